import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { pageAs } from './trade/trade-page'

type Forms = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Every form with a password field, and the autocomplete value of each field. */
const OPEN_FORMS: Forms = {
  '/sign-in': { Password: 'current-password' },
  '/sign-up': { Password: 'new-password' },
  [`/reset-password#${'a'.repeat(43)}`]: { 'New password': 'new-password' },
}
const OWN_FORMS: Forms = {
  '/account/second-factor': { 'Your password': 'current-password' },
  '/account': {
    'Your current password': 'current-password',
    'Current password': 'current-password',
    'New password': 'new-password',
    'Your password': 'current-password',
  },
}

async function eachField(
  page: Page,
  forms: Forms,
  check: (label: string, autocomplete: string) => Promise<void>,
): Promise<void> {
  for (const [path, fields] of Object.entries(forms)) {
    await page.goto(path)
    await expect(page.locator('input[type="password"]'), path).toHaveCount(Object.keys(fields).length)
    for (const [label, autocomplete] of Object.entries(fields)) await check(label, autocomplete)
  }
}

test('every password field hides its value until the user shows it', async ({ page, browser, baseURL }) => {
  const own = await pageAs(browser, baseURL, 'buyer')
  const expectHidden = (window: Page) => async (label: string) => {
    const field = window.getByLabel(label, { exact: true })
    await field.fill('seven blue looms')
    await expect(field).toHaveAttribute('type', 'password')
    const show = window.locator(`button[aria-controls="${await field.getAttribute('id')}"]`)
    await show.click()
    await expect(field).toHaveAttribute('type', 'text')
    await show.click()
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveValue('seven blue looms')
  }
  await eachField(page, OPEN_FORMS, expectHidden(page))
  await eachField(own, OWN_FORMS, expectHidden(own))
})

test('every password field accepts a pasted password and names its type for password managers', async ({
  browser,
  baseURL,
}) => {
  const expectPasted = (window: Page) => async (label: string, autocomplete: string) => {
    const field = window.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('autocomplete', autocomplete)
    await field.focus()
    await window.evaluate(() => navigator.clipboard.writeText('pasted, 22 characters!'))
    await window.keyboard.press('ControlOrMeta+V')
    await expect(field).toHaveValue('pasted, 22 characters!')
  }
  const [anonymous, own] = [
    await (await browser.newContext({ baseURL })).newPage(),
    await pageAs(browser, baseURL, 'buyer'),
  ]
  for (const window of [anonymous, own]) await window.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await eachField(anonymous, OPEN_FORMS, expectPasted(anonymous))
  await eachField(own, OWN_FORMS, expectPasted(own))
})
