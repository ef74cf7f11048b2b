import { DEMO_PASSWORD, expect, problemOf, signInByHttp, test, YARN } from '../../fixtures'

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

test('signing out ends the session: its cookie gets 401', async ({ playwright, baseURL }) => {
  const browser = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await signInByHttp(browser, 'buyer')
  expect((await browser.get('/api/account/tokens')).status()).toBe(200)
  const { cookies } = await browser.storageState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  await browser.post('/api/auth/signout', { headers: SAME_ORIGIN, maxRedirects: 0 })
  const oldSession = await playwright.request.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { cookie } })
  await problemOf(await oldSession.get('/api/account/tokens'), 401, 'AUTH_REQUIRED')
  await Promise.all([browser.dispose(), oldSession.dispose()])
})

test('an unknown e-mail address and a wrong password get the same response', async ({ playwright, baseURL }) => {
  const responses = []
  for (const email of ['unknown@mill.example', 'buyer2@demo.test']) {
    const browser = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    const { csrfToken } = (await (await browser.get('/api/auth/csrf')).json()) as { csrfToken: string }
    const response = await browser.post('/api/auth/callback/credentials', {
      form: { csrfToken, email, password: 'not the password', json: 'true' },
      headers: SAME_ORIGIN,
    })
    responses.push(`${response.status()} ${(await response.text()).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')}`)
    await browser.dispose()
  }
  expect(responses[0]).toContain('401')
  expect(responses[0]).toBe(responses[1])
})

test('a token is shown once, works until it is revoked, and takes precedence over a cookie', async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await signInByHttp(browser, 'growth')
  const created = await browser.post('/api/account/tokens', {
    data: { name: 'press room', currentPassword: DEMO_PASSWORD },
    headers: SAME_ORIGIN,
  })
  expect(created.status()).toBe(201)
  const { token, apiToken } = (await created.json()) as { token: string; apiToken: { tokenId: string } }
  expect(token).toMatch(/^tx_[\w-]{43,}$/)
  expect(await (await browser.get('/api/account/tokens')).text()).not.toContain(token)

  const program = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  })
  expect((await program.get(`${YARN}?scope=mine`)).status()).toBe(200)
  await problemOf(
    await browser.get('/api/account/tokens', { headers: { authorization: 'Bearer tx_wrong' } }),
    401,
    'AUTH_REQUIRED',
  )
  const revoked = await browser.delete(`/api/account/tokens/${apiToken.tokenId}`, { headers: SAME_ORIGIN })
  expect(revoked.ok()).toBe(true)
  await problemOf(await program.get(`${YARN}?scope=mine`), 401, 'AUTH_REQUIRED')
  await Promise.all([browser.dispose(), program.dispose()])
})

test('sign-up lists every problem, accepts an e-mail address once, and gives no plan or admin role', async ({
  api,
  playwright,
  baseURL,
}) => {
  const bad = await problemOf(
    await api.anonymous.post('/api/account/sign-up', { data: { email: 'mill@', password: 'short', roles: ['admin'] } }),
    422,
    'VALIDATION_FAILED',
  )
  expect(new Set(bad.issues?.map(({ field }) => field.replace(/\[.*/, '')))).toEqual(
    new Set(['email', 'password', 'name', 'companyName', 'country', 'roles']),
  )

  const email = `new-${Date.now()}@mill.example`
  const person = {
    email,
    password: 'a loom in spring',
    name: 'Meena',
    companyName: 'Noyyal Yarns',
    country: 'IN',
    roles: ['seller'],
  }
  const race = await Promise.all([0, 1, 2].map(() => api.anonymous.post('/api/account/sign-up', { data: person })))
  expect(race.map((response) => response.status()).sort()).toEqual([201, 409, 409])

  const browser = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const { csrfToken } = (await (await browser.get('/api/auth/csrf')).json()) as { csrfToken: string }
  await browser.post('/api/auth/callback/credentials', {
    form: { csrfToken, email, password: person.password, json: 'true' },
    headers: SAME_ORIGIN,
  })
  const refused = await problemOf(
    await browser.post(YARN, { data: { title: 'Yarn' }, headers: SAME_ORIGIN }),
    403,
    'ENTITLEMENT_NOT_CONFIGURED',
  )
  expect(refused.details).toMatchObject({ planKey: '' })
  await browser.dispose()
})

test('responses to a signed-in browser are never cached', async ({ playwright, baseURL }) => {
  const browser = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await signInByHttp(browser, 'growth')
  for (const path of ['/api/account/tokens', '/api/trade-core/seller-subscription/status', '/account', '/sell']) {
    expect((await browser.get(path)).headers()['cache-control'], path).toContain('no-store')
  }
  await browser.dispose()
})
