import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { createListing, expect, test } from '../../fixtures'
import { ownWord } from '../seller/form-page'
import { cards, GRID, holdScripts, panel, query, titles } from './grid-page'

test('a signed-out buyer filters and sorts, and the URL holds the whole state', async ({ page }) => {
  await page.goto(GRID)
  await expect(cards(page).first()).toBeVisible()
  const fibre = panel(page)
    .getByRole('group', { name: 'Fibres' })
    .getByRole('checkbox', { name: /^Cotton/ })
  await fibre.check()
  await page.waitForURL((url) => url.search === '?fiberType=Cotton')
  await expect(page.getByRole('link', { name: /Remove filter: Fibres Cotton/ })).toBeVisible()

  await page.getByLabel('Sort').selectOption('price')
  await page.waitForURL((url) => url.searchParams.get('sort') === 'price')
  expect(query(page).getAll('fiberType')).toEqual(['Cotton'])

  await page.reload()
  await expect(fibre).toBeChecked()
  await expect(page.getByLabel('Sort')).toHaveValue('price')

  await page.goBack()
  await expect(page.getByLabel('Sort')).toHaveValue('')
  await page.goBack()
  await expect(fibre).not.toBeChecked()
  expect(new URL(page.url()).search).toBe('')
})

test('the HTML contains listings and facets once, and the router restores them', async ({ page, request }) => {
  const document = await (await request.get(GRID)).text()
  const scripts = [...document.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text).join('')
  const ids = [...document.matchAll(/href="\/listings\/yarn\/([0-9a-f-]{36})"/g)].map(([, id]) => id ?? '')
  expect(ids.length).toBeGreaterThan(3)
  expect(ids.filter((id) => scripts.includes(id))).toEqual([])
  expect(document).toContain('name="fiberType"')
  expect(scripts).not.toContain('fiberType')

  await page.goto(GRID)
  const first = await titles(page).first().getAttribute('href')
  await titles(page).first().click()
  await page.waitForURL((url) => url.pathname === first)
  await page.goBack()
  await expect(titles(page).first()).toHaveAttribute('href', first ?? '')
  await expect(panel(page).getByRole('group', { name: 'Fibres' })).toBeVisible()
})

test('filtering keeps the focus and the search text of the filter panel', async ({ page }) => {
  await page.goto(GRID)
  const fibres = panel(page).getByRole('group', { name: 'Fibres' })
  // The search in the panel works only once the script runs.
  const search = fibres.getByRole('searchbox', { name: 'Find in Fibres' })
  await expect(async () => {
    await search.fill('')
    await search.fill('polyester')
    await expect(fibres.getByRole('checkbox', { name: /^Cotton/ })).toBeHidden({ timeout: 250 })
  }).toPass()
  const box = fibres.getByRole('checkbox', { name: /^Recycled polyester/ })
  await box.focus()
  await page.keyboard.press('Space')
  await page.waitForURL((url) => url.searchParams.get('fiberType') === 'Recycled polyester')
  await expect(page.getByRole('link', { name: /Remove filter: Fibres/ })).toBeVisible()
  await expect(box).toBeFocused()
  await expect(box).toBeChecked()
  await expect(search).toHaveValue('polyester')
  await expect(fibres.getByRole('checkbox', { name: /^Cotton/ })).toBeHidden()
})

test('a closed filter gets its options when it is opened, and keeps them while it is used', async ({
  page,
  request,
}) => {
  const document = await (await request.get(GRID)).text()
  expect(document).toContain('id="group-spinningSystem"')
  expect(document).not.toContain('name="spinningSystem"')

  await page.goto(GRID)
  const group = panel(page).locator('#group-spinningSystem')
  await group.locator('summary').click()
  const ring = group.getByRole('checkbox', { name: /^Ring compact/ })
  await ring.focus()
  await page.keyboard.press('Space')
  await page.waitForURL((url) => url.search === '?spinningSystem=Ring+compact')
  await expect(page.getByRole('link', { name: /Remove filter: Spinning system/ })).toBeVisible()
  await expect(ring).toBeFocused()
  // Without its filter the page has no options for it: those in use stay, with the numbers of the new page.
  const before = await group.getByRole('listitem').allTextContents()
  await page.keyboard.press('Space')
  await page.waitForURL((url) => url.search === '')
  await expect(page.getByRole('link', { name: /Remove filter: Spinning system/ })).toHaveCount(0)
  await expect(group).not.toHaveAttribute('data-later')
  await expect(ring).toBeFocused()
  await expect(ring).not.toBeChecked()
  expect(await group.getByRole('listitem').allTextContents()).not.toEqual(before)
})

test('a closed filter that was opened before the script loads gets its options', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(GRID, { waitUntil: 'commit' })
  const group = panel(page).locator('#group-spinningSystem')
  await group.locator('summary').click()
  await expect(group.getByText('Loading …')).toBeVisible()
  release()
  await expect(group.getByRole('checkbox', { name: /^Ring compact/ })).toBeVisible()
})

test('a filter that cannot be loaded says so, and is loaded when it is opened again', async ({ page }) => {
  await page.goto(GRID)
  await page.route('**/*filters=all*', (route) => route.abort())
  const group = panel(page).locator('#group-spinningSystem')
  await group.locator('summary').click()
  await expect(group.getByText('This filter could not be loaded. Close it and open it again.')).toBeVisible()
  await page.unroute('**/*filters=all*')
  await group.locator('summary').click()
  await group.locator('summary').click()
  await expect(group.getByRole('checkbox', { name: /^Ring compact/ })).toBeVisible()
})

test('removing a filter chip clears its checkbox', async ({ page }) => {
  await page.goto(`${GRID}?fiberType=Cotton&dyeingStatus=Grey`)
  await page.getByRole('link', { name: /Remove filter: Fibres Cotton/ }).click()
  await page.waitForURL((url) => url.search === '?dyeingStatus=Grey')
  const fibres = panel(page).getByRole('group', { name: 'Fibres' })
  await expect(fibres.getByRole('checkbox', { name: /^Cotton/ })).not.toBeChecked()
  await page.getByRole('link', { name: 'Clear all' }).click()
  await page.waitForURL((url) => url.search === '')
})

test('the search box takes the slash key, words and counts', async ({ page, api }) => {
  const word = ownWord()
  await createListing(await api.as('growth'), { title: `31s Combed ${word} Weaving Yarn`, count: '31s CCW' })
  await page.goto(GRID)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search yarn' })).toBeFocused()
  await page.keyboard.type(`31s ${word}`)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('q') === `31s ${word}`)
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('status')).toContainText('1 listing')
})

test('the arrow keys move a slider by round numbers, and its end removes the limit', async ({ page }) => {
  await page.goto(`${GRID}?countMin=28`)
  const low = panel(page).getByRole('slider', { name: 'Count, from' })
  await low.focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL((url) => Number(url.searchParams.get('countMin')) > 28)
  const chosen = query(page).get('countMin') ?? ''
  expect(Number.isInteger(Number(chosen)), chosen).toBe(true)
  await expect(panel(page).getByLabel('Lowest count', { exact: true })).toHaveValue(chosen)
  await low.focus()
  await page.keyboard.press('Home')
  await page.waitForURL((url) => !url.searchParams.has('countMin'))
  await expect(panel(page).getByLabel('Lowest count', { exact: true })).toHaveValue('')
})

test('a filter and a slider used before the script loads take effect', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(GRID, { waitUntil: 'commit' })
  await panel(page)
    .getByRole('group', { name: 'Fibres' })
    .getByRole('checkbox', { name: /^Cotton/ })
    .check()
  await panel(page).getByRole('slider', { name: 'Count, from' }).focus()
  await page.keyboard.press('ArrowRight')
  release()
  await page.waitForURL((url) => url.searchParams.has('countMin') && url.searchParams.get('fiberType') === 'Cotton')
})

test('a count range finds the same yarn in Ne and in denier', async ({ page, api }) => {
  const word = ownWord()
  const seller = await api.as('growth')
  await createListing(seller, { title: `37s Combed ${word} Weaving Yarn`, count: '37s CW' })
  // With one count only there would be no count filter.
  await createListing(seller, { title: `20s Combed ${word} Weaving Yarn`, count: '20s CW' })
  await page.goto(`${GRID}?q=${word}`)
  await panel(page).getByLabel('Lowest count', { exact: true }).fill('36.9')
  await panel(page).getByLabel('Highest count', { exact: true }).fill('37.1')
  await panel(page).getByLabel('Highest count', { exact: true }).press('Enter')
  await page.waitForURL((url) => url.searchParams.get('countMax') === '37.1')
  await expect(cards(page)).toHaveCount(1)

  await panel(page).getByRole('link', { name: 'Denier' }).click()
  await page.waitForURL((url) => url.searchParams.get('countSystem') === 'Denier')
  expect(Number(query(page).get('countMin'))).toBeCloseTo(143.3, 1)
  expect(Number(query(page).get('countMax'))).toBeCloseTo(144, 1)
  await expect(cards(page)).toHaveCount(1)
  // The panel follows the address: its bounds are in denier now.
  await expect(panel(page).getByLabel('Lowest count', { exact: true })).toHaveValue(/^143/)

  await panel(page).getByLabel('Lowest count', { exact: true }).fill('150')
  await panel(page).getByLabel('Highest count', { exact: true }).fill('160')
  await panel(page).getByLabel('Highest count', { exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'No listings match these filters' })).toBeVisible()
})

test('counts of warp and weft are asked in Ne, and change their system together', async ({ page }) => {
  await page.goto('/listings/grey_fabric')
  await panel(page).locator('#group-warpCount > summary').click()
  const lowest = panel(page).getByLabel('Lowest warp count', { exact: true })
  await lowest.fill('20')
  await lowest.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('warpCountMin') === '20')
  expect(query(page).get('countSystem')).toBe('Ne')
  await expect(page.getByText('from 20 Ne')).toBeVisible()
  const inNe = await cards(page).count()
  expect(inNe).toBeGreaterThan(0)

  await panel(page)
    .getByRole('navigation', { name: 'Count system of warp count' })
    .getByRole('link', { name: 'Tex' })
    .click()
  await page.waitForURL((url) => url.searchParams.get('countSystem') === 'Tex')
  expect(query(page).get('warpCountMax')).toBe('29.53')
  await expect(cards(page)).toHaveCount(inNe)
})

test('an empty result suggests which filter to remove', async ({ page, api }) => {
  const word = ownWord()
  await createListing(await api.as('growth'), { title: `Combed ${word} Weaving Yarn` })
  await page.goto(`${GRID}?q=${word}&fiberType=Cotton&priceMax=1`)
  await page.getByRole('link', { name: /Remove Price up to ₹1\/kg 1 listing/ }).click()
  await expect(cards(page)).toHaveCount(1)
})

test('the page names unusable URL parameters and ignores them', async ({ page }) => {
  const response = await page.goto(`${GRID}?fibreType=Cotton&priceMin=cheap&dyeingStatus=Grey`)
  expect(response?.status()).toBe(200)
  await expect(page.getByText('2 filters in this address could not be applied')).toBeVisible()
  await expect(page.getByText('Did you mean fiberType?')).toBeVisible()
  await expect(page.getByRole('link', { name: /Remove filter: Dyeing status Grey/ })).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
})

test('a range the wrong way round is named as the filters name it', async ({ page }) => {
  await page.goto(`${GRID}?countMin=60&countMax=20`)
  await expect(page.getByText('Lowest count: This is above “Highest count”. Swap the two.')).toBeVisible()
})

const hrefsOf = (page: Page) =>
  titles(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

test('more listings are added without duplicates, and going back restores them and the position', async ({ page }) => {
  await page.goto(`${GRID}?limit=7&sort=price`)
  const first = await hrefsOf(page)
  expect(first).toHaveLength(7)
  for (const shown of [14, 21]) {
    await page.getByRole('link', { name: 'Show 7 more' }).click()
    await expect(cards(page)).toHaveCount(shown)
  }
  const all = await hrefsOf(page)
  expect(all.slice(0, 7)).toEqual(first)
  expect(new Set(all).size).toBe(21)
  await expect(page.getByRole('status')).toContainText('1–21 shown')

  const last = titles(page).nth(18)
  await last.scrollIntoViewIfNeeded()
  const position = await page.evaluate(() => window.scrollY)
  expect(position).toBeGreaterThan(0)
  await last.click()
  await page.waitForURL(/[0-9a-f-]{36}$/)
  await expect(page.getByLabel('Your quantity')).toBeVisible()
  await page.goBack()
  await expect(cards(page)).toHaveCount(21)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position)
  // The URL holds the number of rows.
  await page.reload()
  expect(await hrefsOf(page)).toEqual(all)
})

test('the table shows the same listings as the cards', async ({ page }) => {
  await page.goto(`${GRID}?fiberType=Cotton&limit=10&sort=price`)
  const shown = await titles(page).allTextContents()
  await page.getByRole('navigation', { name: 'Layout' }).getByRole('link', { name: 'Table' }).click()
  await page.waitForURL((url) => url.searchParams.get('layout') === 'table')
  const rows = page.getByRole('table').getByRole('rowheader')
  await expect(rows).toHaveCount(shown.length)
  expect(await rows.getByRole('link').allTextContents()).toEqual(shown)
})

test('listings are selected in the grid and compared side by side at one quantity', async ({ page, api }) => {
  const word = ownWord()
  const seller = await api.as('growth')
  const cheap = { quantitySlabs: [{ minQty: 60, maxQty: null, price: 250 }], basePrice: 250, pdcSlabs: [] }
  await createListing(seller, { title: `30s ${word} Yarn First`, spinningSystem: 'Ring compact' })
  await createListing(seller, { title: `30s ${word} Yarn Second`, spinningSystem: 'Open-end', ...cheap })
  await page.goto(`${GRID}?q=${word}`)
  await page.getByRole('link', { name: `Compare : 30s ${word} Yarn First` }).click()
  await expect(page.getByText('1 of 4 selected')).toBeVisible()
  await page.getByRole('link', { name: `Compare : 30s ${word} Yarn Second` }).click()
  await page.getByRole('link', { name: 'Compare side by side' }).click()
  await expect(page.getByRole('heading', { name: 'Compare 2 listings' })).toBeVisible()
  await page.getByLabel('Your quantity').fill('1,200')
  await page.getByRole('button', { name: 'Show prices' }).click()
  const prices = page.getByRole('row', { name: /Price for 1,200 kg/ })
  await expect(prices).toContainText('₹286.00/kg')
  await expect(prices).toContainText('₹3,00,000.00')
  await expect(page.getByRole('row', { name: /Spinning system/ })).toContainText(/Ring compact.*Open-end/)
  const basis = page.getByRole('row', { name: /Price per kg, in ₹/ })
  await expect(basis.getByRole('cell').nth(1)).toContainText('₹250.00Lowest')
  await expect(basis.getByRole('cell').nth(0)).not.toContainText('Lowest')

  await expect(page.getByRole('row', { name: /Yarn family/ })).toBeVisible()
  await page.getByRole('link', { name: 'Show differences only' }).click()
  await expect(page.getByRole('row', { name: /Yarn family/ })).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Spinning system ?, differs/ })).toBeVisible()
  await expect(page.getByLabel('Your quantity')).toHaveValue('1,200')
  await page.getByRole('link', { name: /Remove 30s .* First/ }).click()
  await expect(page.getByRole('heading', { name: 'One listing to compare' })).toBeVisible()
})

test('on a phone the filters are a sheet that Escape closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(GRID)
  await expect(panel(page)).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await panel(page)
    .getByRole('group', { name: 'Fibres' })
    .getByRole('checkbox', { name: /^Cotton/ })
    .check()
  await page.waitForURL((url) => url.search === '?fiberType=Cotton')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('link', { name: /Remove filter: Fibres Cotton/ })).toBeVisible()
})

test('an unknown module is 404', async ({ page }) => {
  expect((await page.goto('/listings/no_such_module'))?.status()).toBe(404)
})

test('the home page leads to yarn by search, and the category page names all 22 modules', async ({ page }) => {
  await page.goto('/')
  const stages = page.getByRole('navigation', { name: 'By stage of the trade' })
  await expect(stages.getByRole('link', { name: /^Yarn/ })).toContainText(/\d+/)
  await page.getByLabel('Search all listings').fill('30s combed')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === '30s combed')
  await expect(page.getByRole('region', { name: /^Yarn/ }).getByRole('article').first()).toBeVisible()

  await page.goto('/listings')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(22)
})

test('the grid loads at most 150 kB of script and fetches no listing twice', async ({ page }) => {
  const fetched: string[] = []
  const pending: Promise<number>[] = []
  page.on('request', (request) => {
    const isOurs = /^\/(api|listings)\//.test(new URL(request.url()).pathname)
    if (request.resourceType() === 'fetch' && isOurs) fetched.push(request.url())
  })
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script'
    if (isScript) pending.push(response.body().then((body) => gzipSync(body).length))
  })
  await page.goto(GRID)
  // Prefetches start when the browser is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(fetched).toEqual([])
  const bytes = (await Promise.all(pending)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(150 * 1024)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, sorting and search are one form without empty URL parameters', async ({ page }) => {
    await page.goto(GRID)
    await panel(page)
      .getByRole('group', { name: 'Fibres' })
      .getByRole('checkbox', { name: /^Cotton/ })
      .check()
    await page.getByLabel('Sort').selectOption('price')
    await panel(page).getByLabel('Lowest count', { exact: true }).fill('20')
    await page.getByRole('button', { name: 'Apply filters' }).click()
    const params = query(page)
    expect([...params.keys()].sort()).toEqual(['countMin', 'fiberType', 'sort'])
    await expect(page.getByRole('link', { name: /Remove filter: Count from 20 Ne/ })).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
  })

  test('a link leads to all filters, which stay', async ({ page }) => {
    await page.goto(GRID)
    await expect(panel(page).locator('#group-spinningSystem')).toBeHidden()
    await panel(page)
      .getByRole('link', { name: /^Show all \d+ filters$/ })
      .click()
    await panel(page).locator('#group-spinningSystem > summary').click()
    await panel(page)
      .getByRole('checkbox', { name: /^Ring compact/ })
      .check()
    await page.getByRole('button', { name: 'Apply filters' }).click()
    expect(query(page).get('spinningSystem')).toBe('Ring compact')
    await expect(panel(page).getByRole('link', { name: /^Show all/ })).toHaveCount(0)
    await expect(panel(page).locator('#group-twist')).toBeVisible()
  })

  test('a count filter uses the chosen count system', async ({ page }) => {
    await page.goto(GRID)
    await panel(page).getByRole('link', { name: 'Nm' }).click()
    await panel(page).getByLabel('Lowest count', { exact: true }).fill('14')
    await page.getByRole('button', { name: 'Apply filters' }).click()
    expect(query(page).get('countSystem')).toBe('Nm')
    expect(query(page).has('countIn')).toBe(false)
  })

  test('the next page is a link', async ({ page }) => {
    await page.goto(`${GRID}?limit=5`)
    const first = await titles(page).first().getAttribute('href')
    await page.getByRole('link', { name: 'Next 5 listings' }).click()
    await expect(cards(page)).toHaveCount(5)
    expect(await titles(page).first().getAttribute('href')).not.toBe(first)
  })

  test('a listing prices the quantity of the URL', async ({ page, api }) => {
    const { listingId } = await createListing(await api.as('growth'))
    await page.goto(`${GRID}/${listingId}`)
    await page.getByLabel('Your quantity').fill('1,200')
    await page.getByRole('button', { name: 'Show price' }).click()
    await expect(page.getByRole('status').filter({ hasText: '₹286.00/kg' })).toContainText('₹3,43,200.00')
  })
})
