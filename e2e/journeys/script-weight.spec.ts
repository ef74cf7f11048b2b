import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'
import { openStep } from './seller/form-page'

const KB = 1024

/** Weighs every script that the page loads from now on, compressed as the service sends it. */
function weighScripts(page: Page): () => Promise<number> {
  const weighed: Promise<number>[] = []
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script'
    if (isScript) weighed.push(response.body().then((body) => gzipSync(body).length))
  })
  return async () => {
    // What the page itself and its links want beforehand they ask for when the browser is idle.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    const sizes = await Promise.all(weighed)
    return sizes.reduce((sum, size) => sum + size, 0)
  }
}

test('the form of a listing sends at most 215 kB of script, and 350 kB once somebody has filled in its steps', async ({
  page,
}) => {
  await signIn(page, 'growth')
  await page.goto('about:blank')
  const weigh = weighScripts(page)
  await page.goto('/sell/yarn')
  await expect(page.getByRole('button', { name: 'Publish listing' })).toBeEnabled()
  const opened = await weigh()
  expect(opened).toBeGreaterThan(100 * KB)
  expect(opened).toBeLessThanOrEqual(215 * KB)

  await openStep(page, 'Specification')
  await page.getByLabel('Count', { exact: true }).fill('30s')
  await expect(page.getByText(/^Read as Ne 30/)).toBeVisible()
  await openStep(page, 'Prices')
  await page.getByRole('button', { name: 'Add a slab' }).click()
  await expect(page.getByLabel('From, slab 1')).toBeVisible()
  expect(await weigh()).toBeLessThanOrEqual(350 * KB)
})

for (const [path, account, name, most] of [
  ['/rfq/new?moduleKey=yarn', 'buyer', 'Ask for quotations', 190],
  ['/account', 'buyer', 'Save details', 260],
] as const) {
  test(`${path} sends at most ${most} kB of script`, async ({ page }) => {
    await signIn(page, account)
    await page.goto('about:blank')
    const weigh = weighScripts(page)
    await page.goto(path)
    await expect(page.getByRole('button', { name })).toBeEnabled()
    const bytes = await weigh()
    expect(bytes).toBeGreaterThan(100 * KB)
    expect(bytes).toBeLessThanOrEqual(most * KB)
  })
}
