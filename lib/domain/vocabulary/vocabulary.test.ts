import { describe, expect, test } from 'vitest'
import { DENIER_FAMILIES, yarnFamilies } from '@/lib/domain/modules/yarn/vocabulary/families'
import { conePackages, dyeingStatuses, yarnFinishes } from '@/lib/domain/modules/yarn/vocabulary/qualities'
import { yarnTypes } from '@/lib/domain/modules/yarn/vocabulary/types'
import { countSystems } from '@/lib/domain/vocabulary/count-systems'
import { countries } from '@/lib/domain/vocabulary/countries'
import { currencies } from '@/lib/domain/vocabulary/currencies'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { conditions, PDC_INTERVALS_DAYS } from '@/lib/domain/vocabulary/listing-terms'
import { ports } from '@/lib/domain/vocabulary/ports'
import { incoterms, shippingResponsibilities } from '@/lib/domain/vocabulary/trade-terms'
import { salesUnits } from '@/lib/domain/vocabulary/units'
import {
  canonicalOption,
  canonicalValue,
  closedVocabulary,
  nearestOptions,
  openVocabulary,
  optionLabel,
  wordForWrite,
  writtenValue,
} from '@/lib/domain/vocabulary/vocabulary'

describe('a vocabulary', () => {
  const lustre = openVocabulary([
    { value: 'Semi-dull', aliases: ['SD'] },
    'Bright',
    { value: 'BRT2', label: 'Very bright' },
  ])

  test('knows a word by value, label or alias in any case, width, spacing and dashes', () => {
    for (const typed of ['Semi-dull', 'semi dull', '  SEMI  DULL ', 'semi–dull', 'ｓｅｍｉ dull', 'sd', 'ＳＤ']) {
      expect(canonicalValue(lustre, typed), typed).toBe('Semi-dull')
    }
    expect(canonicalValue(lustre, 'very BRIGHT')).toBe('BRT2')
  })

  test('does not know a word that only begins with one of its words', () => {
    expect(canonicalValue(lustre, 'Semi')).toBeNull()
    expect(canonicalValue(lustre, '')).toBeNull()
    expect(canonicalValue(lustre, 'constructor')).toBeNull()
    expect(canonicalOption(lustre, '__proto__')).toBeNull()
  })

  test('returns the label of a value, and an unknown word unchanged', () => {
    expect(optionLabel(lustre, 'BRT2')).toBe('Very bright')
    expect(optionLabel(lustre, 'Bright')).toBe('Bright')
    expect(optionLabel(lustre, 'Pearl matt')).toBe('Pearl matt')
  })

  test('suggests near words, and nothing for a word without near ones', () => {
    expect(nearestOptions(countries, 'Bangaldesh')).toStrictEqual(['BD'])
    expect(nearestOptions(countries, 'United')).toStrictEqual(['AE', 'GB', 'US'])
    expect(nearestOptions(countries, 'XX')).toStrictEqual([])
    expect(nearestOptions(countries, 'Atlantis and the seven seas')).toStrictEqual([])
  })

  test('is closed or open as defined, and has its refusals', () => {
    expect(lustre.isClosed).toBe(false)
    expect(closedVocabulary(['A'], { B: 'B is A.' })).toStrictEqual({
      isClosed: true,
      options: [{ value: 'A' }],
      refusals: { B: 'B is A.' },
    })
  })
})

describe('the trade’s words', () => {
  test.each([
    ['PSF', 'Polyester', fibres],
    ['spandex', 'Elastane', fibres],
    ['LYCRA', 'Elastane', fibres],
    ['tencel', 'Lyocell', fibres],
    ['cashmilon', 'Acrylic', fibres],
    ['rayon', 'Viscose', fibres],
    ['VSF', 'Viscose', fibres],
    ['rPET', 'Recycled polyester', fibres],
    ['flax', 'Linen', fibres],
    ['Nylon 6.6', 'Nylon', fibres],
    ['PSY', 'Polyester spun', yarnFamilies],
    ['VFY', 'Viscose filament', yarnFamilies],
    ['pettinato', 'Worsted', yarnFamilies],
    ['COTTON_SPUN', 'Cotton yarn', yarnFamilies],
    ['CCW', 'Combed compact', yarnTypes],
    ['KH', 'Carded', yarnTypes],
    ['SDY', 'FDY', yarnTypes],
    ['OE', 'Open-end', yarnTypes],
    ['cheese dyed', 'Package dyed', dyeingStatuses],
    ['raw white', 'Grey', dyeingStatuses],
    ["paper cone 5°57'", 'Paper cone 5°57′', conePackages],
    ['hank', 'Hank', conePackages],
    ['SIM SD', 'Semi-dull SIM', yarnFinishes],
    ['KGS', 'kg', salesUnits],
    ['pcs', 'unit', salesUnits],
    ['den', 'Denier', countSystems],
    ['NE', 'Ne', countSystems],
    ['new', 'NeW', countSystems],
    ['job lot', 'JobLot', conditions],
    ['freshmix', 'FreshMix', conditions],
    ['Nhava Sheva', 'INNSA', ports],
    ['turkey', 'TR', countries],
    ['in', 'IN', countries],
    ['₹', 'INR', currencies],
    ['FOR', 'FOR destination', shippingResponsibilities],
  ])('understands "%s" as %s', (typed, canonical, vocabulary) => {
    expect(canonicalValue(vocabulary, typed)).toBe(canonical)
  })

  test('has no fibre with a two-letter name except PP', () => {
    const short = fibres.options
      .flatMap(({ value, aliases = [] }) => [value, ...aliases])
      .filter((name) => /^\w{2}$/.test(name))
    expect(short).toStrictEqual(['PP'])
    expect(canonicalValue(fibres, 'PC')).toBeNull()
  })

  test('asks for the denier in the six filament families', () => {
    expect(DENIER_FAMILIES).toStrictEqual([
      'Silk',
      'Polyester filament',
      'Nylon filament',
      'Viscose filament',
      'PP/PE filament',
      'Elastomeric',
    ])
    expect(yarnFamilies.options).toHaveLength(21)
  })

  test('knows the eleven Incoterms of 2020 and corrects older and domestic words', () => {
    expect(incoterms.options.map(({ value }) => value).sort()).toStrictEqual(
      ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'].sort(),
    )
    const refusals = incoterms.refusals ?? {}
    expect(refusals['C&F']).toContain('CFR')
    expect(refusals.CNF).toContain('CFR')
    expect(refusals.DAT).toContain('DPU')
    expect(refusals.DDU).toContain('DAP')
    for (const word of ['FOR', 'EX-MILL', 'DOOR DELIVERY']) expect(refusals[word]).toContain('shipping responsibility')
    expect(Object.keys(refusals).filter((word) => canonicalValue(incoterms, word) !== null)).toStrictEqual([])
    expect(Object.keys(refusals).filter((word) => word !== word.toUpperCase())).toStrictEqual([])
  })

  test('has the PDC terms 15 to 360 in steps of 15', () => {
    expect(PDC_INTERVALS_DAYS).toHaveLength(24)
    expect([PDC_INTERVALS_DAYS[0], PDC_INTERVALS_DAYS[1], PDC_INTERVALS_DAYS[23]]).toStrictEqual([15, 30, 360])
  })
})

describe('the code lists', () => {
  test('has all 249 countries of ISO 3166-1 under well-formed codes', () => {
    expect(countries.options).toHaveLength(249)
    expect(countries.options.filter(({ value, label }) => !/^[A-Z]{2}$/.test(value) || !label)).toStrictEqual([])
  })

  test('has only currencies in circulation, the trade’s main ones first', () => {
    expect(currencies.options.filter(({ value, label }) => !/^[A-Z]{3}$/.test(value) || !label)).toStrictEqual([])
    expect(currencies.options.slice(0, 7).map(({ value }) => value)).toStrictEqual(
      'INR USD EUR CNY BDT TRY GBP'.split(' '),
    )
    for (const code of ['JPY', 'PKR', 'LKR', 'VND', 'AED', 'CHF', 'XOF', 'XCG', 'ZWG']) {
      expect(canonicalValue(currencies, code), code).toBe(code)
    }
    for (const code of ['XXX', 'XAU', 'DEM', 'ITL', 'HRK', 'ABC'])
      expect(canonicalValue(currencies, code), code).toBeNull()
  })

  test.each([
    ['INR', 'INR', 'INR'],
    ['usd', 'USD', 'USD'],
    ['RUPEES', null, 'INR'],
    ['Rs.', null, 'INR'],
    ['₹', null, 'INR'],
    ['Indian Rupee', null, 'INR'],
    ['furlong', null, 'furlong'],
  ])('the currency %j is %j to a program and %j from a person', (typed, written, meant) => {
    expect(writtenValue(currencies, typed)).toBe(written)
    expect(wordForWrite(currencies, typed).toUpperCase()).toBe(meant.toUpperCase())
  })

  test('offers the code for a name of a currency', () => {
    expect(nearestOptions(currencies, 'RUPEES')).toEqual(['INR'])
    expect(nearestOptions(currencies, 'INRR')).toEqual(['INR'])
  })

  test('takes other names of a word in every other list', () => {
    expect(writtenValue(countries, 'India')).toBe('IN')
    expect(wordForWrite(countries, 'India')).toBe('India')
  })

  test('writes every port as a UN/LOCODE of a country that exists', () => {
    const wrong = ports.options.filter(
      ({ value, label }) =>
        !/^[A-Z]{2}[A-Z2-9]{3}$/.test(value) ||
        !label ||
        canonicalValue(countries, value.slice(0, 2)) !== value.slice(0, 2),
    )
    expect(wrong).toStrictEqual([])
    for (const code of ['INMUN', 'INNSA', 'INTUT', 'INMAA', 'BDCGP', 'ITSPE'])
      expect(canonicalValue(ports, code)).toBe(code)
  })
})
