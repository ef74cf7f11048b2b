import { z } from 'zod'
import { errorIssue, type Issue } from '@/lib/domain/errors'
import { neededByIssues } from '../needed-by'
import { readBody, withoutFaulty } from '../read-body'
import { createSchema, respondByIssues } from '../requests/create-request'
import { dayValue, momentValue, noteValue, optional, wordValue } from '../requests/request-values'

const LINES_MIN = 2

/** The most goods that are asked for together. */
const ENQUIRY_LINES_MAX = 50

const linesOf = <T extends z.ZodType>(line: T) =>
  z
    .array(line, { error: 'Use a list of lines.' })
    .min(LINES_MIN, 'Add at least two lines. For one line, send a request.')
    .max(ENQUIRY_LINES_MAX, `Send at most ${ENQUIRY_LINES_MAX} lines together.`)

const terms = {
  respondBy: optional(momentValue),
  deliveryLocation: optional(wordValue),
  neededBy: optional(dayValue),
  note: optional(noteValue),
}

/** What holds for the lines that do not have it themselves. */
const SHARED = ['respondBy', 'deliveryLocation', 'neededBy'] as const

/** Body of POST /api/rfq/enquiries. */
export const enquirySchema = z.strictObject({ lines: linesOf(createSchema), ...terms })

/** The same body, with lines that are judged one by one. */
const frameSchema = z.strictObject({ lines: linesOf(z.unknown()), ...terms })
const partialSchema = frameSchema.partial()

/** An enquiry. Its lines are requests of their own. */
export interface Enquiry {
  enquiryId: string
  note: string
  respondBy: Date | null
  deliveryLocation: string
  createdAt: Date
}

export interface ReadEnquiry {
  given: { respondBy: Date | null; deliveryLocation: string; note: string }
  /** The body of each line, with the terms of the enquiry that it does not have itself. Empty when there are too many. */
  lines: { body: unknown; inherits: ReadonlySet<string> }[]
  /** The issues of the enquiry itself. */
  issues: Issue[]
}

/** Reads an enquiry: its own terms, and the body of each line as a request of its own. */
export function readEnquiry(body: unknown, now: Date): ReadEnquiry {
  const { given, issues: formIssues, faulty } = readBody(frameSchema, partialSchema, body)
  const termIssues = [...respondByIssues(given, now), ...neededByIssues(given, now)]
  const issues = [...formIssues, ...withoutFaulty(termIssues, faulty)]
  const isFaulty = (name: string) => issues.some(({ field }) => field === name)
  const shared = Object.fromEntries(SHARED.filter((name) => !isFaulty(name)).map((name) => [name, given[name]]))
  return {
    given: {
      respondBy: given.respondBy ? new Date(given.respondBy) : null,
      deliveryLocation: given.deliveryLocation ?? '',
      note: given.note ?? '',
    },
    lines: sentLines(body).map((line) => withTerms(line, shared, isFaulty)),
    issues,
  }
}

/** The lines as they were sent, if they are few enough to be judged. */
function sentLines(body: unknown): unknown[] {
  const { lines } = Object(body)
  return Array.isArray(lines) && lines.length <= ENQUIRY_LINES_MAX ? lines : []
}

function withTerms(
  line: unknown,
  shared: Readonly<Record<string, unknown>>,
  isFaulty: (name: string) => boolean,
): ReadEnquiry['lines'][number] {
  if (typeof line !== 'object' || line === null || Array.isArray(line)) return { body: line, inherits: new Set() }
  const own = line as Record<string, unknown>
  const isMissing = (name: string) => own[name] === undefined || own[name] === null || own[name] === ''
  const taken = Object.entries(shared).filter(([name, value]) => value !== undefined && isMissing(name))
  const inherits = SHARED.filter((name) => isMissing(name) && isFaulty(name))
  return { body: { ...own, ...Object.fromEntries(taken) }, inherits: new Set(inherits) }
}

/** The issues of a line with their place in the enquiry, without those that the enquiry itself reports. */
export function lineIssues(position: number, inherits: ReadonlySet<string>, issues: readonly Issue[]): Issue[] {
  // A line that is no object has that problem alone.
  const whole = issues.filter(({ field }) => field === '')
  return (whole.length > 0 ? whole : issues)
    .filter(({ field }) => !inherits.has(field))
    .map((issue) => ({ ...issue, field: linePath(position, issue.field) }))
}

/** Files that are named in several lines: each belongs to one request. */
export function sharedFileIssues(files: readonly (readonly string[])[]): Issue[] {
  const seen = new Set<string>()
  return files.flatMap((ids, position) => {
    const issues = ids.flatMap((id, place) =>
      seen.has(id)
        ? [
            errorIssue(
              'ATTACHMENT_SHARED',
              linePath(position, `attachments[${place}]`),
              'Name a file in one line only.',
            ),
          ]
        : [],
    )
    for (const id of ids) seen.add(id)
    return issues
  })
}

function linePath(position: number, field: string): string {
  return field === '' ? `lines[${position}]` : `lines[${position}].${field}`
}
