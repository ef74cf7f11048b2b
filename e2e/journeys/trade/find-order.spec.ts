import { overflow, seriousFindings } from '../../axe'
import { createListing, expect, test } from '../../fixtures'
import { pageAs, quoteByApi } from './trade-page'

test('a pasted order number leads to the order, and a list is searched by words', async ({ browser, baseURL, api }) => {
  const [buyer, growth] = [await api.as('buyer'), await api.as('growth')]
  const title = `Found ${Date.now()}`
  const { listingId } = await createListing(growth)
  const asked = await buyer.post('/api/rfq/create', { data: { listingId, quantity: 500, title } })
  expect(asked.status(), await asked.text()).toBe(201)
  const { rfqId } = (await asked.json()).rfq as { rfqId: string }
  const { quoteId } = await quoteByApi(growth, rfqId)
  const accepted = await buyer.post('/api/rfq/accept', { data: { rfqId, quoteId, quoteVersion: 1, quantity: 500 } })
  expect(accepted.status(), await accepted.text()).toBe(201)
  const { orderId, orderNumber } = (await accepted.json()).order as { orderId: string; orderNumber: string }

  const page = await pageAs(browser, baseURL, 'buyer')
  await page.goto('/orders')
  const search = page.locator('#header-search')
  await search.fill(` ${orderNumber.toLowerCase().replaceAll('-', ' ')} `)
  await search.press('Enter')
  await page.waitForURL(`**/orders/${orderId}`)

  await page.goto('/orders')
  await page.getByLabel('Number, title or company').fill(title)
  await page.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL(/q=Found/)
  await expect(page.getByRole('link', { name: orderNumber })).toBeVisible()
  await page.goto('/rfq')
  await page.getByLabel('Title, company or order number').fill(`${title} none`)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText(`No requests match “${title} none”`)).toBeVisible()
  await page.getByLabel('Title, company or order number').fill(orderNumber)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBe(0)
  expect(await seriousFindings(page)).toEqual([])
  await page.context().close()
})
