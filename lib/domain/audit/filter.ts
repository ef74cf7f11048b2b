import { z } from 'zod'
import { endOfIndianDay, startOfIndianDay } from '@/lib/domain/calendar-day'
import { type Issue, IssueList } from '../errors'
import { isStorable } from '../text'
import { actionsOf } from './kinds'

/** A filter of the audit log; "" does not filter. */
export interface AuditFilter {
  /** A part of the actor's name, company or e-mail address; what an admin wrote for the company counts too. */
  actor: string
  /** A kind of event or one action (kinds.ts). */
  kind: string
  /** The id of the object: an account, listing, request, order, file or import; or the number of an order. */
  subject: string
  /** Days in India, inclusive: YYYY-MM-DD. */
  from: string
  to: string
}

/** The words of a query that filter. */
export type AuditWords = { [name in keyof AuditFilter]?: string | undefined }

export const AUDIT_ACTOR_LENGTH_MAX = 200
export const AUDIT_SUBJECT_LENGTH_MAX = 100
/** How many rows of the log a page has. */
export const AUDIT_PAGE_ROWS = 50

/**
 * Reads the filter from the words of a query. A wrong value becomes an issue and does not filter, so that a page can show
 * both.
 */
export function readAuditFilter(words: AuditWords): { filter: AuditFilter; issues: Issue[] } {
  const issues = new IssueList()
  const word = (name: keyof AuditFilter, fits: (text: string) => boolean, message: string): string => {
    const text = (words[name] ?? '').normalize('NFC').trim()
    if (text === '' || (isStorable(text) && fits(text))) return text
    issues.error('BAD_PARAMETER', name, message)
    return ''
  }
  const filter: AuditFilter = {
    actor: word(
      'actor',
      (text) => text.length <= AUDIT_ACTOR_LENGTH_MAX,
      `Enter a name, a company or an e-mail address, of at most ${AUDIT_ACTOR_LENGTH_MAX} characters.`,
    ),
    kind: word('kind', (text) => actionsOf(text).length > 0, 'Choose a kind of event from the list.'),
    subject: word(
      'subject',
      (text) => text.length <= AUDIT_SUBJECT_LENGTH_MAX,
      'Enter the ID of a record or the number of an order.',
    ),
    from: word('from', isDay, 'Enter the start date as YYYY-MM-DD.'),
    to: word('to', isDay, 'Enter the end date as YYYY-MM-DD.'),
  }
  if (filter.from !== '' && filter.to !== '' && filter.to < filter.from) {
    issues.error('BAD_PARAMETER', 'to', `The end date, ${filter.to}, is before the start date, ${filter.from}.`)
    filter.to = ''
  }
  return { filter, issues: issues.all }
}

/** The filter as a query string, without empty values. */
export function auditFilterParams(filter: AuditFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).filter(([, word]) => word !== ''))
}

/** From the start of a day in India to the end of another; null: no limit. */
export function momentsOf({ from, to }: Pick<AuditFilter, 'from' | 'to'>): { since: Date | null; before: Date | null } {
  return {
    since: from === '' ? null : startOfIndianDay(from),
    before: to === '' ? null : endOfIndianDay(to),
  }
}

function isDay(text: string): boolean {
  return /^20\d\d-/.test(text) && z.iso.date().safeParse(text).success
}
