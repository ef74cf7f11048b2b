import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { database } from '@/db/client'
import { users } from '@/db/schema/users'
import { ROLES } from '@/lib/domain/actor'
import accounts from './data/accounts.json'

/** One demo account with its company. */
const demoAccountSchema = z.strictObject({
  email: z.string().endsWith('@demo.test'),
  name: z.string(),
  companyName: z.string(),
  city: z.string(),
  state: z.string(),
  /** ISO 3166 alpha-2. */
  country: z.string().length(2),
  roles: z.array(z.enum(ROLES)),
  isMicroOrSmall: z.boolean().optional(),
  /** How long before the seeding the account was opened. */
  memberForDays: z.number().positive(),
  /** A seller's entry in the entitlements file; without one the seller has no plan. */
  plan: z.strictObject({ planKey: z.string(), paymentStatus: z.string() }).optional(),
})

/** The eight accounts of reference 1.2 first, then the sellers who give the catalogue its breadth. */
export const demoAccounts = z.array(demoAccountSchema).parse(accounts)

/** The accounts that we offer for a first sign-in. */
export const signInAddresses = demoAccounts.slice(0, 8).map(({ email }) => email)

/** Whether this database was seeded, now or by an earlier start. */
export async function hasDemoAccounts(): Promise<boolean> {
  const [found] = await database()
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, signInAddresses))
    .limit(1)
  return found !== undefined
}
