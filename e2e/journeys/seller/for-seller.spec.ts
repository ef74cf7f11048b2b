import { overflow, seriousFindingsInBothThemes } from '../../axe'
import { expect, signIn, test } from '../../fixtures'
import { openStep, ownRows, ownWord } from './form-page'

test('an admin lists, edits, archives and unarchives for a seller, and each page says for whom', async ({
  page,
  api,
}) => {
  const title = `30s carded cotton ${ownWord()}`
  const starter = await api.as('starter')
  const mine = '/api/trade-core/listings/yarn?scope=mine&status=ACTIVE'
  const listed = await (await starter.get(mine)).json()
  const userId: string = listed.listings[0].sellerId
  await signIn(page, 'admin')
  await page.goto('/sell/yarn')
  await expect(page.getByRole('link', { name: 'Choose a seller' })).toBeVisible()
  await page.goto(`/module-access/${userId}`)
  await page.getByRole('link', { name: 'List for this seller' }).click()
  const band = page.getByRole('note').filter({ hasText: 'You are acting for' })
  await expect(band).toBeVisible()
  await page.getByRole('link', { name: 'Yarn', exact: true }).click()
  await expect(band).toBeVisible()

  await openStep(page, 'Name and identity')
  await page.getByLabel('Listing title').fill(title)
  await openStep(page, 'Prices')
  await page.getByLabel('Base price').fill('251')
  expect(await seriousFindingsInBothThemes(page)).toEqual([])
  await openStep(page, 'Preview and publish')
  await page.getByRole('button', { name: 'Publish listing' }).click()
  await page.waitForURL((url) => url.pathname === '/sell/listings' && url.searchParams.get('sellerId') === userId)
  await expect(band).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  const row = ownRows(page).filter({ hasText: title })
  await expect(row).toContainText('251.00')

  await row.getByRole('link', { name: /^Edit/ }).click()
  await expect(band).toBeVisible()
  await openStep(page, 'Prices')
  await page.getByLabel('Base price').fill('252')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('main').locator('p[role="status"]')).toHaveText(/^Saved \d\d:\d\d IST$/)
  await page.goto(`/sell/listings?sellerId=${userId}`)
  await row.getByRole('button', { name: /^Archive/ }).click()
  await expect(row).toHaveCount(0)
  await page.goto(`/sell/listings?sellerId=${userId}&status=ARCHIVED`)
  await row.getByRole('button', { name: /^Unarchive/ }).click()
  await expect(row).toHaveCount(0)

  const own = await (await starter.get(mine)).json()
  const listing = own.listings.find((one: { title: string }) => one.title === title)
  expect(listing).toMatchObject({ sellerId: userId, fields: { basePrice: 252 } })
  expect(listing.transactionContext.createdBy).not.toBe(userId)
  const history = await (await starter.get(`/api/trade-core/listings/yarn/${listing.listingId}/history`)).json()
  expect(new Set(history.history.map((entry: { actor: { type: string } }) => entry.actor.type))).toEqual(
    new Set(['admin']),
  )
  await page.goto(`/audit?subject=${listing.listingId}`)
  await expect(page.getByText(`created the listing “${title}” for`).first()).toBeVisible()
})
