import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convertCount } from '@/lib/domain/count/systems'
import {
  alphaMetric,
  alphaMetricFromTwistMultiplier,
  alphaTex,
  alphaTexFromTwistMultiplier,
  tpiFromTpm,
  tpiFromTwistMultiplier,
  tpmFromTpi,
  twistMultiplier,
  twistMultiplierOfTex,
} from '@/lib/domain/count/twist'

const positive = (min: number, max: number) => fc.double({ min, max, noNaN: true })

describe('twist', () => {
  test('of 30s at TM 3.4 is 18.62 TPI, 733.2 TPM, alpha metric 102.9', () => {
    const tpi = tpiFromTwistMultiplier(3.4, 30)
    expect(tpi).toBeCloseTo(18.62, 2)
    expect(tpmFromTpi(tpi)).toBeCloseTo(733.2, 1)
    expect(alphaMetric(tpmFromTpi(tpi), convertCount(30, 'Ne', 'Nm'))).toBeCloseTo(102.9, 1)
  })

  test('has the constants of the definitions', () => {
    expect(tpmFromTpi(1)).toBeCloseTo(39.3701, 4)
    expect(alphaMetricFromTwistMultiplier(1)).toBeCloseTo(30.2546, 4)
    // √590.5412 × 39.3701; tables with 956.74 use rounded intermediate results.
    expect(alphaTexFromTwistMultiplier(1)).toBeCloseTo(956.734, 3)
  })

  test('keeps its multiplier in every count and by either factor', () => {
    fc.assert(
      fc.property(positive(0.5, 10), positive(1, 400), (multiplier, ne) => {
        const tpm = tpmFromTpi(tpiFromTwistMultiplier(multiplier, ne))
        const tex = convertCount(ne, 'Ne', 'Tex')
        expect(twistMultiplier(tpiFromTpm(tpm), ne) / multiplier).toBeCloseTo(1, 10)
        expect(twistMultiplierOfTex(tpm, tex) / multiplier).toBeCloseTo(1, 10)
        expect(alphaTex(tpm, tex) / alphaTexFromTwistMultiplier(multiplier)).toBeCloseTo(1, 10)
        expect(alphaMetric(tpm, convertCount(ne, 'Ne', 'Nm')) / alphaMetricFromTwistMultiplier(multiplier)).toBeCloseTo(
          1,
          10,
        )
      }),
    )
  })
})
