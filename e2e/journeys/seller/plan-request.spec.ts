import { overflow, seriousFindings } from '../../axe'
import { expect, test } from '../../fixtures'
import { pageAs } from '../trade/trade-page'

test('a seller requests a plan and reads the reason of the admin who declines it', async ({ browser, baseURL }) => {
  const seller = await pageAs(browser, baseURL, 'none')
  await seller.goto('/plans')
  await expect(seller.getByRole('columnheader', { name: /Market Growth/ })).toBeVisible()
  await seller.getByText('Why? Yarn is closed').click()
  await expect(
    seller.getByText(/No plan has been activated for your account; the smallest plan with Yarn is/),
  ).toBeVisible()
  await seller.getByRole('radio', { name: /Market Growth/ }).check()
  await seller.getByLabel('Note').fill('Towels from next month')
  await seller.getByRole('button', { name: 'Send request' }).click()
  await expect(seller.getByText('You asked for Market Growth')).toBeVisible()
  await expect(seller.getByRole('button', { name: 'Send request' })).toBeHidden()

  const admin = await pageAs(browser, baseURL, 'admin')
  await admin.goto('/module-access?request=open')
  await expect(admin.getByText('Asks for Market Growth').first()).toBeVisible()
  await admin.goto('/plan-requests')
  await expect(admin.getByText('Towels from next month')).toBeVisible()
  expect(await seriousFindings(admin)).toEqual([])
  const row = admin.getByRole('listitem').filter({ hasText: 'Towels from next month' })
  await expect(row.getByText(/^npm run entitlements -- set [0-9a-f-]{36} \w+$/)).toBeVisible()
  await row.getByRole('button', { name: 'Decline' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(dialog.getByText('Enter the reason. The seller will read it.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Please send your GSTIN first.')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(row).toBeHidden()

  await seller.goto('/inbox')
  await seller.getByRole('link', { name: /Your request for Market Growth is declined/ }).click()
  await seller.waitForURL('**/plans')
  await expect(seller.getByText('Answer: Please send your GSTIN first.')).toBeVisible()
  await expect(seller.getByText('Declined', { exact: true })).toBeVisible()
  await expect(seller.getByRole('button', { name: 'Send request' })).toBeVisible()
  expect(await seriousFindings(seller)).toEqual([])
  await Promise.all([seller.context().close(), admin.context().close()])
})

test('an admin filters sellers and sees why a module is closed', async ({ browser, baseURL }) => {
  const admin = await pageAs(browser, baseURL, 'admin')
  await admin.goto('/module-access')
  await admin.getByLabel('Company, e-mail or place').fill('starter@demo')
  await admin.getByLabel('Module', { exact: true }).selectOption('finish_fabric')
  await admin.getByLabel('Module is').selectOption('outside')
  await admin.getByRole('button', { name: 'Show' }).click()
  await admin.waitForURL(/q=starter/)
  const row = admin.getByRole('row').filter({ hasText: 'starter@demo.test' })
  await expect(row.getByRole('img', { name: 'Open', exact: true })).toHaveCount(3)
  await expect(row.getByRole('img', { name: 'Not in the plan' })).toHaveCount(19)
  expect(await seriousFindings(admin)).toEqual([])

  await row.getByRole('link').click()
  await expect(admin.getByText(/Finished fabric is not in Module Starter; the smallest plan with it is/)).toBeVisible()

  await admin.setViewportSize({ width: 390, height: 844 })
  await admin.goto('/module-access?q=starter@demo')
  await expect(admin.getByText('Open: Yarn, Thread, Grey fabric.')).toBeVisible()
  expect(await overflow(admin)).toBe(0)
  expect(await seriousFindings(admin)).toEqual([])
  await admin.context().close()
})

test('a changed company city appears in its listings', async ({ browser, baseURL }) => {
  const seller = await pageAs(browser, baseURL, 'starter')
  await seller.goto('/account')
  const city = seller.getByLabel('City')
  const before = await city.inputValue()
  for (const typed of ['Karur', before]) {
    await city.fill(typed)
    await seller.getByRole('button', { name: 'Save details' }).click()
    await expect(seller.getByText('Saved.')).toBeVisible()
    await seller.reload()
    await expect(city).toHaveValue(typed)
    const own = await seller.request.get('/api/trade-core/listings/yarn?scope=mine&view=card')
    expect(await own.text()).toContain(typed)
  }
  await seller.context().close()
})
