import { and, or, type SQL, sql } from 'drizzle-orm'
import { listings } from '@/db/schema/listings'
import type { NumberRange } from '@/lib/domain/listing/finding/catalogue-query'
import { titleNumber } from '@/lib/domain/listing/finding/count-search'
import {
  intervalEnds,
  type PromotedNumber,
  promotedNumber,
  type StoredNumber,
} from '@/lib/domain/listing/finding/number-facets'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'

/** The numbers of a listing as SQL: in columns of their own, or within `numbers`. */

const PROMOTED_COLUMNS = {
  price: listings.priceKey,
  moq: listings.moqKey,
  key: listings.keyNumber,
} as const satisfies Record<PromotedNumber, unknown>

export function numberColumn(moduleKey: ModuleKey, name: string): SQL {
  const promoted = promotedNumber(matrixDefinition(moduleKey), name)
  return promoted === null ? storedNumber(name) : sql`${PROMOTED_COLUMNS[promoted]}`
}

export function storedNumber(name: string): SQL {
  return sql`(${listings.numbers} ->> ${name})::float8`
}

/** The number by which a search finds a listing: what its title says counts where the listing itself says nothing. */
function searchedNumber(moduleKey: ModuleKey, name: string): SQL {
  const promoted = promotedNumber(matrixDefinition(moduleKey), name)
  if (promoted === 'key') return sql`${listings.searchKey}`
  // A title says no price.
  return promoted === null
    ? sql`coalesce(${storedNumber(name)}, ${storedNumber(titleNumber(name))})`
    : sql`${PROMOTED_COLUMNS[promoted]}`
}

/** What a search asks of a number: of the listing, or of its title where the listing itself says nothing. */
export function searchedRange(moduleKey: ModuleKey, range: NumberRange): (SQL | undefined)[] {
  const { name, isInterval, min, max } = range
  if (isInterval) {
    const inTitle = withinRange(moduleKey, { ...range, name: titleNumber(name) })
    return [or(and(...withinRange(moduleKey, range)), and(...inTitle))]
  }
  return [
    min === null ? undefined : sql`${searchedNumber(moduleKey, name)} >= ${min}::float8`,
    max === null ? undefined : sql`${searchedNumber(moduleKey, name)} <= ${max}::float8`,
  ]
}

/** A number lies within the range; an interval meets it, where a missing end is open. */
export function withinRange(moduleKey: ModuleKey, { name, isInterval, min, max }: NumberRange): (SQL | undefined)[] {
  if (!isInterval) {
    const number = numberColumn(moduleKey, name)
    return [
      min === null ? undefined : sql`${number} >= ${min}::float8`,
      max === null ? undefined : sql`${number} <= ${max}::float8`,
    ]
  }
  const [from, to] = endsOf(name)
  return [
    min === null ? undefined : sql`coalesce(${to} >= ${min}::float8, ${from} is not null)`,
    max === null ? undefined : sql`coalesce(${from} <= ${max}::float8, ${to} is not null)`,
  ]
}

function endsOf(name: string): [SQL, SQL] {
  const { from, to } = intervalEnds(name)
  return [storedNumber(from), storedNumber(to)]
}

/** The lowest and the highest that a listing says; least and greatest pass over a missing end. */
export function outerEnds(moduleKey: ModuleKey, { name, isInterval }: StoredNumber): { low: SQL; high: SQL } {
  const number = numberColumn(moduleKey, name)
  const [from, to] = endsOf(name)
  return isInterval
    ? { low: sql`least(${from}, ${to})`, high: sql`greatest(${from}, ${to})` }
    : { low: number, high: number }
}
