import { describe, expect, it } from 'vitest'
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
} from '@/lib/domain/vocabulary/vocabulary'

describe('a vocabulary', () => {
  const lustre = openVocabulary([
    { value: 'Semi-dull', aliases: ['SD'] },
    'Bright',
    { value: 'BRT2', label: 'Very bright' },
  ])

  it('knows a word by value, label or alias, whatever its case, width, spaces and dashes', () => {
    for (const typed of ['Semi-dull', 'semi dull', '  SEMI  DULL ', 'semi–dull', 'ｓｅｍｉ dull', 'sd', 'ＳＤ']) {
      expect(canonicalValue(lustre, typed), typed).toBe('Semi-dull')
    }
    expect(canonicalValue(lustre, 'very BRIGHT')).toBe('BRT2')
  })

  it('does not know a word that only begins like one of its own', () => {
    expect(canonicalValue(lustre, 'Semi')).toBeNull()
    expect(canonicalValue(lustre, '')).toBeNull()
    expect(canonicalValue(lustre, 'constructor')).toBeNull()
    expect(canonicalOption(lustre, '__proto__')).toBeNull()
  })

  it('labels a value as people read it, and a word of the seller’s own by itself', () => {
    expect(optionLabel(lustre, 'BRT2')).toBe('Very bright')
    expect(optionLabel(lustre, 'Bright')).toBe('Bright')
    expect(optionLabel(lustre, 'Pearl matt')).toBe('Pearl matt')
  })

  it('suggests what may have been meant, and nothing for a word that is near to nothing', () => {
    expect(nearestOptions(countries, 'Bangaldesh')).toStrictEqual(['BD'])
    expect(nearestOptions(countries, 'United')).toStrictEqual(['AE', 'GB', 'US'])
    expect(nearestOptions(countries, 'XX')).toStrictEqual([])
    expect(nearestOptions(countries, 'Atlantis and the seven seas')).toStrictEqual([])
  })

  it('is closed or open as it was built, and carries its refusals', () => {
    expect(lustre.isClosed).toBe(false)
    expect(closedVocabulary(['A'], { B: 'B is A.' })).toStrictEqual({
      isClosed: true,
      options: [{ value: 'A' }],
      refusals: { B: 'B is A.' },
    })
  })
})

describe('the trade’s words', () => {
  it.each([
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
    ['hank', 'Hank, plain reel', conePackages],
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

  it('has no fibre under two letters alone but PP: PC is polyester-cotton in Coimbatore and acrylic in Prato', () => {
    const short = fibres.options
      .flatMap(({ value, aliases = [] }) => [value, ...aliases])
      .filter((name) => /^\w{2}$/.test(name))
    expect(short).toStrictEqual(['PP'])
    expect(canonicalValue(fibres, 'PC')).toBeNull()
  })

  it('asks for denier in the six filament families', () => {
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

  it('knows the eleven Incoterms of 2020 and says what older and domestic words should have been', () => {
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

  it('has the PDC terms 15 to 360 in steps of 15', () => {
    expect(PDC_INTERVALS_DAYS).toHaveLength(24)
    expect([PDC_INTERVALS_DAYS[0], PDC_INTERVALS_DAYS[1], PDC_INTERVALS_DAYS[23]]).toStrictEqual([15, 30, 360])
  })
})

describe('the code lists', () => {
  it('has all 249 countries of ISO 3166-1 under well-formed codes', () => {
    expect(countries.options).toHaveLength(249)
    expect(countries.options.filter(({ value, label }) => !/^[A-Z]{2}$/.test(value) || !label)).toStrictEqual([])
  })

  it('has the currencies in circulation, the trade’s own first, and none that has gone', () => {
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

  it('writes every port as a UN/LOCODE of a country that exists', () => {
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
