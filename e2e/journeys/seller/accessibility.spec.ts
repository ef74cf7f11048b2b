import sharp from 'sharp'
import { SECTION_GROUPS } from '@/lib/domain/modules/define-module'
import { overflow, seriousFindingsInBothThemes } from '../../axe'
import { createListing, expect, signIn, test } from '../../fixtures'
import { anonymousPage, ownRows, ownWord } from './form-page'

test('every step of a full form has no serious finding and no overflow', async ({ page, api }) => {
  const { listingId } = await createListing(await api.as('growth'), {
    title: `Full form ${ownWord()}`,
    tradeMode: 'Both',
    sampleAvailable: true,
    blendPercentages: [{ fibre: 'Cotton', percent: 100 }],
    twist: { direction: 'Z', amount: 18.6, unit: 'TPI' },
  })
  await signIn(page, 'growth')
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/sell/yarn/${listingId}`)
    for (const step of SECTION_GROUPS) {
      const ofStep = `[data-step="${step}"]`
      const panel = page.locator(ofStep)
      await expect(panel).toBeVisible()
      // Around the steps the page stays the same.
      const part = step === SECTION_GROUPS[0] ? undefined : ofStep
      expect(await seriousFindingsInBothThemes(page, part), `${step} at ${width} px`).toEqual([])
      expect(await overflow(page), `${step} at ${width} px`).toBeLessThanOrEqual(0)
      // The last button of a step leads to the next one.
      if (step !== SECTION_GROUPS.at(-1)) await panel.getByRole('button').last().click()
    }
  }
})

test('modules, own listings, and refused and closed forms have no serious finding', async ({ page, context }) => {
  await signIn(page, 'growth')
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/sell', '/sell/listings', '/sell/thread']) {
      await page.goto(path)
      expect(await seriousFindingsInBothThemes(page), `${path} at ${width} px`).toEqual([])
      expect(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
    await page.goto('/sell/yarn')
    await page.getByRole('button', { name: 'Publish listing' }).click()
    await expect(page.getByRole('region', { name: /^Fix \d+ problems?$/ })).toBeVisible()
    expect(await seriousFindingsInBothThemes(page), `refused at ${width} px`).toEqual([])
  }
  await context.clearCookies()
  await signIn(page, 'none')
  await page.goto('/sell/yarn')
  expect(await seriousFindingsInBothThemes(page)).toEqual([])
})

const SQUARE = { create: { width: 64, height: 64, channels: 3, background: '#9a6' } } as const

test('a listing with pictures and a test report is published with the keyboard only', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `Typed without a mouse ${ownWord()}`
  // The browser intercepts file dialogs only while a listener exists, and needs time to begin.
  page.on('filechooser', () => {})
  await signIn(page, 'growth')
  await page.goto('/sell/yarn')

  /** Presses Tab until the control has the focus. */
  async function tabTo(name: string | RegExp, role: 'textbox' | 'button' | 'link'): Promise<void> {
    const target = page.getByRole(role, { name }).and(page.locator(':visible')).first()
    for (let presses = 0; presses < 120; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }

  /** Opens the file chooser with the keyboard and chooses the file. */
  async function chooseFile(label: string, name: string, buffer: Buffer): Promise<void> {
    await tabTo(new RegExp(`^Choose .*: ${label}$`), 'button')
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('Enter')
    await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer })
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  }

  await tabTo(/^Name and identity/, 'link')
  await page.keyboard.press('Enter')
  await tabTo('Listing title', 'textbox')
  await page.keyboard.type(title)
  await tabTo(/^Photos and documents/, 'link')
  await page.keyboard.press('Enter')
  await chooseFile('Cover picture', 'cover.png', await sharp(SQUARE).png().toBuffer())
  await chooseFile('More pictures', 'panel.png', await sharp(SQUARE).png().toBuffer())
  await tabTo(/^Quality and tests/, 'link')
  await page.keyboard.press('Enter')
  await chooseFile('Test report', 'uster.txt', Buffer.from('U% 9.8\n'))

  await tabTo('Publish listing', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Fix 1 problem' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Base price')).toBeFocused()
  await page.keyboard.type('289')
  await tabTo('Publish listing', 'button')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/sell/listings')
  const row = ownRows(page).filter({ hasText: title })
  await expect(row).toBeVisible()
  const anonymous = await anonymousPage(browser, baseURL)
  await anonymous.goto(`/listings/yarn?q=${encodeURIComponent(title)}`)
  await expect(anonymous.getByRole('link', { name: title, exact: true })).toBeVisible()
  await anonymous.context().close()
})
