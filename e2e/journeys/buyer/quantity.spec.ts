import { expect, test } from '../../fixtures'
import { cards, GRID, query } from './grid-page'

/** Demo goods: 60 to 1,199 kg at 289, 1,200 to 8,999 kg at 286, then 283; 15,600 kg in stock. */
const WARP = '30s combed compact warp'
const card = 'Vellingiri'

test('each card costs what the buyer’s quantity costs, which goes on to the listing and to the request', async ({
  page,
}) => {
  await page.goto(`${GRID}?${new URLSearchParams({ q: WARP })}`)
  const found = cards(page).filter({ hasText: card }).first()
  await expect(found).toContainText('₹289.00/kg')
  await page.getByLabel('Your quantity', { exact: true }).fill('2,000')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('quantity') === '2000')
  await expect(found).toContainText('₹286.00/kg')
  await expect(found).toContainText('for 2,000 kg: ₹5,72,000.00')

  await page.getByLabel('Your quantity', { exact: true }).fill('20')
  await page.getByLabel('Unit of your quantity').selectOption('MT')
  await page.waitForURL((url) => url.searchParams.get('quantityUom') === 'MT')
  await expect(found).toContainText('₹283.00/kg')
  await expect(found).toContainText('Only 15,600 kg in stock')

  await found.getByRole('heading').getByRole('link').click()
  await page.waitForURL((url) => url.searchParams.get('qty') === '20000')
  await expect(page.getByLabel('Your quantity')).toHaveValue('20000')
  await expect(page.getByRole('link', { name: 'Ask for a quotation' })).toHaveAttribute('href', /quantity%3D20000/)
})

test('the table has the price for the quantity, and the smallest order where that is more', async ({ page }) => {
  await page.goto(`${GRID}?${new URLSearchParams({ q: WARP, quantity: '50', layout: 'table', sort: 'price' })}`)
  const row = page.getByRole('row').filter({ hasText: card }).first()
  await expect(page.getByRole('columnheader', { name: 'Price for 50 kg' })).toBeVisible()
  await expect(row).toContainText('Smallest order 60 kg')
  await expect(page.getByText('use the first price of each listing', { exact: false })).toBeVisible()
})

test('a quantity among the words of a search is a chip, and no word to be found', async ({ page }) => {
  await page.goto(`${GRID}?${new URLSearchParams({ q: `2 tonnes ${WARP}` })}`)
  const found = cards(page).filter({ hasText: card }).first()
  await expect(found).toContainText('₹286.00/kg')
  await page.getByRole('link', { name: 'Remove filter: For 2,000 kg' }).click()
  await page.waitForURL((url) => url.searchParams.get('q') === WARP)
  await expect(found).toContainText('₹289.00/kg')
})

test('a quantity that cannot be read is named, and the list is shown without it', async ({ page }) => {
  await page.goto(`${GRID}?${new URLSearchParams({ q: WARP, quantity: 'lots' })}`)
  await expect(page.getByText('One filter in this address could not be applied.')).toBeVisible()
  await expect(page.getByText('Use a number above 0, such as 2000.', { exact: false })).toBeVisible()
  await expect(cards(page).filter({ hasText: card }).first()).toContainText('₹289.00/kg')
  expect(query(page).get('quantity')).toBe('lots')
})
