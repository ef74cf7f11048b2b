import { seriousFindings } from '../axe'
import { expect, test, YARN } from '../fixtures'
import { pageAs } from './trade/trade-page'

const unsavedInput = () => Object.keys(localStorage).filter((key) => /^(listing-form|ask|answer):/.test(key))

test('sign-out lists unsaved input and removes it if the user wants', async ({ browser, baseURL, api }) => {
  const { listings } = (await (await api.anonymous.get(`${YARN}?limit=1`)).json()) as {
    listings: { listingId: string }[]
  }
  const type = async (note: string) => {
    const page = await pageAs(browser, baseURL, 'buyer2')
    await page.goto(`/rfq/new?moduleKey=yarn&listingId=${listings[0]?.listingId}`)
    await page.getByLabel('Delivery place').fill(note)
    await expect.poll(() => page.evaluate(unsavedInput)).toHaveLength(1)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page.getByRole('dialog').getByText('Unsent request')).toBeVisible()
    return page
  }

  const keeping = await type('Tiruppur')
  expect(await seriousFindings(keeping)).toEqual([])
  await keeping.getByRole('button', { name: 'Keep it and sign out' }).click()
  await keeping.waitForURL((url) => url.pathname !== '/account')
  expect(await keeping.evaluate(unsavedInput)).toHaveLength(1)

  const removing = await type('Erode')
  await removing.getByRole('button', { name: 'Remove it and sign out' }).click()
  await removing.waitForURL((url) => url.pathname !== '/account')
  expect(await removing.evaluate(unsavedInput)).toEqual([])
  await removing.goto('/account')
  await expect(removing).toHaveURL(/\/sign-in/)
})

test('sign-out without unsaved input asks nothing', async ({ browser, baseURL }) => {
  const page = await pageAs(browser, baseURL, 'buyer2')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/account')
})

test('a form that is sent after signing out in another tab says so and keeps what was typed', async ({
  browser,
  baseURL,
  api,
}) => {
  const { listings } = (await (await api.anonymous.get(`${YARN}?limit=1`)).json()) as {
    listings: { listingId: string }[]
  }
  const page = await pageAs(browser, baseURL, 'buyer2')
  await page.goto(`/rfq/new?moduleKey=yarn&listingId=${listings[0]?.listingId}`)
  await page.getByLabel('Delivery place').fill('Tiruppur')
  await expect.poll(() => page.evaluate(unsavedInput)).toHaveLength(1)
  const other = await page.context().newPage()
  await other.goto('/account')
  await other.getByRole('button', { name: 'Sign out', exact: true }).click()
  await other.getByRole('button', { name: 'Keep it and sign out' }).click()
  await other.waitForURL((url) => url.pathname !== '/account')

  await page.getByRole('button', { name: 'Ask for a quotation' }).click()
  await expect(page.getByText(/Your session has ended/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in in another tab' })).toHaveAttribute('href', '/sign-in')
  await expect(page.getByLabel('Delivery place')).toHaveValue('Tiruppur')
})
