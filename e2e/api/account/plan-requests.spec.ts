import { expect, problemOf, test } from '../../fixtures'

const REQUESTS = '/api/account/plan-requests'
const ADMIN_ACCESS = '/api/trade-core/erp/admin/seller-module-access'

test('a plan request is private, decided once, and does not change the entitlement', async ({ api }) => {
  const [seller, other, admin] = await Promise.all([api.as('lapsed'), api.as('none'), api.as('admin')])
  const access = async () => {
    const status = await (await seller.get('/api/trade-core/seller-subscription/status')).json()
    return status.selectedSellerAccess.moduleEntitlements
  }
  const before = await access()
  const key = `plan-${Date.now()}`
  const requestPlan = () =>
    seller.post(REQUESTS, {
      data: { planKey: 'all_textile', note: 'From the first of next month' },
      headers: { 'idempotency-key': key },
    })
  const [created, again] = [await requestPlan(), await requestPlan()]
  expect(created.status()).toBe(201)
  expect(again.headers()['idempotent-replayed']).toBe('true')
  const { planRequest } = await created.json()
  expect(planRequest).toMatchObject({ planKey: 'all_textile', status: 'OPEN', isGranted: false, version: 1 })
  expect((await again.json()).planRequest.requestId).toBe(planRequest.requestId)

  await problemOf(await seller.post(REQUESTS, { data: { planKey: 'market_growth' } }), 409, 'PLAN_REQUEST_OPEN')
  const path = `${REQUESTS}/${planRequest.requestId}`
  await problemOf(await other.post(`${path}/withdraw`, { data: {} }), 404, 'NOT_FOUND')
  await problemOf(await other.get(`${REQUESTS}?scope=all`), 403, 'FORBIDDEN')
  await problemOf(await seller.post(`${path}/answer`, { data: { outcome: 'DONE' } }), 403, 'FORBIDDEN')
  const openRequests = (await (await admin.get(`${REQUESTS}?scope=all&status=open`)).json()).planRequests
  expect(openRequests.map(({ requestId }: { requestId: string }) => requestId)).toContain(planRequest.requestId)

  await problemOf(await admin.post(`${path}/answer`, { data: { outcome: 'DECLINED' } }), 422, 'VALIDATION_FAILED')
  const decided = await admin.post(`${path}/answer`, { data: { outcome: 'DECLINED', reason: 'An invoice is open.' } })
  expect((await decided.json()).planRequest).toMatchObject({ status: 'DECLINED', version: 2 })
  await problemOf(await admin.post(`${path}/answer`, { data: { outcome: 'DONE' } }), 409, 'PLAN_REQUEST_CLOSED')
  expect(await access()).toEqual(before)
})

test('the CSV of all sellers is for admins only, can be filtered, and contains no formulas', async ({ api }) => {
  const [admin, seller] = await Promise.all([api.as('admin'), api.as('starter')])
  await problemOf(await seller.get(`${ADMIN_ACCESS}/export`), 403, 'FORBIDDEN')
  await problemOf(await admin.get(`${ADMIN_ACCESS}/export?colour=blue`), 422, 'VALIDATION_FAILED')
  const response = await admin.get(`${ADMIN_ACCESS}/export?layout=cells&plan=module_starter&status=active`)
  expect(response.headers()['content-type']).toBe('text/csv; charset=utf-8')
  expect(response.headers()['content-disposition']).toMatch(/^attachment; filename="module-access-[\d-]+\.csv"$/)
  const [head, ...lines] = (await response.text()).replace('\ufeff', '').trim().split('\r\n')
  expect(head).toContain('Module,State,Block code,Why')
  expect(lines.length % 22).toBe(0)
  expect(lines.some((line) => line.includes('starter@demo.test'))).toBe(true)
  expect(lines.every((line) => !/(^|,)[=+@]/.test(line))).toBe(true)
})

test('reading an entitlement twice gives the same response except for its timestamp', async ({ api }) => {
  const [admin, seller] = await Promise.all([api.as('admin'), api.as('growth')])
  for (const read of [() => admin.get(ADMIN_ACCESS), () => seller.get('/api/trade-core/seller-subscription/status')]) {
    const [one, two] = [await read(), await read()]
    const withoutTime = (text: string) => text.replaceAll(/"generatedAt":"[^"]+"/g, '')
    expect(withoutTime(await one.text())).toBe(withoutTime(await two.text()))
    expect(one.headers().etag).toBe(two.headers().etag)
  }
})
