import type { Page } from '@playwright/test'

export const GRID = '/listings/yarn'

export const query = (page: Page) => new URL(page.url()).searchParams
export const cards = (page: Page) => page.getByRole('region', { name: 'Listings' }).getByRole('article')
/** The link of each card to its listing. */
export const titles = (page: Page) => cards(page).getByRole('heading').getByRole('link')
export const panel = (page: Page) => page.getByRole('complementary', { name: 'Filters' })

/** Holds back the scripts of the page. @returns what lets them through */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}
