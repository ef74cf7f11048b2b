import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeWindow {
  axe: {
    run(
      context: object | string,
      options: object,
    ): Promise<{ violations: { id: string; impact: string | null; nodes: { html: string }[] }[] }>
    _audit: { rules: { id: string; impact: string | null }[] }
  }
}

/** The tests read violations alone. Describing passed rules and selectors took a third of the time. */
const OPTIONS = { resultTypes: ['violations'], selectors: false }
/** The rules that depend on colours. */
const OF_COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] }

/** The serious and critical axe findings of the page. */
export function seriousFindings(page: Page): Promise<string[]> {
  return findings(page, {}, {})
}

/**
 * The same in the light and in the dark theme. The themes differ in the values of colours alone (app/globals.css), so the rules that read no
 * colours run once.
 * @param part a selector: reads this part alone, where the rest of the page was read before
 */
export async function seriousFindingsInBothThemes(page: Page, part?: string): Promise<string[]> {
  const light = await findings(page, { colorScheme: 'light' }, {}, part)
  const dark = await findings(page, { colorScheme: 'dark' }, OF_COLOURS, part)
  await page.emulateMedia({ colorScheme: null })
  return [...light.map((finding) => `light: ${finding}`), ...dark.map((finding) => `dark: ${finding}`)]
}

async function findings(
  page: Page,
  media: Parameters<Page['emulateMedia']>[0],
  rules: object,
  part?: string,
): Promise<string[]> {
  // After navigation by link the title follows the content.
  await expect(page).toHaveTitle(/./)
  // Evaluated, because the content security policy would refuse a script tag.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  // A message that is fading in or out has little contrast for a moment.
  await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
  const violations = await page.evaluate(
    async ({ part, options }) => {
      const { axe } = window as unknown as AxeWindow
      // The impact of a rule is that of its findings.
      const unread = axe._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate')
      const off = Object.fromEntries(unread.map(({ id }) => [id, { enabled: false }]))
      return (await axe.run(part ?? document, { rules: off, ...options })).violations
    },
    { part, options: { ...OPTIONS, ...rules } },
  )
  await page.emulateMedia({ reducedMotion: null })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
}

/** Pixels by which the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
