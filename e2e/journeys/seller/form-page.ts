import { type Browser, expect, type Page } from '@playwright/test'

/** A unique word. Letters only, because digits would be read as a count. */
export function ownWord(): string {
  return `zs${Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => String.fromCharCode(97 + (byte % 26))).join('')}`
}

/** Opens a step of the form. */
export async function openStep(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Steps of the form' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}

/** Chooses an entry of a searchable list. */
export async function choose(page: Page, label: string, typed: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(typed)
  await page.getByRole('option', { name: option }).first().click()
}

/** Names of the fields of the open step, in order. */
export async function shownFields(page: Page): Promise<string[]> {
  return page
    .locator('[data-step]:not([hidden]) [data-field]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('data-field') ?? ''))
}

export async function anonymousPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  return context.newPage()
}

/** The save status at the bottom: "Draft saved 12:03 IST". */
export function saveState(page: Page) {
  return page.getByRole('main').locator('p[role="status"]')
}

export function ownRows(page: Page) {
  return page.getByRole('main').getByRole('listitem')
}
