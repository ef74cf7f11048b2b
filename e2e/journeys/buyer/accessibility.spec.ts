import { overflow, seriousFindingsInBothThemes } from '../../axe'
import { expect, test } from '../../fixtures'

/** A few listings have the faults of a page of them, in half the time. */
const FEW = 'limit=4'
const PAGES = [
  ['home', '/'],
  ['cards', `/listings/yarn?fiberType=Cotton&${FEW}`],
  ['table', `/listings/yarn?layout=table&${FEW}`],
  ['empty', '/listings/yarn?fiberType=Cotton&priceMax=1&nonsense=1'],
  ['nothing to compare', '/listings/yarn/compare'],
] as const

for (const [name, address] of PAGES) {
  test(`${name} has no serious finding and no overflow at 1440 and 320 px`, async ({ page }) => {
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      expect(await seriousFindingsInBothThemes(page), `${width} px`).toEqual([])
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

test('a listing, a comparison and the filter sheet have no serious finding', async ({ page }) => {
  await page.goto('/listings/yarn')
  await page
    .getByRole('region', { name: 'Listings' })
    .getByRole('heading', { level: 3 })
    .first()
    .getByRole('link')
    .click()
  await page.waitForURL(/[0-9a-f-]{36}$/)
  await page.getByLabel('Your quantity').fill('1000')
  expect(await seriousFindingsInBothThemes(page)).toEqual([])
  // 200 % zoom of a 1280 px window leaves 640 px.
  await page.setViewportSize({ width: 640, height: 450 })
  expect(await seriousFindingsInBothThemes(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/listings/yarn?${FEW}`)
  const selected = page.getByText(/of 4 selected/)
  for (const number of [0, 1]) {
    await page
      .getByRole('link', { name: /^Compare : / })
      .nth(number)
      .click()
    await expect(selected).toContainText(String(number + 1))
  }
  await page.getByRole('link', { name: 'Compare side by side' }).click()
  await expect(page.getByRole('heading', { name: 'Compare 2 listings' })).toBeVisible()
  expect(await seriousFindingsInBothThemes(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.goto(`/listings/yarn?${FEW}`)
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible()
  expect(await seriousFindingsInBothThemes(page)).toEqual([])
})

test('a buyer prices a quantity from the grid with the keyboard only', async ({ page }) => {
  await page.goto('/listings/yarn?fiberType=Cotton&limit=3')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const first = page
    .getByRole('region', { name: 'Listings' })
    .getByRole('heading', { level: 3 })
    .first()
    .getByRole('link')
  for (let presses = 0; presses < 150; presses++) {
    if (await first.evaluate((link) => link === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(/[0-9a-f-]{36}$/)
  const quantity = page.getByLabel('Your quantity')
  for (let presses = 0; presses < 60; presses++) {
    if (await quantity.evaluate((input) => input === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(quantity).toBeFocused()
  await page.keyboard.type('20000')
  await expect(page.getByRole('region', { name: 'Price' }).getByRole('status')).toContainText('/kg')
})
