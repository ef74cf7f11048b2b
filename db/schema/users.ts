import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { TokenScope } from '@/lib/domain/account/api-token'
import type { Role } from '@/lib/domain/actor'
import type { BasketLine } from '@/lib/domain/rfq/enquiries/basket'
import { at, reference } from './columns'

export const companies = pgTable('companies', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** ISO 3166 alpha-2. */
  country: text('country').notNull().default('IN'),
  state: text('state').notNull().default(''),
  city: text('city').notNull().default(''),
  gstin: text('gstin').notNull().default(''),
  isMicroOrSmall: boolean('is_micro_or_small').notNull().default(false),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
})

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    companyId: reference('company_id', () => companies.id),
    /** What stands for the account where its owner sells as a private person; no other id is like it. */
    publicSellerId: uuid('public_seller_id').notNull().defaultRandom(),
    /** Normalised: NFKC, lower case, ASCII domain. */
    email: text('email').notNull(),
    /** What the address looks like; null for one from before this was compared, while another account has its look. */
    emailSkeleton: text('email_skeleton'),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    roles: text('roles').array().$type<Role[]>().notNull(),
    emailVerifiedAt: at('email_verified_at'),
    suspendedAt: at('suspended_at'),
    /** Since when signing in also asks for a code; null: it does not. */
    secondFactorAt: at('second_factor_at'),
    version: bigint('version', { mode: 'number' }).notNull().default(1),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(table.email),
    uniqueIndex('users_public_seller_id_unique').on(table.publicSellerId),
    uniqueIndex('users_email_skeleton_unique').on(table.emailSkeleton),
    index('users_company').on(table.companyId),
    check(
      'users_roles_known',
      sql`${table.roles} <@ ARRAY['buyer','seller','admin']::text[] and cardinality(${table.roles}) > 0`,
    ),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: reference('user_id', () => users.id),
    /** sha256 of the opaque sid that the cookie carries. */
    sidHash: text('sid_hash').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: at('created_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    idleExpiresAt: at('idle_expires_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (table) => [uniqueIndex('sessions_sid_hash_unique').on(table.sidHash), index('sessions_user').on(table.userId)],
)

export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: reference('user_id', () => users.id),
    name: text('name').notNull(),
    /** sha256 of the whole token; the token itself is shown once and never stored. */
    tokenHash: text('token_hash').notNull(),
    /** The last four characters, to distinguish tokens in a list. */
    hint: text('hint').notNull(),
    /** What it may do; those from before there were scopes may do everything. */
    scopes: text('scopes').array().$type<TokenScope[]>().notNull().default(['read', 'write']),
    /** Null only for tokens from before there was an expiry. */
    expiresAt: at('expires_at'),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
    revokedAt: at('revoked_at'),
  },
  (table) => [
    uniqueIndex('api_tokens_hash_unique').on(table.tokenHash),
    index('api_tokens_user').on(table.userId),
    check(
      'api_tokens_scopes_known',
      sql`${table.scopes} <@ ARRAY['read','write']::text[] and cardinality(${table.scopes}) > 0`,
    ),
  ],
)

/** The goods that a person has collected for an enquiry. One row per account that ever collected any. */
export const baskets = pgTable('baskets', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  lines: jsonb('lines').$type<BasketLine[]>().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: at('updated_at').notNull(),
})

/**
 * Store of the strict rate limits (sign-in, sign-up), shaped as rate-limiter-flexible expects; shared by all instances.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: bigint('points', { mode: 'number' }).notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
