import { createHash } from 'node:crypto'
import { expect, test } from '../../fixtures'
import { cards, panel, query } from './grid-page'

/** Requests a unique path until its page is cached. @returns the path */
async function cachedPath(
  request: { get(path: string): Promise<{ headers(): Record<string, string> }> },
  unique: string,
) {
  const path = `/listings/yarn?countIn=Nm&after=${unique}`
  for (let n = 0; n < 2; n++) await request.get(path)
  return path
}

test('a cached page has no nonce, and its policy has the hash of each inline script', async ({ api }) => {
  const path = await cachedPath(api.anonymous, '1')
  const response = await api.anonymous.get(path)
  const policy = response.headers()['content-security-policy'] ?? ''
  const [, sources = ''] = /script-src ([^;]*)/.exec(policy) ?? []
  const html = await response.text()
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
  const inline = scripts.filter(([, attributes = '']) => !attributes.includes(' src='))
  expect(inline.length).toBeGreaterThan(0)
  const hashes = inline.map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  expect(sources).toBe(["'self'", ...hashes].join(' '))
  for (const [, attributes = ''] of scripts) expect(attributes).not.toMatch(/nonce="[^"]/)
})

test('a cached page works without a violation of its policy', async ({ page, api }) => {
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation(text: string): void }
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      noteViolation(`${violatedDirective} ${blockedURI}`)
    })
  })
  const path = await cachedPath(api.anonymous, '2')
  const response = await page.goto(path)
  expect(response?.headers()['content-security-policy']).toContain("'sha256-")

  await panel(page)
    .getByRole('group', { name: 'Fibres' })
    .getByRole('checkbox', { name: /^Cotton/ })
    .check()
  await page.waitForURL((url) => url.searchParams.has('fiberType'))
  await page.getByRole('radio', { name: 'Dark' }).first().check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await page.waitForURL(/\/listings\/yarn\/[0-9a-f-]{36}$/)
  await page.goBack()
  expect(query(page).get('fiberType')).toBe('Cotton')
  expect(violations).toEqual([])
})
