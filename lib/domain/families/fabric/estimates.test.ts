import { describe, expect, test } from 'vitest'
import { toTex } from '@/lib/domain/count/systems'
import {
  coverFactor,
  glm,
  gsmEstimate,
  gsmFromGlm,
  gsmFromLinearOz,
  gsmFromMomme,
  gsmFromOz,
  kgPerMetre,
  momme,
  ozPerYd2,
  totalEnds,
} from './estimates'

const NO_CRIMP = { warpPercent: 0, weftPercent: 0 }

describe('the weight that follows from a construction', () => {
  test.each([
    [40, 40, 132, 72, 118.6],
    [20, 20, 60, 60, 139.5],
  ])('%ds x %ds, %d x %d without crimp', (warp, weft, epi, ppi, expected) => {
    const sett = { epi, ppi, warpTex: toTex('Ne', warp), weftTex: toTex('Ne', weft) }
    expect(gsmEstimate(sett, NO_CRIMP)).toBeCloseTo(expected, 1)
  })

  test('of 150D x 150D, 84 x 56', () => {
    const tex = toTex('Denier', 150)
    expect(gsmEstimate({ epi: 84, ppi: 56, warpTex: tex, weftTex: tex }, NO_CRIMP)).toBeCloseTo(91.9, 1)
  })

  test('has 8 % crimp unless it is said', () => {
    const sett = { epi: 132, ppi: 72, warpTex: toTex('Ne', 40), weftTex: toTex('Ne', 40) }
    expect(gsmEstimate(sett)).toBeCloseTo(gsmEstimate(sett, NO_CRIMP) * 1.08, 6)
    expect(gsmEstimate(sett, { warpPercent: 10 })).toBeGreaterThan(gsmEstimate(sett))
  })
})

test('weights convert as the trade converts them', () => {
  expect(kgPerMetre(160, 60 * 2.54)).toBeCloseTo(0.24384, 5)
  expect(kgPerMetre(118.6, 63 * 2.54)).toBeCloseTo(0.18978, 4)
  expect(gsmFromOz(7)).toBeCloseTo(237, 0)
  expect(gsmFromMomme(16)).toBeCloseTo(69.4, 1)
  expect(ozPerYd2(gsmFromOz(7))).toBeCloseTo(7, 9)
  expect(momme(gsmFromMomme(16))).toBeCloseTo(16, 9)
  expect(gsmFromGlm(glm(118.6, 160), 160)).toBeCloseTo(118.6, 9)
  // One ounce per linear yard at 36 inches is one ounce per square yard.
  expect(gsmFromLinearOz(10, 36 * 2.54)).toBeCloseTo(gsmFromOz(10), 1)
})

test('ends and cover follow from the density', () => {
  expect(totalEnds(132, 160.02)).toBe(8316)
  expect(totalEnds(132, 160.02, 48)).toBe(8364)
  expect(coverFactor(132, toTex('Ne', 40))).toBeCloseTo(132 / Math.sqrt(40), 3)
})
