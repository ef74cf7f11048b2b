import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { moduleExamples } from '@/lib/domain/modules/registry/examples'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { readSeedListings } from '../listings'

const market = await readSeedListings()

/** Numbers, sizes, models and firms are words of their sellers. */
const OWN_FIELDS: ReadonlySet<string> = new Set(
  'brandManufacturer colourStory designNos fitsModels garmentLength pieceSize size'.split(' '),
)
/** Lists are open: cloth of the second-hand market, and the inland place that FCA names. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  'fabricName: Katan silk',
  'fabricName: Raw silk',
  'loadingPort: Prato, Tuscany',
])

test.each(MODULE_KEYS.map((key) => [key] as const))(
  'examples and demo listings of %s use the words of their lists',
  (key) => {
    const definition = matrixDefinition(key)
    const demo = market.filter(({ moduleKey }) => moduleKey === key)
    const unknown = [...moduleExamples(key).whole, ...demo].flatMap(({ body }) =>
      Object.entries(body).flatMap(([name, value]) => {
        const spec = fieldSpec(definition, name)
        const vocabulary = spec && 'vocabulary' in spec ? spec.vocabulary : undefined
        if (!vocabulary || OWN_FIELDS.has(name)) return []
        const words = (Array.isArray(value) ? value : [value]).filter((word) => typeof word === 'string' && word !== '')
        return words.filter((word) => canonicalValue(vocabulary, word) === null).map((word) => `${name}: ${word}`)
      }),
    )
    expect([...new Set(unknown)].filter((word) => !OWN_WORDS.has(word))).toEqual([])
  },
)
