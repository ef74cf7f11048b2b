import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'

/** Opens a page and holds its scripts back. @returns a function that lets them load */
async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let releaseScripts = () => {}
  const released = new Promise<void>((resolve) => {
    releaseScripts = resolve
  })
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return async () => {
    releaseScripts()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

test('the listing form keeps early input and disables its buttons until it is ready', async ({ page }) => {
  await signIn(page, 'growth')
  const loadScripts = await openBeforeScripts(page, '/sell/yarn')
  await page.getByLabel('Condition').selectOption('JobLot')
  const publish = page.getByRole('button', { name: 'Publish listing' })
  await expect(publish).toBeDisabled()
  await loadScripts()
  await expect(publish).toBeEnabled()
  await expect(page.getByText(/Saved on this device/)).toBeVisible()
  await expect(page.getByLabel('Condition')).toHaveValue('JobLot')
  await page.reload()
  await expect(publish).toBeEnabled()
  await expect(page.getByLabel('Condition')).toHaveValue('JobLot')
})

test('the request form sends early input', async ({ page }) => {
  await signIn(page, 'buyer')
  const loadScripts = await openBeforeScripts(page, '/rfq/new?moduleKey=yarn')
  await page.getByRole('textbox', { name: 'Quantity', exact: true }).fill('1250')
  await page.getByLabel('Delivery place').fill('Bhiwandi')
  await page.getByLabel('Currency').selectOption('USD')
  await page.getByLabel('Seal prices until the deadline').check()
  const send = page.getByRole('button', { name: 'Ask for quotations' })
  await expect(send).toBeDisabled()
  await loadScripts()
  await expect(send).toBeEnabled()
  await page.getByRole('textbox', { name: /^Note/ }).fill('As last time')
  // The request is read here and never reaches the server.
  await page.route('**/api/rfq/create', (route) => route.abort())
  const [request] = await Promise.all([page.waitForRequest('**/api/rfq/create'), send.click()])
  expect(request.postDataJSON()).toMatchObject({
    quantity: 1250,
    deliveryLocation: 'Bhiwandi',
    currency: 'USD',
    sealed: true,
    note: 'As last time',
  })
})

test('the sign-up form keeps early input', async ({ page }) => {
  const loadScripts = await openBeforeScripts(page, '/sign-up')
  await page.getByLabel('I sell').check()
  await page.getByLabel('Country').fill('germany')
  await page.getByLabel('Your name').fill('Meena Iyer')
  const open = page.getByRole('button', { name: 'Open account' })
  await expect(open).toBeDisabled()
  await loadScripts()
  await expect(open).toBeEnabled()
  await expect(page.getByLabel('Country')).toHaveValue('Germany')
  await open.click()
  const missing = page.getByRole('region', { name: /^Fix \d+ problems?$/ })
  await expect(missing).toBeVisible()
  await expect(missing).not.toContainText(/What do you do|Your name/)
  await expect(page.getByLabel('I sell')).toBeChecked()
})

test('the form of a seller for an enquiry keeps early input', async ({ page, api }) => {
  const seller = await api.as('growth')
  const { selectedSellerAccess } = await (await seller.get('/api/trade-core/seller-subscription/status')).json()
  const asked = { moduleKey: 'yarn', sellerIds: [selectedSellerAccess.sellerId], quantity: 500, uom: 'kg' }
  const data = { lines: [asked, { ...asked, quantity: 700 }], note: 'Two lots.' }
  const created = await (await api.as('buyer')).post('/api/rfq/enquiries', { data })
  expect(created.status(), await created.text()).toBe(201)
  await signIn(page, 'growth')
  const loadScripts = await openBeforeScripts(page, `/enquiries/${(await created.json()).enquiry.enquiryId}`)
  const lines = page.getByRole('main').getByRole('group')
  const [first, second] = [lines.nth(0), lines.nth(1)]
  await first.getByRole('textbox', { name: 'Price' }).fill('281')
  await first.getByRole('textbox', { name: 'Lead time' }).fill('9')
  await second.getByRole('textbox', { name: 'Price' }).fill('279')
  await loadScripts()
  await expect(page.getByRole('button', { name: 'Send 2 quotations' })).toBeEnabled()
  await expect(first.getByRole('textbox', { name: 'Price' })).toHaveValue('281')
  await expect(first.getByRole('textbox', { name: 'Lead time' })).toHaveValue('9')
  await expect(second.getByRole('textbox', { name: 'Price' })).toHaveValue('279')
})

test('an enquiry keeps what is typed while the account is asked for its lines', async ({ page, api }) => {
  const buyer = await api.as('buyer')
  const [listing] = (await (await buyer.get('/api/trade-core/listings/yarn?limit=1')).json()).listings
  const lines = [{ listingId: listing.listingId, uom: 'kg' }]
  expect((await buyer.put('/api/rfq/basket', { data: { lines, merge: true } })).status()).toBe(200)
  await signIn(page, 'buyer')
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/rfq/basket', async (route) => {
    await mayAnswer
    await route.continue()
  })
  await page.goto('/enquiry')
  const quantity = page.getByRole('textbox', { name: 'Quantity' })
  await quantity.fill('770')
  const [saved] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'PUT'),
    quantity.blur().then(answer),
  ])
  expect((await saved.json()).basket.lines).toMatchObject([{ quantity: 770 }])
  await page.reload()
  await expect(quantity).toHaveValue('770')
  expect((await buyer.put('/api/rfq/basket', { data: { lines: [] } })).status()).toBe(200)
})
