import { and, asc, desc, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { NamedAuditRow } from '@/lib/domain/audit/record'
import type { Executor } from '../client'
import { auditChain, auditLog } from '../schema/audit'
import { listings } from '../schema/listings'
import { orders, rfqEvents, rfqs } from '../schema/rfqs'
import { companies, users } from '../schema/users'
import type { AuditLink } from './audit'

export interface AuditSearch {
  /** Null: any actor. */
  actorIds: readonly string[] | null
  /** Null: any action. */
  actions: readonly string[] | null
  /** Whether what an admin wrote for these actors counts as theirs. */
  isActedForFound: boolean
  /**
   * Records with one of these object types and this id, and the listings that an admin wrote for this owner (null: no owner). Null: any
   * object.
   */
  object: { types: readonly string[]; id: string; ownerId: string | null } | null
  since: Date | null
  before: Date | null
  /** The id of the last row of the previous page. */
  afterId: string | null
  limit: number
}

/** The time inside an id differs from the time in its row by at most this much. */
const SLACK_MS = 10 * 60_000

/**
 * Ids of a page, the newest first. Each alternative is a range of one index, read from its end and cut to the page, so
 * that a page of a million rows costs as much as one of a thousand; an OR would read and sort them all.
 */
export async function listAuditIds(db: Executor, search: AuditSearch): Promise<string[]> {
  const { actorIds, isActedForFound, actions, object, since, before, afterId, limit } = search
  const within = and(
    since
      ? sql`${auditLog.id} >= ${idAt(since, -SLACK_MS)}::uuid and ${auditLog.at} >= ${since.toISOString()}`
      : undefined,
    before
      ? sql`${auditLog.id} < ${idAt(before, SLACK_MS)}::uuid and ${auditLog.at} < ${before.toISOString()}`
      : undefined,
    afterId ? sql`${auditLog.id} < ${afterId}::uuid` : undefined,
  )
  const actsFor = isActedForFound && actorIds && actorIds.length > 0 ? isOfAdminFor(actorIds) : undefined
  const hasActor = actorIds ? or(inArray(auditLog.actorId, [...actorIds]), actsFor) : undefined
  const hasAction = actions ? inArray(auditLog.action, [...actions]) : undefined
  const lanes: (SQL | undefined)[] = object
    ? [
        ...object.types.map((type) => and(eq(auditLog.objectType, type), eq(auditLog.objectId, object.id))),
        ...(object.ownerId === null ? [] : [isOfAdminFor([object.ownerId])]),
      ].map((lane) => and(lane, hasActor, hasAction))
    : actorIds
      ? [...actorIds.map((actorId) => eq(auditLog.actorId, actorId)), ...(actsFor ? [actsFor] : [])].map((lane) =>
          and(lane, hasAction),
        )
      : actions
        ? actions.map((action) => eq(auditLog.action, action))
        : [undefined]
  if (lanes.length === 0) return []
  const pages = lanes.map((lane) => {
    const where = and(lane, within)
    return sql`(select id from ${auditLog} ${where ? sql`where ${where}` : sql``} order by id desc limit ${limit})`
  })
  const rows = await db.execute<{ id: string }>(
    sql`select id from (${sql.join(pages, sql` union all `)}) as lanes order by id desc limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

/** Rows of admins who wrote a listing for one of these sellers. Read from the admins' side: they do less than sellers have listings. */
function isOfAdminFor(sellerIds: readonly string[]): SQL | undefined {
  const sellers = [...sellerIds]
  return and(
    sql`${auditLog.actorId} in (select ${users.id} from ${users} where 'admin' = any(${users.roles}))`,
    notInArray(auditLog.actorId, sellers),
    sql`exists (select 1 from ${listings} where ${listings.id} = ${objectOf('listing')} and ${inArray(listings.sellerId, sellers)})`,
  )
}

/** The smallest UUIDv7 of a moment. */
function idAt(moment: Date, offsetMs: number): string {
  const hex = (moment.getTime() + offsetMs).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

const actors = alias(users, 'actors')
const actorCompanies = alias(companies, 'actor_companies')
const listingCompanies = alias(companies, 'listing_companies')
const subjects = alias(users, 'subjects')
const subjectCompanies = alias(companies, 'subject_companies')

/** The id of a row's object where the object is of this type; ids of other types need not be UUIDs. */
const objectOf = (type: string): SQL =>
  sql`(case when ${auditLog.objectType} = ${type} then ${auditLog.objectId}::uuid end)`

/** The order that a row is about. Its event, written with it, names the order; the row itself names the request. */
const orderOfRow = sql<string | null>`(case when starts_with(${auditLog.action}, 'ORDER_') then (
  select ${rfqEvents.data}->>'orderId' from ${rfqEvents}
  where ${rfqEvents.rfqId} = ${objectOf('rfq')} and ${rfqEvents.type} = ${auditLog.action}
    and ${rfqEvents.at} = ${auditLog.at} and ${rfqEvents.actorId} = ${auditLog.actorId}
  order by ${rfqEvents.sequence} limit 1) end)`

/** These rows, the newest first, with the current names of their ids. */
export async function listNamedAudit(db: Executor, ids: readonly string[]): Promise<NamedAuditRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      entry: auditLog,
      actor: { userId: actors.id, name: actors.name, email: actors.email },
      actorCompany: actorCompanies.name,
      subject: { userId: subjects.id, name: subjects.name, email: subjects.email, roles: subjects.roles },
      subjectCompany: subjectCompanies.name,
      listing: { moduleKey: listings.moduleKey, title: listings.title, sellerId: listings.sellerId },
      listingCompany: listingCompanies.name,
      request: {
        moduleKey: rfqs.moduleKey,
        title: rfqs.title,
        snapshot: rfqs.snapshot,
        requirements: rfqs.requirements,
        note: rfqs.note,
      },
      orderId: orderOfRow,
      link: { position: auditChain.position, day: auditChain.day, hash: auditChain.hash },
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(actorCompanies, eq(actorCompanies.id, actors.companyId))
    .leftJoin(subjects, eq(subjects.id, objectOf('user')))
    .leftJoin(subjectCompanies, eq(subjectCompanies.id, subjects.companyId))
    .leftJoin(listings, eq(listings.id, objectOf('listing')))
    .leftJoin(rfqs, eq(rfqs.id, objectOf('rfq')))
    .leftJoin(listingCompanies, eq(listingCompanies.id, listings.companyId))
    .leftJoin(auditChain, eq(auditChain.entryId, auditLog.id))
    .where(inArray(auditLog.id, [...ids]))
    .orderBy(desc(auditLog.id))
  return rows.map(({ entry, listing, request, orderId, link, ...people }) => ({
    entry,
    actor: people.actor && { ...people.actor, companyName: people.actorCompany ?? '' },
    subject: people.subject && { ...people.subject, companyName: people.subjectCompany ?? '' },
    listing: listing && { ...listing, companyName: people.listingCompany ?? '' },
    request,
    orderId,
    link,
  }))
}

/** Accounts whose address, name or company holds the text, or whose name and company as the log writes them; an equal address comes first. */
export async function findAccountIds(db: Executor, text: string, limit: number): Promise<string[]> {
  const lowerText = text.toLowerCase()
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(
      or(
        sql`position(${lowerText} in lower(${users.email})) > 0`,
        sql`position(${lowerText} in lower(${users.name} || ', ' || ${companies.name})) > 0`,
      ),
    )
    .orderBy(desc(sql`lower(${users.email}) = ${lowerText}`), asc(users.email))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The request of an order, by its id or number: the history of an order is part of its request's. */
export async function findRequestOfOrder(
  db: Executor,
  order: { id: string } | { orderNumber: string },
): Promise<string | null> {
  const isIt = 'id' in order ? eq(orders.id, order.id) : eq(orders.orderNumber, order.orderNumber)
  const [row] = await db.select({ rfqId: orders.rfqId }).from(orders).where(isIt)
  return row?.rfqId ?? null
}

export async function findLink(db: Executor, position: number): Promise<AuditLink | null> {
  const [row] = await db.select().from(auditChain).where(eq(auditChain.position, position))
  return row ?? null
}
