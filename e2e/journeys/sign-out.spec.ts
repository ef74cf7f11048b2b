import { seriousFindings } from '../axe'
import { expect, test, YARN } from '../fixtures'
import { windowOf } from './trade/trade-page'

const kept = () => Object.keys(localStorage).filter((key) => /^(listing-form|ask|answer):/.test(key))

test('what was typed and not saved is named at sign-out, and is gone once its owner says so', async ({
  browser,
  baseURL,
  api,
}) => {
  const { listings } = (await (await api.anonymous.get(`${YARN}?limit=1`)).json()) as {
    listings: { listingId: string }[]
  }
  const type = async (note: string) => {
    const page = await windowOf(browser, baseURL, 'buyer2')
    await page.goto(`/rfq/new?listing=${listings[0]?.listingId}`)
    await page.getByLabel('Delivery place').fill(note)
    await expect.poll(() => page.evaluate(kept)).toHaveLength(1)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page.getByRole('dialog').getByText('Unsent request')).toBeVisible()
    return page
  }

  const own = await type('Tiruppur')
  expect(await seriousFindings(own)).toEqual([])
  await own.getByRole('button', { name: 'Keep it and sign out' }).click()
  await own.waitForURL((url) => url.pathname !== '/account')
  expect(await own.evaluate(kept)).toHaveLength(1)

  const shared = await type('Erode')
  await shared.getByRole('button', { name: 'Remove it and sign out' }).click()
  await shared.waitForURL((url) => url.pathname !== '/account')
  expect(await shared.evaluate(kept)).toEqual([])
  await shared.goto('/account')
  await expect(shared).toHaveURL(/\/sign-in/)
})

test('without anything unsaved nobody is asked', async ({ browser, baseURL }) => {
  const page = await windowOf(browser, baseURL, 'buyer2')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/account')
})
