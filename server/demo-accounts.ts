import { inArray } from 'drizzle-orm'
import { database } from '@/db/client'
import { users } from '@/db/schema/users'
import { demoAccounts } from './seed/accounts'

/** The accounts of the demo come first in its seed; the other sellers only give the catalogue its breadth. */
export const signInAddresses = demoAccounts.slice(0, 8).map(({ email }) => email)

/** Whether this database was seeded, now or by an earlier start. */
export async function hasDemoAccounts(): Promise<boolean> {
  const [somebody] = await database()
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, signInAddresses))
    .limit(1)
  return somebody !== undefined
}
