import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import { quotationBody } from '../../demo'
import { type DemoAccount, expect, signInByHttp } from '../../fixtures'

/** Opens a page signed in as the account. */
export async function pageAs(browser: Browser, baseURL: string | undefined, account: DemoAccount): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-IN', timezoneId: 'Asia/Kolkata' })
  await signInByHttp(context.request, account)
  return context.newPage()
}

export async function sellerIdOf(seller: APIRequestContext): Promise<string> {
  const status = await (await seller.get('/api/trade-core/seller-subscription/status')).json()
  return status.selectedSellerAccess.sellerId
}

/** The date in so many days, in the format of a date field. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** Opens a dialog with its button, fills it in and confirms with the button of the same name, or of another. */
export async function inDialog(
  page: Page,
  name: string,
  fill?: (dialog: Locator) => Promise<void>,
  confirm = name,
): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await fill?.(dialog)
  await dialog.getByRole('button', { name: confirm, exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Sends a quotation over the API. */
export async function quoteByApi(
  seller: APIRequestContext,
  rfqId: string,
  changes: Record<string, unknown> = {},
): Promise<{ quoteId: string }> {
  const response = await seller.post('/api/rfq/respond', { data: quotationBody(rfqId, changes) })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()).quote
}

/** The id of the request on the page. */
export function rfqIdOf(page: Page): string {
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}
