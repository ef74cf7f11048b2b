import { seriousFindings, seriousFindingsInBothThemes } from '../../axe'
import { expect, test } from '../../fixtures'

test('a buyer searches every module from the header, and follows a group into its grid', async ({ page }) => {
  await page.goto('/listings/yarn')
  const field = page
    .getByRole('searchbox', { name: 'Search all listings' })
    .or(page.getByRole('combobox', { name: 'Search all listings' }))
  await field.fill('40x40 132x72')
  await field.press('Enter')
  await page.waitForURL(/\/search\?q=/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('40x40 132x72')
  const group = page.getByRole('region', { name: /^Grey fabric/ })
  await expect(group.getByRole('article').first()).toContainText('132×72')
  await group.getByRole('link', { name: /in Grey fabric$/ }).click()
  await page.waitForURL(/\/listings\/grey_fabric\?q=/)
  await expect(page.getByRole('article').first()).toContainText('132×72')
})

test('what was understood can be taken off, part by part', async ({ page }) => {
  await page.goto('/search?q=cotton+poplin+63+inch')
  const chips = page.getByRole('link', { name: /^Remove filter/ })
  await expect(chips).toHaveCount(3)
  await chips.filter({ hasText: '63 inch' }).click()
  await page.waitForURL((url) => url.searchParams.get('q') === 'cotton poplin')
  await expect(chips).toHaveCount(2)
})

test('suggestions work by keyboard and lead to the goods', async ({ page }) => {
  await page.goto('/')
  const field = page.getByLabel('Search all listings')
  await field.click()
  await field.pressSequentially('bonded ny')
  const option = page.getByRole('option').first()
  await expect(option).toContainText('Nylon bonded')
  await field.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  expect(await seriousFindings(page)).toEqual([])
  await field.press('Enter')
  await page.waitForURL(/\/listings\/thread\?threadType=Nylon\+bonded/)
})

test('a suggestion that is chosen stays chosen when a slow answer has it too', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/suggestions\?q=bonded\+nyl$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  const field = page.getByLabel('Search all listings')
  await field.click()
  await field.pressSequentially('bonded ny')
  const option = page.getByRole('option').first()
  await expect(option).toContainText('Nylon bonded')
  const asked = page.waitForRequest(/suggestions\?q=bonded\+nyl$/)
  await field.press('l')
  await asked
  await field.press('ArrowDown')
  const answered = page.waitForResponse(/suggestions\?q=bonded\+nyl$/)
  release()
  await (await answered).finished()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await page.waitForURL(/\/listings\/thread\?threadType=Nylon\+bonded/)
})

test('the slash key leads to the search of the page, and types itself in a field', async ({ page }) => {
  for (const path of ['/', '/docs', '/search?q=cotton']) {
    await page.goto(path)
    await page.keyboard.press('/')
    await expect(page.getByLabel('Search all listings'), path).toBeFocused()
  }
  await page.getByLabel('Search all listings').fill('24')
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search all listings')).toHaveValue('24/')
  await page.goto('/listings/yarn')
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search yarn')).toBeFocused()
})

test('breadcrumbs of a grid name the stage, the module and the one family that it shows', async ({ page }) => {
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await page.goto('/listings/chemical_dye?chemClass=Dye')
  await expect(crumbs.getByRole('listitem')).toHaveCount(3)
  await expect(crumbs.getByRole('listitem').last()).toHaveText('Dye')
  await crumbs.getByRole('link').last().click()
  await page.waitForURL('/listings/chemical_dye')
  await expect(crumbs.getByRole('listitem')).toHaveCount(2)
})

test('an earlier search is offered again', async ({ page }) => {
  await page.goto('/')
  const field = page.getByLabel('Search all listings')
  await field.click()
  await expect(field).toHaveRole('combobox')
  await field.fill('bonded nylon')
  await field.press('Enter')
  await page.waitForURL(/\/search/)
  await page.goto('/')
  await field.click()
  await expect(page.getByRole('option', { name: /bonded nylon/ })).toContainText('Earlier search')
})

test('a phrase that nothing matches leads to a request with these words', async ({ page }) => {
  await page.goto('/search?q=zzyzx')
  await expect(page.getByRole('link', { name: 'Ask sellers for it' })).toHaveAttribute('href', '/rfq/new?need=zzyzx')
})

for (const path of ['/listings', '/search?q=cotton+poplin']) {
  test(`${path} has no serious accessibility fault in either theme on a phone`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } })
    await page.goto(path)
    expect(await seriousFindingsInBothThemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await page.close()
  })
}

test('the header opens a menu of all categories by stage, and Escape closes it', async ({ page }) => {
  await page.goto('/listings/yarn?limit=4')
  const button = page.locator('summary', { hasText: 'All categories' })
  await button.click()
  const menu = page.getByRole('navigation', { name: 'Categories' })
  await expect(menu.getByRole('link')).toHaveCount(22)
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await menu.getByRole('link', { name: 'Grey fabric' }).click()
  await page.waitForURL('/listings/grey_fabric')
  await expect(menu).toBeHidden()
})
