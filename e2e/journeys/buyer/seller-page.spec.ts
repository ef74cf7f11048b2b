import { createListing, expect, test } from '../../fixtures'

test('a seller page is public and contains nothing private', async ({ page, api }) => {
  const { sellerId, title } = await createListing(await api.as('growth'), { title: '33s seller page yarn' })
  const response = await page.goto(`/sellers/${sellerId}`)
  expect(response?.status()).toBe(200)
  const html = (await response?.text()) ?? ''
  for (const secret of ['@demo.test', 'gstin', 'passwordHash', 'emailVerified', 'isMicroOrSmall', 'companyId']) {
    expect(html.toLowerCase().includes(secret.toLowerCase()), secret).toBe(false)
  }
  const offer = page.getByRole('region', { name: /^Yarn/ })
  await expect(offer.getByRole('link', { name: String(title) })).toBeVisible()
  const total = Number((await offer.getByRole('heading', { level: 2 }).textContent())?.match(/\d+/)?.[0])
  const list = await api.anonymous.get(`/api/trade-core/listings/yarn?sellerId=${sellerId}&limit=1`)
  expect((await list.json()).page.total).toBe(total)
})

test('a card links to the seller, whose page links to their listings', async ({ page }) => {
  await page.goto('/listings/yarn?limit=4')
  const card = page.getByRole('region', { name: 'Listings' }).getByRole('article').first()
  const company = card.locator('a[href^="/sellers/"]')
  const name = (await company.textContent()) ?? ''
  await company.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page
    .getByRole('link', { name: /filters|Filter and sort/ })
    .first()
    .click()
  await page.waitForURL((url) => url.pathname === '/listings/yarn' && url.searchParams.has('sellerId'))
  await expect(page.getByRole('link', { name: `Remove filter: Seller ${name}` })).toBeVisible()
})

test('an invalid seller id is a client error', async ({ page }) => {
  for (const id of ['no-seller', '00000000-0000-7000-8000-000000000000', '%00']) {
    const response = await page.request.get(`/sellers/${id}`)
    expect(response.status(), id).toBeGreaterThanOrEqual(400)
    expect(response.status(), id).toBeLessThan(500)
  }
})
