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
import { auditText, linkText } from '@/lib/domain/audit/entry'
import { auditKey, signatureOf } from './audit'

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
  const today = now.toISOString().slice(0, 10)
  const place = {
    previousHash: last?.hash ?? '',
    position: (last?.position ?? 0) + 1,
    // Clocks of several processes differ; days never go back.
    day: last && last.day > today ? last.day : today,
  }
  return { position: place.position, day: place.day, entryId: entry.id, hash: linkHash(place, entry) }
}

function linkHash(place: Parameters<typeof linkText>[0], entry: AuditRow): string {
  const signedEntry = JSON.stringify([auditText(entry), entry.keyId, entry.signature])
  return createHash('sha256').update(linkText(place, signedEntry)).digest('hex')
}

export interface AuditVerdict {
  rows: number
  days: number
  /** Rows that are not linked yet: those of the last second. */
  waiting: number
  /** Rows signed before the secret of this server was set; their place is proved, their author is not. */
  otherKey: number
  /** The last link, to be kept somewhere else: a log cut off at its end is whole in itself. */
  head: string
  /** The first row that is not as it was written; null: all are. */
  broken: { position: number | null; entryId: string; problem: string } | null
}

/**
 * Reads the whole log and its chain again.
 * @param expectedHead what an earlier verdict called `head`: its link must still be there
 */
export async function verifyAudit(db: Database, expectedHead: string | null = null): Promise<AuditVerdict> {
  const key = auditKey()
  const verdict: AuditVerdict = { rows: 0, days: 0, waiting: 0, otherKey: 0, head: '', broken: null }
  let last: AuditLink | null = null
  let isOwnKeySeen = false
  let isHeadSeen = expectedHead === null

  const problemOfEntry = (entry: AuditRow): string | null => {
    if (entry.keyId !== key.id) {
      verdict.otherKey += 1
      return isOwnKeySeen ? 'it is signed by another key than the rows before it' : null
    }
    isOwnKeySeen = true
    return signatureOf(entry, key) === entry.signature ? null : 'its signature is not that of its content'
  }
  const problemOfLink = (link: AuditLink, entry: AuditRow | null, previous: AuditLink | null): string | null => {
    if (link.position !== (previous?.position ?? 0) + 1) return 'the links before it are missing'
    if (!entry) return 'the row is missing'
    if (previous && link.day < previous.day) return 'its day is before that of the row before it'
    const place = { previousHash: previous?.hash ?? '', position: link.position, day: link.day }
    const ofEntry = problemOfEntry(entry)
    if (ofEntry) return ofEntry
    return linkHash(place, entry) === link.hash ? null : 'it does not fit the link that was made of it'
  }

  for (
    let page = await listLinks(db, 0, BATCH);
    page.length > 0;
    page = await listLinks(db, last?.position ?? 0, BATCH)
  ) {
    for (const { link, entry } of page) {
      const problem = problemOfLink(link, entry, last)
      if (problem) return { ...verdict, broken: { position: link.position, entryId: link.entryId, problem } }
      if (link.day !== last?.day) verdict.days += 1
      verdict.rows += 1
      last = link
      verdict.head = `${link.position}:${link.hash}`
      if (verdict.head === expectedHead) isHeadSeen = true
    }
  }
  for (const entry of await listUnlinked(db, null, BATCH)) {
    const problem = problemOfEntry(entry)
    if (problem) return { ...verdict, broken: { position: null, entryId: entry.id, problem } }
    verdict.waiting += 1
  }
  if (!isHeadSeen) {
    const problem = 'the log no longer holds the head that was given: its end was cut off or written anew'
    return { ...verdict, broken: { position: null, entryId: '', problem } }
  }
  return verdict
}
