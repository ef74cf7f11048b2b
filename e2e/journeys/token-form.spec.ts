import { DEMO_PASSWORD, expect, signIn, test, YARN } from '../fixtures'

test('a token is made with the password, for what it may do and for how long, and is shown once', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signIn(page, 'buyer')
  await page.goto('/account')
  const tokens = page.locator('section', { has: page.getByRole('heading', { name: 'API tokens' }) })
  const name = `price watch ${Date.now()}`
  await tokens.getByLabel('Name of the new token').fill(name)
  await tokens.getByLabel('Expires in').selectOption('7 days')
  await tokens.getByLabel('Read').uncheck()
  await tokens.getByLabel('Write').uncheck()
  await tokens.getByLabel('Your password', { exact: true }).fill('not this one')
  await tokens.getByRole('button', { name: 'Create token' }).click()
  await expect(tokens.getByText('Choose at least one scope.')).toBeVisible()
  await tokens.getByLabel('Read').check()
  await tokens.getByRole('button', { name: 'Create token' }).click()
  await expect(tokens.getByText('This is not your current password.')).toBeVisible()
  await tokens.getByLabel('Your password', { exact: true }).fill(DEMO_PASSWORD)
  await tokens.getByRole('button', { name: 'Create token' }).click()
  await expect(tokens.getByText(`Copy the token “${name}” now`)).toBeVisible()
  await expect(tokens.getByRole('listitem').filter({ hasText: name })).toContainText(/Read · created .+ · expires /)
  await expect(tokens.getByLabel('Your password', { exact: true })).toHaveValue('')

  const token = /tx_[\w-]{43}/.exec((await tokens.textContent()) ?? '')?.[0] ?? ''
  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  })
  expect((await program.get('/api/rfq/mine')).status()).toBe(200)
  expect((await program.post(YARN, { data: {} })).status()).toBe(403)
  await program.dispose()
})
