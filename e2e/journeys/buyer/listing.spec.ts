import { createListing, expect, signIn, test } from '../../fixtures'

const pageOf = (listingId: string) => `/listings/yarn/${listingId}`

test('a quantity is priced while it is typed, by its slab, and the address keeps it', async ({ page, api }) => {
  const { listingId } = await createListing(await api.as('growth'))
  await page.goto(pageOf(listingId))
  const box = page.getByLabel('Your quantity')
  const answer = page.getByRole('region', { name: 'Price' }).getByRole('status')

  await box.fill('1000')
  await expect(answer).toContainText('₹289.00/kg')
  await expect(answer).toContainText('₹2,89,000.00')
  await expect(answer).toContainText('200 kg more: ₹286.00/kg')

  await box.fill('9,000')
  await expect(answer).toContainText('₹283.00/kg')
  await expect(page.getByRole('table', { name: 'Price by quantity' }).locator('[aria-current]')).toContainText('9,000')

  await box.fill('59')
  await expect(answer).toContainText('The minimum order is 60 kg')
  await box.fill('some')
  await expect(answer).toContainText('Enter a quantity')

  await box.fill('1200')
  await page.reload()
  await expect(page.getByLabel('Your quantity')).toHaveValue('1200')
  await expect(answer).toContainText('₹3,43,200.00')
})

test('everything that was said of the yarn is on its page, with its units and conversions', async ({ page, api }) => {
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
  for (const said of [
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
    await expect(main.getByText(said, { exact: false }).first(), said).toBeVisible()
  }
  const cheques = page.getByRole('table', { name: 'Price by days of credit, compared with cash' })
  await expect(cheques.getByRole('row', { name: /30 days/ })).toContainText('+4.30 (1.5 %)')
  // 4.30 on 289 for 30 days, simple interest over a year.
  await expect(cheques.getByRole('row', { name: /30 days/ })).toContainText('18.1 %')
  await expect(page.getByRole('region', { name: 'Not given by the seller' })).toContainText('Spinning system')
})

test('a quantity may be said in pounds or bags, and goes along into the request', async ({ page, api }) => {
  const { listingId } = await createListing(await api.as('growth'), { packageType: 'HDPE/PP woven bag', netWeight: 50 })
  await page.goto(pageOf(listingId))
  const answer = page.getByRole('region', { name: 'Price' }).getByRole('status')
  await page.getByLabel('Your quantity').fill('24')
  await page.getByLabel('Unit', { exact: true }).selectOption('bag')
  await expect(answer).toContainText('1,200 kg at ₹286.00/kg')
  await page.getByLabel('Unit', { exact: true }).selectOption('lb')
  await expect(answer).toContainText('The minimum order is 60 kg')
  await page.getByLabel('Your quantity').fill('1000')
  await expect(answer).toContainText('453.592 kg at ₹289.00/kg')
  await page.reload()
  await expect(answer).toContainText('453.592 kg at ₹289.00/kg')

  const href = await page.getByRole('link', { name: 'Ask for a quotation' }).getAttribute('href')
  const wanted = new URL(href ?? '', 'http://here').searchParams.get('callbackUrl') ?? ''
  const params = new URL(wanted, 'http://here').searchParams
  expect(Object.fromEntries(params)).toEqual({ moduleKey: 'yarn', listingId, quantity: '453.592' })
})

test('the price stands among comparable listings: same family, count within five per cent, nothing else', async ({
  page,
  api,
}) => {
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
  // Within 5 %: 165 to 181. Beyond it, and in another family, are two that must not count.
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

test('what search engines read is data that no seller can break out of', async ({ page, api }) => {
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

test('a draft is its owner’s alone', async ({ page, api, browser, baseURL }) => {
  const { listingId } = await createListing(await api.as('growth'), {
    status: 'DRAFT',
    title: 'A draft that nobody else may see',
  })
  expect((await page.goto(pageOf(listingId)))?.status()).toBe(404)
  await page.goto('/listings/yarn?q=draft+nobody')
  await expect(page.getByText('A draft that nobody else may see')).toHaveCount(0)

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
      await expect(theirs.getByText('A draft that nobody else may see')).toHaveCount(0)
    }
    await context.close()
  }
})

test('an archived listing leaves the market, its page too', async ({ page, api }) => {
  const seller = await api.as('growth')
  const { listingId } = await createListing(seller)
  expect((await page.goto(pageOf(listingId)))?.status()).toBe(200)
  expect((await seller.post(`/api/trade-core/listings/yarn/${listingId}/archive`)).status()).toBe(200)
  expect((await page.goto(pageOf(listingId)))?.status()).toBe(404)
})

test('what is no listing is not found', async ({ page }) => {
  for (const id of ['nothing', '00000000-0000-7000-8000-000000000000', '%00', '..%2f..']) {
    expect((await page.request.get(`/listings/yarn/${id}`)).status(), id).toBeGreaterThanOrEqual(400)
    expect((await page.request.get(`/listings/yarn/${id}`)).status(), id).toBeLessThan(500)
  }
})
