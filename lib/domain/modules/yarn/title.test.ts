import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCount } from '@/lib/domain/count/parse'
import type { FieldValues } from '@/lib/domain/fields/field'
import { dyeingStatuses, yarnFinishes } from '@/lib/domain/modules/yarn/vocabulary/qualities'
import { spinningSystems } from '@/lib/domain/modules/yarn/vocabulary/spinning-systems'
import { yarnTypes } from '@/lib/domain/modules/yarn/vocabulary/types'
import { TITLE_LENGTH_MAX } from '@/lib/domain/text-limits'
import { autoTitle } from './title'

function title(values: FieldValues): string {
  const typed = typeof values.count === 'string' ? values.count : ''
  const fibre = Array.isArray(values.fiberType) && typeof values.fiberType[0] === 'string' ? values.fiberType[0] : null
  const reading = parseCount(typed, fibre)
  return autoTitle(values, reading.ok ? reading.count : null)
}

const blend = (...shares: [string, number][]) => shares.map(([fibre, percent]) => ({ fibre, percent }))

describe('autoTitle: the examples of the trade', () => {
  test.each<[string, FieldValues]>([
    [
      '30s Combed Compact Cotton Weaving Yarn (Warp), Cone',
      {
        count: '30s',
        yarnFamily: 'Cotton yarn',
        fiberType: ['Cotton'],
        blendPercentages: blend(['Cotton', 100]),
        yarnType: ['Combed compact'],
        spinningSystem: 'Ring compact',
        subcategory: 'Weaving warp',
        conePackageType: 'Paper cone 5°57′',
      },
    ],
    [
      '34s Combed Cotton Hosiery Yarn, Waxed',
      {
        count: '34s',
        fiberType: ['Cotton'],
        yarnType: ['Combed'],
        spinningSystem: 'Ring',
        subcategory: 'Hosiery',
        finish: 'Waxed',
      },
    ],
    [
      '2/40s Gassed Mercerised Cotton Yarn, Hank',
      { count: '2/40s', fiberType: ['Cotton'], yarnType: ['Gassed mercerised'], conePackageType: 'Hank, cross reel' },
    ],
    [
      '30s PC 65/35 Carded Weaving Yarn',
      {
        count: '30s',
        yarnFamily: 'Blended spun',
        fiberType: ['Polyester', 'Cotton'],
        blendPercentages: blend(['Cotton', 35], ['Polyester', 65]),
        yarnType: ['Carded'],
        subcategory: 'Weaving',
      },
    ],
    [
      '2/30s Polyester-Viscose 65/35 Grey Yarn',
      {
        count: '2/30s',
        fiberType: ['Polyester', 'Viscose'],
        blendPercentages: blend(['Polyester', 65], ['Viscose', 35]),
        dyeingStatus: 'Grey',
      },
    ],
    [
      '20s OE Recycled Cotton-Polyester 80/20 Colour Yarn, Navy, GRS',
      {
        count: '20s',
        yarnFamily: 'Regenerated',
        blendPercentages: blend(['Recycled cotton', 80], ['Polyester', 20]),
        spinningSystem: 'Open-end',
        dyeingStatus: 'Fibre dyed',
        color: 'Navy',
        industryStandard: ['GRS'],
      },
    ],
    [
      '30s Vortex 100% Viscose Knitting Yarn',
      {
        count: '30s',
        yarnFamily: 'Viscose spun',
        fiberType: ['Viscose'],
        blendPercentages: blend(['Viscose', 100]),
        spinningSystem: 'Vortex',
        subcategory: 'Knitting',
      },
    ],
    [
      '150D/48F Polyester DTY SIM Semi-Dull Raw White Yarn, AA',
      {
        count: '150/48',
        yarnFamily: 'Polyester filament',
        fiberType: ['Polyester'],
        blendPercentages: blend(['Polyester', 100]),
        yarnType: ['DTY'],
        finish: 'Semi-dull SIM',
        dyeingStatus: 'Grey',
        grade: 'AA',
        conePackageType: 'Bobbin',
      },
    ],
    [
      '75D/72F Polyester DTY NIM Black Dope Dyed Yarn',
      {
        count: '75D/72F',
        fiberType: ['Polyester'],
        yarnType: ['DTY'],
        finish: 'NIM',
        dyeingStatus: 'Dope dyed',
        color: 'Black',
      },
    ],
    [
      '30s + 20D Lycra Core-Spun Cotton Yarn',
      { count: '30s + 20D Lycra', fiberType: ['Cotton', 'Elastane'], yarnType: ['Core-spun'] },
    ],
    [
      'Nm 2/28 Acrylic High-Bulk Dyed Yarn, Hank',
      {
        count: 'Nm 2/28',
        yarnFamily: 'Acrylic',
        fiberType: ['Acrylic'],
        yarnType: ['High-bulk'],
        dyeingStatus: 'Hank dyed',
        conePackageType: 'Hank, plain reel',
      },
    ],
    [
      'Nm 2/15 70% Recycled Wool 30% Polyamide Carded Yarn, Anthracite Melange, GRS',
      {
        count: 'Nm 2/15',
        yarnFamily: 'Woollen',
        fiberType: ['Recycled wool', 'Polyamide'],
        blendPercentages: blend(['Recycled wool', 70], ['Polyamide', 30]),
        dyeingStatus: 'Melange',
        shade: 'Anthracite',
        industryStandard: ['GRS'],
      },
    ],
    [
      '30s Cotton Hosiery Yarn, Grey Melange GM-07',
      {
        count: '30s',
        fiberType: ['Cotton'],
        subcategory: 'Hosiery',
        dyeingStatus: 'Melange',
        shade: 'Grey melange GM-07',
      },
    ],
    [
      '40 Lea Wet-Spun Linen Yarn, Semi-Bleached',
      { count: '40 lea', fiberType: ['Linen'], spinningSystem: 'Wet-ring', dyeingStatus: 'Semi-bleached' },
    ],
    [
      '20/22D Mulberry Silk Yarn, 3A',
      { count: '20/22D', yarnFamily: 'Silk', fiberType: ['Mulberry silk'], grade: '3A' },
    ],
  ])('%s', (expected, values) => {
    expect(title(values)).toBe(expected)
  })
})

describe('autoTitle', () => {
  test.each<[string, FieldValues]>([
    ['30s Combed Compact Cotton Weaving Yarn', { count: '30s CCW', fiberType: ['Cotton'] }],
    ['150D/48F Polyester DTY SIM Semi-Dull Yarn', { count: '150/48 DTY SIM SD', fiberType: ['Polyester'] }],
    ['30s PC 65/35 Yarn', { count: '30s PC 65/35' }],
    ['150D/36F/2 Nylon Yarn', { count: '2/150/36', fiberType: ['Nylon'] }],
    ['Cotton Yarn', { yarnFamily: 'Cotton yarn' }],
    ['Assorted Counts Cotton Yarn', { count: 'assorted counts', fiberType: ['Cotton'] }],
    ['60s Cotton-Silk Yarn', { count: '60s', fiberType: ['Cotton', 'Silk'] }],
    ['', { tradeMode: 'Domestic', spinningSystem: 'Ring' }],
  ])('uses the words of the count string and leaves out missing parts: %j', (expected, values) => {
    expect(title(values)).toBe(expected)
  })

  const anyOf = (options: readonly { value: string }[]) => fc.constantFrom('', ...options.map(({ value }) => value))
  const anyValues = fc.record({
    count: fc.constantFrom('', '30s', '2/40s CCW', '150/48 DTY', 'Nm 2/28', '30s + 20D Lycra', 'assorted'),
    yarnFamily: fc.constantFrom('', 'Cotton yarn', 'Polyester filament', 'Woollen', 'Regenerated'),
    fiberType: fc.subarray(['Cotton', 'Recycled polyester', 'Viscose', 'Bamboo viscose', 'Elastane']),
    yarnType: fc.subarray(
      yarnTypes.options.map(({ value }) => value),
      { maxLength: 6 },
    ),
    spinningSystem: anyOf(spinningSystems.options),
    finish: anyOf(yarnFinishes.options),
    dyeingStatus: anyOf(dyeingStatuses.options),
    shade: fc.constantFrom(
      '',
      'Navy',
      'A shade name of the longest kind that a seller may type into the box, with its card number 19-4052',
    ),
  })

  test('is never too long and has no stray comma or space, for any values', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const made = title(values)
        expect(made.length).toBeLessThanOrEqual(TITLE_LENGTH_MAX)
        expect(made).not.toMatch(/\s{2}|^[\s,]|[\s,]$|, ,|undefined|null/)
      }),
    )
  })

  test('has no word twice', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const words = title({ ...values, shade: '' }).split(/[\s,]+/)
        expect(new Set(words).size).toBe(words.length)
      }),
    )
  })
})
