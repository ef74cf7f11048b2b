import 'server-only'
import { createHash } from 'node:crypto'
import { type Database, inTransaction } from '@/db/client'
import {
  type AuditLink,
  type AuditRow,
  findLastLink,
  insertLinks,
  listLinks,
  listUnlinked,
  tryLockChain,
} from '@/db/queries/audit'
import { findLink } from '@/db/queries/audit-reading'
import { CHAIN_CURSOR } from '@/lib/domain/audit/chain-cursor'
import { auditText, linkText } from '@/lib/domain/audit/entry'
import type { ServiceContext } from '../shared/context'
import { auditKey, auditKeyById, linkSignatureOf, signatureOf } from './audit'

const BATCH = 500
/** No transaction of ours lasts longer, so that rows older than this are linked or never were. */
const LOOK_BACK_MS = 10 * 60_000

/**
 * Links the rows that are committed and not yet linked; to be called from time to time by every process, of which one works at a time.
 * Linking afterwards is what keeps writers from waiting for each other at the head of the chain.
 * @param isFirst look through the whole log, for rows that a process left behind when it died
 * @returns how many rows were linked
 */
export async function linkAudit({ db, now, isFirst }: { db: Database; now: Date; isFirst: boolean }): Promise<number> {
  const fromId = isFirst ? null : linkedUpTo(now)
  let linked = 0
  for (let count = BATCH; count === BATCH; linked += count) {
    count = await inTransaction(db, async (tx) => {
      if (!(await tryLockChain(tx))) return 0
      const entries = await listUnlinked(tx, fromId, BATCH)
      if (entries.length === 0) return 0
      let last = await findLastLink(tx)
      const links = entries.map((entry) => {
        last = linkAfter(last, entry, now)
        return last
      })
      await insertLinks(tx, links)
      return links.length
    })
  }
  return linked
}

/** An id before which nothing is left to link while the service runs: the smallest UUIDv7 of ten minutes ago. */
export function linkedUpTo(now: Date): string {
  const hex = (now.getTime() - LOOK_BACK_MS).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

function linkAfter(last: AuditLink | null, entry: AuditRow, now: Date): AuditLink {
  const place = {
    previousHash: last?.hash ?? '',
    position: (last?.position ?? 0) + 1,
    // Clocks of several processes differ, and are set: days never go back, nor before the day that a row was written.
    day: [last?.day ?? '', dayOf(entry.at, 0), dayOf(now, 0)].sort().at(-1) ?? '',
  }
  const hash = linkHash(place, entry)
  const key = auditKey()
  const { position, day } = place
  return { position, day, entryId: entry.id, hash, keyId: key.id, signature: linkSignatureOf(hash, key) }
}

/** Links up to this day were made without a signature. */
const UNSIGNED_UNTIL = '2026-11-21'

function dayOf(at: Date, shiftMs: number): string {
  return new Date(at.getTime() + shiftMs).toISOString().slice(0, 10)
}

function linkHash(place: Parameters<typeof linkText>[0], entry: AuditRow): string {
  const signedEntry = JSON.stringify([auditText(entry), entry.keyId, entry.signature])
  return createHash('sha256').update(linkText(place, signedEntry)).digest('hex')
}

export interface AuditFault {
  /** Null: the row has no link. */
  position: number | null
  entryId: string
  problem: string
}

export interface AuditVerdict {
  rows: number
  days: number
  /** Rows that are not linked yet: those of the last second. */
  waiting: number
  /** Of these, rows that should have been linked long ago: the service did not run, or their links were taken away. */
  overdue: number
  /** Rows that were linked on a later day than they were written: after an outage, or because their links were removed and made again. */
  late: number
  /** Rows signed before the secret of this server was set; their place is proved, their author is not. */
  otherKey: number
  /** The last link, to be kept somewhere else: a log cut off at its end is whole in itself. */
  head: string
  /** The first row that is not as it was written; null: all are. */
  broken: AuditFault | null
}

/**
 * Reads the whole log and its chain again.
 * @param expectedHead what an earlier verdict called `head`: its link must still be there
 */
export async function verifyAudit(
  db: Database,
  expectedHead: string | null = null,
  now = new Date(),
): Promise<AuditVerdict> {
  const reader = chainReader({ last: null, isOwnKeySeen: false })
  const verdict = { rows: 0, days: 0, waiting: 0, overdue: 0, late: 0, head: '' }
  const until = (broken: AuditFault | null): AuditVerdict => ({ ...verdict, otherKey: reader.otherKey(), broken })
  let isHeadSeen = expectedHead === null
  let day = ''
  const linked = pages(
    0,
    (after) => listLinks(db, after, BATCH),
    ({ link }) => link.position,
  )
  for await (const { link, entry } of linked) {
    const broken = reader.readLink(link, entry)
    if (broken) return until(broken)
    if (link.day !== day) verdict.days += 1
    if (entry && link.day > dayOf(entry.at, LOOK_BACK_MS)) verdict.late += 1
    day = link.day
    verdict.rows += 1
    verdict.head = headOf(link)
    if (verdict.head === expectedHead) isHeadSeen = true
  }
  const overdueBefore = linkedUpTo(now)
  const unlinked = pages<AuditRow, string | null>(
    null,
    (after) => listUnlinked(db, after, BATCH),
    ({ id }) => id,
  )
  for await (const entry of unlinked) {
    const broken = reader.readUnlinked(entry)
    if (broken) return until(broken)
    verdict.waiting += 1
    if (entry.id < overdueBefore) verdict.overdue += 1
  }
  if (isHeadSeen) return until(null)
  const problem = 'the log no longer has the given head: its end was cut off or rewritten'
  return until({ position: null, entryId: '', problem })
}

/** All rows, page by page. @param read the rows after a position */
async function* pages<Row, Position>(
  start: Position,
  read: (after: Position) => Promise<Row[]>,
  positionOf: (row: Row) => Position,
): AsyncGenerator<Row> {
  for (let page = await read(start); page.length > 0; ) {
    yield* page
    const last = page.at(-1)
    page = last === undefined ? [] : await read(positionOf(last))
  }
}

const headOf = ({ position, hash }: AuditLink): string => `${position}:${hash}`

/** How far a reading has come: what the rows behind it are compared with. */
interface ChainPlace {
  last: AuditLink | null
  isOwnKeySeen: boolean
}

/** Verifies rows in the order of the chain, from a given place. */
function chainReader(from: ChainPlace) {
  const place = { ...from }
  let otherKey = 0

  const problemOfEntry = (entry: AuditRow): string | null => {
    const key = auditKeyById(entry.keyId)
    if (key === null) {
      otherKey += 1
      return place.isOwnKeySeen ? 'it is signed by another key than the rows before it' : null
    }
    place.isOwnKeySeen = true
    return signatureOf(entry, key) === entry.signature ? null : 'its signature is not that of its content'
  }
  const problemOfLink = (link: AuditLink, entry: AuditRow | null): string | null => {
    const { last } = place
    if (link.position !== (last?.position ?? 0) + 1) return 'the links before it are missing'
    if (!entry) return 'the row is missing'
    if (last && link.day < last.day) return 'its day is before that of the row before it'
    const ofEntry = problemOfEntry(entry)
    if (ofEntry) return ofEntry
    const expected = linkHash({ previousHash: last?.hash ?? '', position: link.position, day: link.day }, entry)
    if (expected !== link.hash) return 'it does not fit the link that was made of it'
    if (link.day < dayOf(entry.at, -LOOK_BACK_MS)) return 'its link is of a day before it was written'
    return problemOfMaker(link, entry)
  }
  /** Anyone can make a hash; the signature says who linked. This server's rows must be linked by this server. */
  const problemOfMaker = (link: AuditLink, entry: AuditRow): string | null => {
    const forged = 'its link was not made by this server'
    const key = auditKeyById(link.keyId)
    if (key) return link.signature === linkSignatureOf(link.hash, key) ? null : forged
    if (link.keyId === '') return link.day <= UNSIGNED_UNTIL ? null : forged
    return auditKeyById(entry.keyId) ? forged : null
  }
  return {
    place,
    otherKey: () => otherKey,
    readLink(link: AuditLink, entry: AuditRow | null): AuditFault | null {
      const problem = problemOfLink(link, entry)
      if (problem !== null) return { position: link.position, entryId: link.entryId, problem }
      place.last = link
      return null
    },
    readUnlinked(entry: AuditRow): AuditFault | null {
      const problem = problemOfEntry(entry)
      return problem === null ? null : { position: null, entryId: entry.id, problem }
    },
  }
}

/** How many rows one stretch has: a few tenths of a second, however long the log is. */
const STRETCH = 2500

/** The cursor of the start: places begin at 1. */
export const CHAIN_START = `0:${'0'.repeat(64)}:0`

/** The result of one stretch of the chain. */
export interface AuditStretch {
  /** Verified rows of this stretch, and the place of the last one. */
  rows: number
  upTo: number
  /** All links. */
  total: number
  otherKey: number
  /** After the last stretch: rows that are not linked yet. */
  waiting: number
  head: string
  broken: AuditFault | null
  /** The start of the next stretch; null at the end, or after a fault. */
  nextCursor: string | null
}

type At = Pick<ServiceContext, 'db' | 'now'>

/**
 * Verifies the next stretch of the log, so that all of it can be read in steps of bounded time. The cursor has the hash of its link, so that
 * what was rewritten between two steps is found.
 * @param cursor of the previous stretch; null, or an unknown one: from the start
 */
export async function verifyStretch({ db, now }: At, cursor: string | null): Promise<AuditStretch> {
  const [start, newest] = await Promise.all([cursor === null ? null : startOf(db, cursor), findLastLink(db)])
  const total = newest?.position ?? 0
  const reader = chainReader(start?.place ?? { last: null, isOwnKeySeen: false })
  let rows = 0
  const until = (broken: AuditFault | null, waiting: number, isOver: boolean): AuditStretch => {
    const { last, isOwnKeySeen } = reader.place
    return {
      rows,
      upTo: last?.position ?? 0,
      total: Math.max(total, last?.position ?? 0),
      otherKey: reader.otherKey(),
      waiting,
      head: last ? headOf(last) : '',
      broken,
      nextCursor: isOver || !last ? null : `${headOf(last)}:${isOwnKeySeen ? 1 : 0}`,
    }
  }
  if (start?.broken) return until(start.broken, 0, true)
  while (rows < STRETCH) {
    const page = await listLinks(db, reader.place.last?.position ?? 0, BATCH)
    for (const { link, entry } of page) {
      const broken = reader.readLink(link, entry)
      if (broken) return until(broken, 0, true)
      rows += 1
    }
    if (page.length === BATCH) continue
    const waiting = await listUnlinked(db, linkedUpTo(now), BATCH)
    const broken = waiting.map((entry) => reader.readUnlinked(entry)).find((fault) => fault !== null) ?? null
    return until(broken, waiting.length, true)
  }
  return until(null, 0, false)
}

/** Verifies the last rows of the chain, from the link before them. */
export async function verifyNewest(at: At, rows: number): Promise<AuditStretch> {
  const newest = await findLastLink(at.db)
  const before = await findLink(at.db, (newest?.position ?? 0) - rows)
  return verifyStretch(at, before && `${headOf(before)}:0`)
}

async function startOf(db: Database, cursor: string): Promise<{ place: ChainPlace; broken: AuditFault | null } | null> {
  const [, position = '', hash = '', seen] = CHAIN_CURSOR.exec(cursor) ?? []
  if (hash === '' || Number(position) === 0) return null
  const last = await findLink(db, Number(position))
  const isSame = last?.hash === hash
  const problem = 'it was rewritten while the log was being read'
  return {
    place: { last, isOwnKeySeen: seen === '1' },
    broken: isSame ? null : { position: Number(position), entryId: last?.entryId ?? '', problem },
  }
}
