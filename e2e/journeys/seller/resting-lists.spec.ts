import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../../fixtures'

const LIST = { name: 'Job', exact: true }

/** Opens a form whose first step asks with searched lists. */
async function openForm(page: Page): Promise<void> {
  await signIn(page, 'all')
  await page.goto('/sell/weave_knit_warping_job')
  await expect(page.getByRole('button', { name: 'Publish listing' })).toBeEnabled()
}

/** Holds back every script that is asked for from now on. @returns a function that lets them load */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await released
    await route.continue()
  })
  return async () => {
    release()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

test('text typed in a list before it is there filters the list when it comes', async ({ page }) => {
  await openForm(page)
  const load = await holdScripts(page)
  const box = page.getByRole('combobox', LIST)
  await box.click()
  await page.keyboard.type('circ')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await load()
  await expect(page.getByRole('option', { name: 'Circular knitting', exact: true })).toBeVisible()
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('circ')
  await page.keyboard.type('ular knitting')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Circular knitting' })).toBeVisible()
})

test('a word typed in a list and left before it is there is kept', async ({ page }) => {
  await openForm(page)
  const load = await holdScripts(page)
  await page.getByRole('combobox', LIST).fill('weaving')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Remove Weaving' })).toBeVisible()
  await load()
  await page.getByRole('combobox', LIST).click()
  await expect(page.getByRole('option', { name: 'Weaving', exact: true })).toBeVisible()
  // The open list hides the rest of the page from screen readers.
  await expect(page.getByLabel('Remove Weaving')).toBeVisible()
})

test('a click, the arrow key and the button each open a list that is still to come', async ({ page }) => {
  for (const open of ['click', 'key', 'button'] as const) {
    await openForm(page)
    const box = page.getByRole('combobox', LIST)
    if (open === 'click') await box.click()
    else if (open === 'button') await page.locator('[data-field="jobType"]').getByLabel('Show options').click()
    else {
      await box.focus()
      await page.keyboard.press('ArrowDown')
    }
    await expect(page.getByRole('option', { name: 'Weaving', exact: true }), open).toBeVisible()
    await expect(box, open).toBeFocused()
    await page.context().clearCookies()
  }
})
