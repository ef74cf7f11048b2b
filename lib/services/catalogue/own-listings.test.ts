import { expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import type { Issue } from '@/lib/domain/errors'
import { moveYarn, writeYarn } from '@/lib/testing/listings'
import { testMarket } from '@/lib/testing/market'
import type { ListingWrite } from '../listings/write'

const market = testMarket()

async function write(actor: Actor, changes: Record<string, unknown>, mode: ListingWrite['mode'] = {}) {
  const body = {
    title: '30s combed cotton',
    yarnFamily: 'Cotton yarn',
    fiberType: ['Cotton'],
    count: '30s',
    basePrice: 289,
    uom: 'kg',
    ...changes,
  }
  const { listing, issues } = await writeYarn(market.ctxFor(actor), body, mode)
  return { listingId: listing.listingId, issues }
}

const codesOf = (issues: Issue[]) =>
  issues.filter(({ code }) => code === 'SKU_NOT_UNIQUE' || code === 'PRICED_AS_FRESH').map(({ code }) => code)

test("a seller's second listing with an item code is warned about, in preview and write", async () => {
  const one = await market.newSeller()
  const { issues } = await write(one, { sellerSku: 'CC-30' })
  expect(codesOf(issues)).toEqual([])
  const twice = await write(one, { sellerSku: 'CC-30', title: 'The same code' }, { isPreview: true })
  expect(twice.issues).toContainEqual(
    expect.objectContaining({
      code: 'SKU_NOT_UNIQUE',
      field: 'sellerSku',
      severity: 'warning',
      message: expect.stringContaining('30s combed cotton'),
    }),
  )
  expect(codesOf((await write(one, { sellerSku: 'CC-30', title: 'Again' })).issues)).toEqual(['SKU_NOT_UNIQUE'])
})

test("an item code is no one else's concern: neither another seller's nor an edit's of the same listing", async () => {
  const [one, other] = [await market.newSeller(), await market.newSeller()]
  const { listingId } = await write(one, { sellerSku: 'CC-40' })
  expect(codesOf((await write(other, { sellerSku: 'CC-40' })).issues)).toEqual([])
  expect(codesOf((await write(one, { listingId, sellerSku: 'CC-40', basePrice: 290 })).issues)).toEqual([])
})

test('an archived listing holds no item code, and one that comes back is warned about', async () => {
  const one = await market.newSeller()
  const { listingId } = await write(one, { sellerSku: 'CC-30' })
  await moveYarn(market.ctxFor(one), listingId, 'archive')
  expect(codesOf((await write(one, { sellerSku: 'CC-30' })).issues)).toEqual([])
  const { issues } = await moveYarn(market.ctxFor(one), listingId, 'unarchive')
  expect(codesOf(issues)).toEqual(['SKU_NOT_UNIQUE'])
})

test.each(['JobLot', 'Seconds', 'Claimless'])(
  '%s goods at or above the price of the same seller’s fresh yarn are warned about',
  async (condition) => {
    const one = await market.newSeller()
    await write(one, { basePrice: 300 })
    await write(one, { basePrice: 280, title: 'Fresh, cheaper' })
    const leftover = {
      condition,
      title: 'Leftover',
      status: 'DRAFT',
    }
    const warned = await write(one, { ...leftover, basePrice: 280 })
    expect(warned.issues.find(({ code }) => code === 'PRICED_AS_FRESH')).toMatchObject({
      field: 'basePrice',
      severity: 'warning',
      message: expect.stringContaining('₹280 per kg (“Fresh, cheaper”)'),
    })
    expect(codesOf((await write(one, { ...leftover, basePrice: 279.99 })).issues)).toEqual([])
    expect(codesOf((await write(one, { ...leftover, count: '40s', basePrice: 400 })).issues)).toEqual([])
    expect(codesOf((await write(one, { condition: 'Fresh', basePrice: 400 })).issues)).toEqual([])
  },
)
