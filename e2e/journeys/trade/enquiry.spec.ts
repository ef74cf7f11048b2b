import type { APIRequestContext, Page } from '@playwright/test'
import { seriousFindings } from '../../axe'
import { DEMO_PASSWORD, type DemoAccount, emailOf, expect, test, yarnBody } from '../../fixtures'
import { ownWord } from '../seller/form-page'
import { inDialog, pageAs } from './trade-page'

test.use({ actionTimeout: 15_000 })

const GOODS: readonly { seller: DemoAccount; moduleKey: string; body: Record<string, unknown> }[] = [
  { seller: 'growth', moduleKey: 'yarn', body: yarnBody({ title: '30s combed', quantitySlabs: [], pdcSlabs: [] }) },
  {
    seller: 'starter',
    moduleKey: 'thread',
    body: { title: 'Tkt 120 thread', basePrice: 95, uom: 'cone', priceUom: 'cone' },
  },
  { seller: 'all', moduleKey: 'grey_fabric', body: { title: 'Grey poplin', basePrice: 62, uom: 'm', priceUom: 'm' } },
]

interface Listed {
  moduleKey: string
  listingId: string
  title: string
}

/** A listing of each module, each of another seller. */
async function listGoods(as: (account: DemoAccount) => Promise<APIRequestContext>, word: string): Promise<Listed[]> {
  const listed: Listed[] = []
  for (const { seller, moduleKey, body } of GOODS) {
    const title = `${body.title} ${word}`
    const data = { ...body, title }
    const response = await (await as(seller)).post(`/api/trade-core/listings/${moduleKey}`, { data })
    expect(response.status(), await response.text()).toBe(201)
    listed.push({ moduleKey, title, listingId: (await response.json()).listing.listingId })
  }
  return listed
}

const counter = (page: Page) => page.getByRole('link', { name: /^Enquiry \d+$/ }).filter({ visible: true })
const lineOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

test('goods of three sellers are asked in one enquiry, and awarded to two of them', async ({
  browser,
  baseURL,
  api,
  page: visitor,
}) => {
  test.setTimeout(240_000)
  const word = ownWord()
  const [yarn, thread, fabric] = (await listGoods(api.as, word)) as [Listed, Listed, Listed]

  // A visitor collects from the grid and from a listing; nothing is in the header before.
  await visitor.goto(`/listings/yarn?q=${encodeURIComponent(word)}`)
  await expect(counter(visitor)).toHaveCount(0)
  await visitor.getByRole('button', { name: /^Add to Enquiry/ }).click()
  await expect(counter(visitor)).toHaveText('Enquiry1')
  await visitor.goto(`/listings/thread/${thread.listingId}`)
  await visitor
    .getByRole('button', { name: /^Add to enquiry/ })
    .first()
    .click()
  await expect(counter(visitor)).toHaveText('Enquiry2')
  await counter(visitor).click()
  await visitor.waitForURL(/\/enquiry$/)
  await lineOf(visitor, yarn.title).getByRole('textbox', { name: 'Quantity' }).fill('500')
  await lineOf(visitor, thread.title).getByRole('textbox', { name: 'Quantity' }).fill('200')
  await visitor.getByRole('textbox', { name: 'Delivery to' }).fill('Tiruppur')
  await visitor.getByRole('textbox', { name: 'Note' }).fill(`For shirts ${word}`)
  expect(await seriousFindings(visitor), 'the enquiry of a visitor').toEqual([])
  await visitor.reload()
  await expect(lineOf(visitor, yarn.title).getByRole('textbox', { name: 'Quantity' })).toHaveValue('500')

  // After signing in everything is still there, and more can be added.
  await visitor.getByRole('link', { name: 'Sign in to send' }).click()
  await visitor.getByLabel('E-mail').fill(emailOf('buyer2'))
  await visitor.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await visitor.getByRole('button', { name: 'Sign in' }).click()
  await visitor.waitForURL(/\/enquiry$/)
  const buyer = visitor
  await expect(lineOf(buyer, yarn.title).getByRole('textbox', { name: 'Quantity' })).toHaveValue('500')
  await expect(buyer.getByRole('textbox', { name: 'Delivery to' })).toHaveValue('Tiruppur')
  await buyer.goto(`/listings/grey_fabric/${fabric.listingId}`)
  await buyer
    .getByRole('button', { name: /^Add to enquiry/ })
    .first()
    .click()
  await expect(counter(buyer)).toHaveText('Enquiry3')
  await counter(buyer).click()
  await buyer.waitForURL(/\/enquiry$/)

  // What is wrong is said at its line, and nothing is lost.
  await buyer.getByRole('button', { name: 'Send to 3 sellers' }).click()
  await expect(buyer.getByRole('region', { name: /^Fix 1 problem$/ })).toBeVisible()
  await expect(lineOf(buyer, fabric.title).getByText('This is missing.')).toBeVisible()
  await lineOf(buyer, fabric.title).getByRole('textbox', { name: 'Quantity' }).fill('800')
  await buyer.getByRole('button', { name: 'Send to 3 sellers' }).click()
  await buyer.waitForURL(/\/enquiries\/[0-9a-f-]{36}$/)
  await expect(counter(buyer)).toHaveCount(0)
  await expect(buyer.getByText(`For shirts ${word}`)).toBeVisible()
  const address = new URL(buyer.url()).pathname

  // Two sellers quote, each in the form of their own lines.
  for (const [account, goods, price] of [
    ['growth', '30s Combed', '281'],
    ['starter', 'Tkt 120', '90'],
  ] as const) {
    const seller = await pageAs(browser, baseURL, account)
    await seller.goto(address)
    await expect(seller.getByRole('main').getByRole('group')).toHaveCount(1)
    await expect(seller.getByRole('main').getByRole('group')).toContainText(goods)
    await seller.getByRole('textbox', { name: 'Price' }).fill(price)
    await seller.getByRole('button', { name: 'Send quotation' }).click()
    // Without a lead time the line is refused, and what was typed stays.
    await expect(seller.getByText('1 line was not sent')).toBeVisible()
    await expect(seller.getByRole('textbox', { name: 'Price' })).toHaveValue(price)
    await seller.getByRole('textbox', { name: 'Lead time' }).fill('9')
    expect(await seriousFindings(seller), 'the form of a seller').toEqual([])
    await seller.getByRole('button', { name: 'Send quotation' }).click()
    await expect(seller.getByRole('heading', { name: 'Answered' })).toBeVisible()
    await seller.context().close()
  }
  const stranger = await pageAs(browser, baseURL, 'buyer')
  expect((await stranger.goto(address))?.status()).toBe(404)
  await stranger.context().close()

  // The buyer compares, downloads the comparison, and accepts line by line.
  await buyer.reload()
  await expect(buyer.getByText('No seller has quoted every line in full.')).toBeVisible()
  expect(await seriousFindings(buyer), 'the page of an enquiry').toEqual([])
  const sheet = await buyer.request.get(`/api/rfq${address}/export`)
  expect(sheet.headers()['content-type']).toContain('spreadsheetml')
  for (const line of [yarn, thread]) {
    const orders = buyer.getByRole('link', { name: /^ORD-/ })
    const before = await orders.count()
    await inDialog(buyer, 'Accept', async (dialog) => expect(dialog).toContainText('Delivery'), 'Place order')
    await expect(orders, line.title).toHaveCount(before + 1)
  }
  await expect(buyer.getByText('Awarded', { exact: false }).first()).toBeVisible()
  const orders = await (await (await api.as('buyer2')).get('/api/trade-core/orders/mine?as=buyer&limit=2')).json()
  expect(orders.orders.map(({ moduleKey }: { moduleKey: string }) => moduleKey).sort()).toEqual(['thread', 'yarn'])
})
