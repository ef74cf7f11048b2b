import type { APIRequestContext, Page } from '@playwright/test'
import { seriousFindings } from '../../axe'
import { DEMO_PASSWORD, type DemoAccount, emailOf, expect, signIn, test } from '../../fixtures'
import { ownWord } from '../seller/form-page'
import { inDialog, pageAs } from './trade-page'

/** A cloth, its trims and its packing: three sellers, one of them with two lines. */
const GOODS: readonly { seller: DemoAccount; moduleKey: string; body: Record<string, unknown> }[] = [
  {
    seller: 'starter',
    moduleKey: 'grey_fabric',
    body: { title: 'Grey poplin', basePrice: 62, uom: 'm', priceUom: 'm' },
  },
  {
    seller: 'growth',
    moduleKey: 'garment_accessories',
    body: { title: 'Shirt buttons', trimType: 'Button', ligne: 18, basePrice: 90, uom: 'gross', priceUom: 'gross' },
  },
  {
    seller: 'growth',
    moduleKey: 'garment_accessories',
    body: { title: 'Woven labels', trimType: 'Label', basePrice: 850, uom: '1000', priceUom: '1000' },
  },
  {
    seller: 'all',
    moduleKey: 'packing_accessories',
    body: { title: 'Shirt cartons', packType: 'Carton', basePrice: 42, uom: 'piece', priceUom: 'piece' },
  },
]

interface Listed {
  moduleKey: string
  listingId: string
  title: string
}

/** A listing of each. */
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
/** A line of the enquiry; a summary of errors names it too, without a box. */
const lineOf = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: title })
    .filter({ has: page.getByRole('textbox') })

test('goods of three sellers are asked in one enquiry, and awarded to two of them', async ({
  browser,
  baseURL,
  api,
  page: visitor,
}) => {
  const word = ownWord()
  const [fabric, buttons, labels, cartons] = (await listGoods(api.as, word)) as [Listed, Listed, Listed, Listed]

  // A visitor collects from the grid and from a listing; nothing is in the header before.
  await visitor.goto(`/listings/grey_fabric?q=${encodeURIComponent(word)}`)
  await expect(counter(visitor)).toHaveCount(0)
  await visitor.getByRole('button', { name: /^Add to Enquiry/ }).click()
  await expect(counter(visitor)).toHaveText('Enquiry1')
  await visitor.goto(`/listings/garment_accessories/${buttons.listingId}`)
  await visitor
    .getByRole('button', { name: /^Add to enquiry/ })
    .first()
    .click()
  await expect(counter(visitor)).toHaveText('Enquiry2')
  await counter(visitor).click()
  await visitor.waitForURL(/\/enquiry$/)
  await lineOf(visitor, fabric.title).getByRole('textbox', { name: 'Quantity' }).fill('500')
  await lineOf(visitor, buttons.title).getByRole('textbox', { name: 'Quantity' }).fill('20')
  await visitor.getByRole('textbox', { name: 'Delivery place' }).fill('Tiruppur')
  await visitor.getByRole('textbox', { name: 'Note' }).fill(`For shirts ${word}`)
  expect(await seriousFindings(visitor), 'the enquiry of a visitor').toEqual([])
  await visitor.reload()
  await expect(lineOf(visitor, fabric.title).getByRole('textbox', { name: 'Quantity' })).toHaveValue('500')

  // After signing in everything is still there, and more can be added.
  await visitor.getByRole('link', { name: 'Sign in to send' }).click()
  await visitor.getByLabel('E-mail').fill(emailOf('buyer2'))
  await visitor.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await visitor.getByRole('button', { name: 'Sign in' }).click()
  await visitor.waitForURL(/\/enquiry$/)
  const buyer = visitor
  await expect(lineOf(buyer, fabric.title).getByRole('textbox', { name: 'Quantity' })).toHaveValue('500')
  await expect(buyer.getByRole('textbox', { name: 'Delivery place' })).toHaveValue('Tiruppur')
  for (const [listed, count] of [
    [labels, 'Enquiry3'],
    [cartons, 'Enquiry4'],
  ] as const) {
    await buyer.goto(`/listings/${listed.moduleKey}/${listed.listingId}`)
    await buyer
      .getByRole('button', { name: /^Add to enquiry/ })
      .first()
      .click()
    await expect(counter(buyer)).toHaveText(count)
  }
  await counter(buyer).click()
  await buyer.waitForURL(/\/enquiry$/)

  await lineOf(buyer, labels.title).getByRole('textbox', { name: 'Quantity' }).fill('3')

  // What is wrong is said at its line, nothing is sent and nothing is lost.
  await buyer.getByRole('button', { name: 'Send to 3 sellers' }).click()
  const summary = buyer.getByRole('region', { name: /^Fix 1 problem$/ })
  await expect(summary.getByRole('link', { name: `${cartons.title}: This is missing.` })).toBeVisible()
  await expect(lineOf(buyer, cartons.title).getByText('This is missing.')).toBeVisible()
  await lineOf(buyer, cartons.title).getByRole('textbox', { name: 'Quantity' }).fill('800')
  await buyer.getByRole('button', { name: 'Send to 3 sellers' }).click()
  await buyer.waitForURL(/\/enquiries\/[0-9a-f-]{36}$/)
  await expect(counter(buyer)).toHaveCount(0)
  await expect(buyer.getByText(`For shirts ${word}`)).toBeVisible()
  const address = new URL(buyer.url()).pathname

  // Two sellers quote, each all of their own lines in one form.
  for (const [account, lines] of [
    ['starter', [[fabric, '61']]],
    [
      'growth',
      [
        [buttons, '88'],
        [labels, '840'],
      ],
    ],
  ] as const) {
    const seller = await pageAs(browser, baseURL, account)
    await seller.goto(address)
    const groups = seller.getByRole('main').getByRole('group')
    await expect(groups).toHaveCount(lines.length)
    for (const [at, [, price]] of lines.entries()) {
      await groups.nth(at).getByRole('textbox', { name: 'Price' }).fill(price)
      if (at > 0) await groups.nth(at).getByRole('textbox', { name: 'Lead time' }).fill('9')
    }
    await seller.getByRole('button', { name: /^Send (?:\d )?quotations?$/ }).click()
    // Without a lead time the line is refused, and what was typed stays.
    await expect(seller.getByText('1 line was not sent')).toBeVisible()
    await expect(seller.locator('a[href^="#answer-"]')).toHaveCount(1)
    await expect(groups.first().getByRole('textbox', { name: 'Price' })).toHaveValue(lines[0][1])
    await groups.first().getByRole('textbox', { name: 'Lead time' }).fill('9')
    expect(await seriousFindings(seller), 'the form of a seller').toEqual([])
    // Until the page shows it as answered, the form keeps what was sent.
    let showAnswered = () => {}
    const isAllowed = new Promise<void>((resolve) => {
      showAnswered = resolve
    })
    await seller.route(`**${address}?*`, async (route) => {
      await isAllowed
      await route.continue()
    })
    const accepted = seller.waitForResponse('**/api/rfq/respond')
    await seller.getByRole('button', { name: /^Send (?:\d )?quotations?$/ }).click()
    expect((await accepted).ok()).toBe(true)
    // The message about the line that was sent first may still be shown.
    await expect(seller.getByText(/^\d quotations? sent\.$/).last()).toBeVisible()
    await expect(groups.first().getByRole('textbox', { name: 'Price' })).toHaveValue(lines[0][1])
    showAnswered()
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
  for (const line of [fabric, buttons, labels]) {
    const orders = buyer.getByRole('link', { name: /^ORD-/ })
    const before = await orders.count()
    await inDialog(buyer, 'Accept', async (dialog) => expect(dialog).toContainText('Delivery'), 'Place order')
    await expect(orders, line.title).toHaveCount(before + 1)
  }
  await expect(buyer.getByText('Awarded', { exact: false }).first()).toBeVisible()
  const orders = await (await (await api.as('buyer2')).get('/api/trade-core/orders/mine?as=buyer&limit=3')).json()
  expect(orders.orders.map(({ moduleKey }: { moduleKey: string }) => moduleKey).sort()).toEqual([
    'garment_accessories',
    'garment_accessories',
    'grey_fabric',
  ])
})

test('what is typed for an enquiry goes to the account that signs in, and to no other', async ({ page, api }) => {
  const word = ownWord()
  const { listings } = await (await api.anonymous.get('/api/trade-core/listings/grey_fabric?limit=1')).json()
  await page.goto(`/listings/grey_fabric/${listings[0].listingId}`)
  await page
    .getByRole('button', { name: /^Add to enquiry/ })
    .first()
    .click()
  await expect(counter(page)).toHaveText('Enquiry1')
  await page.goto('/enquiry')
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill(`for ${word}`)
  await signIn(page, 'buyer')
  await page.goto('/enquiry')
  await expect(note).toHaveValue(`for ${word}`)

  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('button', { name: 'Keep it and sign out' }).click()
  await page.waitForURL((url) => url.pathname !== '/account')
  await page.goto('/enquiry')
  await expect(page.getByText('Nothing collected yet')).toBeVisible()
  await signIn(page, 'buyer2')
  await page.goto(`/listings/grey_fabric/${listings[0].listingId}`)
  await page
    .getByRole('button', { name: /^Add to enquiry/ })
    .first()
    .click()
  await expect(counter(page)).toBeVisible()
  await page.goto('/enquiry')
  await expect(note).toHaveValue('')
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()

  await page.context().clearCookies()
  await signIn(page, 'buyer')
  await page.goto('/enquiry')
  await expect(note).toHaveValue(`for ${word}`)
  await note.fill('')
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(page.getByText('Nothing collected yet')).toBeVisible()
})

test('a line that is removed by keyboard keeps the focus in the enquiry and can be put back', async ({ page, api }) => {
  const word = ownWord()
  const [, buttons, labels] = (await listGoods(api.as, word)) as [Listed, Listed, Listed, Listed]
  for (const { moduleKey, listingId } of [buttons, labels]) {
    await page.goto(`/listings/${moduleKey}/${listingId}`)
    await page
      .getByRole('button', { name: /^Add to enquiry/ })
      .first()
      .click()
  }
  await expect(counter(page)).toHaveText('Enquiry2')
  await page.goto('/enquiry')
  await page.getByRole('button', { name: `Remove ${buttons.title}` }).focus()
  await page.keyboard.press('Enter')
  await expect(lineOf(page, buttons.title).getByRole('textbox')).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.closest('form')?.id)).toBe('enquiry')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lineOf(page, buttons.title).getByRole('textbox', { name: 'Quantity' })).toBeVisible()
})

test('a broken set is named at the quantity, and what is corrected is no longer refused', async ({ page, api }) => {
  const title = `Kurti sets ${ownWord()}`
  const moduleKey = 'wholesale_ready_product'
  const sets = { productGroup: 'Kurti', piecesPerSet: 8, fullSetOnly: true, basePrice: 300, uom: 'piece' }
  const response = await (await api.as('all')).post(`/api/trade-core/listings/${moduleKey}`, {
    data: { ...sets, title, priceUom: 'piece' },
  })
  expect(response.status(), await response.text()).toBe(201)
  const { listingId } = (await response.json()).listing
  const advice = 'Sold in full sets of 8 pieces only. Order 8 or 16 pieces.'

  // Collected before signing in: the account learns of the sets with the line.
  await page.goto(`/listings/${moduleKey}/${listingId}`)
  await page
    .getByRole('button', { name: /^Add to enquiry/ })
    .first()
    .click()
  await expect(counter(page)).toHaveText('Enquiry1')
  await signIn(page, 'buyer')
  await page.goto('/enquiry')
  const inLine = lineOf(page, title).getByRole('textbox', { name: 'Quantity' })
  await inLine.fill('10')
  await expect(inLine).toHaveAccessibleDescription(advice)
  await page.getByRole('button', { name: `Remove ${title}` }).click()

  await page.goto(`/rfq/new?moduleKey=${moduleKey}&listingId=${listingId}`)
  const quantity = page.getByRole('textbox', { name: 'Quantity', exact: true })
  await quantity.fill('')
  await page.getByRole('button', { name: 'Ask for a quotation' }).click()
  await expect(page.getByRole('region', { name: /^Fix 1 problem$/ })).toBeVisible()
  await expect(quantity).toHaveAccessibleDescription('This is missing.')
  await quantity.fill('10')
  await expect(quantity).toHaveAccessibleDescription(advice)
  await expect(page.getByRole('region', { name: 'All corrected' })).toBeVisible()
  await quantity.fill('16')
  await expect(quantity).toHaveAccessibleDescription('')
})
