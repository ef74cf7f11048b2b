import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeWindow {
  axe: {
    run(options: object): Promise<{ violations: { id: string; impact: string | null; nodes: { html: string }[] }[] }>
  }
}

/** The tests read violations alone. Describing passed rules and selectors took a third of the time. */
const OPTIONS = { resultTypes: ['violations'], selectors: false }

/** The serious and critical axe findings of the page. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // After navigation by link the title follows the content.
  await expect(page).toHaveTitle(/./)
  // Evaluated, because the content security policy would refuse a script tag.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  // A message that is fading in or out has little contrast for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await page.evaluate((options) => (window as unknown as AxeWindow).axe.run(options), OPTIONS)
  await page.emulateMedia({ reducedMotion: null })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
}

/** Pixels by which the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
