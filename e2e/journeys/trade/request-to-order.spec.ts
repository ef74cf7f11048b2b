import type { Page } from '@playwright/test'
import { overflow, seriousFindings } from '../../axe'
import { createListing, expect, test } from '../../fixtures'
import { ownWord } from '../seller/form-page'
import { dayFromNow, inDialog, pageAs, quoteByApi, rfqIdOf, sellerIdOf } from './trade-page'

const summary = (page: Page) => page.getByRole('region', { name: /^Fix \d+ problems?$/ })
test.use({ actionTimeout: 10_000 })

const ON_REQUEST = /\/rfq\/[0-9a-f-]{36}$/

test('a buyer and a seller go from a request for a listing to a completed order', async ({ browser, baseURL, api }) => {
  const { listingId } = await createListing(await api.as('growth'))
  const buyer = await pageAs(browser, baseURL, 'buyer')
  const seller = await pageAs(browser, baseURL, 'growth')

  await buyer.goto(`/listings/yarn/${listingId}?qty=500`)
  await buyer.getByRole('link', { name: 'Ask for a quotation' }).click()
  await buyer.waitForURL(/\/rfq\/new/)
  expect(Object.fromEntries(new URL(buyer.url()).searchParams)).toEqual({
    moduleKey: 'yarn',
    listingId,
    quantity: '500',
  })
  const quantity = buyer.getByRole('textbox', { name: 'Quantity', exact: true })
  await expect(quantity).toHaveValue('500')

  // A refused form shows each error at its field and keeps its input, even after a reload.
  const count = buyer.getByLabel('Value, line 1')
  await expect(count).toHaveValue('30s CCW')
  await buyer.getByLabel('Delivery place').fill('Tiruppur')
  await buyer.getByLabel(/^Deadline/).fill('2020-01-01')
  await quantity.fill('')
  await buyer.getByRole('button', { name: 'Ask for a quotation' }).click()
  await expect(summary(buyer)).toBeFocused()
  await expect(quantity).toHaveAttribute('aria-invalid', 'true')
  await expect(buyer.getByLabel(/^Deadline/)).toHaveAttribute('aria-invalid', 'true')
  await summary(buyer)
    .getByRole('link', { name: /^Quantity/ })
    .click()
  await expect(quantity).toBeFocused()
  await buyer.keyboard.type('500')
  await buyer.getByLabel(/^Deadline/).fill(dayFromNow(5))
  await count.fill('gibberish')
  await buyer.getByRole('button', { name: 'Ask for a quotation' }).click()
  await expect(buyer.getByText('"gibberish" cannot be read as a count.').last()).toBeVisible()
  await expect(count).toHaveAttribute('aria-invalid', 'true')
  await buyer.reload()
  await expect(buyer.getByText('We restored what you typed')).toBeVisible()
  await expect(count).toHaveValue('gibberish')
  await expect(buyer.getByLabel('Delivery place')).toHaveValue('Tiruppur')
  await count.fill('30s')

  // The seller is notified on any page.
  await seller.goto('/sell/listings')
  const bell = seller
    .getByRole('banner')
    .getByRole('link', { name: /^Inbox/ })
    .first()
  const unread = async () => Number(/(\d+) unread/.exec((await bell.textContent()) ?? '')?.[1] ?? 0)
  const inbox = await (await (await api.as('growth')).get('/api/notifications?limit=1')).json()
  await expect.poll(unread).toBe(inbox.unread)
  await buyer.getByRole('button', { name: 'Ask for a quotation' }).click()
  await buyer.waitForURL(ON_REQUEST)
  await expect.poll(unread).toBe(inbox.unread + 1)
  const rfqId = rfqIdOf(buyer)
  await bell.click()
  await seller.waitForURL('**/inbox')
  await seller
    .getByRole('link', { name: /30s Combed Compact Cotton Weaving Yarn, 500 kg/ })
    .first()
    .click()
  await seller.waitForURL(new RegExp(rfqId))

  // A question and its reply.
  await inDialog(seller, 'Ask the buyer', (dialog) => dialog.getByLabel('Question').fill('Waxed or unwaxed?'))
  await expect(seller.getByText('Waxed or unwaxed?')).toBeVisible()
  await buyer.reload()
  await inDialog(buyer, 'Answer the question', (dialog) => dialog.getByLabel('Answer').fill('Unwaxed, please.'))
  await expect(buyer.getByText('Unwaxed, please.')).toBeVisible()

  // The quotation, with figures as people write them: a gap between slabs is shown at the slab, and the input is kept.
  await seller.reload()
  await seller.getByRole('textbox', { name: 'Price', exact: true }).fill('Rs 288/- +GST')
  await seller.getByLabel('Lead time').fill('12 days')
  await seller.getByRole('button', { name: 'Add slabs' }).click()
  await seller.getByLabel('From, slab 1').fill('60')
  await seller.getByLabel('Up to, slab 1').fill('400')
  await seller.getByLabel('Price, slab 1').fill('288')
  await seller.getByRole('button', { name: 'Add next slab' }).click()
  await seller.getByLabel('From, slab 2').fill('450')
  await seller.getByLabel('Price, slab 2').fill('284')
  await seller.getByRole('button', { name: 'Add a cheque term' }).click()
  await seller.getByLabel('Price, term 1').fill('291.50')
  await seller.getByRole('button', { name: 'Send quotation' }).click()
  await expect(summary(seller)).toBeFocused()
  await summary(seller)
    .getByRole('link', { name: /Between 400 and 450/ })
    .click()
  await expect(seller.getByLabel('From, slab 2')).toBeFocused()
  await expect(seller.getByLabel('From, slab 2')).toHaveAttribute('aria-invalid', 'true')
  await expect(seller.getByLabel('Price, term 1')).toHaveValue('291.50')
  await seller.getByLabel('From, slab 2').fill('401')
  // Corrected, and a row in which nothing is typed says nothing.
  await expect(seller.getByLabel('From, slab 2')).not.toHaveAttribute('aria-invalid')
  await expect(seller.getByRole('region', { name: 'All corrected' })).toBeVisible()
  await seller.getByRole('button', { name: 'Add next slab' }).click()
  await seller.getByRole('button', { name: 'Send quotation' }).click()
  await expect(seller.getByRole('heading', { name: 'Your quotation' })).toBeVisible()

  // A closed dialog returns the focus to its button.
  await buyer.reload()
  await expect(buyer.getByText('30 days: ₹291.50/kg')).toBeVisible()
  const counter = buyer.getByRole('button', { name: 'Counter', exact: true })
  await counter.focus()
  await buyer.keyboard.press('Enter')
  await expect(buyer.getByRole('dialog')).toBeVisible()
  await buyer.keyboard.press('Escape')
  await expect(buyer.getByRole('dialog')).toHaveCount(0)
  await expect(counter).toBeFocused()

  await inDialog(buyer, 'Counter', async (dialog) => {
    await dialog.getByLabel('Price').fill('x')
    await dialog.getByRole('button', { name: 'Counter', exact: true }).click()
    await expect(dialog.getByLabel('Price')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Price').fill('282')
    await expect(dialog).toContainText('replaces the quantity slabs and cheque prices')
  })
  await expect(buyer.getByText('Your counter-offer', { exact: true })).toBeVisible()
  await seller.reload()
  await inDialog(seller, 'Accept counter-offer')
  await expect(seller.getByText('Version 2', { exact: false }).first()).toBeVisible()

  await buyer.reload()
  await inDialog(
    buyer,
    'Accept',
    async (dialog) => {
      await expect(dialog.getByLabel('Quantity')).toHaveValue('500')
      await dialog.getByLabel('Quantity').fill('0')
      await dialog.getByRole('button', { name: 'Place order' }).click()
      await expect(dialog.getByLabel('Quantity')).toHaveAttribute('aria-invalid', 'true')
      await dialog.getByLabel('Quantity').fill('500')
      await expect(dialog.getByLabel('Quantity')).not.toHaveAttribute('aria-invalid')
      await expect(dialog.getByText('Enter a quantity above 0.')).toHaveCount(0)
      await expect(dialog.getByText('₹282.00/kg × 500 kg = ₹1,41,000.00 + GST')).toBeVisible()
      await expect(dialog).toContainText('The seller quoted no freight.')
      await expect(dialog).toContainText('goods only, excluding freight, + GST')
      await dialog.getByLabel('Your order number').fill('PO 42')
    },
    'Place order',
  )
  const order = buyer.getByRole('region', { name: 'Orders' }).getByRole('link')
  await expect(order).toBeVisible()
  await expect(buyer.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0)
  await expect(buyer.locator('body')).not.toBeFocused()
  await order.click()
  await buyer.waitForURL(/\/orders\//)
  await expect(buyer.getByText('PO 42')).toBeVisible()
  await expect(buyer.getByRole('list', { name: 'Order status' }).getByRole('time')).toHaveCount(1)

  const orderPath = new URL(buyer.url()).pathname
  await seller.goto(orderPath)
  for (const step of ['Confirm order', 'Start production']) {
    await inDialog(seller, step)
    await expect(seller.getByRole('button', { name: step })).toHaveCount(0)
  }
  await inDialog(seller, 'Mark dispatched', async (dialog) => {
    const dispatched = dialog.getByLabel('Dispatched weight or quantity')
    await expect(dispatched).toHaveValue('500')
    await dispatched.fill('300')
    await dialog.getByRole('button', { name: 'Mark dispatched' }).click()
    await expect(dispatched).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('You dispatch 300 of 500 kg.').check()
    await expect(dispatched).not.toHaveAttribute('aria-invalid')
  })
  await expect(seller.getByRole('button', { name: 'Mark dispatched' })).toHaveCount(0)
  await buyer.reload()
  await inDialog(buyer, 'Goods received', async (dialog) => {
    await dialog.getByLabel('Received weight or quantity').fill('490')
    await dialog.getByLabel('What is short or damaged').fill('One bag wet')
  })
  await expect(buyer.getByText('Received 490 of 500 kg. One bag wet.')).toBeVisible()
  await inDialog(buyer, 'Complete')
  await expect(buyer.getByRole('button', { name: 'Complete', exact: true })).toHaveCount(0)
  await expect(buyer.locator('[aria-current="step"]')).toHaveText(/Completed/)

  // Both parties write about the order, the seller on a phone and by keyboard.
  const conversation = (page: Page) => page.getByRole('list', { name: 'Messages on this order' }).getByRole('listitem')
  await buyer.getByLabel('Message', { exact: true }).fill('Please send the GST invoice.')
  await buyer.getByRole('button', { name: 'Send message' }).click()
  await expect(conversation(buyer)).toHaveText([/You.*Please send the GST invoice\./])
  await seller.setViewportSize({ width: 390, height: 844 })
  await seller.goto(orderPath)
  await expect(conversation(seller)).toHaveText([/Please send the GST invoice\./])
  await seller.getByLabel('Message', { exact: true }).focus()
  await seller.keyboard.type('It is with the goods.')
  await seller.keyboard.press('Tab')
  await seller.keyboard.press('Enter')
  await expect(conversation(seller)).toHaveText([/GST invoice/, /You.*It is with the goods\./])
  await expect(seller.getByLabel('Message', { exact: true })).toHaveValue('')
  await expect(seller.getByText('Message sent')).toBeVisible()
  await expect(seller.getByLabel('Message', { exact: true })).toBeFocused()
  // An empty message is refused at its box.
  await seller.getByRole('button', { name: 'Send message' }).click()
  await expect(seller.getByText('Write a message.')).toBeVisible()
  await expect(seller.getByLabel('Message', { exact: true })).toBeFocused()
  expect(await overflow(seller)).toBeLessThanOrEqual(0)
  expect(await seriousFindings(seller)).toEqual([])
  await seller.setViewportSize({ width: 1440, height: 900 })

  // Ask again: the page shows what changed since the order, and the form has the ordered values.
  const changed = { data: { listingId, count: '40s CCW', quantitySlabs: null, basePrice: 310 } }
  expect((await (await api.as('growth')).post('/api/trade-core/listings/yarn', changed)).status()).toBe(200)
  await buyer.getByRole('link', { name: 'Ask again' }).click()
  await buyer.waitForURL(/orderId=/)
  const changes = buyer.getByText('Changed since your order').locator('xpath=ancestor::*[.//ul][1]')
  await expect(changes).toContainText('282 INR/kg as ordered, 310 INR/kg on the list today for 500 kg (+9.9 %)')
  await expect(changes).toContainText('30s CCW → 40s CCW')
  await expect(quantity).toHaveValue('500')
  await expect(buyer.getByLabel('Value, line 1')).toHaveValue('30s')
  await buyer.getByRole('button', { name: 'Ask for a quotation' }).click()
  await buyer.waitForURL(ON_REQUEST)
  expect(rfqIdOf(buyer)).not.toBe(rfqId)
  await expect(buyer.getByRole('link', { name: 'an earlier request' })).toHaveAttribute('href', `/rfq/${rfqId}`)
  await Promise.all([buyer, seller].map((page) => page.context().close()))
})

test('three sellers quote in the open pool, and the buyer compares them for a quantity', async ({
  browser,
  baseURL,
  api,
}) => {
  const buyer = await pageAs(browser, baseURL, 'buyer2')
  const word = ownWord()
  await buyer.goto('/rfq')
  await buyer.getByRole('link', { name: 'Ask all sellers' }).click()
  await buyer.waitForURL(/\/rfq\/new/)
  await buyer.getByRole('main').getByRole('link', { name: 'Yarn', exact: true }).click()
  await buyer.waitForURL(/moduleKey=yarn/)
  // The goods come first, and their words fill the rest.
  await buyer.getByLabel('What do you need?').fill('40s combed, 5 MT under USD 3.2 FOB Mundra')
  await buyer.keyboard.press('Tab')
  await expect(buyer.getByText('Filled in from your words')).toContainText('Count 40s')
  await expect(buyer.getByLabel('Value, line 2')).toHaveValue('40s')
  await expect(buyer.getByRole('textbox', { name: 'Quantity', exact: true })).toHaveValue('5,000')
  await expect(buyer.getByLabel('Currency')).toHaveValue('USD')
  await expect(buyer.getByLabel('Trade', { exact: true })).toHaveValue('Export')
  await expect(buyer.getByLabel('Delivery term')).toHaveValue('FOB')
  await buyer.getByRole('button', { name: 'Undo' }).click()
  await expect(buyer.getByLabel('Currency')).toHaveValue('INR')
  await expect(buyer.getByLabel('Trade', { exact: true })).toHaveValue('Domestic')
  await expect(buyer.getByLabel('Value, line 2')).toHaveValue('')
  await buyer.getByLabel('What do you need?').fill('')
  await buyer.getByRole('textbox', { name: 'Quantity', exact: true }).fill('1,000')
  await buyer.getByLabel('Delivery place').fill('Surat')
  await buyer.getByLabel('Note').fill(word)
  await buyer.getByLabel('Point, line 2').selectOption({ label: 'Count' })
  await buyer.getByLabel('Value, line 2').fill('30s')
  await buyer.getByRole('button', { name: 'Ask for quotations' }).click()
  await buyer.waitForURL(ON_REQUEST)
  const rfqId = rfqIdOf(buyer)

  const growth = await pageAs(browser, baseURL, 'growth')
  await growth.goto(`/rfq/${rfqId}`)
  await growth.getByRole('textbox', { name: 'Price', exact: true }).fill('290')
  await growth.getByLabel('Lead time').fill('7')
  await growth.getByLabel('Count: you offer').fill('30s')
  await growth.getByRole('button', { name: 'Send quotation' }).click()
  await expect(growth.getByRole('heading', { name: 'Your quotation' })).toBeVisible()
  await growth.context().close()

  const starter = await pageAs(browser, baseURL, 'starter')
  await starter.goto(`/rfq/${rfqId}`)
  await starter.getByRole('radio', { name: /I can offer an alternative/ }).check()
  await starter.getByRole('textbox', { name: 'Price', exact: true }).fill('270')
  await starter.getByLabel('Lead time').fill('20')
  await starter.getByLabel('Count: you offer').fill('34s')
  await starter.getByRole('button', { name: 'Send quotation' }).click()
  await expect(starter.getByRole('heading', { name: 'Your quotation' })).toBeVisible()
  await starter.context().close()

  const all = await pageAs(browser, baseURL, 'all')
  await all.goto(`/rfq/${rfqId}`)
  await all.getByRole('radio', { name: /I cannot supply/ }).check()
  await expect(all.getByLabel('Lead time')).toHaveCount(0)
  await all.getByRole('button', { name: 'Send quotation' }).click()
  await expect(all.getByText('Cannot supply this.')).toBeVisible()
  await all.context().close()

  await buyer.reload()
  await buyer.getByRole('link', { name: 'Compare quotations' }).click()
  await buyer.waitForURL(/\/compare$/)
  const table = buyer.getByRole('table', { name: 'Quotations side by side' })
  await expect(table.getByText('Cannot supply', { exact: true })).toBeVisible()
  await expect(table.getByText('Alternative', { exact: true })).toBeVisible()
  await expect(table.getByRole('rowheader', { name: 'For 1,000 kg' })).toBeVisible()
  await buyer.getByLabel('Quantity', { exact: true }).fill('2500')
  const row = table.getByRole('row').filter({ has: buyer.getByRole('rowheader', { name: 'For 2,500 kg' }) })
  await expect(row).toBeVisible()
  await expect(buyer).toHaveURL(/quantity=2500/)
  const compared = await (await (await api.as('buyer2')).get(`/api/rfq/compare/${rfqId}?quantity=2500`)).json()
  const inRupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  // Of a part of the quantity the page shows what is offered.
  const totals = compared.totals as { total: number | null; offered: { total: number | null } | null }[]
  const figures = totals.map(({ total, offered }) => offered?.total ?? total)
  expect(figures.filter((total) => total !== null)).toHaveLength(2)
  const cells = await row.getByRole('cell').allTextContents()
  expect(cells.map((text) => /[\d,]+\.\d\d/.exec(text)?.[0] ?? null)).toEqual(
    figures.map((total) => (total === null ? null : inRupees.format(total))),
  )
  await buyer.context().close()
})

test('a line of a request that is removed by keyboard leaves the focus in the form', async ({ browser, baseURL }) => {
  const buyer = await pageAs(browser, baseURL, 'buyer')
  await buyer.goto('/rfq/new?moduleKey=yarn')
  await buyer.getByRole('button', { name: 'Remove line 1' }).focus()
  await buyer.keyboard.press('Enter')
  await expect(buyer.getByRole('button', { name: 'Add a line' })).toBeFocused()
})

test('the buyer of a sealed request sees the number of quotations and no price', async ({ browser, baseURL, api }) => {
  const sellers = await Promise.all([api.as('growth'), api.as('starter')])
  const ids = await Promise.all(sellers.map(sellerIdOf))
  const buyer = await pageAs(browser, baseURL, 'buyer')
  await buyer.goto(`/rfq/new?moduleKey=yarn&quantity=700&${ids.map((id) => `sellerId=${id}`).join('&')}`)
  await expect(buyer.getByRole('textbox', { name: 'Quantity', exact: true })).toHaveValue('700')
  await buyer.getByLabel('Delivery place').fill('Panipat')
  await buyer.getByLabel('Point, line 2').selectOption({ label: 'Count' })
  await buyer.getByLabel('Value, line 2').fill('20s')
  await buyer.getByRole('checkbox', { name: /Seal prices/ }).check()
  await buyer.getByRole('button', { name: 'Ask for quotations' }).click()
  await buyer.waitForURL(ON_REQUEST)
  const rfqId = rfqIdOf(buyer)
  await expect(buyer.getByText('0 sealed quotations')).toBeVisible()
  for (const [index, seller] of sellers.entries()) {
    await quoteByApi(seller, rfqId, { unitPrice: 271.37 + index })
  }
  await buyer.reload()
  await expect(buyer.getByText('2 sealed quotations')).toBeVisible()
  const source = await (await buyer.request.get(`/rfq/${rfqId}`)).text()
  expect(source).not.toMatch(/27[12]\.37/)
  await buyer.goto(`/rfq/${rfqId}/compare`)
  await expect(buyer.getByText('Prices stay hidden until the deadline.')).toBeVisible()
  expect(await buyer.content()).not.toMatch(/27[12]\.37/)
  await buyer.context().close()
})

test('in a sealed pool the buyer messages all sellers and reads none before the deadline', async ({
  browser,
  baseURL,
  api,
}) => {
  const respondBy = new Date(Date.now() + 86_400_000).toISOString()
  const body = {
    moduleKey: 'yarn',
    openPool: true,
    quantity: 800,
    uom: 'kg',
    note: '30s combed',
    sealed: true,
    respondBy,
  }
  const created = await (await api.as('buyer')).post('/api/rfq/create', { data: body })
  const { rfqId } = (await created.json()).rfq
  const events = '/api/trade-core/erp/marketplace-commercial/seller-quotation-event'
  const note = { rfqId, type: 'NOTE', message: 'On which cones?' }
  expect((await (await api.as('growth')).post(events, { data: note })).status()).toBe(201)

  const buyer = await pageAs(browser, baseURL, 'buyer')
  await buyer.goto(`/rfq/${rfqId}`)
  await expect(buyer.getByText('On which cones?')).toHaveCount(0)
  await expect(buyer.getByLabel('To', { exact: true })).toHaveValue('')
  await buyer.getByRole('textbox', { name: 'Message' }).fill('On paper cones of 1.89 kg.')
  await buyer.getByRole('button', { name: 'Send message' }).click()
  await expect(buyer.getByText('You sent a message to all sellers')).toBeVisible()

  for (const account of ['growth', 'starter'] as const) {
    const seller = await pageAs(browser, baseURL, account)
    await seller.goto(`/rfq/${rfqId}`)
    await expect(seller.getByText('sent a message to all sellers')).toBeVisible()
    await expect(seller.getByText('On paper cones of 1.89 kg.')).toBeVisible()
    await expect(seller.getByText('On which cones?')).toHaveCount(account === 'growth' ? 1 : 0)
    await seller.context().close()
  }
  await buyer.context().close()
})

test('a seller whose slabs say another price is shown which price counts', async ({ browser, baseURL, api }) => {
  const body = { moduleKey: 'yarn', openPool: true, quantity: 800, uom: 'kg', note: '30s combed' }
  const created = await (await api.as('buyer')).post('/api/rfq/create', { data: body })
  const { rfqId } = (await created.json()).rfq

  const seller = await pageAs(browser, baseURL, 'growth')
  await seller.goto(`/rfq/${rfqId}`)
  await seller.getByRole('textbox', { name: 'Price', exact: true }).fill('288')
  await seller.getByRole('textbox', { name: 'Lead time' }).fill('6')
  await seller.getByRole('button', { name: 'Add slabs' }).click()
  await seller.getByRole('textbox', { name: 'From, slab 1' }).fill('500')
  await seller.getByRole('textbox', { name: 'Price, slab 1' }).fill('292')
  await seller.getByRole('button', { name: 'Send quotation' }).click()
  // The form goes, with its warnings; the card keeps this one.
  await expect(seller.getByText('Your slabs set the price')).toBeVisible()
  await seller.reload()
  await expect(seller.getByText('With your slabs, 800 kg cost ₹292.00 per kg, not ₹288.00.')).toBeVisible()
  await seller.context().close()

  const buyer = await pageAs(browser, baseURL, 'buyer')
  await buyer.goto(`/rfq/${rfqId}`)
  await expect(buyer.getByText('₹292.00').first()).toBeVisible()
  await expect(buyer.getByText(/288/)).toHaveCount(0)
  await buyer.context().close()
})
