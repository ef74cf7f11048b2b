import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeWindow {
  axe: { run(): Promise<{ violations: { id: string; impact: string | null; nodes: { html: string }[] }[] }> }
}

/** What axe calls serious or critical on the page as it stands. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // A page that came by a link gets its title a moment after its content.
  await expect(page).toHaveTitle(/./)
  // Evaluated, not added as a tag: the page's own policy would refuse it, rightly.
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate(() => (window as unknown as AxeWindow).axe.run())
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
}

/** How many pixels of the page run off its side. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
