import { DEMO_PASSWORD, expect, problemOf, signInByHttp, test } from '../fixtures'
import { onlyReads, pathOf, routeFiles } from './routes'

const OTHER: Record<string, string> = { read: 'write', write: 'read' }

for (const scope of ['read', 'write']) {
  test(`a token that may only ${scope} is 403 on every route of the other scope, and on no other`, async ({
    playwright,
    baseURL,
  }) => {
    const browser = await playwright.request.newContext({ baseURL })
    await signInByHttp(browser, 'buyer2')
    const created = await browser.post('/api/account/tokens', {
      data: { name: `only ${scope}`, scopes: [scope], expiresInDays: 1, currentPassword: DEMO_PASSWORD },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(created.status(), await created.text()).toBe(201)
    const { token } = (await created.json()) as { token: string }
    const program = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { authorization: `Bearer ${token}` },
    })
    const needs = `This token does not have the scope "${OTHER[scope]}".`
    const routes = routeFiles().filter(({ pattern }) => !/nextauth|\.\.\.path|\/stream$/.test(pattern))
    for (const { pattern, methods } of routes) {
      for (const method of methods) {
        // It must not end its own session.
        if (scope === 'write' && method === 'DELETE') continue
        const response = await program.fetch(pathOf(pattern), { method })
        const name = `${method} ${pattern}`
        if (onlyReads(method, pattern) === (scope === 'read')) {
          expect(await response.text(), name).not.toContain(needs)
        } else {
          expect((await problemOf(response, 403, 'FORBIDDEN')).detail, name).toBe(needs)
        }
      }
    }
    await Promise.all([browser.dispose(), program.dispose()])
  })
}
