import { seriousFindings } from '../../axe'
import { createListing, expect, signIn, test } from '../../fixtures'
import { cards, GRID, panel, query, titles } from './grid-page'

test('the page shows how a search was read, corrects spelling, and agrees with the API', async ({ page, api }) => {
  await createListing(await api.as('growth'), {
    title: '2/40s Combed Gassed Cotton Yarn',
    count: '2/40s',
    finish: 'Gassed',
  })
  for (const [typed, meant] of [
    ['combd coton 30', 'Showing combed cotton'],
    ['2/40 gassed', '2/40'],
  ] as const) {
    await page.goto(`${GRID}?${new URLSearchParams({ q: typed })}`)
    await expect(page.getByText(meant, { exact: false }).first()).toBeVisible()
    const response = await api.anonymous.get(
      `/api/trade-core${GRID}?${new URLSearchParams({ q: typed, view: 'card' })}`,
    )
    const { listings } = (await response.json()) as { listings: { title: string }[] }
    expect(listings.length, typed).toBeGreaterThan(0)
    expect(await titles(page).allTextContents()).toEqual(listings.map(({ title }) => title))
  }
})

test('changing the currency converts the price filter', async ({ page }) => {
  await page.goto(`${GRID}?priceMax=300`)
  const before = await titles(page).allTextContents()
  await panel(page).getByLabel('Currency of the price').selectOption('USD')
  await page.waitForURL((url) => url.searchParams.get('priceCurrency') === 'USD')
  expect(Number(query(page).get('priceMax'))).toBeCloseTo(3.356, 3)
  expect(await titles(page).allTextContents()).toEqual(before)
})

test('a search can be saved, opened, renamed and deleted', async ({ page }) => {
  await page.goto(`${GRID}?fiberType=Cotton`)
  await page.getByRole('button', { name: 'Save or share this search' }).click()
  const sheet = page.getByRole('dialog', { name: 'Save or share this search' })
  await sheet.getByLabel('Name', { exact: true }).fill('All cotton')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByRole('status')).toContainText('Saved as “All cotton”.')

  await page.goto(GRID)
  await page.getByRole('button', { name: 'Save or share this search' }).click()
  await sheet.getByRole('button', { name: 'Rename All cotton' }).click()
  await sheet.getByLabel('New name for All cotton').fill('Cotton')
  await page.keyboard.press('Enter')
  await sheet.getByRole('link', { name: 'Cotton' }).click()
  await page.waitForURL((url) => url.search === '?fiberType=Cotton')

  await page.getByRole('button', { name: 'Save or share this search' }).click()
  await sheet.getByRole('button', { name: 'Delete Cotton' }).click()
  await expect(sheet.getByText('Your saved searches appear here.')).toBeVisible()
})

test('searches of a visitor move to the account, which gets a notice of what is new', async ({ page, api }) => {
  const open = () => page.getByRole('button', { name: 'Save or share this search' }).click()
  const sheet = page.getByRole('dialog', { name: 'Save or share this search' })
  await page.goto(`${GRID}?fiberType=Cotton`)
  await open()
  await sheet.getByLabel('Name', { exact: true }).fill('Cotton of a visitor')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByRole('link', { name: 'Cotton of a visitor' })).toBeVisible()

  await signIn(page, 'buyer2')
  await page.goto(`${GRID}?q=vortex+gassed&priceMax=290`)
  await open()
  await expect(sheet.getByRole('heading', { name: 'Your saved searches' })).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Cotton of a visitor' })).toBeVisible()
  await sheet.getByLabel('Name', { exact: true }).fill('Vortex under 290')
  await sheet.getByRole('switch', { name: 'Notify me of new listings' }).check()
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByRole('status')).toContainText('Saved as “Vortex under 290”.')
  // The name is taken now.
  await sheet.getByLabel('Name', { exact: true }).fill('vortex UNDER 290')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByRole('alert')).toContainText('You have another search with this name.')

  await createListing(await api.as('growth'), { title: '30s Vortex Gassed Yarn', count: '30s' })
  const buyer = await api.as('buyer2')
  const newest = async () => (await (await buyer.get('/api/notifications?limit=1')).json()).notifications[0]?.title
  // Searches are looked through once a minute.
  await expect.poll(newest, { timeout: 120_000 }).toBe('1 new listing for “Vortex under 290”')

  await page.goto('/searches')
  const row = page.getByRole('listitem').filter({ hasText: 'Vortex under 290' })
  await expect(row).toContainText('1 new this week')
  expect(await seriousFindings(page)).toEqual([])
  const notices = row.getByRole('switch', { name: 'Notices of Vortex under 290' })
  await notices.uncheck()
  await expect(notices).toBeEnabled()
  await page.reload()
  await expect(notices).not.toBeChecked()
  await row.getByRole('button', { name: 'Delete Vortex under 290' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('link', { name: 'Cotton of a visitor' }).click()
  await page.waitForURL((url) => url.search === '?fiberType=Cotton')
})

test('a search that the account refuses stays in the browser with the reason and is sent once', async ({ page }) => {
  const kept = JSON.stringify([{ name: 'Old search', href: `${GRID}?countMin=40&countMax=20` }])
  await page.goto(GRID)
  await page.evaluate((text) => window.localStorage.setItem('saved-searches', text), kept)
  await signIn(page, 'buyer2')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/account/searches')) sent.push(request.url())
  })
  const sheet = page.getByRole('dialog', { name: 'Save or share this search' })
  const row = sheet.getByRole('listitem').filter({ hasText: 'Old search' })
  for (const _opening of [1, 2]) {
    await page.goto(GRID)
    await page.getByRole('button', { name: 'Save or share this search' }).click()
    await expect(row).toContainText('Only in this browser: ')
    expect(sent).toHaveLength(1)
  }
  await row.getByRole('button', { name: 'Delete Old search' }).click()
  await expect(row).toHaveCount(0)
  expect(await page.evaluate(() => window.localStorage.getItem('saved-searches'))).toBe('[]')
})

test('the date box of a free slot says which day is meant', async ({ page }) => {
  await page.goto('/listings/mill_finish_process_job?slotAvailableFromMax=2099-12-01')
  const day = panel(page).getByRole('group', { name: 'Slot free from' }).getByLabel('Free by')
  await expect(day).toHaveValue('2099-12-01')
  await expect(panel(page).getByText('Free by')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove filter: Free by 1 Dec 2099' })).toBeVisible()
})

test('single keys work the grid, and the question mark lists them', async ({ page }) => {
  await page.goto(GRID)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden()
  await titles(page).first().focus()
  await page.keyboard.press('j')
  await expect(titles(page).nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(titles(page).first()).toBeFocused()
  await page.keyboard.press('c')
  await expect(page.getByText('1 of 4 selected')).toBeVisible()
})

test('without a network the page stays and shows a notice', async ({ page, context }) => {
  await page.goto(GRID)
  await expect(cards(page).first()).toBeVisible()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await context.setOffline(true)
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible()
  await titles(page).first().click()
  await context.setOffline(false)
  await expect(page.getByText('You are offline')).toHaveCount(0)
  // After a page load this mark would be gone.
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await expect(page).toHaveURL((url) => url.pathname === GRID)
  await expect(cards(page).first()).toBeVisible()
})

test('the grid loads without layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = window as unknown as { moved: number }
    shifts.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) shifts.moved += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(GRID)
    await page.evaluate(() => document.fonts.ready)
    await expect(cards(page).nth(7)).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved), `${width} px`).toBeLessThan(0.1)
  }
})
