import { createListing, expect, signIn, test } from '../fixtures'

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
  await signIn(page, 'growth')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'From browsing to receipt' })).toBeVisible()
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sign-in page says why its button is off', async ({ page }) => {
    await page.goto('/sign-in')
    await expect(page.getByText('This form needs JavaScript')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled()
  })

  test('a quantity in the address is priced by the server, under either name', async ({ page, api }) => {
    const { listingId } = await createListing(await api.as('growth'))
    for (const name of ['qty', 'quantity']) {
      await page.goto(`/listings/yarn/${listingId}?${name}=1200`)
      await expect(page.getByRole('region', { name: 'Price' }).getByRole('status')).toContainText('₹3,43,200.00')
    }
  })
})
