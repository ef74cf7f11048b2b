import type { Page } from '@playwright/test'
import { overflow, seriousFindings } from '../axe'
import { expect, test } from '../fixtures'
import { appCode } from '../second-factor'

const PASSWORD = 'seven blue looms'

async function newcomer(page: Page): Promise<string> {
  const email = `two-steps-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@mill.example`
  const response = await page.request.post('/api/account/sign-up', {
    data: { email, password: PASSWORD, name: 'Meena', companyName: 'Noyyal Yarns', country: 'IN', roles: ['buyer'] },
  })
  expect(response.status()).toBe(201)
  return email
}

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const signedIn = (page: Page) => page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))

async function signOut(page: Page): Promise<void> {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/account')
}

test('two-step sign-in is set up with an app, asked for at sign-in, and turned off with a recovery code', async ({
  page,
}) => {
  const email = await newcomer(page)
  await enterPassword(page, email)
  await signedIn(page)

  await page.goto('/account')
  await page.getByRole('link', { name: 'Set up' }).click()
  await expect(page.getByRole('heading', { name: 'Two-step sign-in', level: 1 })).toBeVisible()
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code with the key below' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Code from the app').fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('This code is not right, or it was used before.')).toBeVisible()
  await page.getByLabel('Code from the app').fill(appCode(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Keep these recovery codes now.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Turn off' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  const codes = await page.locator('li.select-all').allTextContents()
  expect(codes).toHaveLength(10)

  await signOut(page)
  await enterPassword(page, email)
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('This code is not right, or it was used before.')).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(appCode(secret, 'next'))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await signedIn(page)

  await page.goto('/account')
  await expect(page.getByText(/10 recovery codes left/)).toBeVisible()
  await expect(page.getByLabel('Code', { exact: true })).toHaveCount(3)
  await page.goto('/account/second-factor')
  const off = page.locator('section', { has: page.getByRole('heading', { name: 'Turn off' }) })
  await off.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await off.getByRole('button', { name: 'Turn off' }).click()
  await expect(off.getByText('Enter the code that your authenticator app shows')).toBeVisible()
  await off.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await off.getByLabel('Code', { exact: true }).fill(codes[0] ?? '')
  await off.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Two-step sign-in is off.')).toBeVisible()

  await signOut(page)
  await enterPassword(page, email)
  await signedIn(page)
})
