import 'server-only'
import { type BandRule, listPriceBands, type PriceBand } from '@/db/queries/listings/price-bands'
import { parseCatalogueQuery } from '@/lib/domain/listing/finding/catalogue-query'
import { facetSpec, valueFacetNames } from '@/lib/domain/listing/finding/facets'
import { aroundOne, type NumberFacet, numberFacets } from '@/lib/domain/listing/finding/number-facets'
import type { MarketPrice } from '@/lib/domain/market/market-price'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { MODULE_KEYS, type ModuleKey } from '@/lib/domain/modules/keys'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { plainDigits, spoken } from '@/lib/domain/spoken'
import { countMatches } from '../catalogue/catalogue'
import type { ServiceContext } from '../shared/context'

/** Fewer offers, or offers of one seller, make no market. No module fills the list alone. */
const BANDS = { listings: 3, sellers: 2, perModule: 3, read: 1000 }
const SHOWN = 8
/** The 30s of "30s CCW", the Ne 30 of "Ne 30 KW". */
const COUNT_ALONE = /^(?:[a-z]+ )?\S*\d\S*/i

/** What the goods with the most offers cost now, in all modules together. */
export async function readPrices(ctx: ServiceContext): Promise<MarketPrice[]> {
  const { db } = ctx
  const rules = MODULE_KEYS.flatMap((moduleKey): BandRule[] => {
    const { keyNumber, familyField, comparedBy: compared, knownBy = [] } = matrixDefinition(moduleKey)
    return keyNumber ? [{ moduleKey, familyField, countField: countFieldOf(moduleKey), compared, knownBy }] : []
  })
  const bands = (await listPriceBands(db, rules, BANDS)).slice(0, SHOWN).map(inWords)
  return Promise.all(bands.map(async (band) => ({ ...band, found: await countBehind(ctx, band) })))
}

/** How many listings the grid shows for a price. */
function countBehind(ctx: ServiceContext, { moduleKey, parameters }: Band): Promise<number> {
  const { query } = parseCatalogueQuery(matrixDefinition(moduleKey), new URLSearchParams(parameters))
  return countMatches(ctx, moduleKey, query)
}

type Band = Omit<MarketPrice, 'found'>

/** The count, where the goods differ by one. */
function countFieldOf(moduleKey: ModuleKey): string | null {
  const definition = matrixDefinition(moduleKey)
  const name = definition.keyNumber?.name ?? ''
  return fieldSpec(definition, name)?.kind === 'count' ? name : null
}

/** The parameters by which one value of a number is found. */
function around(key: number, { low, high }: NumberFacet): Record<string, string> {
  const { min, max } = aroundOne(key)
  return { [low]: plainDigits(min, 2), [high]: plainDigits(max, 2) }
}

/** The parameters by which a value that the offers share is found; none where buyers cannot filter by it. */
function filterOf(definition: ModuleDefinition, name: string, value: string): Record<string, string> {
  const [field = ''] = name.split('.')
  if (!definition.facetOrder.includes(field)) return {}
  if (valueFacetNames(definition).includes(name)) return { [name]: value }
  const facet = numberFacets(definition).find((number) => number.name === name)
  return facet ? around(Number(value), facet) : {}
}

/** A figure has its unit: the 18 cm of a zip. */
function withUnit(definition: ModuleDefinition, name: string, value: string): string {
  const spec = facetSpec(definition, name)
  return spec?.kind === 'number' && spec.unit ? `${spoken(Number(value))} ${spec.unit}` : value
}

function inWords({ moduleKey, keyFact, count, family, key, goods, low, high, listings }: PriceBand): Band {
  const definition = matrixDefinition(moduleKey)
  const { familyField, comparedBy, sale } = definition
  const facet = numberFacets(definition).find(({ name }) => name === definition.keyNumber?.name)
  // A value that all such goods have unless they say otherwise tells nothing apart.
  const telling = Object.entries(goods).filter(([name, value]) => value !== '' && comparedBy[name] === '')
  const filters = telling.map(([name, value]) => filterOf(definition, name, value))
  const range = count === '' && facet && !facet.isInterval ? around(key, facet) : {}
  // Where sellers write different words behind a count, it is the count alone that they share.
  const shared = keyFact === '' ? (COUNT_ALONE.exec(count)?.[0] ?? '') : count
  const name = keyFact || shared || [spoken(key), facet?.unit].filter(Boolean).join(' ')
  const words = [...telling.map(([name, value]) => withUnit(definition, name, value)), family].filter(
    (word) => !name.includes(word),
  )
  return {
    moduleKey,
    name,
    goods: [...new Set(words)].join(', '),
    low,
    high,
    listings,
    unit: sale.bases[0].unit,
    parameters: { ...(shared ? { q: shared } : range), ...Object.assign({}, ...filters), [familyField]: family },
  }
}
