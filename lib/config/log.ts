import { createHash } from 'node:crypto'
import pino from 'pino'
import { env } from './env'
import { logDestination } from './log-destination'
import { processWide } from './process-wide'

/**
 * One JSON line per event on stderr: stdout belongs to what a command prints. Never a header's value, a body or an e-mail in clear. The
 * service never ends because its log cannot be written.
 */
export function log(): pino.Logger {
  return processWide('log', () => createLog(env().LOG_LEVEL, logDestination(2)))
}

/**
 * The product's log for any destination: whatever it is given, no secret and no address is written, and each event is
 * one line.
 */
export function createLog(level: string, destination: pino.DestinationStream): pino.Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // `clean` has already prepared the error.
      serializers: { err: (value: unknown) => value },
      formatters: { log: (event) => clean(event, 0) as Record<string, unknown> },
      hooks: {
        logMethod(parts, method) {
          const cleaned = parts.map((part) => (typeof part === 'string' ? scrub(part) : part))
          method.apply(this, cleaned as Parameters<typeof method>)
        },
      },
    },
    destination,
  )
}

const SECRET_NAME =
  /^(authorization|(set-?)?cookies?|.*password.*|.*secret.*|(.*[-_]?)?token|sid|headers|params|parameters|query)$/i
const ADDRESS_NAME = /e-?mail$/i
const ADDRESS = /[^\s"'<>(),;:@]{1,64}@[^\s"'<>(),;:@]{1,190}\.[a-z]{2,24}/gi
const TOKEN = /\btx_[\w-]{8,}|\b(Bearer|Basic)\s+[\w.~+/=-]+/gi
/** scheme://user:password@host, as a database's address is written. */
const CREDENTIALS = /(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi

const DEPTH_MAX = 12
const TEXT_MAX = 4000

/** Any value without its secrets: found by name at any depth, and by pattern in any text. */
function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return scrub(value)
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value
  if (depth >= DEPTH_MAX) return '[too deep]'
  if (value instanceof Error) return clean({ ...describeFailure(value) }, depth + 1)
  if (value instanceof Date) return value
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => clean(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      if (SECRET_NAME.test(name)) return [name, '[redacted]']
      if (ADDRESS_NAME.test(name) && typeof item === 'string') return [name, fingerprint(item)]
      return [name, clean(item, depth + 1)]
    }),
  )
}

function scrub(text: string): string {
  return text
    .slice(0, TEXT_MAX)
    .replace(CREDENTIALS, '$1[redacted]@')
    .replace(ADDRESS, (address) => fingerprint(address))
    .replace(TOKEN, '[redacted]')
}

export interface FailureText {
  name: string
  code: string
  message: string
  stack: string
}

/**
 * A failure as it may be logged. The message of a database driver or query builder holds the statement and its
 * parameters: only its name, code and the places in our code are kept.
 */
export function describeFailure(error: unknown): FailureText {
  if (!(error instanceof Error)) return { name: 'unknown', code: '', message: '', stack: '' }
  const code = codeOf(error)
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const isOfDatabase = chainOf(error).some(({ name }) => name === 'DrizzleQueryError' || name === 'PostgresError')
  return {
    name: error.name,
    code,
    message: isOfDatabase ? `database failure ${code}`.trim() : error.message,
    stack: places.join('\n'),
  }
}

function chainOf(error: Error): Error[] {
  const chain = [error]
  for (let cause = error.cause; cause instanceof Error && chain.length < 5; cause = cause.cause) chain.push(cause)
  return chain
}

function codeOf(error: Error): string {
  for (const one of chainOf(error)) if ('code' in one && typeof one.code === 'string') return one.code.slice(0, 64)
  return ''
}

/** Distinguishes two addresses in the logs without showing either. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
