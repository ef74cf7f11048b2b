import { expect, problemOf, test, YARN } from '../../fixtures'

const READ = `${YARN}/read`

test('a seller without a plan and a buyer read a price list, and nothing is written', async ({ api }) => {
  const text = '30s CCH cone, 285 + GST, 5 t ready, min 60 kg, 4 days\n\n2/40s PV 65/35 @ 210 per kg\n'
  for (const account of ['none', 'buyer'] as const) {
    const response = await (await api.as(account)).post(READ, { data: { text } })
    expect(response.status()).toBe(200)
    const { lines } = await response.json()
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatchObject({
      text: '30s CCH cone, 285 + GST, 5 t ready, min 60 kg, 4 days',
      values: {
        count: '30s',
        basePrice: 285,
        taxIncluded: false,
        availableQuantity: 5000,
        moq: 60,
        dispatchLeadTime: 4,
      },
      rest: '',
    })
    expect(lines[1]).toMatchObject({ values: { count: '2/40s', basePrice: 210, priceUom: 'kg' } })
  }
  const own = await (await api.as('none')).get(`${YARN}?scope=mine`)
  expect(await own.json()).toMatchObject({ listings: [] })
})

test('the values that are read publish as they are', async ({ api }) => {
  const seller = await api.as('growth')
  const { lines } = await (await seller.post(READ, { data: { text: '40s combed cotton 306 per kg' } })).json()
  const written = await seller.post(YARN, { data: lines[0].values })
  expect(written.status(), await written.text()).toBe(201)
  const { listing } = await written.json()
  expect(listing).toMatchObject({ status: 'ACTIVE', title: '40s Combed Cotton Yarn' })
  await seller.post(`${YARN}/${listing.listingId}/archive`)
})

test('a text that is too long is refused on its field, and a module without a form by its code', async ({ api }) => {
  const buyer = await api.as('buyer')
  for (const text of ['x\n'.repeat(201), 'x'.repeat(501), 'x\n'.repeat(20_001)]) {
    const problem = await problemOf(await buyer.post(READ, { data: { text } }), 422, 'VALIDATION_FAILED')
    expect(problem.issues).toContainEqual(expect.objectContaining({ field: 'text', code: 'TOO_LONG' }))
  }
  await problemOf(await buyer.post(READ, { data: {} }), 422, 'VALIDATION_FAILED')
  await problemOf(await buyer.post(READ, { data: { text: '', mode: 'fast' } }), 422, 'VALIDATION_FAILED')
  expect(await (await buyer.post(READ, { data: { text: ' \n' } })).json()).toMatchObject({ lines: [] })
})
