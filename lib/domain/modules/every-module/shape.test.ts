import { describe, expect, test } from 'vitest'
import { bulkColumns, foldHeading } from '@/lib/domain/bulk/columns'
import type { Vocabulary } from '@/lib/domain/fields/field'
import { valueFacetNames } from '@/lib/domain/listing/finding/facets'
import { numberFacets } from '@/lib/domain/listing/finding/number-facets'
import { matrixDefinition } from '@/lib/domain/modules'
import { COMMON_GROUPS, COMMON_OFF_MATRIX, GENERAL_SPECIFICATIONS } from '@/lib/domain/modules/common'
import { MODULE_KEYS, type ModuleKey } from '@/lib/domain/modules/keys'
import { moduleExamples } from '@/lib/domain/modules/registry/examples'
import { moduleReading } from '@/lib/domain/modules/registry/readings'
import { moduleViews } from '@/lib/domain/modules/registry/views'
import { fieldSpec, listingFields, writableFields } from '@/lib/domain/modules/resolve'
import { foldWord } from '@/lib/domain/vocabulary/vocabulary'

/** Trades with short forms: a shopper or a private person fills in less. */
const SMALL: ReadonlySet<ModuleKey> = new Set([
  'mini_wholesale_textile_market',
  'textile_retailers',
  'textile_c2c_trader',
  'suggestions_new_arrival_trending',
])
const LEAST = { fields: 12, rules: 6, facets: 8 }
const LEAST_OF_SMALL = { fields: 7, rules: 3, facets: 4 }

const COMMON_NAMES: ReadonlySet<string> = new Set<string>([
  ...Object.values(COMMON_GROUPS).flat(),
  ...GENERAL_SPECIFICATIONS,
  ...COMMON_OFF_MATRIX,
])

describe.each(MODULE_KEYS.map((key) => [key, matrixDefinition(key)] as const))(
  'the module %s is whole',
  (key, definition) => {
    const least = SMALL.has(key) ? LEAST_OF_SMALL : LEAST
    const own = definition.groups.specifications.filter((name) => !COMMON_NAMES.has(name))
    const { whole, broken, searches } = moduleExamples(key)

    test('has its own fields, rules, filters and conditions in words', () => {
      expect(own.length).toBeGreaterThanOrEqual(least.fields)
      expect(definition.hooks.rules.length).toBeGreaterThanOrEqual(least.rules)
      const facets = [...valueFacetNames(definition), ...numberFacets(definition).map(({ field }) => field)]
      const ownFacets = new Set(facets.map((name) => name.split('.')[0] ?? '').filter((name) => own.includes(name)))
      expect(ownFacets.size, [...ownFacets].join(' ')).toBeGreaterThanOrEqual(least.facets)
      const codes = definition.hooks.rules.map(({ code, fields }) => `${code} ${fields.join(' ')}`)
      expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
      for (const { says, fields } of definition.hooks.rules) {
        expect(says).toMatch(/^\p{Lu}.*\.$/u)
        expect(fields.filter((name) => fieldSpec(definition, name) === null)).toEqual([])
      }
      const condition = fieldSpec(definition, 'condition')
      const conditions = condition?.kind === 'choice' && !condition.isHidden ? condition.vocabulary.options : []
      expect(conditions.filter(({ value }) => !definition.conditionGuidance[value])).toEqual([])
    })

    test('speaks to buyers in labels that do not say you', () => {
      const shown = listingFields(definition).flatMap((name) => {
        const spec = fieldSpec(definition, name)
        if (!spec || spec.isHidden) return []
        const parts = 'parts' in spec && spec.parts ? spec.parts.map(({ label }) => label) : []
        return [spec.buyerLabel ?? spec.label, ...parts].filter((label) => /\byour?\b/i.test(label))
      })
      expect(shown).toEqual([])
    })

    test('has its own title, key fact, drawing and readers', () => {
      const { title } = definition.hooks
      const { keyFact, drawing } = moduleViews(key)
      const { readers = [] } = moduleReading(key)
      expect(title).toBeDefined()
      expect(drawing).toBeDefined()
      expect(key === 'yarn' || keyFact !== undefined).toBe(true)
      expect(key === 'yarn' || readers.length >= 2).toBe(true)
      expect(definition.words.searchExamples.length).toBeGreaterThanOrEqual(3)
    })

    test('has examples of goods, mistakes and searches', () => {
      expect(whole.length).toBeGreaterThanOrEqual(3)
      expect(key === 'yarn' || broken.length >= least.rules).toBe(true)
      expect(key === 'yarn' || searches.length >= 4).toBe(true)
    })

    test('has its own categories', () => {
      const category = fieldSpec(definition, 'category')
      const family = fieldSpec(matrixDefinition('yarn'), 'yarnFamily')
      const isYarns =
        category &&
        family &&
        'vocabulary' in category &&
        'vocabulary' in family &&
        category.vocabulary === family.vocabulary
      expect(isYarns).toBe(key === 'yarn')
      const ofYarn = ['yarnFamily', 'yarnType', 'cspStrength', 'conePackageType']
      if (key !== 'yarn') expect(own.filter((name) => ofYarn.includes(name))).toEqual([])
    })

    test('has a heading of its own for each column of a sheet', () => {
      const headings = bulkColumns(definition).map(({ heading }) => foldHeading(heading))
      expect(headings.filter((heading, at) => headings.indexOf(heading) !== at)).toEqual([])
    })
  },
)

/** Lists that share most of their words on purpose, each with its reason: two trades that offer different choices from the same words. */
const ALIKE_ON_PURPOSE: Readonly<Record<string, string>> = {
  'yarn.industryStandard': 'older than the families; its words may not change',
  'packing_accessories.tipColour': 'tips of cones come in the colours of everything else',
  'thread.stockByColour.color': 'the colours of yarn, with skin and clear for what is worn and sewn on',
  'machinery_spares_tools_accessories.brandManufacturer': 'makers of all machines, of which job work names its own',
  'consumables_utilities.material': 'the materials of parts, with those of oils, gloves and belts',
  'chemical_dye.color': 'shades of dyes in the words for colours of fibres',
  'chemical_dye.dyeClass': 'what is sold as a dye, and what cloth is dyed with',
  'wholesale_ready_product.pattern': 'the patterns of cloth that garments are made of',
  'wholesale_ready_product.finish': 'the finishes of cloth that garments are made of',
  'mini_wholesale_textile_market.category':
    'the goods of the wholesale market, in small bundles, with bundles of its own',
  'textile_c2c_trader.category': 'the goods of shops, with what people make and keep themselves',
  'textile_c2c_trader.subcategory': 'the types of the same goods, offered under another field',
}
/** Units and packages are chosen for each trade from one table. */
const CHOSEN_FROM_ONE_TABLE = 'packageType'
/** Short lists, such as grades, are alike by chance. */
const WORDS_LEAST = 8
const SHARE_MOST = 0.6

test('no two open lists share more than 60 % of their words: a shared list belongs to a family', () => {
  const lists = new Map<Vocabulary, { names: string[]; words: Set<string> }>()
  for (const key of MODULE_KEYS) {
    const definition = matrixDefinition(key)
    for (const name of writableFields(definition)) {
      const spec = fieldSpec(definition, name)
      const own = !spec
        ? []
        : 'vocabulary' in spec
          ? [[name, spec.vocabulary] as const]
          : 'parts' in spec
            ? spec.parts.flatMap((part) =>
                part.vocabulary ? [[`${name}.${part.name}`, part.vocabulary] as const] : [],
              )
            : []
      for (const [place, vocabulary] of own) {
        const isChosen = vocabulary === definition.sale.units || place === CHOSEN_FROM_ONE_TABLE
        if (isChosen || vocabulary.isClosed || vocabulary.options.length < WORDS_LEAST) continue
        const known = lists.get(vocabulary)
        if (known) known.names.push(`${key}.${place}`)
        else
          lists.set(vocabulary, {
            names: [`${key}.${place}`],
            words: new Set(vocabulary.options.map(({ value }) => foldWord(value))),
          })
      }
    }
  }
  const all = [...lists.values()]
  const alike = all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((other) => {
      const shared = [...one.words].filter((word) => other.words.has(word)).length
      const share = shared / Math.min(one.words.size, other.words.size)
      return share > SHARE_MOST
        ? [[one.names[0] ?? '', other.names[0] ?? '', `${Math.round(share * 100)} %`] as const]
        : []
    }),
  )
  const isKnown = (...places: string[]) => places.some((place) => Object.hasOwn(ALIKE_ON_PURPOSE, place))
  expect(alike.filter(([a, b]) => !isKnown(a, b))).toEqual([])
})
