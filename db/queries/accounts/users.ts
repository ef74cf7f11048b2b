import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/db/client'
import { events } from '@/db/schema/listings'
import { companies, users } from '@/db/schema/users'

export type UserRow = typeof users.$inferSelect
export type CompanyRow = typeof companies.$inferSelect

/** The columns of an Actor; `suspendedAt` decides whether there is one. */
export const actorColumns = {
  userId: users.id,
  companyId: users.companyId,
  email: users.email,
  name: users.name,
  roles: users.roles,
  emailVerifiedAt: users.emailVerifiedAt,
  suspendedAt: users.suspendedAt,
  secondFactorAt: users.secondFactorAt,
}

/** @param email as returned by normaliseEmail */
export async function findUserByEmail(db: Executor, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email))
  return row ?? null
}

/**
 * Whether an account has this address, or one that looks like it.
 * @param ofUserId the account that wants it: its own address may look like this one
 */
export async function isEmailTaken(
  db: Executor,
  { email, skeleton, ofUserId }: { email: string; skeleton: string; ofUserId?: string },
) {
  const looksLikeIt = and(
    eq(users.emailSkeleton, skeleton),
    ofUserId === undefined ? undefined : ne(users.id, ofUserId),
  )
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.email, email), looksLikeIt))
    .limit(1)
  return rows.length > 0
}

/** Accounts from before looks were compared, in the order of their ids. */
export async function listWithoutSkeleton(db: Executor, after: string | null, limit: number) {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(isNull(users.emailSkeleton), after === null ? undefined : gt(users.id, after)))
    .orderBy(users.id)
    .limit(limit)
}

/** Gives an account its skeleton, unless another account has it. */
export async function fillSkeleton(db: Executor, { id, skeleton }: { id: string; skeleton: string }): Promise<void> {
  const isFree = sql`not exists (select 1 from users other where other.email_skeleton = ${skeleton})`
  await db
    .update(users)
    .set({ emailSkeleton: skeleton })
    .where(and(eq(users.id, id), isFree))
}

function selectWithCompany(db: Executor, userId: string) {
  return db
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, userId))
}

export async function findUserWithCompany(db: Executor, userId: string) {
  const [row] = await selectWithCompany(db, userId)
  return row ?? null
}

/** The same, both rows locked until the transaction ends. */
export async function findUserForUpdate(tx: Transaction, userId: string) {
  const [row] = await selectWithCompany(tx, userId).for('no key update')
  return row ?? null
}

export async function listUsersByIds(db: Executor, userIds: readonly string[]): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(inArray(users.id, [...userIds]))
}

export async function insertCompany(tx: Transaction, company: typeof companies.$inferInsert): Promise<void> {
  await tx.insert(companies).values(company)
}

/** @returns false when the address, or one that looks like it, is taken: of two concurrent sign-ups exactly one gets true */
export async function insertUser(tx: Transaction, user: typeof users.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
  return rows.length === 1
}

export async function updatePasswordHash(
  db: Executor,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.id, userId), eq(users.passwordHash, from)))
    .returning({ id: users.id })
  return rows.length === 1
}

export interface UserEvent {
  id: string
  userId: string
  type:
    | 'ACCOUNT_CREATED'
    | 'ACCOUNT_CHANGED'
    | 'ROLES_CHANGED'
    | 'PASSWORD_LINK_MADE'
    | 'API_TOKEN_CREATED'
    | 'API_TOKEN_REVOKED'
    | 'EMAIL_CONFIRMED'
    | 'PASSWORD_CHANGED'
    | 'EMAIL_CHANGED'
    | 'PASSWORD_RESET'
    | 'SECOND_FACTOR_TURNED_ON'
    | 'SECOND_FACTOR_TURNED_OFF'
    | 'SECOND_FACTOR_REMOVED'
    | 'RECOVERY_CODES_RENEWED'
    | 'RECOVERY_CODE_USED'
    | 'ACCOUNT_SUSPENDED'
    | 'SUSPENSION_LIFTED'
    | 'PLAN_REQUESTED'
    | 'PLAN_REQUEST_WITHDRAWN'
    | 'PLAN_REQUEST_ANSWERED'
  actorType: 'buyer' | 'seller' | 'admin' | 'system'
  actorId: string | null
  at: Date
  data: Record<string, unknown>
}

/**
 * Appends to the account's gapless history; the lock on the user's row makes the sequence safe. Foreign keys to the
 * user do not wait for this kind of lock: otherwise two transactions that both wrote such a row and then came here
 * would deadlock.
 */
export async function insertUserEvent(tx: Transaction, event: UserEvent): Promise<void> {
  const [user] = await tx
    .select({ version: users.version })
    .from(users)
    .where(eq(users.id, event.userId))
    .for('no key update')
  if (!user) throw new Error('an event of a user that does not exist')
  const { userId, ...rest } = event
  await tx.insert(events).values({
    ...rest,
    aggregateType: 'user',
    aggregateId: userId,
    aggregateVersion: user.version,
    sequence: sql`(select coalesce(max(sequence), 0) + 1 from ${events} where aggregate_type = 'user' and aggregate_id = ${userId})`,
  })
}

/** Accounts that do not sell, by company, whose name, company or address holds every one of the words. */
export async function listAccountsWithoutShop(db: Executor, words: readonly string[], limit: number) {
  const text = sql`lower(${users.name} || ' ' || ${companies.name} || ' ' || ${users.email})`
  return db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      roles: users.roles,
      suspendedAt: users.suspendedAt,
      companyName: companies.name,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(
      and(
        sql`not ('seller' = any(${users.roles}))`,
        ...words.map((word) => sql`position(${word.toLowerCase()} in ${text}) > 0`),
      ),
    )
    .orderBy(sql`lower(${companies.name})`, users.id)
    .limit(limit)
}

/** The latest suspension of an account: why, when and who did it; null when its history has none. */
export async function findSuspension(db: Executor, userId: string) {
  const [row] = await db
    .select({ at: events.at, reason: sql<string>`coalesce(${events.data}->>'reason', '')`, byName: users.name })
    .from(events)
    .leftJoin(users, eq(users.id, events.actorId))
    .where(and(eq(events.aggregateType, 'user'), eq(events.aggregateId, userId), eq(events.type, 'ACCOUNT_SUSPENDED')))
    .orderBy(desc(events.sequence))
    .limit(1)
  return row ?? null
}

export async function updateUser(
  tx: Transaction,
  userId: string,
  changes: Partial<
    Pick<
      UserRow,
      | 'name'
      | 'email'
      | 'emailSkeleton'
      | 'passwordHash'
      | 'emailVerifiedAt'
      | 'roles'
      | 'suspendedAt'
      | 'secondFactorAt'
    >
  >,
  at: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...changes, version: sql`${users.version} + 1`, updatedAt: at })
    .where(eq(users.id, userId))
}

export async function updateCompany(
  tx: Transaction,
  companyId: string,
  changes: Partial<Pick<CompanyRow, 'name' | 'country' | 'state' | 'city' | 'gstin' | 'isMicroOrSmall'>>,
  at: Date,
): Promise<void> {
  await tx
    .update(companies)
    .set({ ...changes, version: sql`${companies.version} + 1`, updatedAt: at })
    .where(eq(companies.id, companyId))
}
