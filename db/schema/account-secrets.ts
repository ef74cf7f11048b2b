import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
