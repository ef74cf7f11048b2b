import { overflow, seriousFindings } from '../axe'
import { createListing, emailOf, expect, test } from '../fixtures'
import { pageAs } from './trade/trade-page'

test('an admin finds who created a listing and checks the chain of the log', async ({ browser, baseURL, api }) => {
  const title = `Audited ${Date.now()}`
  const seller = await api.as('growth')
  const { listingId } = await createListing(seller, { title })
  const edited = await seller.post('/api/trade-core/listings/yarn', { data: { listingId, basePrice: 290 } })
  expect(edited.status(), await edited.text()).toBe(200)
  const admin = await pageAs(browser, baseURL, 'admin')
  await admin.goto('/audit')
  await expect(admin.getByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page')
  await admin.getByLabel('User or company').fill(emailOf('growth'))
  await admin.getByLabel('Action', { exact: true }).selectOption('LISTING_CREATED')
  await admin.getByLabel('Record ID').fill(listingId)
  await admin.getByRole('button', { name: 'Show' }).click()
  await admin.waitForURL(/subject=/)
  const row = admin.getByRole('listitem').filter({ hasText: `created the listing “${title}”.` })
  await expect(row).toHaveCount(1)
  await row.locator('summary').click()
  await expect(row.getByText('LISTING_CREATED', { exact: true })).toBeVisible()
  expect(await seriousFindings(admin)).toEqual([])
  await admin.setViewportSize({ width: 390, height: 800 })
  expect(await overflow(admin)).toBe(0)

  await admin.getByRole('button', { name: 'Check the whole chain' }).click()
  await expect(admin.getByText(/^The whole log is unchanged: [\d,]+ rows/)).toBeVisible()
  await admin.goto(`/audit?subject=${listingId}`)
  await expect(admin.getByText(/^Base price 289 → 290 INR\/kg/)).toBeVisible()
  expect(await overflow(admin)).toBe(0)
  await row.getByRole('link', { name: 'Open listing' }).click()
  await admin.waitForURL(`**/listings/yarn/${listingId}`)
})

test('everyone else gets no audit log page', async ({ browser, baseURL, page }) => {
  const seller = await pageAs(browser, baseURL, 'growth')
  expect((await seller.goto('/audit'))?.status()).toBe(404)
  await expect(seller.getByRole('link', { name: 'Audit log' })).toHaveCount(0)
  await page.goto('/audit?kind=order')
  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=%2Faudit%3Fkind%3Dorder/)
})

test('a row about a request names it', async ({ browser, baseURL, api }) => {
  const { listingId } = await createListing(await api.as('growth'))
  const asked = await (await api.as('buyer')).post('/api/rfq/create', { data: { listingId, quantity: 900 } })
  expect(asked.status(), await asked.text()).toBe(201)
  const { rfqId, title } = (await asked.json()).rfq as { rfqId: string; title: string }
  const admin = await pageAs(browser, baseURL, 'admin')
  await admin.goto(`/audit?subject=${rfqId}`)
  const row = admin.getByRole('listitem').filter({ hasText: `asked for quotations: ${title}.` })
  await expect(row.getByRole('link', { name: 'Open request' })).toHaveAttribute('href', `/rfq/${rfqId}`)
  await row.getByRole('link', { name: 'Open request' }).click()
  await admin.waitForURL(`**/rfq/${rfqId}`)
  await expect(admin.getByRole('main').getByRole('link', { name: 'History' })).toHaveAttribute(
    'href',
    `/audit?subject=${rfqId}`,
  )
  await expect(admin.locator('h1 + p').locator('a[href^="/module-access/"]')).toHaveCount(2)
})
