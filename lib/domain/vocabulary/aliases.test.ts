import { describe, expect, test } from 'vitest'
import { SEARCH_ALIASES } from './aliases'
import { foldWord } from './vocabulary'

/** The meanings of a word in the trade, by field. */
const meanings = (word: string) =>
  SEARCH_ALIASES.filter(({ alias }) => alias === foldWord(word)).map(({ field, label }) => `${field} ${label}`)

describe('the trade’s synonyms', () => {
  test.each([
    ['PC', 'yarnFamily Blended spun'],
    ['PV', 'yarnFamily Blended spun'],
    ['CVC', 'yarnFamily Blended spun'],
    ['PSY', 'yarnFamily Polyester spun'],
    ['VFY', 'yarnFamily Viscose filament'],
    ['cashmilon', 'yarnFamily Acrylic'],
    ['pettinato', 'yarnFamily Worsted'],
    ['cardato', 'yarnFamily Woollen'],
    ['rayon', 'fiberType Viscose'],
    ['Tencel', 'fiberType Lyocell'],
    ['Lycra', 'fiberType Elastane'],
    ['spandex', 'fiberType Elastane'],
    ['Supima', 'fiberType Cotton'],
    ['OE', 'yarnType Open-end'],
    ['rotor', 'spinningSystem Open-end'],
    ['karded', 'yarnType Carded'],
    ['CCW', 'yarnType Combed compact'],
    ['KH', 'yarnType Carded'],
    ['singed', 'yarnType Gassed'],
    ['mercerized', 'yarnType Mercerised'],
    ['knitting', 'subcategory Hosiery'],
    ['warp', 'subcategory Weaving warp'],
    ['SDY', 'yarnType FDY'],
    ['TFO', 'yarnType Twisted'],
    ['SCY', 'yarnType Covered'],
    ['MVS', 'spinningSystem Vortex'],
    ['MJS', 'spinningSystem Air-jet'],
    ['DREF', 'spinningSystem Friction'],
    ['EliTe', 'spinningSystem Ring compact'],
    ['EliTwist', 'spinningSystem Siro-compact'],
    ['ecru', 'dyeingStatus Grey'],
    ['raw white', 'dyeingStatus Grey'],
    ['cheese dyed', 'dyeingStatus Package dyed'],
    ['tinto in fiocco', 'dyeingStatus Fibre dyed'],
    ['solution dyed', 'dyeingStatus Dope dyed'],
    ['BRT', 'finish Bright'],
    ['SD', 'finish Semi-dull'],
    ['post-dated cheque', 'paymentTerms PDC'],
    ['second maal', 'condition Seconds'],
    ['fresh maal', 'condition Fresh'],
    ['lot maal', 'condition Lot'],
    ['Better Cotton', 'industryStandard BCI'],
  ] as const)('%s is %s', (word, meaning) => {
    expect(meanings(word)).toContain(meaning)
  })

  test('a synonym has one meaning per field, and never means itself', () => {
    const keys = SEARCH_ALIASES.map(({ field, alias }) => `${field} ${alias}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { alias, label } of SEARCH_ALIASES) expect(alias).not.toBe(foldWord(label))
  })
})
