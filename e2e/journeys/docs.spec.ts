import { overflow, seriousFindings } from '../axe'
import { expect, test } from '../fixtures'

for (const [width, theme] of [
  [1440, 'light'],
  [320, 'dark'],
] as const) {
  test(`the documentation is public and accessible, ${width} px, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/docs', '/docs/orders', '/docs/listings?module=yarn']) {
      await page.goto(path)
      expect(await seriousFindings(page), path).toEqual([])
      expect(await overflow(page), path).toBe(0)
    }
  })
}

test('the footer leads to the API page, whose copied command works', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/listings/yarn')
  await page.getByRole('contentinfo').getByRole('link', { name: 'API', exact: true }).click()
  await page.waitForURL('**/docs')
  await page.getByRole('button', { name: 'Copy the first call' }).click()
  await expect(page.getByText('Copied', { exact: true }).first()).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('/api/trade-core/listings/yarn?q=cotton')
  const path = /\$BASE_URL(\/[^"]+)"/.exec(copied)?.[1] ?? ''
  expect((await page.request.get(`${baseURL}${path}`)).status()).toBe(200)

  await page.getByRole('link', { name: 'Accept a quotation' }).click()
  await page.waitForURL('**/docs/requests#acceptQuotation')
  await expect(page.getByRole('heading', { name: 'Accept a quotation' })).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Responses of “Accept a quotation”' })).toContainText(
    'RFQ_ALREADY_AWARDED',
  )
})

test('the page about listings shows the parameters of one module at a time', async ({ page }) => {
  const response = await page.goto('/docs/listings')
  expect((await response?.body())?.byteLength).toBeLessThan(450_000)
  await expect(page.getByRole('table', { name: /in Grey fabric$/ })).toHaveCount(0)
  await page.getByRole('link', { name: /^Grey fabric/ }).click()
  await page.waitForURL('**/docs/listings?module=grey_fabric#listListings-grey_fabric')
  const table = page.getByRole('table', { name: 'Parameters of “Browse listings” in Grey fabric' })
  await expect(table.getByRole('rowheader', { name: 'warpCountMin' })).toHaveCount(1)
})
