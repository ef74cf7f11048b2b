import { createListing, expect, signIn, signInWithForm, test } from '../fixtures'

test('a click on a menu link shows progress until its page is there', async ({ page }) => {
  await signIn(page, 'buyer')
  await page.goto('/orders')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/rfq(\?|$)/, async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Requests' }).click()
  const progress = page.getByRole('progressbar', { name: 'Loading the page' })
  await expect(progress).toBeVisible()
  release()
  await page.waitForURL('**/rfq')
  await expect(progress).toBeHidden()
})

test('signing in leads to what waits for the account', async ({ page }) => {
  await signInWithForm(page, 'growth')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})

test('on a phone the button to ask stays in reach on the whole listing page', async ({ page, api }) => {
  const { listingId } = await createListing(await api.as('growth'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/listings/yarn/${listingId}`)
  const ask = page.getByRole('link', { name: 'Ask for a quotation' })
  await expect(ask).toBeInViewport()
  const footer = page.getByRole('contentinfo').getByRole('link').last()
  await footer.scrollIntoViewIfNeeded()
  await expect(ask).toBeInViewport()
  await footer.click({ trial: true })
})

test('on a phone the menu closes by Escape, by a press elsewhere and after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const opener = page.getByRole('banner').locator('summary').filter({ hasText: 'Menu' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  // On the page below, where nothing takes the focus.
  await page.mouse.click(5, 840)
  await expect(menu).toBeHidden()
  await opener.click()
  await menu.getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL('**/sign-in')
  await expect(menu).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sign-in page says why its button is off', async ({ page }) => {
    await page.goto('/sign-in')
    await expect(page.getByText('This form needs JavaScript')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled()
  })

  test('on a phone the menu opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('banner').locator('summary').filter({ hasText: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/sign-in/)
  })

  test('a quantity in the address is priced by the server, under either name', async ({ page, api }) => {
    const { listingId } = await createListing(await api.as('growth'))
    for (const name of ['qty', 'quantity']) {
      await page.goto(`/listings/yarn/${listingId}?${name}=1200`)
      await expect(page.getByRole('region', { name: 'Price' }).getByRole('status')).toContainText('₹3,43,200.00')
    }
  })
})
