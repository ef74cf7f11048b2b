import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BlendRow, blendCode, blendIssues, compositionIssues, compositionText, parseBlend } from './blend'

function rows(...shares: [fibre: string, percent: number][]): BlendRow[] {
  return shares.map(([fibre, percent]) => ({ fibre, percent }))
}

function found(list: readonly BlendRow[], fibreTypes: readonly string[] = []): string[] {
  return blendIssues(list, fibreTypes).map(({ code, severity, field }) => `${code} ${severity} ${field}`)
}

describe('blendIssues', () => {
  test.each<[string, BlendRow[], string[], string[]]>([
    ['no rows', [], ['Cotton'], []],
    ['a single fibre', rows(['Cotton', 100]), ['Cotton'], []],
    ['two fibres', rows(['Polyester', 65], ['Cotton', 35]), ['Polyester', 'Cotton'], []],
    ['three thirds with the rest', rows(['Cotton', 33.33], ['Viscose', 33.33], ['Linen', 33.34]), [], []],
    ['three thirds as typed', rows(['Cotton', 33.3], ['Viscose', 33.3], ['Linen', 33.3]), [], []],
    ['99 in all', rows(['Cotton', 33], ['Viscose', 33], ['Linen', 33]), [], ['BLEND_SUM error blendPercentages']],
    ['100.1 in all', rows(['Cotton', 60], ['Viscose', 40.1]), [], []],
    ['100.11 in all', rows(['Cotton', 60], ['Viscose', 40.11]), [], ['BLEND_SUM error blendPercentages']],
    ['a single row below 100', rows(['Cotton', 98]), [], ['BLEND_SUM error blendPercentages']],
    ['a fibre twice', rows(['Cotton', 60], ['cotton', 40]), [], ['BLEND_DUPLICATE error blendPercentages[1].fibre']],
    [
      'a fibre twice under two names',
      rows(['Polyester', 60], ['PSF', 40]),
      [],
      ['BLEND_DUPLICATE warning blendPercentages[1].fibre'],
    ],
    ['a share of 0', rows(['Cotton', 100], ['Viscose', 0]), [], ['BLEND_PERCENT error blendPercentages[1].percent']],
    [
      'a share above 100',
      rows(['Cotton', 120]),
      [],
      ['BLEND_PERCENT error blendPercentages[0].percent', 'BLEND_SUM error blendPercentages'],
    ],
    [
      'three decimals',
      rows(['Cotton', 66.667], ['Viscose', 33.333]),
      [],
      ['BLEND_PERCENT warning blendPercentages[0].percent', 'BLEND_PERCENT warning blendPercentages[1].percent'],
    ],
    [
      'a fibre that the listing does not name',
      rows(['Cotton', 60], ['Viscose', 40]),
      ['Cotton'],
      ['BLEND_FIBRE error blendPercentages[1].fibre'],
    ],
    ['a fibre that the listing names in another word', rows(['Polyester', 100]), ['PSF'], []],
    ['a share without its fibre', rows(['', 100]), [], ['BLEND_FIBRE error blendPercentages[0].fibre']],
  ])('%s', (_, list, fibreTypes, expected) => {
    expect(found(list, fibreTypes)).toEqual(expected)
  })

  test('eight fibres are accepted, a ninth is refused', () => {
    const fibres = (count: number) =>
      rows(...Array.from({ length: count }, (_, i): [string, number] => [`Fibre ${i}`, 12.5]))
    expect(found(fibres(8))).toEqual([])
    expect(found(fibres(9))).toContain('BLEND_ROWS error blendPercentages')
  })
})

describe('parseBlend', () => {
  test.each<[string, BlendRow[]]>([
    ['65/35 PC', rows(['Polyester', 65], ['Cotton', 35])],
    ['PC(65/35)', rows(['Polyester', 65], ['Cotton', 35])],
    ['PV 65/35', rows(['Polyester', 65], ['Viscose', 35])],
    ['TR 80/20', rows(['Polyester', 80], ['Viscose', 20])],
    ['CVC 60/40', rows(['Cotton', 60], ['Polyester', 40])],
    ['40/60 CVC', rows(['Cotton', 60], ['Polyester', 40])],
    ['CP(60/40)', rows(['Cotton', 60], ['Polyester', 40])],
    ['LC 55/45 blend', rows(['Linen', 55], ['Cotton', 45])],
    ['65% Polyester 35% Viscose', rows(['Polyester', 65], ['Viscose', 35])],
    ['Polyester 65%, Viscose 35%', rows(['Polyester', 65], ['Viscose', 35])],
    ['60 Cotton/40 Poly', rows(['Cotton', 60], ['Polyester', 40])],
    ['89/11% Poly/Lycra', rows(['Polyester', 89], ['Elastane', 11])],
    ['Polyester-Viscose 65/35', rows(['Polyester', 65], ['Viscose', 35])],
    ['Recycled Cotton-Polyester 80/20', rows(['Recycled cotton', 80], ['Polyester', 20])],
    ['50/30/20 Cotton/Polyester/Viscose', rows(['Cotton', 50], ['Polyester', 30], ['Viscose', 20])],
    ['Cotton Viscose 70:30', rows(['Cotton', 70], ['Viscose', 30])],
    ['33,33% Cotton 33,33% Viscose 33,34% Soybean', rows(['Cotton', 33.33], ['Viscose', 33.33], ['Soybean', 33.34])],
    ['６０％ Cotton ４０％ Polyester', rows(['Cotton', 60], ['Polyester', 40])],
    ['100% cotton yarn', rows(['Cotton', 100])],
  ])('reads %j', (text, expected) => {
    expect(parseBlend(text)).toEqual({ ok: true, rows: expected })
  })

  test.each([
    ['66% Polyester/ 44% Polyethylene', 'BLEND_SUM'],
    ['73% Polyester/ 23% Lycra', 'BLEND_SUM'],
    ['0% Cotton 100% Viscose', 'BLEND_PERCENT'],
    ['50% Cotton 50% Cotton', 'BLEND_DUPLICATE'],
    ['Cotton', 'BLEND_UNREADABLE'],
    ['PC', 'BLEND_UNREADABLE'],
    ['60/40', 'BLEND_UNREADABLE'],
    ['60/40 Cotton', 'BLEND_UNREADABLE'],
    ['', 'BLEND_UNREADABLE'],
    ['65/35 constructor', 'BLEND_UNREADABLE'],
  ])('refuses %j as %s', (text, code) => {
    expect(parseBlend(text)).toMatchObject({ ok: false, code })
  })

  test('reads back every composition text that it writes', () => {
    const fibres = ['Cotton', 'Polyester', 'Viscose', 'Wool', 'Silk']
    const blend = fc
      .tuple(
        fc.shuffledSubarray(fibres, { minLength: 1 }),
        fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 5, maxLength: 5 }),
      )
      .map(([names, weights]) => {
        const used = weights.slice(0, names.length)
        const sum = used.reduce((a, b) => a + b, 0)
        const shares = used.map((weight) => Math.max(1, Math.floor((weight / sum) * 90)))
        const rest = 100 - shares.reduce((a, b) => a + b, 0)
        return names.map((fibre, i) => ({ fibre, percent: (shares[i] ?? 0) + (i === 0 ? rest : 0) }))
      })
    fc.assert(
      fc.property(blend, (list) => {
        const read = parseBlend(compositionText(list))
        expect(read.ok).toBe(true)
        if (!read.ok) return
        expect(new Map(read.rows.map((row) => [row.fibre, row.percent]))).toEqual(
          new Map(list.map((row) => [row.fibre, row.percent])),
        )
      }),
    )
  })

  test('never throws for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => typeof parseBlend(text).ok === 'boolean'),
    )
  })
})

describe('compositionText', () => {
  test('puts the main fibre first and keeps decimals', () => {
    expect(compositionText(rows(['Viscose', 35], ['Polyester', 65]))).toBe('65% Polyester 35% Viscose')
    expect(compositionText(rows(['Cotton', 97.5], ['Elastane', 2.5]))).toBe('97.5% Cotton 2.5% Elastane')
    expect(compositionText([])).toBe('')
  })
})

describe('compositionIssues', () => {
  const blend = rows(['Polyester', 65], ['Cotton', 35])

  test.each(['65/35 PC', '35% cotton, 65% polyester', 'soft feel', ''])('%j does not contradict 65/35 PC', (text) => {
    expect(compositionIssues(text, blend)).toEqual([])
  })

  test('a text with other shares or other fibres is an error', () => {
    expect(compositionIssues('60/40 PC', blend)).toMatchObject([{ code: 'COMPOSITION_DIFFERS', severity: 'error' }])
    expect(compositionIssues('PV 65/35', blend)).toMatchObject([{ code: 'COMPOSITION_DIFFERS', severity: 'error' }])
    expect(compositionIssues('100% polyester', blend)).toMatchObject([
      { code: 'COMPOSITION_DIFFERS', severity: 'error' },
    ])
  })

  test('a text whose shares do not sum to 100 gives a warning', () => {
    expect(compositionIssues('73% Polyester/ 23% Lycra', [])).toMatchObject([
      { code: 'BLEND_SUM', severity: 'warning', field: 'composition' },
    ])
  })
})

describe('blendCode', () => {
  test.each<[BlendRow[], string | null]>([
    [rows(['Polyester', 65], ['Cotton', 35]), 'PC'],
    [rows(['Cotton', 60], ['Polyester', 40]), 'CVC'],
    [rows(['Cotton', 50], ['Polyester', 50]), 'CVC'],
    [rows(['Polyester', 65], ['Viscose', 35]), 'PV'],
    [rows(['Viscose', 70], ['Polyester', 30]), 'PV'],
    [rows(['Linen', 55], ['Cotton', 45]), 'LC'],
    [rows(['Cotton', 70], ['Linen', 30]), 'CL'],
    [rows(['Recycled cotton', 80], ['Recycled polyester', 20]), 'CVC'],
    [rows(['Cotton', 100]), null],
    [rows(['Cotton', 60], ['Hemp', 40]), null],
    [rows(['Cotton', 50], ['Polyester', 30], ['Viscose', 20]), null],
  ])('%j is %s', (list, code) => {
    expect(blendCode(list)).toBe(code)
  })
})
