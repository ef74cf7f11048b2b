import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, reference } from './columns'
import { users } from './users'

/** A single-use secret in a mail, which proves that its reader owns the address it went to. */
export const accountSecrets = pgTable(
  'account_secrets',
  {
    id: uuid('id').primaryKey(),
    userId: reference('user_id', () => users.id),
    purpose: text('purpose').$type<'password_reset' | 'email_confirmation' | 'email_change'>().notNull(),
    /** sha256; the secret itself is only in the mail. */
    secretHash: text('secret_hash').notNull(),
    /** The address that the mail went to. */
    email: text('email').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [
    uniqueIndex('account_secrets_hash_unique').on(table.secretHash),
    index('account_secrets_user').on(table.userId, table.purpose),
  ],
)

/** The secret that an account shares with its authenticator app; in force once `users.second_factor_at` is set. */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: uuid('id').primaryKey(),
    userId: reference('user_id', () => users.id),
    /** Encrypted with a key made of the server's secret. */
    sealedSecret: text('sealed_secret').notNull(),
    /** The time step of the last code that was accepted: it and earlier ones are refused. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    createdAt: at('created_at').notNull(),
  },
  (table) => [uniqueIndex('second_factors_user_unique').on(table.userId)],
)

/** Codes that replace the app's, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid('id').primaryKey(),
    userId: reference('user_id', () => users.id),
    /** sha256; the code itself is shown once. */
    codeHash: text('code_hash').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [uniqueIndex('recovery_codes_user_hash_unique').on(table.userId, table.codeHash)],
)
