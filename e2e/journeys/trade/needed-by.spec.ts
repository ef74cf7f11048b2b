import { expect, MISSING_ID, test } from '../../fixtures'
import { dayFromNow, pageAs, quoteByApi, rfqIdOf } from './trade-page'

const ON_REQUEST = /\/rfq\/[0-9a-f-]{36}$/

test('the day by which goods are needed goes from the words of the buyer to the order', async ({
  browser,
  baseURL,
  api,
}) => {
  const buyer = await pageAs(browser, baseURL, 'buyer2')
  const need = '700 kg 30s combed cotton yarn, delivered Tiruppur within 20 days, payment within 30 days'
  await buyer.goto(`/rfq/new?need=${encodeURIComponent(need)}`)
  const neededBy = buyer.getByLabel('Needed by')
  const day = await neededBy.inputValue()
  expect([dayFromNow(20), dayFromNow(21)]).toContain(day)
  await expect(buyer.getByLabel('Note')).not.toHaveValue(/Delivery/)
  // A day before the deadline is refused at its field, and a later one is not.
  await neededBy.fill(dayFromNow(3))
  await buyer.getByRole('button', { name: 'Ask for quotations' }).click()
  await expect(
    buyer.getByText('This day is before the deadline. Enter a later day, or an earlier deadline.'),
  ).toHaveCount(2)
  await neededBy.fill(day)
  await expect(neededBy).not.toHaveAttribute('aria-invalid')
  await buyer.getByRole('button', { name: 'Ask for quotations' }).click()
  await buyer.waitForURL(ON_REQUEST)
  const rfqId = rfqIdOf(buyer)
  const words = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
  await expect(buyer.getByRole('region', { name: 'Request details' })).toContainText(`Needed by${words}`)

  const seller = await pageAs(browser, baseURL, 'growth')
  await seller.goto(`/rfq/${rfqId}`)
  await expect(seller.getByLabel('Lead time')).toHaveAccessibleDescription(
    /^From the order until dispatch\. The buyer needs the goods by \d+ \w+ \d{4}\. That is in \d+ days\.$/,
  )
  await seller.context().close()
  await quoteByApi(await api.as('growth'), rfqId, { offeredQuantity: 700, leadTimeDays: 5 })
  const { quoteId } = await quoteByApi(await api.as('starter'), rfqId, { offeredQuantity: 700, leadTimeDays: 30 })

  await buyer.goto(`/rfq/${rfqId}/compare`)
  const row = buyer.getByRole('row').filter({ has: buyer.getByRole('rowheader', { name: /^Lead time/ }) })
  await expect(row.getByRole('rowheader')).toContainText(
    `needed by ${words}; until dispatch, without the time in transit`,
  )
  const cells = row.getByRole('cell')
  await expect(cells.filter({ hasText: '5 days until dispatch' })).toContainText('Meets')
  await expect(cells.filter({ hasText: '30 days until dispatch' })).toContainText('Deviates')

  const accepted = await (await api.as('buyer2')).post('/api/rfq/accept', { data: { rfqId, quoteId, quoteVersion: 1 } })
  expect(accepted.status(), await accepted.text()).toBe(201)
  await buyer.goto(`/orders/${(await accepted.json()).order.orderId}`)
  await buyer.emulateMedia({ media: 'print' })
  await expect(buyer.getByRole('region', { name: 'Order details' })).toContainText(`Needed by${words}`)
  await expect(buyer.getByRole('region', { name: 'Buyer and seller' })).toContainText('Tamil Nadu')
  await buyer.context().close()
})

test('a seller reads the same of a request that went to others and of one that never was', async ({
  browser,
  baseURL,
  api,
}) => {
  const data = { moduleKey: 'yarn', openPool: true, quantity: 500, uom: 'kg', note: '30s combed' }
  const created = await (await api.as('buyer')).post('/api/rfq/create', { data })
  const { rfqId } = (await created.json()).rfq
  const { quoteId } = await quoteByApi(await api.as('growth'), rfqId)
  const seller = await pageAs(browser, baseURL, 'starter')
  expect((await seller.goto(`/rfq/${rfqId}`))?.status()).toBe(200)
  const accepted = await (await api.as('buyer')).post('/api/rfq/accept', { data: { rfqId, quoteId, quoteVersion: 1 } })
  expect(accepted.status(), await accepted.text()).toBe(201)

  const texts: string[] = []
  for (const id of [rfqId, MISSING_ID]) {
    expect((await seller.goto(`/rfq/${id}`))?.status()).toBe(404)
    await expect(seller.getByRole('heading', { level: 1 })).toHaveText('This request is closed or was not sent to you.')
    texts.push((await seller.getByRole('main').textContent()) ?? '')
  }
  expect(texts[0]).toBe(texts[1])
  await seller.getByRole('link', { name: 'Your requests' }).click()
  await seller.waitForURL(/\/rfq\?as=seller$/)
  await seller.context().close()

  // A buyer has no requests of others to ask about.
  const other = await pageAs(browser, baseURL, 'buyer2')
  await other.goto(`/rfq/${rfqId}`)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await other.context().close()
})
