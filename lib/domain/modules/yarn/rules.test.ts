import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { judgeValues } from '@/lib/domain/listing/judging/judge'
import { yarn } from '@/lib/domain/modules/yarn'

const COTTON = { yarnFamily: 'Cotton yarn', fiberType: ['Cotton'], lot: 'A1' }
const FILAMENT = { yarnFamily: 'Polyester filament', fiberType: ['Polyester'], lot: 'B2' }

/** The issues of a listing that is otherwise in order. */
function found(values: FieldValues, status: 'ACTIVE' | 'DRAFT' = 'ACTIVE'): string[] {
  const whole = { ...yarn.defaults, title: 'A yarn of the trade', basePrice: 285, ...values }
  const { errors, warnings } = judgeValues({ definition: yarn, values: whole, status, isMicroOrSmall: false })
  return [...errors, ...warnings].map(({ code, severity, field }) => `${code} ${severity} ${field}`)
}

describe('denier and ply', () => {
  test.each<[string, FieldValues, string[]]>([
    ['as the count says', { count: '150/48', denier: 150 }, []],
    ['of the whole thread', { count: '150D/48F/2', denier: 300 }, []],
    ['of dtex as the trade rounds it', { count: '167 dtex/48', denier: 150 }, []],
    ['another one', { count: '150/48', denier: 75 }, ['DENIER_DIFFERS error denier']],
    ['above 10,000', { denier: 12_000 }, ['DENIER_RANGE error denier']],
    ['above 10,000, one filament', { denier: 12_000, yarnType: ['mono'] }, []],
    ['thirteen singles', { ply: 13 }, ['PLY_HIGH warning ply']],
    ['twelve singles', { ply: 12 }, []],
  ])('%s', (_, values, codes) => {
    expect(found({ ...FILAMENT, ...values })).toEqual(codes)
  })
})

describe('spinning system and count', () => {
  test.each<[string, string[], FieldValues?]>([
    ['40s OE', []],
    ['41s OE', ['SPINNING_COUNT warning count']],
    ['41s', ['SPINNING_COUNT warning spinningSystem'], { spinningSystem: 'rotor' }],
    ['16s combed compact', []],
    ['14s combed compact', ['SPINNING_COUNT warning count']],
    ['14s', ['SPINNING_COUNT warning spinningSystem'], { spinningSystem: 'Ring compact' }],
    ['15s vortex', []],
    ['14s vortex', ['SPINNING_COUNT warning count']],
    ['61s vortex', ['SPINNING_COUNT warning count']],
    ['2/40s OE', []],
  ])('%s', (count, codes, values = {}) => {
    expect(found({ ...COTTON, count, ...values })).toEqual(codes)
  })
})

describe('words that do not fit together', () => {
  test.each<[string, FieldValues, string[]]>([
    ['a ring frame for filament', { ...FILAMENT, spinningSystem: 'Ring' }, ['NOT_USUAL warning spinningSystem']],
    ['melt-spun cotton', { ...COTTON, spinningSystem: 'Melt-spun' }, ['NOT_USUAL warning spinningSystem']],
    ['a hank of filament', { ...FILAMENT, conePackageType: 'hank' }, ['NOT_USUAL warning conePackageType']],
    ['a hank of cotton', { ...COTTON, conePackageType: 'hank' }, []],
    ['semi-dull cotton', { ...COTTON, finish: 'SD' }, ['NOT_USUAL warning finish']],
    ['intermingled cotton', { ...COTTON, finish: 'NIM' }, ['NOT_USUAL warning finish']],
    ['combed filament', { ...FILAMENT, yarnType: ['DTY', 'Combed'] }, ['NOT_USUAL warning yarnType[1]']],
    ['twisted cotton', { ...COTTON, yarnType: ['Carded', 'TFO'] }, []],
    ['an own word', { ...FILAMENT, spinningSystem: 'Electro-spun' }, []],
    ['while the family is open', { spinningSystem: 'Ring', finish: 'SD' }, []],
    ['two families', { ...COTTON, category: 'Worsted' }, ['CATEGORY_FAMILY warning category']],
    ['one family in two words', { ...COTTON, category: 'cotton' }, []],
  ])('%s', (_, values, codes) => {
    expect(found(values)).toEqual(codes)
  })
})

describe('twist', () => {
  const twist = (amount: number, unit: 'TPI' | 'TPM', more: object = {}) => ({ twist: { amount, unit, ...more } })
  test.each<[string, FieldValues, string[]]>([
    ['30s hosiery at TM 3.4', { count: '30s CH', ...twist(18.62, 'TPI') }, []],
    ['the same in metres', { count: '30s CH', ...twist(733.2, 'TPM') }, []],
    ['30s hosiery twisted as warp', { count: '30s CH', ...twist(23.5, 'TPI') }, ['TWIST_UNUSUAL warning twist.amount']],
    ['30s warp', { count: '30s CCW', subcategory: 'Weaving warp', ...twist(23.5, 'TPI') }, []],
    ['towel', { count: '20s', subcategory: 'terry', ...twist(17, 'TPI') }, ['TWIST_UNUSUAL warning twist.amount']],
    ['voile', { count: '80s', yarnType: ['voile'], ...twist(55, 'TPI') }, []],
    ['metres written as inches', { count: '30s', ...twist(733, 'TPI') }, ['TWIST_RANGE error twist.amount']],
    ['inches written as metres', { count: '30s', ...twist(18, 'TPM') }, ['TWIST_RANGE error twist.amount']],
    ['a doubling twist has no band', { count: '2/30s', ...twist(10, 'TPI') }, []],
    [
      'a multiplier that is not theirs',
      { count: '30s', ...twist(18.62, 'TPI', { tm: 4.2 }) },
      ['TWIST_MULTIPLIER warning twist.tm'],
    ],
    ['in the trade’s own words', { count: '30s', twist: 'Z 18.6 TPI' }, []],
  ])('%s', (_, values, codes) => {
    expect(found({ ...COTTON, ...values })).toEqual(codes)
  })
})

describe('strength', () => {
  const blend = (...shares: [string, number][]) => ({
    fiberType: shares.map(([fibre]) => fibre),
    blendPercentages: shares.map(([fibre, percent]) => ({ fibre, percent })),
  })
  test.each<[string, FieldValues, number, boolean]>([
    ['7s OE', COTTON, 2300, true],
    ['10s OE', COTTON, 1800, false],
    ['20s carded', COTTON, 2600, true],
    ['30s combed', COTTON, 2650, false],
    ['30s combed', COTTON, 3000, true],
    ['30s CCW', COTTON, 2900, false],
    ['30s', { yarnFamily: 'Polyester spun', fiberType: ['Polyester'] }, 3000, true],
    ['30s', { yarnFamily: 'Polyester spun', fiberType: ['Polyester'] }, 4500, false],
    ['30s', { yarnFamily: 'Blended spun', ...blend(['Polyester', 65], ['Cotton', 35]) }, 2500, true],
    ['30s', { yarnFamily: 'Blended spun', ...blend(['Polyester', 65], ['Viscose', 35]) }, 3000, false],
    ['30s', { yarnFamily: 'Viscose spun', fiberType: ['Viscose'] }, 2500, true],
    ['30s', COTTON, 5900, false],
  ])('%s %j at CSP %d', (count, values, cspStrength, isUnusual) => {
    const codes = found({ lot: 'A1', ...values, count, cspStrength })
    expect(codes).toEqual(isUnusual ? ['CSP_UNUSUAL warning cspStrength'] : [])
  })
})

describe('test values', () => {
  const flat = { ...FILAMENT, count: '250/48' }
  const woollen = { yarnFamily: 'Woollen', count: 'Nm 8', lot: 'W1' }
  test.each<[string, FieldValues, object, string[]]>([
    ['an even filament', flat, { uPercent: 0.9, cvm: 1.1 }, []],
    ['a strong filament', flat, { rkm: 43 }, []],
    ['high-tenacity filament', { ...flat, yarnType: ['High-tenacity'] }, { rkm: 72 }, []],
    ['aramid', { yarnFamily: 'Technical', count: '1000 denier', lot: 'T1' }, { rkm: 207 }, []],
    ['woollen yarn', woollen, { rkm: 4.5 }, []],
    ['cotton', { ...COTTON, count: '30s' }, { uPercent: 9.8, cvm: 12.5, rkm: 18.5 }, []],
    [
      'cotton as even as filament',
      { ...COTTON, count: '30s' },
      { uPercent: 0.9 },
      ['TEST_UNUSUAL warning quality.uPercent'],
    ],
    ['cotton with the CVm of slubs', { ...COTTON, count: '30s' }, { cvm: 45 }, ['TEST_UNUSUAL warning quality.cvm']],
    ['cotton as strong as filament', { ...COTTON, count: '30s' }, { rkm: 43 }, ['TEST_UNUSUAL warning quality.rkm']],
    ['uneven seconds', { ...COTTON, count: '30s', condition: 'Claimless' }, { uPercent: 30 }, []],
    ['no yarn is so uneven', flat, { uPercent: 61 }, ['TOO_LARGE error quality.uPercent']],
    ['no yarn is so strong', flat, { rkm: 501 }, ['TOO_LARGE error quality.rkm']],
  ])('of %s', (_, values, quality, codes) => {
    expect(found({ ...values, quality }, 'DRAFT')).toEqual(codes)
  })
})

describe('requirements of the condition', () => {
  test.each<[string, FieldValues, string[]]>([
    ['Fresh without a lot', { count: '30s combed' }, ['LOT_MISSING warning lot']],
    ['job lot', { condition: 'JobLot' }, ['IMAGE_MISSING warning coverImage']],
    ['seconds', { condition: 'Seconds' }, ['DEFECTS_MISSING warning quality', 'IMAGE_MISSING warning coverImage']],
    ['part of a lot', { condition: 'Lot', moq: 100, totalQuantity: 900 }, ['LOT_WHOLE warning moq']],
    ['new leftovers', { condition: 'Claimless', newArrival: true }, ['NEW_ARRIVAL_CONDITION warning newArrival']],
    ['Uster without a report', { quality: { points: ['Uster 25%'] } }, ['CLAIM_TEST_REPORT warning testReport']],
  ])('%s', (_, values, codes) => {
    expect(found(values)).toEqual(codes)
    expect(found(values, 'DRAFT')).toEqual([])
  })
})

test('every message has a figure or an instruction, and ends as a sentence', () => {
  const whole = {
    ...yarn.defaults,
    ...FILAMENT,
    count: '150/48',
    denier: 12_000,
    ply: 13,
    twist: { amount: 9000, unit: 'TPM' },
    condition: 'Seconds',
    newArrival: true,
    category: 'Worsted',
    finish: 'Mercerised',
    spinningSystem: 'Ring',
  }
  const { errors, warnings } = judgeValues({ definition: yarn, values: whole, status: 'ACTIVE', isMicroOrSmall: false })
  for (const { message } of [...errors, ...warnings]) expect(message).toMatch(/^["\p{Lu}\d].{20,200}[.?]$/u)
})
