import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { at, newestFirst, reference } from './columns'
import { listings } from './listings'
import { users } from './users'

/** The searches that an account saved. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid('id').primaryKey(),
    userId: reference('user_id', () => users.id),
    name: text('name').notNull(),
    moduleKey: text('module_key').$type<ModuleKey>().notNull(),
    /** Words, filters and order as a query string. */
    query: text('query').notNull(),
    /** Until when the listings were looked through for matches; null: the owner wants no notice. */
    watchedThrough: at('watched_through'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_searches_name').on(table.userId, sql`lower(name)`),
    index('saved_searches_of_user').on(table.userId, ...newestFirst(table.createdAt, table.id)),
    index('saved_searches_watched').on(table.moduleKey).where(sql`watched_through is not null`),
  ],
)

/** The listings that a watched search has found, once each: one that changes and still matches is no news. */
export const savedSearchMatches = pgTable(
  'saved_search_matches',
  {
    searchId: uuid('search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    listingId: reference('listing_id', () => listings.id),
    /** Null: it matched already when the owner first wanted a notice. */
    foundAt: at('found_at'),
    noticedAt: at('noticed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.listingId] }),
    index('saved_search_matches_due').on(table.searchId).where(sql`found_at is not null and noticed_at is null`),
  ],
)

/** When an account last had a notice of its searches; the next one is at least a day later. */
export const searchDigests = pgTable('search_digests', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  digestedAt: at('digested_at').notNull(),
})
