import { createListing, DEMO_PASSWORD, expect, signIn, signInWithForm, test, YARN } from '../../fixtures'
import { choose, openStep, ownWord, saveState, shownFields } from './form-page'

test('the fields follow the yarn family, and switching back restores their values', async ({ page }) => {
  await signIn(page, 'growth')
  await page.goto('/sell/yarn')
  await openStep(page, 'Specification')
  await choose(page, 'Yarn family', 'cotton', 'Cotton yarn')
  const cotton = await shownFields(page)
  expect(cotton).toContain('cspStrength')
  expect(cotton).not.toContain('denier')
  await page.getByLabel('CSP').fill('950')

  await choose(page, 'Yarn family', 'polyester fil', 'Polyester filament')
  const filament = await shownFields(page)
  expect(filament.filter((name) => !cotton.includes(name))).toEqual(['denier'])
  expect(cotton.filter((name) => !filament.includes(name))).toEqual(['cspStrength'])
  await page.getByLabel('Yarn type', { exact: true }).fill('comb')
  await expect(page.getByRole('option', { name: 'Combed', exact: true })).toHaveCount(0)
  await page.getByLabel('Yarn type', { exact: true }).fill('dty')
  await page.getByRole('option', { name: 'DTY' }).click()

  await choose(page, 'Yarn family', 'cotton', 'Cotton yarn')
  await expect(page.getByLabel('CSP')).toHaveValue('950')
})

test('the title says what a pasted line says, and fills it in with one click', async ({ page }) => {
  await signIn(page, 'growth')
  await page.goto('/sell/thread')
  await openStep(page, 'Name and identity')
  await page.getByLabel('Listing title', { exact: true }).fill('40/2 spun poly thread 5000m cone black')
  const says = page.getByText(/^Your title says: /).first()
  await expect(says).toContainText('Construction 40/2')
  await expect(says).toContainText('Black')
  await page.getByRole('button', { name: 'Fill these in too' }).first().click()
  await openStep(page, 'Specification')
  await expect(page.getByLabel('Length on one package')).toHaveValue('5,000')
})

test('searchable lists work with the keyboard', async ({ page }) => {
  await signIn(page, 'growth')
  await page.goto('/sell/yarn')
  await openStep(page, 'Specification')
  const family = page.getByLabel('Yarn family', { exact: true })
  await family.focus()
  await page.keyboard.press('ArrowDown')
  await expect(family).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.type('cotton')
  await page.keyboard.press('Escape')
  await expect(family).toHaveAttribute('aria-expanded', 'false')
  await expect(family).toHaveValue('cotton')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(family).toHaveValue('Cotton yarn')

  const fibres = page.getByLabel('Fibres', { exact: true })
  const chosen = page.locator('[data-field="fiberType"]').getByRole('button', { name: /^Remove/ })
  await fibres.focus()
  for (const fibre of ['cotton', 'linen', 'hemp']) {
    await page.keyboard.type(fibre)
    await page.keyboard.press('Enter')
  }
  await expect(chosen).toHaveCount(3)
  await page.keyboard.press('Backspace')
  await expect(chosen).toHaveCount(2)
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Remove Cotton', exact: true })).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(fibres).toBeFocused()
  await expect(chosen).toHaveCount(1)
})

test('a custom value is saved', async ({ page, api }) => {
  const word = ownWord()
  await signIn(page, 'growth')
  await page.goto('/sell/yarn')
  await openStep(page, 'Name and identity')
  await page.getByLabel('Listing title').fill(`Handmade yarn ${word}`)
  await openStep(page, 'Specification')
  await page.getByLabel('Package', { exact: true }).fill('Wooden spindle')
  await page.getByRole('option', { name: /use “Wooden spindle”/ }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(saveState(page)).toHaveText(/^Draft saved/)
  const listingId = new URL(page.url()).pathname.split('/').at(-1)
  const growth = await api.as('growth')
  const { listings } = (await (await growth.get(`${YARN}/${listingId}`)).json()) as {
    listings: { fields: Record<string, unknown> }[]
  }
  expect(listings[0]?.fields.conePackageType).toBe('Wooden spindle')
})

test('the error summary links to each field and marks what is corrected', async ({ page }) => {
  await signIn(page, 'growth')
  await page.goto('/sell/yarn')
  await openStep(page, 'Specification')
  await page.getByLabel('Count', { exact: true }).fill('thirty')
  await page.getByRole('button', { name: 'Publish listing' }).click()
  const summary = page.getByRole('region', { name: 'Fix 3 problems' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /^Base price/ }).click()
  await expect(page.getByLabel('Base price')).toBeFocused()
  await expect(page.getByLabel('Base price')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Base price').fill('285')
  const left = page.getByRole('region', { name: 'Fix 2 problems' })
  await expect(left.getByRole('link', { name: /^Base price.*\(corrected\)$/ })).toBeVisible()
  await left.getByRole('link', { name: /^Count/ }).click()
  await expect(page.getByLabel('Count', { exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('30s')
  await page
    .getByRole('region', { name: 'Fix 1 problem' })
    .getByRole('link', { name: /^Listing title/ })
    .click()
  await page.keyboard.type('30s carded cotton')
  await expect(page.getByRole('region', { name: 'All corrected' })).toBeVisible()
})

test('a blend can be typed in short form, and its sum is shown', async ({ page }) => {
  await signIn(page, 'growth')
  await page.goto('/sell/yarn')
  await openStep(page, 'Specification')
  await page.getByLabel('Or type it: 65/35 PC').fill('65/35 PC')
  await page.getByRole('button', { name: 'Fill in', exact: true }).click()
  await expect(page.getByLabel('Fibre 1', { exact: true })).toHaveValue('Polyester')
  await expect(page.getByLabel('Share of fibre 2', { exact: true })).toHaveValue('35')
  await expect(page.getByText('100 %')).toBeVisible()
  await page.getByLabel('Share of fibre 2', { exact: true }).fill('30')
  await expect(page.getByText('95 %, 5 % to go')).toBeVisible()
})

test('a gap between slabs is shown and fixed with one click', async ({ page }) => {
  await signIn(page, 'growth')
  await page.goto('/sell/yarn')
  await openStep(page, 'Prices')
  await page.getByRole('button', { name: 'Add a slab' }).click()
  await page.getByLabel('From, slab 1').fill('60')
  await page.getByLabel('Up to, slab 1').fill('500')
  await page.getByLabel('Price, slab 1').fill('289')
  await page.getByRole('button', { name: 'Add next slab' }).click()
  await page.getByLabel('From, slab 2').fill('800')
  await page.getByLabel('Price, slab 2').fill('286')
  await expect(page.getByText(/Between 500 and 800 kg there is no price/)).toBeVisible()
  await page.getByRole('button', { name: 'Start at 501' }).click()
  await expect(page.getByLabel('From, slab 2')).toHaveValue('501')
  await expect(page.getByText(/there is no price/)).toHaveCount(0)
})

test('a reload restores unsaved input, and starting over clears it', async ({ page }) => {
  await signIn(page, 'growth')
  await page.goto('/sell/yarn')
  await openStep(page, 'Prices')
  // Without a name there is no draft yet: the browser keeps the input.
  await page.getByLabel('Base price').fill('289')
  await expect(page.getByText(/Saved on this device/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Base price')).toHaveValue('289')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Base price')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Base price')).toHaveValue('')
})

test('a draft saves automatically, gets a URL, and keeps the focus', async ({ page, api }) => {
  const word = ownWord()
  await signIn(page, 'growth')
  await page.goto('/sell/yarn')
  await openStep(page, 'Name and identity')
  const title = page.getByLabel('Listing title')
  await title.pressSequentially(`Saves itself ${word}`)
  await expect(saveState(page)).toHaveText(/^Draft saved \d\d:\d\d IST$/)
  await expect(title).toBeFocused()
  const listingId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(listingId).toMatch(/^[0-9a-f-]{36}$/)
  await title.pressSequentially(' more')
  await page.getByLabel('Your item code').fill('K-12')
  const growth = await api.as('growth')
  const stored = async () => {
    const { listings } = (await (await growth.get(`${YARN}/${listingId}`)).json()) as {
      listings: { version: number; status: string; title: string; fields: Record<string, unknown> }[]
    }
    return listings[0]
  }
  await expect.poll(async () => (await stored())?.fields.sellerSku).toBe('K-12')
  expect(await stored()).toMatchObject({ status: 'DRAFT', title: `Saves itself ${word} more` })
  await expect(saveState(page)).toHaveText(/^Draft saved/)
  await page.reload()
  await expect(page.getByLabel('Listing title')).toHaveValue(`Saves itself ${word} more`)
  await expect(page.getByText('We restored what you typed')).toHaveCount(0)
})

test('autosave continues after the seller signs in again in another tab', async ({ page, context }) => {
  await signIn(page, 'growth')
  await page.goto('/sell/yarn')
  await openStep(page, 'Name and identity')
  const title = page.getByLabel('Listing title')
  await title.fill(`Begun ${ownWord()}`)
  await expect(saveState(page)).toHaveText(/^Draft saved/)
  await context.clearCookies()
  await title.pressSequentially(' and continued')
  await expect(page.getByText('You are signed out')).toBeVisible()
  await expect(title).toBeFocused()
  const other = await context.newPage()
  await signInWithForm(other, 'growth')
  await other.close()
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('You are signed out')).toHaveCount(0)
  await expect(saveState(page)).toHaveText(/^Draft saved/)
  await page.reload()
  await expect(page.getByLabel('Listing title')).toHaveValue(/and continued$/)
})

test('a draft typed offline is saved when the connection returns', async ({ page, context }) => {
  await signIn(page, 'growth')
  await page.goto('/sell/yarn')
  await openStep(page, 'Name and identity')
  await expect(page.getByLabel('Listing title')).toBeVisible()
  // Parts of the form that come later are not there yet.
  await context.setOffline(true)
  await page.getByLabel('Listing title').fill(`In a tunnel ${ownWord()}`)
  await expect(saveState(page)).toHaveText(/^No connection\. Saved on this device/)
  await context.setOffline(false)
  await expect(saveState(page)).toHaveText(/^Draft saved/)
})

test('a published listing changes only when the seller saves it', async ({ page, api }) => {
  const growth = await api.as('growth')
  const { listingId } = await createListing(growth, { title: `Live ${ownWord()}` })
  await signIn(page, 'growth')
  const writes: string[] = []
  page.on('request', (request) => {
    // Reading the title writes nothing.
    if (request.method() === 'POST' && /\/listings\/yarn(?!\/read)/.test(request.url())) writes.push(request.url())
  })
  await page.goto(`/sell/yarn/${listingId}#product_identity`)
  await page.getByLabel('Product or quality name').fill('Not yet')
  await expect(page.getByText(/Not saved online yet\. Saved on this device/)).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(saveState(page)).toHaveText(/^Saved/)
  expect(writes).toHaveLength(1)
  expect(writes[0]).not.toContain('autosave')
})

test('a seller hides and shows a file of a published listing', async ({ page, api }) => {
  const growth = await api.as('growth')
  const { listingId } = await createListing(growth, { title: `Papers ${ownWord()}` })
  const sent = { name: 'uster report.txt', mimeType: 'text/plain', buffer: Buffer.from('U% 9.1\n') }
  const path = `/api/trade-core/listings/yarn/${listingId}/attachments`
  const uploaded = await growth.post(path, { multipart: { role: 'technicalSheet', file: sent } })
  const { attachment } = await uploaded.json()
  const statusForBuyers = async () => (await api.anonymous.get(attachment.url)).status()
  expect(await statusForBuyers()).toBe(200)

  await signIn(page, 'growth')
  await page.goto(`/sell/yarn/${listingId}#images_documents_design_files`)
  const row = page.getByRole('listitem').filter({ hasText: 'uster report.txt' })
  await row.getByRole('button', { name: 'Hide from buyers' }).click()
  const show = row.getByRole('button', { name: 'Show to buyers' })
  await expect(show).toBeVisible()
  await expect(row.getByText('Only you', { exact: true })).toBeVisible()
  expect(await statusForBuyers()).toBe(404)
  await show.click()
  await expect(row.getByRole('button', { name: 'Hide from buyers' })).toBeVisible()
  expect(await statusForBuyers()).toBe(200)
})

test('the form keeps its input when the session ends', async ({ page, context }) => {
  const word = ownWord()
  await signIn(page, 'growth')
  await page.goto('/sell/yarn')
  await openStep(page, 'Name and identity')
  await page.getByLabel('Listing title').fill(`Typed before the session ended ${word}`)
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('E-mail').fill('growth@demo.test')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  // The autosave may already have given the draft a URL.
  await page.waitForURL((url) => url.pathname.startsWith('/sell/yarn'))
  await expect(page.getByLabel('Listing title')).toHaveValue(`Typed before the session ended ${word}`)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(saveState(page)).toHaveText(/^Draft saved/)
})

test('a click is not lost when a warning appears on blur', async ({ page }) => {
  await signIn(page, 'growth')
  await page.goto('/sell/yarn')
  await openStep(page, 'Name and identity')
  await page.getByLabel('Listing title').fill(`Call 98765 43210 for ${ownWord()}`)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const button = page.getByRole('button', { name: 'Save draft' })
  const warning = page.locator('#f-title-warning')
  await button.hover()
  await page.mouse.down()
  await expect(button).toBeFocused()
  await expect(warning).toHaveCount(0)
  await page.mouse.up()
  await expect(warning).toBeVisible()
  await expect(saveState(page)).toHaveText(/^Draft saved/)
})

test('a save that failed offline succeeds once on retry', async ({ page, context, api }) => {
  const word = ownWord()
  await signIn(page, 'growth')
  await page.goto('/sell/yarn')
  await openStep(page, 'Name and identity')
  await page.getByLabel('Listing title').fill(`Typed on a train ${word}`)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('You seem to be offline')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(saveState(page)).toHaveText(/^Draft saved/)
  const growth = await api.as('growth')
  const { listings } = (await (await growth.get(`${YARN}?scope=mine&status=DRAFT&limit=100`)).json()) as {
    listings: { title: string }[]
  }
  expect(listings.filter(({ title }) => title.includes(word))).toHaveLength(1)
})

test('in an edit conflict, keeping my value also keeps their other changes', async ({ page, api }) => {
  const growth = await api.as('growth')
  const { listingId } = await createListing(growth, { title: `Changed twice ${ownWord()}` })
  await signIn(page, 'growth')
  await page.goto(`/sell/yarn/${listingId}#product_identity`)
  await page.getByLabel('Product or quality name').fill('Mine')
  await expect(page.getByText(/Saved on this device/)).toBeVisible()
  const theirs = await growth.post(YARN, { data: { listingId, productName: 'Theirs', dispatchLeadTime: 9 } })
  expect(theirs.status()).toBe(200)

  await page.getByRole('button', { name: 'Save changes' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'changed this listing' })
  await expect(notice).toContainText('yours: Mine')
  await expect(notice).toContainText('Dispatch in')
  await notice.getByRole('button', { name: 'Keep mine and save' }).click()
  await expect(saveState(page)).toHaveText(/^Saved/)
  const { listings } = (await (await growth.get(`${YARN}/${listingId}`)).json()) as {
    listings: { version: number; productName: string; fields: Record<string, unknown> }[]
  }
  expect(listings[0]).toMatchObject({ version: 3, productName: 'Mine', fields: { dispatchLeadTime: 9 } })
})

test('in an edit conflict, the seller chooses a value per field', async ({ page, api }) => {
  const growth = await api.as('growth')
  const { listingId } = await createListing(growth, { title: `Changed twice ${ownWord()}` })
  await signIn(page, 'growth')
  await page.goto(`/sell/yarn/${listingId}#product_identity`)
  await page.getByLabel('Product or quality name').fill('Mine')
  await page.getByLabel('Your item code').fill('MINE-1')
  await expect(page.getByText(/Saved on this device/)).toBeVisible()
  await growth.post(YARN, { data: { listingId, productName: 'Theirs', sellerSku: 'THEIRS-1' } })
  await page.getByRole('button', { name: 'Save changes' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'changed this listing' })
  const name = notice.getByRole('group', { name: /^Product or quality name/ })
  await name.getByText('Take theirs').click()
  await expect(name.getByRole('radio', { name: 'Take theirs' })).toBeChecked()
  await notice.getByRole('button', { name: 'Save these choices' }).click()
  await expect(saveState(page)).toHaveText(/^Saved/)
  const { listings } = (await (await growth.get(`${YARN}/${listingId}`)).json()) as {
    listings: { productName: string; fields: Record<string, unknown> }[]
  }
  expect(listings[0]).toMatchObject({ productName: 'Theirs', fields: { sellerSku: 'MINE-1' } })
})

test('in an edit conflict, taking theirs fills the form with their values', async ({ page, api }) => {
  const growth = await api.as('growth')
  const { listingId } = await createListing(growth, { title: `Changed twice ${ownWord()}` })
  await signIn(page, 'growth')
  await page.goto(`/sell/yarn/${listingId}#product_identity`)
  await page.getByLabel('Product or quality name').fill('Mine')
  await expect(page.getByText(/Saved on this device/)).toBeVisible()
  await growth.post(YARN, { data: { listingId, productName: 'Theirs' } })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(page.getByLabel('Product or quality name')).toHaveValue('Theirs')
  await page.getByLabel('Product or quality name').fill('Theirs and mine')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(saveState(page)).toHaveText(/^Saved/)
})

test('no step of an empty form is done, and one that its defaults fill is once something is typed', async ({
  page,
}) => {
  await signIn(page, 'growth')
  await page.goto('/sell/yarn')
  const first = page.getByRole('navigation', { name: 'Steps of the form' }).getByRole('link').first()
  await expect(first).not.toContainText('complete')
  await openStep(page, 'Name and identity')
  await page.getByLabel('Product or quality name').fill('Vayu')
  await expect(first).toContainText('complete')
})

test('a town in the list of countries is refused in words, and what was chosen stays', async ({ page }) => {
  await signIn(page, 'growth')
  await page.goto('/sell/yarn')
  await openStep(page, 'Trade terms')
  const from = page.getByLabel('Dispatch from', { exact: true })
  await choose(page, 'Dispatch from', 'india', 'India')
  await from.fill('Tiruppur')
  await from.press('Tab')
  await expect(page.getByText('“Tiruppur” is not in this list. Choose an entry from it.')).toBeVisible()
  await expect(from).toHaveValue(/^India/)
  await choose(page, 'Dispatch from', 'nepal', 'Nepal')
  await expect(page.getByText('is not in this list')).toBeHidden()
})
