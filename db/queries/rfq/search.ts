import { and, asc, eq, gt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '@/db/client'
import { orders, rfqSellers, rfqs } from '@/db/schema/rfqs'
import { companies, users } from '@/db/schema/users'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { isOpened } from './conditions'
import type { RfqReader, RfqSide } from './reader'

/** A search of requests: each of its words must be in what the reader sees of one. */
export interface RequestSearch {
  /** In lower case. */
  terms: readonly string[]
  /** The modules whose buyers do not see who sells before there is an order. */
  privateModuleKeys: readonly ModuleKey[]
}

const holds = (text: SQL, term: string): SQL => sql`position(${term} in ${text}) > 0`
const nameHolds = (term: string): SQL => holds(sql`lower(${companies.name})`, term)
const numberHolds = (term: string): SQL => holds(sql`lower(${orders.orderNumber})`, term)

/** A long piece of an id, such as one that was copied from an address, finds its record. */
const ID_PART = /^[0-9a-f-]{8,36}$/
const idHolds = (id: typeof rfqs.id | typeof orders.id, term: string): SQL | undefined =>
  ID_PART.test(term) ? holds(sql`${id}::text`, term) : undefined

/**
 * The request has all the words: in its title, in the name of the other side as this reader sees it, or in the number of an order that
 * came of it. Undefined without words.
 */
export function requestMatches(
  reader: RfqReader,
  side: RfqSide,
  { terms, privateModuleKeys }: RequestSearch,
  now: Date,
): SQL | undefined {
  const isAdmins = reader.isAdmin && (side === 'admin' || side === 'any')
  const isBuyers = sql`${rfqs.companyId} = ${reader.companyId}`
  // A seller sees the buyer and their own order, never who else was asked.
  const seesSellers = side === 'seller' ? sql`false` : isAdmins ? sql`true` : isBuyers
  const isNamed = isAdmins
    ? undefined
    : or(
        notInArray(rfqs.moduleKey, [...privateModuleKeys]),
        sql`exists (select 1 from ${orders} where ${orders.rfqId} = ${rfqSellers.rfqId} and ${orders.sellerId} = ${rfqSellers.sellerId})`,
      )
  // As the record of a request: in a sealed open pool only those who asked a question are named.
  const isShown = or(
    sql`not ${rfqs.isOpenPool}`,
    sql`${rfqSellers.info} <> 'NONE'`,
    isOpened(rfqs.isSealed, rfqs.respondBy, now),
  )
  const buyerHolds = (term: string) =>
    sql`exists (select 1 from ${companies} where ${companies.id} = ${rfqs.companyId} and ${nameHolds(term)})`
  const sellerHolds = (term: string) =>
    sql`exists (select 1 from ${rfqSellers} join ${users} on ${users.id} = ${rfqSellers.sellerId}
      join ${companies} on ${companies.id} = ${users.companyId}
      where ${and(eq(rfqSellers.rfqId, rfqs.id), nameHolds(term), isNamed, isShown)})`
  const orderHolds = (term: string) =>
    sql`exists (select 1 from ${orders} where ${orders.rfqId} = ${rfqs.id} and ${numberHolds(term)}
      and (${seesSellers} or ${orders.sellerId} = ${reader.userId}))`
  return and(
    ...terms.map((term) =>
      or(
        holds(sql`${rfqs.searchText}`, term),
        idHolds(rfqs.id, term),
        side === 'buyer' ? undefined : buyerHolds(term),
        orderHolds(term),
        and(seesSellers, sellerHolds(term)),
      ),
    ),
  )
}

/** The order has all the words: in its number, its title, the buyer's reference or the names of both sides. Undefined without words. */
export function orderMatches(terms: readonly string[]): SQL | undefined {
  const isParty = sql`(${companies.id} = ${orders.buyerCompanyId} or ${companies.id} = ${orders.sellerCompanyId})`
  return and(
    ...terms.map((term) =>
      or(
        numberHolds(term),
        idHolds(orders.id, term),
        holds(sql`lower(${orders.poReference})`, term),
        sql`exists (select 1 from ${rfqs} where ${rfqs.id} = ${orders.rfqId} and ${holds(sql`${rfqs.searchText}`, term)})`,
        sql`exists (select 1 from ${companies} where ${isParty} and ${nameHolds(term)})`,
      ),
    ),
  )
}

/** Requests from before their text for searches was kept, in the order of their ids. */
export async function listWithoutSearchText(db: Executor, after: string | null, limit: number) {
  return db
    .select({
      id: rfqs.id,
      title: rfqs.title,
      moduleKey: rfqs.moduleKey,
      snapshot: rfqs.snapshot,
      requirements: rfqs.requirements,
      note: rfqs.note,
    })
    .from(rfqs)
    .where(and(sql`${rfqs.searchText} = ''`, after === null ? undefined : gt(rfqs.id, after)))
    .orderBy(asc(rfqs.id))
    .limit(limit)
}

/** Gives requests their texts for searches. */
export async function fillSearchTexts(db: Executor, texts: readonly { id: string; text: string }[]): Promise<void> {
  if (texts.length === 0) return
  const given = sql.join(
    texts.map(({ id, text }) => sql`(${id}::uuid, ${text}::text)`),
    sql`, `,
  )
  await db.execute(sql`
    update ${rfqs} set search_text = given.words from (values ${given}) as given(id, words) where ${rfqs.id} = given.id`)
}
