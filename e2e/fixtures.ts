import { type APIRequestContext, type APIResponse, test as base, expect, type Page, request } from '@playwright/test'
import { DEMO_PASSWORD, type DemoAccount, emailOf, MISSING_ID, YARN, yarnBody } from './demo'

export { DEMO_PASSWORD, type DemoAccount, emailOf, MISSING_ID, YARN, yarnBody }

/** Signs in as a browser does: CSRF token, credentials, cookie. */
export async function signInByHttp(context: APIRequestContext, account: DemoAccount): Promise<void> {
  const { csrfToken } = (await (await context.get('/api/auth/csrf')).json()) as { csrfToken: string }
  const response = await context.post('/api/auth/callback/credentials', {
    form: { csrfToken, email: emailOf(account), password: DEMO_PASSWORD, json: 'true' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(response.ok(), `sign-in of ${account}`).toBe(true)
}

/** Signs in without the form: its page and the one after it took longer than most tests. */
export const signIn = (page: Page, account: DemoAccount) => signInByHttp(page.context().request, account)

/** Signs in as people do. */
export async function signInWithForm(page: Page, account: DemoAccount): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail').fill(emailOf(account))
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
}

/**
 * Makes `goto` and `reload` wait until the scripts of the page handle events, because earlier input may be lost. A test about early input
 * sets `waitUntil` itself.
 */
function waitForScripts(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  // A promise is asked once: the usual polling, in each frame, took an eighth of the browser's time.
  const waitUntilLive = () =>
    page.waitForFunction(
      () =>
        new Promise((resolve) => {
          const root = document.documentElement
          const isLive = () => !document.querySelector('script[src*="/_next/"]') || root.dataset.live !== undefined
          const changes = new MutationObserver(() => {
            if (isLive()) resolve(true)
          })
          changes.observe(root, { attributes: true })
          if (isLive()) resolve(true)
        }),
    )
  page.goto = async (address, options) => {
    const response = await goto(address, options)
    if (options?.waitUntil === undefined) await waitUntilLive()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (options?.waitUntil === undefined) await waitUntilLive()
    return response
  }
}

interface Api {
  /** A client with the account's API token. */
  as(account: DemoAccount): Promise<APIRequestContext>
  anonymous: APIRequestContext
}

/** One API token per account and worker. */
export const test = base.extend<object, { api: Api }>({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (!javaScriptEnabled) context.off('page', waitForScripts)
    await use(context)
  },
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        context.on('page', waitForScripts)
        return context
      }
      await use(browser)
      browser.newContext = newContext
    },
    { scope: 'worker' },
  ],
  api: [
    async ({ browserName: _browserName }, use, workerInfo) => {
      const baseURL = workerInfo.project.use.baseURL
      const contexts = new Map<DemoAccount, APIRequestContext>()
      const anonymous = await request.newContext({ baseURL })
      const as = async (account: DemoAccount): Promise<APIRequestContext> => {
        const known = contexts.get(account)
        if (known) return known
        const browser = await request.newContext({ baseURL })
        await signInByHttp(browser, account)
        const created = await browser.post('/api/account/tokens', {
          data: { name: `e2e ${account} ${workerInfo.workerIndex}`, currentPassword: DEMO_PASSWORD },
          headers: { 'sec-fetch-site': 'same-origin' },
        })
        expect(created.status(), `token of ${account}`).toBe(201)
        const { token } = (await created.json()) as { token: string }
        await browser.dispose()
        const context = await request.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${token}` } })
        contexts.set(account, context)
        return context
      }
      await use({ as, anonymous })
      await Promise.all([anonymous, ...contexts.values()].map((context) => context.dispose()))
    },
    { scope: 'worker' },
  ],
})

export { expect }

interface ProblemIssue {
  code: string
  field: string
  severity: string
  message: string
}

export interface Problem {
  ok: boolean
  success: boolean
  type: string
  title: string
  status: number
  detail: string
  code: string
  requestId: string
  blockCode?: string
  issues?: ProblemIssue[]
  details?: Record<string, unknown>
}

/** Asserts a problem response and returns the problem. */
export async function problemOf(response: APIResponse, status: number, code: string): Promise<Problem> {
  const text = await response.text()
  expect(response.status(), text).toBe(status)
  expect(response.headers()['content-type']).toContain('application/problem+json')
  const problem = JSON.parse(text) as Problem
  expect(problem).toMatchObject({ ok: false, success: false, status, code })
  expect(problem.requestId).toBe(response.headers()['x-request-id'])
  expect(problem.detail).toBeTruthy()
  expect(problem.type).toBeTruthy()
  expect(problem.title).toBeTruthy()
  return problem
}

export async function createListing(
  context: APIRequestContext,
  changes: Record<string, unknown> = {},
): Promise<Record<string, unknown> & { listingId: string; version: number }> {
  const response = await context.post(YARN, { data: yarnBody(changes) })
  expect(response.status(), await response.text()).toBe(201)
  return ((await response.json()) as { listing: never }).listing
}
