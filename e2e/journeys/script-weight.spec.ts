import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { expect, signIn, test } from '../fixtures'
import { openStep } from './seller/form-page'

const KB = 1024

/** The compressed size of each script by its address: pages share most of them. */
const sizes = new Map<string, Promise<number>>()

function sizeOf(response: Response): Promise<number> {
  const known = sizes.get(response.url())
  if (known) return known
  const size = response.body().then((body) => gzipSync(body).length)
  sizes.set(response.url(), size)
  return size
}

/** Adds up the compressed size of every script that the page loads from now on. */
function countScriptBytes(page: Page): () => Promise<number> {
  const pending: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') pending.push(sizeOf(response))
  })
  return async () => {
    // Prefetches start when the browser is idle.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    return (await Promise.all(pending)).reduce((sum, size) => sum + size, 0)
  }
}

test('the form of each module loads at most 215 kB of script', async ({ page }) => {
  await signIn(page, 'all')
  for (const key of MODULE_KEYS) {
    await page.goto('about:blank')
    const scriptBytes = countScriptBytes(page)
    await page.goto(`/sell/${key}`)
    await expect(page.getByRole('button', { name: 'Publish listing' })).toBeEnabled()
    const opened = await scriptBytes()
    expect(opened, key).toBeGreaterThan(100 * KB)
    expect(opened, key).toBeLessThanOrEqual(215 * KB)
    page.removeAllListeners('response')
  }
})

test('a form that is worked in loads at most 350 kB of script', async ({ page }) => {
  await signIn(page, 'growth')
  await page.goto('about:blank')
  const scriptBytes = countScriptBytes(page)
  await page.goto('/sell/yarn')
  await expect(page.getByRole('button', { name: 'Publish listing' })).toBeEnabled()
  await openStep(page, 'Specification')
  await page.getByLabel('Count', { exact: true }).fill('30s')
  await expect(page.getByText(/^Read as Ne 30/)).toBeVisible()
  await openStep(page, 'Prices')
  await page.getByRole('button', { name: 'Add a slab' }).click()
  await expect(page.getByLabel('From, slab 1')).toBeVisible()
  expect(await scriptBytes()).toBeLessThanOrEqual(350 * KB)
})

test('the card next to a form loads the drawings of its module alone', async ({ page }) => {
  await signIn(page, 'all')
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const key of ['yarn', 'finish_fabric', 'scrap_reusables'] as const) {
    await page.goto('about:blank')
    const scriptBytes = countScriptBytes(page)
    await page.goto(`/sell/${key}`)
    await expect(page.getByRole('button', { name: 'Publish listing' })).toBeEnabled()
    await openStep(page, 'Name and identity')
    await page.getByLabel('Listing title', { exact: true }).fill('Goods of the trade')
    await expect(page.getByText('As buyers will see it', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Goods of the trade' })).toBeVisible()
    expect(await scriptBytes(), key).toBeLessThanOrEqual(440 * KB)
    page.removeAllListeners('response')
  }
})

for (const [path, account, name, most] of [
  ['/rfq/new?moduleKey=yarn', 'buyer', 'Ask for quotations', 190],
  ['/account', 'buyer', 'Save details', 260],
] as const) {
  test(`${path} loads at most ${most} kB of script`, async ({ page }) => {
    await signIn(page, account)
    await page.goto('about:blank')
    const scriptBytes = countScriptBytes(page)
    await page.goto(path)
    await expect(page.getByRole('button', { name })).toBeEnabled()
    const bytes = await scriptBytes()
    expect(bytes).toBeGreaterThan(100 * KB)
    expect(bytes).toBeLessThanOrEqual(most * KB)
  })
}
