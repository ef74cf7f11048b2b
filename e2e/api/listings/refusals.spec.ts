import { createListing, expect, MISSING_ID, problemOf, test, YARN, yarnBody } from '../../fixtures'

test('a write without a valid token is 401', async ({ api }) => {
  await problemOf(await api.anonymous.post(YARN, { data: yarnBody() }), 401, 'AUTH_REQUIRED')
  for (const authorization of [`Bearer tx_${'a'.repeat(43)}`, 'Bearer', 'Basic eDp5', 'tx_abc', 'Bearer \u00ff']) {
    await problemOf(
      await api.anonymous.post(YARN, { data: yarnBody(), headers: { authorization } }),
      401,
      'AUTH_REQUIRED',
    )
  }
})

test('a module outside the plan is 403 before the body is read', async ({ api }) => {
  const seller = await api.as('starter')
  const refused = await seller.post('/api/trade-core/listings/finish_fabric', {
    data: '{not json',
    headers: { 'content-type': 'application/json' },
  })
  const problem = await problemOf(refused, 403, 'MODULE_NOT_IN_PLAN')
  expect(problem.blockCode).toBe('MODULE_NOT_IN_PLAN')
  expect(problem.details).toMatchObject({
    moduleKey: 'finish_fabric',
    planKey: 'module_starter',
    availableInPlanKeys: ['market_growth', 'all_textile'],
  })
})

test('a lapsed subscription, a missing plan and a buyer are 403', async ({ api }) => {
  const lapsed = await problemOf(
    await (await api.as('lapsed')).post(YARN, { data: yarnBody() }),
    403,
    'SUBSCRIPTION_INACTIVE',
  )
  expect(lapsed.blockCode).toBe('SUBSCRIPTION_INACTIVE')
  const none = await problemOf(
    await (await api.as('none')).post(YARN, { data: yarnBody() }),
    403,
    'ENTITLEMENT_NOT_CONFIGURED',
  )
  expect(none.blockCode).toBe('ENTITLEMENT_NOT_CONFIGURED')
  const buyer = await problemOf(await (await api.as('buyer')).post(YARN, { data: yarnBody() }), 403, 'FORBIDDEN')
  expect(buyer.blockCode).toBeUndefined()
})

test("another seller's listing gets the same 404 as a missing listing", async ({ api }) => {
  const seller = await api.as('growth')
  await problemOf(
    await seller.post('/api/trade-core/listings/bogus_module', { data: yarnBody() }),
    404,
    'MODULE_UNKNOWN',
  )
  await problemOf(await seller.get('/api/trade-core/listings/bogus_module'), 404, 'MODULE_UNKNOWN')
  const { listingId } = await createListing(await api.as('starter'))
  const foreign = await problemOf(await seller.post(YARN, { data: { listingId, basePrice: 1 } }), 404, 'NOT_FOUND')
  const missing = await problemOf(
    await seller.post(YARN, { data: { listingId: MISSING_ID, basePrice: 1 } }),
    404,
    'NOT_FOUND',
  )
  expect({ ...foreign, requestId: '' }).toEqual({ ...missing, requestId: '' })
  await problemOf(await seller.post(`${YARN}/${listingId}/archive`), 404, 'NOT_FOUND')
  await problemOf(await api.anonymous.get(`${YARN}/not-an-id`), 404, 'NOT_FOUND')
})

test('a body over 256 KiB is 413, another content type 415, and broken JSON 400', async ({ api }) => {
  const seller = await api.as('growth')
  const json = { 'content-type': 'application/json' }
  const padding = (bytes: number) => `{"title":"${'a'.repeat(bytes - '{"title":""}'.length)}"}`
  await problemOf(await seller.post(YARN, { data: padding(256 * 1024 + 1), headers: json }), 413, 'TOO_LARGE')
  const atLimit = await problemOf(
    await seller.post(YARN, { data: padding(256 * 1024), headers: json }),
    422,
    'VALIDATION_FAILED',
  )
  expect(atLimit.issues?.[0]?.code).toBe('TOO_LONG')
  await problemOf(await seller.post(YARN, { form: { title: 'a' } }), 415, 'UNSUPPORTED_MEDIA_TYPE')
  await problemOf(await seller.post(YARN, { data: Buffer.from('{'), headers: json }), 400, 'BAD_JSON')
  await problemOf(await seller.post(YARN, { data: Buffer.from([0x22, 0xff, 0x22]), headers: json }), 400, 'BAD_JSON')
  await problemOf(await seller.post(YARN, { data: '[1,2]', headers: json }), 422, 'VALIDATION_FAILED')
})

const HOSTILE: [string, string, string][] = [
  ['__proto__', '{"__proto__":{}}', 'FORBIDDEN_KEY'],
  ['__proto__ within fields', '{"fields":{"__proto__":{"a":1}}}', 'FORBIDDEN_KEY'],
  ['constructor', '{"title":"x","constructor":{"prototype":{}}}', 'FORBIDDEN_KEY'],
  ['U+0000', '{"title":"a\\u0000b"}', 'BAD_CHARACTER'],
  ['a lone surrogate', '{"title":"a\\ud800b"}', 'BAD_CHARACTER'],
  ['1e400', '{"title":"abc","basePrice":1e400}', 'NUMBER_NOT_FINITE'],
  ['deep nesting', `{"title":"abc","quality":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`, 'TOO_DEEP'],
  [
    '500 keys',
    JSON.stringify(Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`k${n}`, n]))),
    'TOO_MANY_KEYS',
  ],
  ['a long string', JSON.stringify({ title: 'x'.repeat(10_001) }), 'TOO_LONG'],
]
for (const [name, data, code] of HOSTILE) {
  test(`hostile JSON is refused with a clear issue: ${name}`, async ({ api }) => {
    const response = await (await api.as('growth')).post(YARN, {
      data,
      headers: { 'content-type': 'application/json' },
    })
    const problem = await problemOf(response, 422, 'VALIDATION_FAILED')
    expect(problem.issues?.map((issue) => issue.code)).toContain(code)
  })
}

test('200,000 nested arrays are refused', async ({ api }) => {
  const response = await (await api.as('growth')).post(YARN, {
    data: '['.repeat(100_000) + ']'.repeat(100_000),
    headers: { 'content-type': 'application/json' },
  })
  expect([400, 422]).toContain(response.status())
})

test('a body with six mistakes is 422 and lists all six with their paths', async ({ api }) => {
  const response = await (await api.as('growth')).post(YARN, {
    data: {
      title: '30s Combed Cotton Yarn',
      count: '500s',
      basePrice: -5,
      currency: 'RUPEEZ',
      fibreType: ['Cotton'],
      condition: 'Used',
      quantitySlabs: [
        { minQty: 1, maxQty: 500, price: 280 },
        { minQty: 502, maxQty: null, price: 'cheap' },
      ],
    },
  })
  const problem = await problemOf(response, 422, 'VALIDATION_FAILED')
  const errors = problem.issues?.filter(({ severity }) => severity === 'error') ?? []
  for (const field of ['count', 'basePrice', 'currency', 'fibreType', 'condition', 'quantitySlabs[1].price']) {
    expect(errors.map((issue) => issue.field)).toContain(field)
  }
  for (const issue of errors) expect(issue.message.length).toBeGreaterThan(8)
  expect(errors.find(({ field }) => field === 'fibreType')?.message).toContain('fiberType')
})

test('a slab gap blocks ACTIVE at its path; the same body is stored as a draft', async ({ api }) => {
  const seller = await api.as('growth')
  const body = yarnBody({
    moq: 1,
    basePrice: 285,
    quantitySlabs: [
      { minQty: 1, maxQty: 500, price: 285 },
      { minQty: 502, maxQty: null, price: 280 },
    ],
  })
  const problem = await problemOf(await seller.post(YARN, { data: body }), 422, 'VALIDATION_FAILED')
  expect(problem.issues?.find(({ code }) => code === 'SLAB_GAP')?.field).toMatch(/^quantitySlabs\[1\]/)
  expect((await seller.post(YARN, { data: { ...body, status: 'DRAFT' } })).status()).toBe(201)
})

test('a cross-site write is refused with a cookie and accepted with a token', async ({ api, playwright, baseURL }) => {
  const { signInByHttp } = await import('../../fixtures')
  const browser = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await signInByHttp(browser, 'growth')
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    {},
  ] as Record<string, string>[]) {
    await problemOf(await browser.post(YARN, { data: yarnBody(), headers }), 403, 'CROSS_ORIGIN')
  }
  expect((await browser.post(YARN, { data: yarnBody(), headers: { 'sec-fetch-site': 'same-origin' } })).status()).toBe(
    201,
  )
  const seller = await api.as('growth')
  expect((await seller.post(YARN, { data: yarnBody(), headers: { 'sec-fetch-site': 'cross-site' } })).status()).toBe(
    201,
  )
  await browser.dispose()
})
