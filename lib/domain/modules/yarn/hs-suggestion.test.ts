import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { yarn } from '@/lib/domain/modules/yarn'

const COTTON = { yarnFamily: 'Cotton yarn', fiberType: ['Cotton'] }
const blend = (...shares: [string, number][]) => ({
  fiberType: shares.map(([fibre]) => fibre),
  blendPercentages: shares.map(([fibre, percent]) => ({ fibre, percent })),
})
const PV = blend(['Polyester', 65], ['Viscose', 35])

function codeOf(values: FieldValues): string | null {
  const suggestion = suggestHs(yarn, values)
  return suggestion?.ok ? suggestion.code : null
}

describe('the vectors of the trade', () => {
  test.each<[string, FieldValues, string]>([
    ['20s carded', COTTON, '520512'],
    ['30s combed', COTTON, '520523'],
    ['31s combed', COTTON, '520524'],
    ['40s combed', COTTON, '520524'],
    ['50s combed', COTTON, '520526'],
    ['60s combed', COTTON, '520527'],
    ['80s', COTTON, '520528'],
    ['60s carded', COTTON, '520515'],
    ['2/40s combed', COTTON, '520544'],
    ['7s OE', COTTON, '520511'],
    ['30s PC 65/35', {}, '550953'],
    ['30s CVC 60/40 carded', {}, '520613'],
    ['2/30s PV', {}, '550951'],
    ['150/48 DTY', { fiberType: ['Polyester'] }, '540233'],
    ['30s viscose', {}, '551011'],
  ])('%s', (count, values, code) => {
    expect(codeOf({ count, ...values })).toBe(code)
  })

  test('says the same from the form’s boxes as from the count string', () => {
    expect(codeOf({ ...COTTON, count: '30s', yarnType: ['Combed compact'] })).toBe('520523')
    expect(codeOf({ ...COTTON, count: '30', countSystem: 'Ne', yarnType: ['karded'] })).toBe('520513')
    expect(codeOf({ ...COTTON, count: '7s', spinningSystem: 'rotor' })).toBe('520511')
    expect(codeOf({ ...blend(['Cotton', 60], ['Polyester', 40]), count: '30s', yarnType: ['Carded'] })).toBe('520613')
    expect(codeOf({ fiberType: ['poly'], yarnFamily: 'PFY', count: '150/48', yarnType: ['DTY'] })).toBe('540233')
    expect(codeOf({ composition: '65% Polyester 35% Cotton', count: '30s' })).toBe('550953')
  })
})

describe('every row of the table', () => {
  test.each<[string, string, FieldValues]>([
    ['520541', 'Nm 2/14 combed', COTTON],
    ['520542', '2/20s combed', COTTON],
    ['520543', '2/30s combed', COTTON],
    ['520546', '2/50s combed', COTTON],
    ['520547', '2/60s combed', COTTON],
    ['520548', '2/80s combed', COTTON],
    ['520531', '2/7s carded', COTTON],
    ['520532', '2/20s carded', COTTON],
    ['520533', '2/30s carded', COTTON],
    ['520534', '2/40s carded', COTTON],
    ['520535', '2/60s carded', COTTON],
    ['520625', '60s combed', blend(['Cotton', 60], ['Polyester', 40])],
    ['520633', '2/30s carded', blend(['Cotton', 60], ['Polyester', 40])],
    ['520644', '2/40s combed', blend(['Cotton', 60], ['Polyester', 40])],
    ['520523', '30s combed', blend(['Cotton', 95], ['Elastane', 5])],
    ['550921', '30s', { yarnFamily: 'Polyester spun', fiberType: ['Polyester'] }],
    ['550922', '2/30s', { yarnFamily: 'Polyester spun', fiberType: ['Polyester'] }],
    ['550921', '30s', blend(['Recycled polyester', 50], ['Polyester', 50])],
    ['550951', '30s', PV],
    ['550952', '2/48 Nm', blend(['Polyester', 55], ['Wool', 45])],
    ['550959', '30s', blend(['Polyester', 70], ['Linen', 30])],
    ['550931', 'Nm 1/28', { yarnFamily: 'Acrylic', fiberType: ['Acrylic'] }],
    ['550932', 'Nm 2/28', { yarnFamily: 'Acrylic', fiberType: ['Acrylic'] }],
    ['550961', 'Nm 2/28', blend(['Acrylic', 70], ['Wool', 30])],
    ['550962', '30s', blend(['Acrylic', 70], ['Cotton', 30])],
    ['551012', '2/30s', { fiberType: ['Viscose'] }],
    ['551011', '30s', { fiberType: ['Modal'] }],
    ['551011', '30s', blend(['Viscose', 50], ['Lyocell', 50])],
    ['551020', '30s', blend(['Viscose', 70], ['Wool', 30])],
    ['551030', '30s', blend(['Viscose', 70], ['Cotton', 30])],
    ['551090', '30s', blend(['Viscose', 70], ['Polyester', 30])],
    ['540246', '250/48 POY', { fiberType: ['Polyester'] }],
    ['540247', '75/36 FDY', { fiberType: ['Polyester'] }],
    ['540247', '75/36 FDY', { fiberType: ['Polyester'], twist: { amount: 50, unit: 'TPM' } }],
    ['540252', '75/36 FDY', { fiberType: ['Polyester'], twist: { amount: 51, unit: 'TPM' } }],
    ['540252', '75/36 FDY', { fiberType: ['Polyester'], twist: { amount: 2, unit: 'TPI' } }],
    ['540262', '150D/48F/2 FDY', { fiberType: ['Polyester'] }],
    ['540220', '1000D/192F', { fiberType: ['Polyester'], yarnType: ['High-tenacity'] }],
    ['540231', '70/24 DTY', { fiberType: ['Nylon'] }],
    ['540232', '600/68 DTY', { fiberType: ['Nylon'] }],
    ['540245', '70/24 FDY', { fiberType: ['Nylon'] }],
    ['540251', '70/24 FDY', { fiberType: ['Nylon'], yarnType: ['Twisted'] }],
    ['540261', '70D/24F/2 FDY', { fiberType: ['Nylon'] }],
    ['540244', '40D', { yarnFamily: 'Elastomeric', fiberType: ['Elastane'] }],
    ['560600', '20/75/36', { yarnFamily: 'Core & covered', yarnType: ['SCY'] }],
    ['540234', '300/72 DTY', { fiberType: ['Polypropylene'] }],
    ['540248', '300/72 FDY', { fiberType: ['Polypropylene'] }],
    ['540331', '120/30', { yarnFamily: 'Viscose filament', fiberType: ['Viscose'] }],
    ['540332', '120/30', { yarnFamily: 'Viscose filament', twist: { amount: 121, unit: 'TPM' } }],
    ['540341', '120D/30F/2', { yarnFamily: 'Viscose filament', fiberType: ['Viscose'] }],
    ['540333', '75/20', { yarnFamily: 'Viscose filament', fiberType: ['Acetate'] }],
    ['540342', '75D/20F/2', { yarnFamily: 'Viscose filament', fiberType: ['Acetate'] }],
    ['510610', 'Nm 10', { yarnFamily: 'Woollen', fiberType: ['Wool'] }],
    ['510620', 'Nm 2/15', { yarnFamily: 'Woollen', ...blend(['Recycled wool', 70], ['Nylon', 30]) }],
    ['510710', 'Nm 2/48', { yarnFamily: 'Worsted', fiberType: ['Virgin wool'] }],
    ['510720', 'Nm 2/48', { yarnFamily: 'Worsted', ...blend(['Wool', 70], ['Polyester', 30]) }],
    ['510810', 'Nm 26', { yarnFamily: 'Specialty hair', fiberType: ['Cashmere'], spinningSystem: 'Woollen' }],
    ['510820', 'Nm 48', { yarnFamily: 'Specialty hair', fiberType: ['Mohair'], spinningSystem: 'Worsted ring' }],
    ['500400', '20/22', { yarnFamily: 'Silk', fiberType: ['Silk'] }],
    ['500500', '60s', { yarnFamily: 'Silk', fiberType: ['Silk'] }],
    ['530610', '40 lea', { fiberType: ['Linen'] }],
    ['530620', '2/40 lea', { fiberType: ['Linen'] }],
    ['530710', '8 lb', { fiberType: ['Jute'] }],
    ['530720', '2/8 lb', { fiberType: ['Jute'], ply: 2 }],
    ['530820', '20 lea', { fiberType: ['Hemp'] }],
    ['530810', '60 lb', { fiberType: ['Coir'] }],
    ['560500', '150D', { yarnFamily: 'zari' }],
    ['560600', 'Nm 4', { yarnFamily: 'Fancy', yarnType: ['Chenille'] }],
  ])('%s: %s', (code, count, values) => {
    expect(codeOf({ count, ...values })).toBe(code)
    expect(yarn.hooks.hsText?.(code)).not.toBe('')
  })

  test('a metric count on a step belongs to it, and half a point below 85 % is another heading', () => {
    expect(codeOf({ ...COTTON, count: 'Nm 14 combed' })).toBe('520521')
    expect(codeOf({ ...COTTON, count: 'Nm 52 combed' })).toBe('520523')
    expect(codeOf({ ...COTTON, count: '125 dtex combed', yarnType: ['Combed'] })).toBe('520524')
    expect(codeOf({ count: '30s combed', ...blend(['Cotton', 85], ['Polyester', 15]) })).toBe('520523')
    expect(codeOf({ count: '30s combed', ...blend(['Cotton', 84.5], ['Polyester', 15.5]) })).toBe('520623')
  })

  test('man-made fibres are weighed together against natural ones; a tie goes to the later heading', () => {
    expect(codeOf({ count: '30s', ...blend(['Cotton', 45], ['Polyester', 30], ['Viscose', 25]) })).toBe('550953')
    expect(codeOf({ count: '30s combed', ...blend(['Cotton', 50], ['Polyester', 50]) })).toBe('550953')
    expect(codeOf({ count: '30s', ...blend(['Polyester', 50], ['Viscose', 50]) })).toBe('551090')
    expect(codeOf({ count: '30s', ...blend(['Polyester', 62], ['Viscose', 33], ['Elastane', 5]) })).toBe('550951')
  })
})

describe('what is missing is named instead of guessed', () => {
  test.each<[string, FieldValues, string[]]>([
    ['no fibre', { count: '30s combed' }, ['fiberType']],
    ['an unknown fibre', { count: '30s', fiberType: ['Milkweed'] }, ['fiberType']],
    ['cotton, neither carded nor combed', { ...COTTON, count: '30s' }, ['yarnType']],
    ['cotton without a count', { ...COTTON, yarnType: ['Combed'] }, ['count']],
    ['two fibres without shares', { count: '30s', fiberType: ['Cotton', 'Polyester'] }, ['blendPercentages']],
    ['polyester, neither spun nor filament', { fiberType: ['Polyester'] }, ['count']],
    ['filament, neither DTY nor FDY', { fiberType: ['Polyester'], count: '150/48' }, ['yarnType']],
    ['hair, neither woollen nor worsted', { fiberType: ['Cashmere'], count: 'Nm 26' }, ['spinningSystem']],
  ])('%s', (_, values, fields) => {
    expect(suggestHs(yarn, values)).toMatchObject({ ok: false, missing: fields })
  })

  test('the title adds what the fields leave open, but never overrules them', () => {
    expect(codeOf({ ...COTTON, count: '16s', title: '16s Carded Slub Cotton Weaving Yarn' })).toBe('520512')
    expect(codeOf({ ...COTTON, count: '16s', yarnType: ['Carded'], title: '16s Combed Yarn' })).toBe('520512')
  })

  test('without any values there is no suggestion and no failure', () => {
    expect(suggestHs(yarn, {})).toMatchObject({ ok: false })
  })
})

test('explains itself in a sentence, and lists the alternative for semi-combed cotton', () => {
  expect(suggestHs(yarn, { ...COTTON, count: '30s', yarnType: ['Semi-combed'] })).toEqual({
    ok: true,
    code: '520523',
    heading: 'Cotton yarn, 85% or more cotton, single, combed, 192.31 to below 232.56 dtex',
    why: 'From cotton, taken as pure, combed, single, 196.85 dtex per single.',
    alternatives: [
      { code: '520513', heading: 'Cotton yarn, 85% or more cotton, single, uncombed, 192.31 to below 232.56 dtex' },
    ],
  })
})
