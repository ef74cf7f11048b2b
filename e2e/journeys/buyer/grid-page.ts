import type { Page } from '@playwright/test'

export const GRID = '/listings/yarn'

export const query = (page: Page) => new URL(page.url()).searchParams
export const cards = (page: Page) => page.getByRole('region', { name: 'Listings' }).getByRole('article')
/** The link of each card to its listing. */
export const titles = (page: Page) => cards(page).getByRole('heading').getByRole('link')
export const panel = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
