import { createListing, expect, signIn, test, YARN } from '../../fixtures'
import { ownRows, ownWord } from './form-page'

test('archiving can be undone immediately or later from the archive', async ({ page, api }) => {
  const title = `To be archived ${ownWord()}`
  const growth = await api.as('growth')
  const { listingId } = await createListing(growth, { title })
  await signIn(page, 'growth')
  await page.goto('/sell/listings')
  const row = ownRows(page).filter({ hasText: title })
  await row.getByRole('button', { name: /^Archive/ }).click()
  await expect(row).toHaveCount(0)
  expect((await api.anonymous.get(`${YARN}/${listingId}`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByRole('button', { name: /^Archive/ })).toBeVisible()

  await row.getByRole('button', { name: /^Archive/ }).click()
  await expect(row).toHaveCount(0)
  await page.goto('/sell/listings?status=ARCHIVED')
  await row.getByRole('button', { name: /^Unarchive/ }).click()
  await expect(row).toHaveCount(0)
  expect((await api.anonymous.get(`${YARN}/${listingId}`)).status()).toBe(200)
})

test('an archived listing must be unarchived before editing', async ({ page, api }) => {
  const growth = await api.as('growth')
  const { listingId } = await createListing(growth, { title: `Archived for now ${ownWord()}` })
  expect((await growth.post(`${YARN}/${listingId}/archive`)).status()).toBe(200)
  await signIn(page, 'growth')
  await page.goto(`/sell/yarn/${listingId}`)
  await expect(page.getByText('This listing is archived')).toBeVisible()
  await page.getByRole('button', { name: 'Unarchive' }).click()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
})

test('the list shows the last changed listings first, 24 per page', async ({ page, api }) => {
  const all = await api.as('all')
  const word = ownWord()
  for (let index = 0; index < 26; index++) await createListing(all, { title: `Row ${word}`, status: 'DRAFT' })
  await signIn(page, 'all')
  await page.goto('/sell/listings?status=DRAFT')
  const rows = ownRows(page).filter({ hasText: 'version' })
  await expect(rows).toHaveCount(24)
  await expect(rows.first()).toContainText(word)
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(25)
  await page.reload()
  await expect.poll(() => rows.count()).toBeGreaterThan(25)
})
