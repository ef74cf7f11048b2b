import { getTableColumns, is, Param, Placeholder, SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/postgres-js'
import type { Runner } from './client'

/** Builds queries whose text becomes part of a statement; they are never run as they are. */
export const builder = drizzle.mock()

type Groups = Readonly<Record<string, object>>

/** The placeholder of one value: `group.name`, as in the statement's values. */
export function slot(group: string, name: string): Placeholder {
  return sql.placeholder(`${group}.${name}`)
}

/** A placeholder for each column of a table; drizzle takes one wherever it takes a value. */
export function slots<T extends PgTable>(table: T, group: string): Required<T['$inferInsert']> {
  const names = Object.keys(getTableColumns(table))
  return Object.fromEntries(names.map((name) => [name, slot(group, name)])) as Required<T['$inferInsert']>
}

const dialect = new PgDialect()

/**
 * A statement of fixed shape. drizzle builds the text of a query every time it runs, which takes longer than running
 * it; here it is built once, at first use, and later uses only fill in the values.
 */
export function statement<Values extends Groups, Row extends Record<string, unknown> = Record<string, never>>(
  query: () => SQLWrapper,
) {
  let made: { text: string; fillers: Filler[] } | null = null
  return async (db: Runner, values: Values) => {
    made ??= built(query())
    const filled = made.fillers.map((fill) => fill(values))
    return db.execute<Row>(new Filled(made.text, filled))
  }
}

type Filler = (values: Groups) => unknown

function built(query: SQLWrapper): { text: string; fillers: Filler[] } {
  const { sql: text, params } = dialect.sqlToQuery(query.getSQL())
  return { text, fillers: params.map(fillerOf) }
}

function fillerOf(param: unknown): Filler {
  const place = is(param, Param) ? param.value : param
  if (!is(place, Placeholder)) return () => param
  const [group = '', name = ''] = place.name.split('.')
  const encode = is(param, Param)
    ? (value: unknown) => param.encoder.mapToDriverValue(value)
    : (value: unknown) => value
  return (values) => {
    const value: unknown = Reflect.get(values[group] ?? {}, name)
    // The statement has a placeholder for it: a missing value would be an error of the driver, not the column's
    // default.
    if (value === undefined) throw new Error(`no value for ${group}.${name}`)
    return value === null ? null : encode(value)
  }
}

/** Text and values in the form in which drizzle would build them. */
class Filled extends SQL {
  readonly #text: string
  readonly #values: unknown[]

  constructor(text: string, values: unknown[]) {
    super([])
    this.#text = text
    this.#values = values
  }

  override toQuery(): { sql: string; params: unknown[] } {
    return { sql: this.#text, params: this.#values }
  }
}
