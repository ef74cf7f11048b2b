import { type AnyPgColumn, type ExtraConfigColumn, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A time in milliseconds: a cursor in milliseconds over rows in microseconds would skip rows. */
export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** A required reference to the id of another table. */
export const reference = (name: string, to: () => AnyPgColumn) => uuid(name).notNull().references(to)

/** The end of an index for lists that show the newest row first. */
export const newestFirst = (time: ExtraConfigColumn, id: ExtraConfigColumn) =>
  [time.desc().nullsFirst(), id.desc().nullsFirst()] as const
