import { createListing, expect, signIn, test } from '../../fixtures'

const pageOf = (listingId: string) => `/listings/yarn/${listingId}`

test('a typed quantity is priced by its slab and kept in the URL', async ({ page, api }) => {
  const { listingId } = await createListing(await api.as('growth'))
  await page.goto(pageOf(listingId))
  const quantity = page.getByLabel('Your quantity')
  const price = page.getByRole('region', { name: 'Price' }).getByRole('status')

  await quantity.fill('1000')
  await expect(price).toContainText('₹289.00/kg')
  await expect(price).toContainText('₹2,89,000.00')
  await expect(price).toContainText('200 kg more: ₹286.00/kg')

  await quantity.fill('9,000')
  await expect(price).toContainText('₹283.00/kg')
  await expect(page.getByRole('table', { name: 'Price by quantity' }).locator('[aria-current]')).toContainText('9,000')

  await quantity.fill('59')
  await expect(price).toContainText('The minimum order is 60 kg')
  await quantity.fill('some')
  await expect(price).toContainText('Enter a quantity')

  await quantity.fill('1200')
  await page.reload()
  await expect(page.getByLabel('Your quantity')).toHaveValue('1200')
  await expect(price).toContainText('₹3,43,200.00')
})

test('the page shows every value of the yarn with units and conversions', async ({ page, api }) => {
  const { listingId } = await createListing(await api.as('growth'), {
    twist: { direction: 'Z', amount: 23.5, unit: 'TPI' },
    cspStrength: 2900,
    fiberType: ['Polyester', 'Viscose'],
    blendPercentages: [
      { fibre: 'Polyester', percent: 65 },
      { fibre: 'Viscose', percent: 35 },
    ],
    length: 60,
    width: 40,
    height: 40,
    packageCount: 100,
    originCountry: 'IN',
    condition: 'Seconds',
  })
  await page.goto(pageOf(listingId))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('30s Combed Compact Cotton Weaving Yarn')
  const main = page.getByRole('main')
  for (const text of [
    'Ne 30 · combed compact weaving · 19.7 tex',
    'Nm 50.8',
    '177 denier',
    'Z 23.5 TPI',
    '2,900',
    '65% Polyester 35% Viscose',
    '60 × 40 × 40 cm',
    '9.6 m³',
    'Second quality with the defects described; for non-critical use only.',
  ]) {
    await expect(main.getByText(text, { exact: false }).first(), text).toBeVisible()
  }
  const cheques = page.getByRole('table', { name: 'Price by days of credit, compared with cash' })
  await expect(cheques.getByRole('row', { name: /30 days/ })).toContainText('+4.30 (1.5 %)')
  // 4.30 on 289 for 30 days, simple interest over a year.
  await expect(cheques.getByRole('row', { name: /30 days/ })).toContainText('18.1 %')
  await page.getByLabel('Your quantity').fill('2500')
  await expect(page.getByRole('heading', { name: 'By post-dated cheque, for 2,500 kg' })).toBeVisible()
  await expect(cheques.getByRole('row', { name: /Cash/ })).toContainText('286.00')
  await expect(cheques.getByRole('row', { name: /30 days/ })).toContainText('290.26')
  await expect(cheques.getByRole('row', { name: /30 days/ })).toContainText('7,25,650')
  await expect(cheques.getByRole('row', { name: /30 days/ })).toContainText('18.1 %')
  await expect(page.getByRole('region', { name: 'Not given by the seller' })).toContainText('Spinning system')
})

test('a quantity in pounds or bags is converted and passed to the request', async ({ page, api }) => {
  const { listingId } = await createListing(await api.as('growth'), { packageType: 'HDPE/PP woven bag', netWeight: 50 })
  await page.goto(pageOf(listingId))
  const price = page.getByRole('region', { name: 'Price' }).getByRole('status')
  await page.getByLabel('Your quantity').fill('24')
  await page.getByLabel('Unit', { exact: true }).selectOption('bag')
  await expect(price).toContainText('1,200 kg at ₹286.00/kg')
  await page.getByLabel('Unit', { exact: true }).selectOption('lb')
  await expect(price).toContainText('The minimum order is 60 kg')
  await page.getByLabel('Your quantity').fill('1000')
  await expect(price).toContainText('453.592 kg at ₹289.00/kg')
  await page.reload()
  await expect(price).toContainText('453.592 kg at ₹289.00/kg')

  const href = await page.getByRole('link', { name: 'Ask for a quotation' }).getAttribute('href')
  const wanted = new URL(href ?? '', 'http://here').searchParams.get('callbackUrl') ?? ''
  const params = new URL(wanted, 'http://here').searchParams
  expect(Object.fromEntries(params)).toEqual({ moduleKey: 'yarn', listingId, quantity: '453.592' })
})

test('the price is compared with listings of the same family and a count within 5 %', async ({ page, api }) => {
  const seller = await api.as('growth')
  const priced = (price: number, count: string, changes = {}) =>
    createListing(seller, {
      title: `${count} position ${price}`,
      count,
      basePrice: price,
      quantitySlabs: [{ minQty: 60, maxQty: null, price }],
      pdcSlabs: [],
      yarnFamily: 'Linen & bast',
      fiberType: ['Flax'],
      ...changes,
    })
  const { listingId } = await priced(289, '173s')
  // Within 5 % is 165 to 181. 160s and the cotton yarn below must not count.
  for (const [price, count] of [
    [280, '168s'],
    [300, '173s'],
    [310, '180s'],
    [100, '160s'],
  ] as const) {
    await priced(price, count)
  }
  await priced(101, '173s', { yarnFamily: 'Cotton yarn', fiberType: ['Cotton'] })
  await page.goto(pageOf(listingId))
  const position = page.getByRole('region', { name: 'Price compared with similar listings' })
  await expect(position).toContainText('1 of 3 similar listings costs less.')
  await expect(position).toContainText('Lowest ₹280')
  await expect(position).toContainText('Highest ₹310')
})

test('a title with markup cannot break out of the structured data', async ({ page, api }) => {
  const title = '30s </script><script>document.title="taken"</script> Combed Cotton Yarn'
  const { listingId } = await createListing(await api.as('growth'), { title })
  await page.goto(pageOf(listingId))
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(text ?? '')).toMatchObject({
    '@type': 'Product',
    name: title,
    offers: { lowPrice: 283, highPrice: 289, priceCurrency: 'INR' },
  })
  expect(await page.title()).not.toBe('taken')
})

test('only its owner sees a draft', async ({ page, api, browser, baseURL }) => {
  const { listingId } = await createListing(await api.as('growth'), {
    status: 'DRAFT',
    title: 'A private draft for its owner',
  })
  expect((await page.goto(pageOf(listingId)))?.status()).toBe(404)
  await page.goto('/listings/yarn?q=private+draft')
  await expect(page.getByText('A private draft for its owner')).toHaveCount(0)

  for (const [account, status] of [
    ['starter', 404],
    ['buyer', 404],
    ['growth', 200],
  ] as const) {
    const context = await browser.newContext({ baseURL })
    const theirs = await context.newPage()
    await signIn(theirs, account)
    const response = await theirs.goto(pageOf(listingId))
    expect(response?.status(), account).toBe(status)
    if (status === 200) {
      await expect(theirs.getByText('Only you can see this listing until you publish it.')).toBeVisible()
      await expect(theirs.getByRole('link', { name: 'Continue draft' })).toHaveAttribute(
        'href',
        `/sell/yarn/${listingId}`,
      )
    } else {
      await expect(theirs.getByText('A private draft for its owner')).toHaveCount(0)
    }
    await context.close()
  }
})

test('an archived listing has no page', async ({ page, api }) => {
  const seller = await api.as('growth')
  const { listingId } = await createListing(seller)
  expect((await page.goto(pageOf(listingId)))?.status()).toBe(200)
  expect((await seller.post(`/api/trade-core/listings/yarn/${listingId}/archive`)).status()).toBe(200)
  expect((await page.goto(pageOf(listingId)))?.status()).toBe(404)
})

test('an invalid listing id is a client error', async ({ page }) => {
  for (const id of ['nothing', '00000000-0000-7000-8000-000000000000', '%00', '..%2f..']) {
    expect((await page.request.get(`/listings/yarn/${id}`)).status(), id).toBeGreaterThanOrEqual(400)
    expect((await page.request.get(`/listings/yarn/${id}`)).status(), id).toBeLessThan(500)
  }
})

test('a phone folds the parts of a listing, and paper shows them', async ({ page, api }) => {
  const { listingId } = await createListing(await api.as('growth'), { netWeight: 60, packageType: 'HDPE/PP woven bag' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(pageOf(listingId))
  const packing = page.getByRole('region', { name: 'Packing and dispatch' })
  const weight = packing.getByText('HDPE/PP woven bag')
  await expect(weight).toBeHidden()
  await packing.locator('summary').click()
  await expect(weight).toBeVisible()
  await packing.locator('summary').click()
  await page.emulateMedia({ media: 'print' })
  await expect(weight).toBeVisible()
  await expect(packing.locator('summary')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(weight).toBeVisible()
})

test('where a listing offers a sample, a buyer asks for it with one button', async ({ page, api }) => {
  const growth = await api.as('growth')
  const { listingId } = await createListing(growth, { sampleAvailable: true, samplePrice: 0 })
  const without = await createListing(growth, { sampleAvailable: false })
  await signIn(page, 'buyer')
  await page.goto(pageOf(without.listingId))
  await expect(page.getByRole('link', { name: 'Ask for a quotation' })).toBeVisible()
  await expect(page.getByRole('link', { name: /sample/i })).toHaveCount(0)

  await page.goto(pageOf(listingId))
  await page.getByRole('link', { name: 'Ask for a sample: free' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask for a sample and a quotation')
  await expect(page.getByLabel('Note')).toHaveValue('Please send a sample first (free, as in your listing).')
})
