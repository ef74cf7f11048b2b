import { overflow, seriousFindings } from '../axe'
import { expect, test } from '../fixtures'
import { pageAs } from './trade/trade-page'

test('an admin finds a buyer and suspends them, and the buyer reads why when they sign in', async ({
  browser,
  baseURL,
  page,
  api,
}) => {
  const companyName = `Kovai Exports ${Date.now()}`
  const account = {
    roles: ['buyer'],
    name: 'Lakshmi Priya',
    email: `lakshmi-${Date.now()}@mill.example`,
    password: 'seven blue looms',
    companyName,
    country: 'IN',
    state: 'Tamil Nadu',
    city: 'Coimbatore',
  }
  const opened = await api.anonymous.post('/api/account/sign-up', { data: account })
  expect(opened.status(), await opened.text()).toBe(201)

  const admin = await pageAs(browser, baseURL, 'admin')
  await admin.goto('/module-access')
  await admin.getByLabel('Company, person, e-mail or place').fill(companyName)
  await admin.getByRole('button', { name: 'Show' }).click()
  await admin.waitForURL(/q=Kovai/)
  await admin.getByRole('link', { name: companyName }).click()
  await expect(admin.getByText('Lakshmi Priya')).toBeVisible()
  const open = admin.getByRole('button', { name: 'Suspend account …' })
  await open.press('Enter')
  const dialog = admin.getByRole('dialog', { name: 'Suspend account' })
  await expect(dialog.getByText(/They are signed out and cannot sign in/)).toBeVisible()
  await admin.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await open.press('Enter')
  await dialog.getByLabel('Reason').fill('Orders were not paid')
  expect(await seriousFindings(admin)).toEqual([])
  await dialog.getByRole('button', { name: 'Suspend account' }).click()
  await expect(admin.getByText(/^Suspended on .* by /)).toBeVisible()
  await expect(admin.getByText('Reason: Orders were not paid')).toBeVisible()
  await admin.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(admin)).toBe(0)
  await admin.getByRole('link', { name: 'History of this account' }).click()
  await expect(admin.getByText(`suspended the account of Lakshmi Priya, ${companyName}.`)).toBeVisible()

  const signIn = async (password: string) => {
    await page.goto('/sign-in')
    await page.getByLabel('E-mail').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  await signIn('a wrong password')
  await expect(page.getByText('The e-mail address or the password is not right.')).toBeVisible()
  await signIn(account.password)
  await expect(page.getByText(/^This account is suspended: Orders were not paid\./)).toBeVisible()
})
