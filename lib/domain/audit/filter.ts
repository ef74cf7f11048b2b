import { z } from 'zod'
import type { Issue } from '../errors'
import { isStorable } from '../text'
import { actionsOf } from './kinds'

/** What the audit log is narrowed to; "" narrows nothing. */
export interface AuditFilter {
  /** The e-mail address, or a part of it or of the company's name, of who did it. */
  actor: string
  /** A kind of event or one action (kinds.ts). */
  kind: string
  /** The id of the record it was done to: of an account, a listing, a request, an order, a file, an import. */
  subject: string
  /** Days in India, both inside: YYYY-MM-DD. */
  from: string
  to: string
}

export const AUDIT_ACTOR_LENGTH_MAX = 200
const SUBJECT_LENGTH_MAX = 100
const INDIAN_OFFSET = '+05:30'
const DAY_MS = 86_400_000

/** Reads the filter of an address. What is wrong is told and narrows nothing, so that a page can show both. */
export function readAuditFilter(params: URLSearchParams): { filter: AuditFilter; issues: Issue[] } {
  const issues: Issue[] = []
  const word = (name: keyof AuditFilter, fits: (text: string) => boolean, message: string): string => {
    const text = (params.get(name) ?? '').normalize('NFC').trim()
    if (text === '' || (isStorable(text) && fits(text))) return text
    issues.push({ code: 'BAD_PARAMETER', field: name, severity: 'error', message })
    return ''
  }
  const filter: AuditFilter = {
    actor: word(
      'actor',
      (text) => text.length <= AUDIT_ACTOR_LENGTH_MAX,
      `An e-mail address or a company, of at most ${AUDIT_ACTOR_LENGTH_MAX} characters.`,
    ),
    kind: word('kind', (text) => actionsOf(text).length > 0, 'There is no such kind of event.'),
    subject: word('subject', (text) => text.length <= SUBJECT_LENGTH_MAX, 'The id of a record, as its page has it.'),
    from: word('from', isDay, 'The first day is none: write one such as 2026-11-21.'),
    to: word('to', isDay, 'The last day is none: write one such as 2026-11-21.'),
  }
  if (filter.from !== '' && filter.to !== '' && filter.to < filter.from) {
    issues.push({
      code: 'BAD_PARAMETER',
      field: 'to',
      severity: 'error',
      message: `The last day, ${filter.to}, is before the first, ${filter.from}.`,
    })
    filter.to = ''
  }
  return { filter, issues }
}

/** The filter as an address has it, without what narrows nothing. */
export function auditFilterParams(filter: AuditFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).filter(([, word]) => word !== ''))
}

/** From the first moment of a day in India to the first after another one; null: no end. */
export function momentsOf({ from, to }: Pick<AuditFilter, 'from' | 'to'>): { since: Date | null; before: Date | null } {
  const start = (day: string) => Date.parse(`${day}T00:00:00${INDIAN_OFFSET}`)
  return {
    since: from === '' ? null : new Date(start(from)),
    before: to === '' ? null : new Date(start(to) + DAY_MS),
  }
}

function isDay(text: string): boolean {
  return /^20\d\d-/.test(text) && z.iso.date().safeParse(text).success
}
