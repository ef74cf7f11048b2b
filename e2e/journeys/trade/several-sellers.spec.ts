import type { Page } from '@playwright/test'
import { seriousFindings } from '../../axe'
import { createListing, expect, test } from '../../fixtures'
import { ownWord } from '../seller/form-page'
import { inDialog, pageAs, quoteByApi, rfqIdOf } from './trade-page'

const ON_REQUEST = /\/rfq\/[0-9a-f-]{36}$/
const summary = (page: Page) => page.getByRole('region', { name: /^Fix \d+ problems?$/ })
const csv = (name: string, text = 'lot,count\n1,30\n') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const files = (page: Page, label: string) => page.locator(`input[type=file][aria-label="${label}"]`)

test('a request to three sellers exchanges files and limits orders to the remaining quantity', async ({
  browser,
  baseURL,
  api,
}) => {
  const word = ownWord()
  const accounts = ['growth', 'starter', 'all'] as const
  const listings = []
  for (const account of accounts) {
    listings.push(await createListing(await api.as(account), { title: `${word} of ${account}` }))
  }
  const buyer = await pageAs(browser, baseURL, 'buyer')
  await buyer.goto(`/listings/yarn?${listings.map(({ listingId }) => `compare=${listingId}`).join('&')}`)
  await expect(buyer.getByRole('link', { name: 'Ask for quotations' })).toBeVisible()
  await buyer.getByRole('link', { name: 'Compare side by side' }).click()
  await buyer.getByRole('link', { name: 'Ask these 3 sellers' }).click()
  await buyer.waitForURL(/\/rfq\/new/)
  await expect(buyer.getByRole('radio', { name: /These 3 sellers/ })).toBeChecked()
  await expect(buyer.getByRole('list', { name: 'Sellers asked' }).getByRole('listitem')).toHaveCount(3)
  // The values that the three listings share are filled in.
  await expect(
    buyer
      .getByLabel(/^Value, line/)
      .filter({ visible: true })
      .first(),
  ).not.toHaveValue('')
  await buyer.getByRole('textbox', { name: 'Quantity', exact: true }).fill('1,000')
  await buyer.getByLabel('Note').fill(word)

  // A refused file shows its error and blocks the request. An accepted file is sent.
  await files(buyer, 'Files').setInputFiles([csv('tech pack.csv'), { ...csv('setup.exe'), mimeType: 'text/plain' }])
  await expect(buyer.getByText(/^This type of file is not accepted/)).toBeVisible()
  await expect(buyer.getByRole('link', { name: 'tech pack.csv' })).toBeVisible()
  await buyer.getByRole('button', { name: 'Ask for quotations' }).click()
  await expect(summary(buyer)).toContainText('setup.exe was not sent')
  expect(await seriousFindings(buyer), 'a request blocked by its file').toEqual([])
  const remove = buyer.getByRole('button', { name: 'Remove setup.exe' })
  await remove.focus()
  await buyer.keyboard.press('Enter')
  await expect(remove).toHaveCount(0)
  // Input and file survive a reload.
  await buyer.reload()
  await expect(buyer.getByText('We restored what you typed')).toBeVisible()
  await expect(buyer.getByRole('link', { name: 'tech pack.csv' })).toBeVisible()
  await buyer.getByRole('button', { name: 'Ask for quotations' }).click()
  await buyer.waitForURL(ON_REQUEST)
  const rfqId = rfqIdOf(buyer)
  await expect(buyer.getByRole('list', { name: 'Files' }).getByText('tech pack.csv')).toBeVisible()

  // A seller sends a message with a file and a quotation with another. The form survives a reload too.
  const growth = await pageAs(browser, baseURL, 'growth')
  await growth.goto(`/rfq/${rfqId}`)
  const techPack = await growth.getByRole('link', { name: 'tech pack.csv' }).getAttribute('href')
  const opened = await growth.request.get(techPack ?? '')
  expect(opened.status()).toBe(200)
  expect(opened.headers()).toMatchObject({ 'x-content-type-options': 'nosniff' })
  expect(opened.headers()['content-disposition']).toMatch(/^attachment/)
  await growth.getByRole('textbox', { name: 'Message' }).fill('Our last lot is attached.')
  await files(growth, 'Files with the message').setInputFiles(csv('last lot.csv'))
  await growth.getByRole('button', { name: 'Send message' }).click()
  await expect(growth.getByRole('list', { name: 'Files with this message' }).getByText('last lot.csv')).toBeVisible()
  await growth.getByRole('textbox', { name: 'Price', exact: true }).fill('285')
  await growth.getByLabel('Lead time').fill('9')
  await files(growth, 'Files').setInputFiles(csv('uster.csv'))
  await expect(growth.getByRole('link', { name: 'uster.csv' })).toBeVisible()
  await growth.reload()
  await expect(growth.getByText('We restored what you typed')).toBeVisible()
  await expect(growth.getByLabel('Lead time')).toHaveValue('9')
  await growth.getByRole('button', { name: 'Send quotation' }).click()
  await expect(growth.getByRole('heading', { name: 'Your quotation' })).toBeVisible()

  // Another seller sees the file of the request, but not those of the first seller.
  const starter = await api.as('starter')
  const uster = await growth.getByRole('link', { name: 'uster.csv' }).first().getAttribute('href')
  expect((await starter.get(techPack ?? '')).status()).toBe(200)
  expect((await starter.get(uster ?? '')).status()).toBe(404)
  expect((await api.anonymous.get(uster ?? '')).status()).toBe(404)
  const otherQuote = await quoteByApi(starter, rfqId, { offeredQuantity: 1000, unitPrice: 288 })

  // The buyer sees what is new, counters, and cannot order more than the remaining quantity.
  await buyer.goto('/rfq')
  await expect(buyer.locator(`a[href="/rfq/${rfqId}"]`).getByText('Unread', { exact: true })).toBeVisible()
  await buyer.goto(`/rfq/${rfqId}`)
  await expect(buyer.getByText('New', { exact: true }).first()).toBeVisible()
  await expect(buyer.getByRole('list', { name: 'Files with this message' }).getByText('last lot.csv')).toBeVisible()
  expect(await seriousFindings(buyer), 'a request with files and news').toEqual([])
  const card = buyer.locator('section[aria-labelledby=quotations] > *').filter({ hasText: 'uster.csv' })
  await card.getByRole('button', { name: 'Counter', exact: true }).click()
  await buyer.getByRole('dialog').getByLabel('Price').fill('281')
  await buyer.getByRole('dialog').locator('input[type=file]').setInputFiles(csv('shade card.csv'))
  await expect(buyer.getByRole('dialog').getByRole('link', { name: 'shade card.csv' })).toBeVisible()
  await buyer.getByRole('dialog').getByRole('button', { name: 'Counter', exact: true }).click()
  await expect(buyer.getByText('Your counter-offer', { exact: true })).toBeVisible()
  await growth.reload()
  const ofCounter = growth.getByRole('list', { name: 'Files with the counter-offer' })
  const shadeCard = await ofCounter.getByRole('link', { name: 'shade card.csv' }).getAttribute('href')
  expect((await growth.request.get(shadeCard ?? '')).status()).toBe(200)
  expect((await starter.get(shadeCard ?? '')).status()).toBe(404)
  await inDialog(growth, 'Accept counter-offer')
  await expect(growth.getByText('Version 2', { exact: false }).first()).toBeVisible()
  const accepted = await (await api.as('buyer')).post('/api/rfq/accept', {
    data: { rfqId, quoteId: otherQuote.quoteId, quoteVersion: 1, quantity: 700 },
  })
  expect(accepted.status(), await accepted.text()).toBe(201)
  await buyer.reload()
  await inDialog(
    buyer,
    'Accept',
    async (dialog) => {
      await expect(dialog.getByLabel('Quantity')).toHaveValue('300')
      await dialog.getByLabel('Quantity').fill('301')
      // Refused as it is typed, without a total.
      await expect(dialog.getByText('=', { exact: false })).toHaveCount(0)
      await expect(dialog.getByLabel('Quantity')).toHaveAttribute('aria-invalid', 'true')
      await expect(dialog.getByText('Only 300 kg are not awarded yet.')).toBeVisible()
      await dialog.getByLabel('Quantity').fill('300')
    },
    'Place order',
  )
  await expect(buyer.getByRole('region', { name: 'Orders' }).getByRole('link')).toHaveCount(2)

  // The order shows the files of both sides and who can open them.
  const orderOfGrowth = buyer
    .getByRole('region', { name: 'Orders' })
    .getByRole('listitem')
    .filter({ hasText: '300 kg' })
  const orderPath = await orderOfGrowth.getByRole('link').getAttribute('href')
  for (const page of [buyer, growth]) {
    await page.goto(orderPath ?? '')
    await expect(page.getByRole('list', { name: 'With the request' }).getByText('tech pack.csv')).toBeVisible()
    await expect(page.getByText('The buyer and every seller asked can open these.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'With the accepted quotation' }).getByText('uster.csv')).toBeVisible()
  }
  await expect(growth.getByRole('link', { name: 'Ask again' })).toHaveCount(0)
  await buyer.goto(`/rfq/${rfqId}`)

  // The print shows the names of the files. The new version kept the file of the earlier one.
  await buyer.getByRole('link', { name: 'Print' }).first().click()
  await buyer.waitForURL(/\/quotations\//)
  await buyer.emulateMedia({ media: 'print' })
  await expect(buyer.getByRole('list', { name: 'Files' }).getByText('tech pack.csv')).toBeVisible()
  const pdf = (await buyer.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await Promise.all([buyer, growth].map((page) => page.context().close()))
})

test('a cancelled request is sent again to fewer sellers with its files and links both ways', async ({
  browser,
  baseURL,
  api,
}) => {
  const word = ownWord()
  const listings = []
  for (const account of ['growth', 'starter'] as const) {
    listings.push(await createListing(await api.as(account), { title: `${word} of ${account}` }))
  }
  const buyer = await pageAs(browser, baseURL, 'buyer2')
  await buyer.goto(`/rfq/new?moduleKey=yarn&${listings.map(({ listingId }) => `like=${listingId}`).join('&')}`)
  await buyer.getByRole('textbox', { name: 'Quantity', exact: true }).fill('640')
  await files(buyer, 'Files').setInputFiles(csv('artwork.csv'))
  await expect(buyer.getByRole('link', { name: 'artwork.csv' })).toBeVisible()
  await buyer.getByRole('button', { name: 'Ask for quotations' }).click()
  await buyer.waitForURL(ON_REQUEST)
  const oldRfqId = rfqIdOf(buyer)
  await inDialog(buyer, 'Cancel request')
  await buyer.getByRole('link', { name: 'Ask again' }).click()
  await buyer.waitForURL(new RegExp(`copyOf=${oldRfqId}`))
  await expect(buyer.getByRole('textbox', { name: 'Quantity', exact: true })).toHaveValue('640')
  await expect(buyer.getByRole('link', { name: 'artwork.csv' })).toBeVisible()
  const sellers = buyer.getByRole('list', { name: 'Sellers asked' })
  await sellers.getByRole('button').first().focus()
  await buyer.keyboard.press('Enter')
  await expect(sellers.getByRole('listitem')).toHaveCount(1)
  await expect(buyer.getByRole('radio', { name: /This seller/ })).toBeChecked()
  expect(await seriousFindings(buyer), 'a repeated request').toEqual([])
  await buyer.getByRole('button', { name: 'Ask for quotations' }).click()
  await buyer.waitForURL((url) => ON_REQUEST.test(url.pathname) && !url.pathname.endsWith(oldRfqId))
  const newRfqId = rfqIdOf(buyer)
  await expect(buyer.getByRole('list', { name: 'Files' }).getByText('artwork.csv')).toBeVisible()
  await buyer.getByRole('link', { name: 'an earlier request' }).click()
  await buyer.waitForURL(new RegExp(`${oldRfqId}$`))
  await expect(buyer.getByRole('link', { name: 'a later request' })).toHaveAttribute('href', `/rfq/${newRfqId}`)
  await buyer.context().close()
})
