import { expect, test } from '../../fixtures'
import { pageAs, quoteByApi, rfqIdOf } from './trade-page'

const NAME = /Anjali|Verma/

test('c2c privacy: a buyer finds, asks and orders, and reads a name only on the order', async ({
  browser,
  baseURL,
  api,
}) => {
  const page = await pageAs(browser, baseURL, 'buyer')
  const noName = async () => expect(page.locator('body')).not.toContainText(NAME)

  await page.goto('/listings/textile_c2c_trader?q=kanjivaram')
  await noName()
  const card = page.getByRole('region', { name: 'Listings' }).getByRole('article').first()
  await expect(card).toContainText('Varanasi')
  await card
    .getByRole('link', { name: /Kanjivaram/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kanjivaram')
  await noName()
  await expect(page.locator('script[type="application/ld+json"]').first()).not.toContainText('Organization')
  const listing = page.url()

  await page.getByRole('link', { name: 'Private seller' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Seller in Varanasi' })).toBeVisible()
  await noName()

  await page.goto(listing)
  await page.getByRole('link', { name: 'Ask for a quotation' }).click()
  await expect(page.getByRole('main')).toContainText('Seller in Varanasi')
  await noName()
  await page.getByRole('textbox', { name: 'Quantity', exact: true }).fill('1')
  await page.getByRole('button', { name: 'Ask for a quotation' }).click()
  await page.waitForURL(/\/rfq\/[0-9a-f-]{36}/)
  await noName()

  const rfqId = rfqIdOf(page)
  const person = await api.as('person.seller')
  await quoteByApi(person, rfqId, { offeredQuantity: 1, priceUom: 'piece', unitPrice: 2500 })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Seller in Varanasi' })).toBeVisible()
  await noName()
  await page.goto('/inbox')
  await expect(page.getByText('New quotation from Seller in Varanasi').first()).toBeVisible()
  await noName()

  const { quotes } = await (await (await api.as('buyer')).get(`/api/rfq/${rfqId}`)).json()
  const accepted = await (await api.as('buyer')).post('/api/rfq/accept', {
    data: { rfqId, quoteId: quotes[0].quoteId, quoteVersion: 1 },
  })
  const { order } = await accepted.json()
  await page.goto(`/orders/${order.orderId}`)
  await expect(page.getByRole('main')).toContainText('Anjali Verma')
  await page.context().close()
})
