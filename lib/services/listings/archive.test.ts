import { expect, test } from 'vitest'
import { testMarket } from '@/lib/testing/market'
import { entitledSeller } from '../entitlement/seller-access'
import { moveListing } from './archive'
import { writeListing } from './write'

const market = testMarket({ now: new Date('2026-11-27T10:00:00Z') })

test('an expired batch warns when it is listed and listed again; its record keeps no such verdict', async () => {
  const ctx = market.ctxFor(await market.newSeller())
  const seller = await entitledSeller(ctx, { moduleKey: 'chemical_dye' })
  const body = { title: 'Hydros 88%', basePrice: 95, uom: 'kg', expiryDate: '2021-05-31' }
  const { value: written } = await writeListing(ctx, seller, { body, mode: {} })
  const { listingId, commercialValidation } = written.listing.value
  const codes = (issues: readonly { code: string }[]) => issues.map(({ code }) => code)
  expect(codes(written.issues)).toContain('EXPIRED')
  expect(commercialValidation).toMatchObject({ ok: true, issues: [] })
  await moveListing(ctx, seller, { listingId, to: 'archive' })
  const { value: again } = await moveListing(ctx, seller, { listingId, to: 'unarchive' })
  expect(codes(again.issues)).toContain('EXPIRED')
  expect(again.listing.value.commercialValidation).toMatchObject({ ok: true, issues: [] })
})
