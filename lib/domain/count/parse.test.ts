import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import vectorFile from '@/lib/domain/count/count-vectors.json'
import { parseCount } from '@/lib/domain/count/parse'
import { COUNT_REJECT_CODES, type CountRejectCode, type CountRejection } from '@/lib/domain/count/parsed-count'
import { fromTex, isDirect, roundTex } from '@/lib/domain/count/systems'

/** A reading in the format of the vectors: tex to three decimals, warnings by code. */
const asVector = (input: string, hint: string | null): Record<string, unknown> => {
  const reading = parseCount(input, hint)
  if (!reading.ok) return { error: reading.code }
  const { count } = reading
  return {
    ...count,
    tex: count.tex === null ? null : roundTex(count.tex),
    resultantTex: roundTex(count.resultantTex),
    warnings: count.warnings.map((warning) => warning.code),
  }
}

describe('the trade vectors', () => {
  test.each(vectorFile.vectors)(
    '$id: "$input" (hint $hint) is read as expected',
    ({ input, hint, expect: expected }) => {
      const actual = asVector(input, hint)
      expect(Object.fromEntries(Object.keys(expected).map((key) => [key, actual[key]]))).toEqual(expected)
    },
  )
})

describe('hints by the labels of the trade', () => {
  test.each([
    ['Cotton', '30', 'Ne'],
    ['Cotton yarn', '2/60', 'Ne'],
    ['COTTON_SPUN', '30', 'Ne'],
    ['Recycled cotton', '10', 'Ne'],
    ['Polyester spun', '30', 'Ne'],
    ['Viscose spun', '30', 'Ne'],
    ['Blended spun', '30', 'Ne'],
    ['Bamboo viscose', '30', 'Ne'],
    ['Modal', '40', 'Ne'],
    ['Acrylic', '2/32', 'Nm'],
    ['Worsted', '2/48', 'Nm'],
    ['Woollen', '2/15', 'Nm'],
    ['Wool', '28', 'Nm'],
    ['Recycled wool', '2/15', 'Nm'],
    ['Specialty hair', '2/26', 'Nm'],
    ['Cashmere', '2/26', 'Nm'],
    ['Linen', '40', 'NeL'],
    ['Hemp', '16', 'NeL'],
    ['Jute', '8', 'JuteLb'],
    ['Silk', '21', 'Denier'],
    ['silk', '2/60', 'Ne'],
    ['Elastomeric', '40', 'Denier'],
    ['Elastane', '40', 'Denier'],
    ['Polyester filament', '150', 'Denier'],
    ['Viscose filament', '120/30', 'Denier'],
    ['PP/PE filament', '600', 'Denier'],
    ['Nylon', '70', 'Denier'],
    ['polyester FILAMENT', '75/12', 'Denier'],
  ])('%s reads "%s" in %s', (hint, text, system) => {
    expect(asVector(text, hint)).toMatchObject({ system, inferred: ['system'] })
  })

  test.each(['Polyester', 'Viscose', 'Fancy', 'Core & covered', ''])(
    '%s, spun or filament, leaves a bare number open',
    (hint) => {
      expect(asVector('120', hint)).toEqual({ error: 'SYSTEM_REQUIRED' })
    },
  )

  test('never overrule the written system', () => {
    expect(asVector('30s', 'Acrylic')).toMatchObject({ system: 'Ne' })
    expect(asVector('Nm 28', 'Cotton')).toMatchObject({ system: 'Nm' })
    expect(asVector('150D/48F', 'Cotton')).toMatchObject({ system: 'Denier', warnings: [] })
  })

  test('warn that an English count is unusual for the fibre', () => {
    expect(asVector('2/32s', 'Acrylic')).toMatchObject({ system: 'Ne', warnings: ['SYSTEM_ASSUMED'] })
    expect(asVector('2/32s', 'Cotton')).toMatchObject({ system: 'Ne', warnings: [] })
  })

  test('a fibre in the text serves where the form gives none, but not one fibre of a blend', () => {
    expect(asVector('2/32 acrylic', null)).toMatchObject({ system: 'Nm', value: 32, ply: 2 })
    expect(asVector('40 spandex', null)).toMatchObject({ system: 'Denier', value: 40 })
    expect(asVector('30/1 60/40 acrylic cotton', null)).toMatchObject({ system: 'Ne', value: 30, blend: [60, 40] })
  })
})

describe('spellings of one count', () => {
  test.each([
    "30's",
    '30S',
    '30 s',
    'NE30',
    'Ne-30',
    'Ne: 30',
    '30 NE',
    'ne 30s',
    '30/1 CC',
    '30s single',
    'O.E. 30s',
    '30 cotton count',
    '30s.',
    '(30s)',
    '\uff13\uff10\uff53',
    '\u0969\u0966s',
    '30\u00a0s',
    '30\u2019s',
    '\u200b30s',
  ])('"%s" is Ne 30', (text) => expect(asVector(text, null)).toMatchObject({ system: 'Ne', value: 30, ply: 1 }))

  test.each([
    "2/40's",
    '40s/2',
    '2/40 S',
    '2-40s',
    '2 x 40s',
    '40s x 2',
    '2\u00d740s',
    '40s 2 ply',
    '40s two-ply',
    '40s double',
    '2/40s 2ply',
    'Ne 40/2',
    'Ne 2/40',
    '40/2 CCW',
    '40s CCW x 2',
    '40s ply 2',
    'ply 2 40s',
  ])('"%s" is two-ply Ne 40', (text) =>
    expect(asVector(text, null)).toMatchObject({ system: 'Ne', value: 40, ply: 2, resultantTex: 29.527 }),
  )

  test.each([
    '150D/48F',
    '150/48',
    '150-48 DTY',
    '150D-48F',
    '150D48F',
    '150 48F',
    '150D f48',
    '150 den 48 fil',
    '1/150/48',
    '48F 150D',
    '150D/48',
    '150\u204448',
    '150/48/SIM',
  ])('"%s" is 150 denier, 48 filaments', (text) =>
    expect(asVector(text, null)).toMatchObject({ system: 'Denier', value: 150, filaments: 48, ply: 1 }),
  )

  test.each(['R 40/2 tex', 'R40 tex/2', 'R 40 tex x 2', '20 tex x 2', '20texx2', 'Tex 20/2', 'T-20 2 ply'])(
    '"%s" is two ends of 20 tex',
    (text) =>
      expect(asVector(text, null)).toMatchObject({ system: 'Tex', value: 20, ply: 2, tex: 20, resultantTex: 40 }),
  )

  test.each([
    '30s+20D',
    '30s + 20 den spandex',
    '30s+20 lycra',
    '30s 20D Lycra',
    '30s CCW + 20D lycra',
    '30s lycra 20D',
    '20D lycra + 30s',
  ])('"%s" is 30s over a core of 20 denier', (text) =>
    expect(asVector(text, null)).toMatchObject({ system: 'Ne', value: 30, core: { value: 20, system: 'Denier' } }),
  )

  test.each([
    '30s PC 65/35',
    '30s P/C 65/35',
    '30s PC(65/35)',
    '65/35 30s',
    '30s 65:35',
    '30s 65% polyester 35% cotton',
    '30s 65/35% PC',
    '30 PC 65/35',
  ])('"%s" is 30s of a 65/35 blend', (text) =>
    expect(asVector(text, null)).toMatchObject({ system: 'Ne', value: 30, blend: [65, 35] }),
  )
})

test.each([
  'dtex 110 f 36',
  '110 dtex f36',
  '110 f36 dtex',
  'dtex 110f36',
  '110 dtex 36 fil',
  '110/36 dtex',
  '1/110/36 dtex',
])('"%s" is 110 dtex, 36 filaments', (text) =>
  expect(asVector(text, null)).toMatchObject({ system: 'dtex', value: 110, filaments: 36, ply: 1, tex: 11 }),
)

describe('the order of ply and count', () => {
  test('is assumed with a warning where both numbers are small', () => {
    expect(asVector('10/6', null)).toMatchObject({ value: 10, ply: 6, warnings: ['PLY_ORDER_ASSUMED'] })
    expect(asVector('Nm 2/8', null)).toMatchObject({ value: 8, ply: 2, warnings: ['PLY_ORDER_ASSUMED'] })
    expect(asVector('NeW 2/12', null)).toMatchObject({ value: 12, ply: 2, warnings: ['PLY_ORDER_ASSUMED'] })
    expect(asVector('Nm 2/1,5', null)).toMatchObject({ value: 1.5, ply: 2, warnings: [] })
  })

  test('turns to denier where no spun yarn is as fine', () => {
    expect(asVector('1/750', null)).toMatchObject({
      system: 'Denier',
      value: 750,
      ply: 1,
      warnings: ['SYSTEM_ASSUMED'],
    })
    expect(asVector('840/2', null)).toMatchObject({
      system: 'Denier',
      value: 840,
      ply: 2,
      warnings: ['SYSTEM_ASSUMED'],
    })
  })

  test('is open where the second number may be filaments, unless the yarn is known to be spun or filament', () => {
    expect(asVector('20/12', null)).toEqual({ error: 'AMBIGUOUS' })
    expect(asVector('20/12', 'Cotton')).toMatchObject({ system: 'Ne', value: 20, ply: 12 })
    expect(asVector('20/12 carded', null)).toMatchObject({ system: 'Ne', value: 20, ply: 12 })
    expect(asVector('20/12', 'Nylon filament')).toMatchObject({ system: 'Denier', value: 20, filaments: 12 })
    expect(asVector('20/12 FDY', null)).toMatchObject({ system: 'Denier', value: 20, filaments: 12 })
  })

  test('warns of more than twelve plies', () => {
    expect(asVector('16/6s', null)).toMatchObject({ value: 6, ply: 16, warnings: ['PLY_HIGH'] })
  })
})

describe('words around the count', () => {
  test('are kept when unknown, and are never an error', () => {
    expect(asVector('30s Suvin zebra', null)).toMatchObject({ value: 30, words: ['Suvin', 'zebra'], qualifiers: [] })
  })

  test.each([
    ['40s CCH', ['COMBED', 'COMPACT', 'HOSIERY']],
    ['40s combed compact hosiery', ['COMBED', 'COMPACT', 'HOSIERY']],
    ['30s KH', ['CARDED', 'HOSIERY']],
    ['20s open-end', ['ROTOR']],
    ['30sKW', ['CARDED', 'WEAVING']],
    ['40sC', ['COMBED']],
    ['75/36 SDY BRT', ['FDY', 'BRIGHT']],
    ['80/72 DTY HIM SD', ['DTY', 'HIM', 'SEMI_DULL']],
  ])('of "%s" mean %j', (text, qualifiers) => expect(asVector(text, null)).toMatchObject({ qualifiers }))

  test('with their own numbers do not change it', () => {
    for (const text of [
      '30s MCU-5',
      'Shankar-6 30s',
      '30s lot 45',
      '30s shade 1234',
      '30s 1.25 kg cone',
      '30s 18 TPI',
      '30s 100% cotton',
    ]) {
      expect(asVector(text, null), text).toMatchObject({ system: 'Ne', value: 30, ply: 1 })
    }
    expect(asVector('Nm 2/60 Super 100s', null)).toMatchObject({ system: 'Nm', value: 60, ply: 2 })
  })

  test('"new" is English, NeW before or after a number is the worsted count', () => {
    expect(asVector('30s new lot', null)).toMatchObject({ system: 'Ne' })
    expect(asVector('NEW 2/32', null)).toMatchObject({ system: 'NeW', value: 32, ply: 2 })
    expect(asVector('32 NeW', null)).toMatchObject({ system: 'NeW' })
  })

  test('a spaced S with another system is the direction of twist, a glued one is English count', () => {
    expect(asVector('Nm 2/60 S', null)).toMatchObject({ system: 'Nm', value: 60, ply: 2 })
    expect(asVector('2/48s Nm', null)).toEqual({ error: 'MIXED_SYSTEMS' })
  })

  test('of filament with a spun count give a warning', () => {
    expect(asVector('30s DTY', null)).toMatchObject({ system: 'Ne', warnings: ['WORD_MISMATCH'] })
  })
})

describe('a refusal', () => {
  const refusal = (text: string, hint: string | null = null): CountRejection => {
    const reading = parseCount(text, hint)
    if (reading.ok) throw new Error(`${text} was read`)
    return reading
  }

  test.each<[CountRejectCode, string, string, string[]]>([
    ['EMPTY', '  ', 'Enter the count as on the bag', []],
    ['NO_COUNT', 'combed cotton', 'Enter a count such as', []],
    ['NO_COUNT', '48F', 'Enter the denier before the number of filaments', []],
    ['BAD_NUMBER', 'Tex 20x', 'A number is missing next to 20', ['Tex 20']],
    ['BAD_NUMBER', '11/1/', 'A number is missing next to 11/1', ['11/1']],
    ['BAD_NUMBER', '1/1/HNK', 'A number is missing next to 1/1', ['1/1']],
    ['BAD_NUMBER', '1.2.3s', '1.2.3 is not a number', []],
    ['BAD_NUMBER', '30\u00b2s', 'raised or circled digit', []],
    ['BAD_NUMBER', '2/40s x 3', 'Enter the total number of ends (6) as the ply', ['6/40s']],
    ['NON_POSITIVE', '-30s', 'A count is greater than zero', ['30s']],
    ['NON_POSITIVE', '-5', 'A count is greater than zero', []],
    ['NON_POSITIVE', '0', 'A count is greater than zero', []],
    ['NON_POSITIVE', '0 tex', 'A count is greater than zero', []],
    ['SYSTEM_REQUIRED', '30', '30 of what?', ['30s', 'Nm 30', '30D', '30 tex']],
    ['MIXED_SYSTEMS', 'Ne 30 150D', 'Ne and Denier', ['Ne 30', 'Denier 150']],
    ['MULTIPLE_COUNTS', '30s, 40s', '2 counts in one field', ['30s', '40s']],
    ['MULTIPLE_COUNTS', '30-40s', 'names 2 counts', ['30s', '40s']],
    ['PLY_INVALID', '0/40s', "can't have 0 plies", ['40s', '2/40s']],
    ['BAD_NUMBER', '30s//2', 'A number is missing next to 30', ['30s', '2/30s']],
    ['AMBIGUOUS', '1/12', 'or 1-ply of 12s', ['12/1s', '1/12s']],
    ['AMBIGUOUS', 'Ne 20/22', 'Either number', ['20s x 22', '22s x 20']],
    ['PLY_INVALID', '2/40s 3 ply', 'given twice', []],
    ['PLY_TOO_LARGE', '40/2s', '40 plies are too many', ['2/40s']],
    ['FILAMENTS_ON_SPUN', 'Ne 30/48F', 'has no filaments (48F)', ['30D/48F', '30 dtex f48']],
    ['FILAMENTS_INVALID', '150D/9999F', "can't have 9999 filaments", ['150D']],
    ['DPF_OUT_OF_RANGE', '150D/2', '2 filaments would be 75 denier each', ['150D x 2', '150D']],
    ['DPF_OUT_OF_RANGE', '500D/1F', '1 filament would be 500 denier each', ['500D mono', '500D']],
    ['AMBIGUOUS', '20/12', 'may be 20 denier with 12 filaments or 12-ply of 20s', ['20D/12F', '12/20s']],
    ['AMBIGUOUS', '20/22', 'may be raw silk', ['20/22D silk', '20D/22F']],
    ['AMBIGUOUS', '60/40', 'looks like a blend ratio', ['30s 60/40', '60D/40F']],
    ['AMBIGUOUS', '20/150/48', 'may be a covered yarn', ['150D/48F+20D lycra', '150D/48F']],
    ['COUNT_CABLED', 'Tex 20x2x3', 'This is a cabled yarn', ['20 tex x 6']],
    ['COUNT_CABLED', '30s x 2 x 3', 'the total plies: 30s x 6', ['30s x 6']],
    ['NOT_A_COUNT', '40x40', "a fabric's construction", []],
    ['NOT_A_COUNT', '2/40x2/40/60x56', "a fabric's construction", []],
    ['NOT_A_COUNT', '180 GSM', 'describes a fabric', []],
    ['NOT_A_COUNT', '30%', '30% is not a yarn count', []],
    ['NOT_A_COUNT', '\u20b9285', '285 is not a yarn count', []],
    ['OUT_OF_RANGE', '500s', '500s is finer than any cotton yarn: Ne goes up to 400', ['500D']],
    ['OUT_OF_RANGE', 'Nm 1,500', 'Nm goes up to 700', ['Nm 1.5', '1500D']],
    ['OUT_OF_RANGE', '3D', '3 denier is finer than any yarn: Denier starts at 5', []],
    ['TOO_LONG', '30s '.repeat(17), 'at most 64 characters', []],
  ])('%s of "%s" gives the reason and suggestions', (code, text, words, didYouMean) => {
    const { message, ...rest } = refusal(text)
    expect(rest).toEqual({ ok: false, code, didYouMean })
    expect(message).toContain(words)
  })

  test('has a case above for every code', () => {
    const samples = [
      '',
      'abc',
      '/40s',
      '-3s',
      '30',
      '30s tex',
      '30s 40s',
      '0/4s',
      '25/40s',
      'Nm 30 48F',
      '150D/0F',
      '9D/999F',
      '60/40',
      '40x40',
      '1Tkt',
      'Tex 20x2x3',
      'x'.repeat(65),
    ]
    expect(samples.map((text) => refusal(text).code).toSorted()).toEqual([...COUNT_REJECT_CODES].toSorted())
  })
})

describe('any text', () => {
  const piece = fc.constantFrom(
    ...'30 2 40 150 48 1.5 0 1,000 s D F Ne Nm tex dtex NeW lea run lbs Tkt R T / x - + : , ( ) % GSM DTY CCW silk lycra 65/35 \u00bd \u20b9 ply mono'.split(
      ' ',
    ),
    ' ',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: 'grapheme', maxLength: 70 }),
    fc.array(piece, { maxLength: 16 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 16 }).map((pieces) => pieces.join(' ')),
  )
  const hint = fc.option(
    fc.oneof(fc.constantFrom('Cotton', 'Acrylic', 'Silk', 'Polyester filament', 'Elastane'), fc.string()),
  )

  test('is read within the hard ranges or refused with a code and a reason, and never throws', () => {
    fc.assert(
      fc.property(text, hint, (input, label) => {
        const reading = parseCount(input, label)
        if (!reading.ok) {
          expect(COUNT_REJECT_CODES).toContain(reading.code)
          expect(reading.message).not.toMatch(/undefined|NaN/)
          return
        }
        const { system, value, ply, tex, resultantTex, filaments } = reading.count
        const thread = reading.count.ply === null || tex === null ? resultantTex : tex * (ply ?? 1)
        expect(resultantTex).toBeCloseTo(thread, 9)
        expect(Number.isFinite(value) && value > 0).toBe(true)
        expect(ply === null || (Number.isInteger(ply) && ply >= 1 && ply <= 24)).toBe(true)
        expect(filaments === null || (isDirect(system) && filaments >= 1 && filaments <= 4000)).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })

  test('has suggestions that can be read when it is refused', () => {
    fc.assert(
      fc.property(text, hint, (input, label) => {
        const reading = parseCount(input, label)
        const suggestions = reading.ok ? [] : reading.didYouMean
        expect(suggestions.filter((suggestion) => !parseCount(suggestion, label).ok)).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  test('is read the same in any case and with any spacing around it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...vectorFile.vectors), fc.boolean(), ({ input, hint: label }, isUpper) => {
        const other = ` ${isUpper ? input.toUpperCase() : input}  `
        const { words: _typed, ...reading } = asVector(input, label)
        expect(asVector(other, label)).toMatchObject(reading)
      }),
    )
  })
})

describe('what is plied', () => {
  test('has the resultant of its single divided by the ply, in either notation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 13, max: 400 }), fc.integer({ min: 2, max: 12 }), (count, ply) => {
        const ends = parseCount(`${ply}/${count}s`)
        const slashed = parseCount(`${count}s/${ply}`)
        if (!ends.ok || !slashed.ok) throw new Error('not read')
        expect(fromTex('Ne', ends.count.resultantTex)).toBeCloseTo(count / ply, 9)
        expect(slashed.count).toEqual(ends.count)
      }),
    )
  })
})
