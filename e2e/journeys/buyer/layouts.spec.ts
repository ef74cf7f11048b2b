import { expect, test } from '../../fixtures'
import { cards, GRID } from './grid-page'

test('a phone shows the price in the table, and a way back to the cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${GRID}?layout=table`)
  const price = page.getByRole('table').getByRole('cell').filter({ hasText: '₹' }).first()
  const { x, width } = (await price.boundingBox()) ?? { x: 390, width: 0 }
  expect(x + width).toBeLessThanOrEqual(390)
  await page.getByRole('navigation', { name: 'Layout' }).getByRole('link', { name: 'Cards' }).click()
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('cards of one row have their figures and their buttons in one line', async ({ page }) => {
  await page.goto(GRID)
  const placed = await cards(page).evaluateAll((all) =>
    all.map((card) =>
      [card, card.querySelector('.card-figures'), card.querySelector('.card-action')].map((part) =>
        Math.round(part?.getBoundingClientRect().top ?? 0),
      ),
    ),
  )
  expect(placed.length).toBeGreaterThan(4)
  // As many different lines as rows.
  const rows = new Set(placed.map(([top]) => top))
  expect(new Set(placed.map(String)).size).toBe(rows.size)
})
