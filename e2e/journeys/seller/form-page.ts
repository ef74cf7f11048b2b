import { type Browser, expect, type Page } from '@playwright/test'

/** A word that only the listings of one test carry. Letters alone: digits would be read as a count. */
export function ownWord(): string {
  return `zs${Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => String.fromCharCode(97 + (byte % 26))).join('')}`
}

/** Opens a step of the form from the list at its side. */
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

/** Names of the fields that the open step shows, in order. */
export async function shownFields(page: Page): Promise<string[]> {
  return page
    .locator('[data-step]:not([hidden]) [data-field]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('data-field') ?? ''))
}

/** A page of someone who is not signed in. */
export async function anonymousPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  return context.newPage()
}

/** What the bar at the lower edge says of the work: "Draft saved 12:03". */
export function saveState(page: Page) {
  return page.getByRole('main').locator('p[role="status"]')
}

export function ownRows(page: Page) {
  return page.getByRole('main').getByRole('listitem')
}
