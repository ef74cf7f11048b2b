import { findPlan } from '@/lib/domain/entitlement/plans'
import { MODULE_KEYS, MODULE_NAMES } from '@/lib/domain/modules/keys'
import { expect, signIn, test } from '../../fixtures'
import { openStep } from './form-page'

const CLOSED = [
  ['lapsed', /the payment is overdue/],
  ['none', /No plan has been activated/],
] as const

for (const [account, reason] of CLOSED) {
  test(`${account}@: the closed form shows the reason and keeps its input`, async ({ page }) => {
    await signIn(page, account)
    await page.goto('/sell/yarn')
    await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByRole('link', { name: /See (your plan|plans)/ })).toHaveAttribute('href', '/plans')
    await expect(page.getByRole('button', { name: 'Publish listing' })).toHaveCount(0)
    await openStep(page, 'Name and identity')
    await page.getByLabel('Listing title').fill('Typed before the plan was there')
    await expect(page.getByText(/Saved on this device/)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Listing title')).toHaveValue('Typed before the plan was there')
    await page.goto('/sell')
    await expect(page.getByRole('heading', { name: account === 'none' ? 'Opened by a plan' : 'Closed' })).toBeVisible()
  })
}

test('a module outside the plan names the smallest plan with it', async ({ page }) => {
  await signIn(page, 'growth')
  await page.goto('/sell/testing_lab_instruments')
  await expect(page.getByText(/not in Market Growth; the smallest plan with it is All Textile Modules/)).toBeVisible()
})

test('the sell page shows all 22 modules', async ({ page }) => {
  await signIn(page, 'growth')
  await page.goto('/sell')
  await expect(page.getByRole('main').locator('section').getByRole('link')).toHaveCount(22)
  const others = page.getByRole('region', { name: 'In other plans' })
  await expect(others.getByText('All Textile Modules, ₹6,999 a month')).toHaveCount(1)
  const listed = await page
    .getByRole('region', { name: /^List now/ })
    .getByRole('link')
    .allTextContents()
  const open = MODULE_KEYS.filter((key) => findPlan('market_growth')?.includedModuleKeys.includes(key))
  expect(listed.sort()).toEqual(open.map((key) => MODULE_NAMES[key]).sort())
  await page.goto('/sell/not_a_module')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sell')
})

test('selling pages show buyers a notice and send signed-out users to sign-in', async ({ page, context }) => {
  await signIn(page, 'buyer')
  for (const path of ['/sell', '/sell/yarn', '/sell/listings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'This is not a seller account' })).toBeVisible()
  }
  await context.clearCookies()
  for (const path of ['/sell', '/sell/yarn', '/sell/listings?status=ACTIVE']) {
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === '/sign-in')
    expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe(path)
  }
})
