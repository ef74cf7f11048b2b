import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { windowOf } from './trade/trade-page'

type Forms = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Every form that asks for a password, with the name by which a password manager knows each field. */
const OPEN_FORMS: Forms = {
  '/sign-in': { Password: 'current-password' },
  '/sign-up': { Password: 'new-password' },
  [`/reset-password#${'a'.repeat(43)}`]: { 'New password': 'new-password' },
}
const OWN_FORMS: Forms = {
  '/account': { 'Current password': 'current-password', 'New password': 'new-password' },
}

async function eachField(
  page: Page,
  forms: Forms,
  look: (label: string, autocomplete: string) => Promise<void>,
): Promise<void> {
  for (const [path, fields] of Object.entries(forms)) {
    await page.goto(path)
    await expect(page.locator('input[type="password"]'), path).toHaveCount(Object.keys(fields).length)
    for (const [label, autocomplete] of Object.entries(fields)) await look(label, autocomplete)
  }
}

test('every password field hides what is typed, until its owner asks to see it', async ({ page, browser, baseURL }) => {
  const own = await windowOf(browser, baseURL, 'buyer')
  const hides = (window: Page) => async (label: string) => {
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
  await eachField(page, OPEN_FORMS, hides(page))
  await eachField(own, OWN_FORMS, hides(own))
})

test('a password can be pasted, and a password manager is told which one it is', async ({ browser, baseURL }) => {
  const takes = (window: Page) => async (label: string, autocomplete: string) => {
    const field = window.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('autocomplete', autocomplete)
    await field.focus()
    await window.evaluate(() => navigator.clipboard.writeText('pasted, 22 characters!'))
    await window.keyboard.press('ControlOrMeta+V')
    await expect(field).toHaveValue('pasted, 22 characters!')
  }
  const [stranger, own] = [
    await (await browser.newContext({ baseURL })).newPage(),
    await windowOf(browser, baseURL, 'buyer'),
  ]
  for (const window of [stranger, own]) await window.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await eachField(stranger, OPEN_FORMS, takes(stranger))
  await eachField(own, OWN_FORMS, takes(own))
})
