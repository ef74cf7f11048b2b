import { isDomainError, unavailable } from '@/lib/domain/errors'

/**
 * A database failure without its SQL and parameters: drizzle's own message holds both, and messages end up in logs.
 * Keeps only the SQLSTATE and the name of the constraint.
 */
class DatabaseFailure extends Error {
  readonly sqlState: string
  readonly constraint: string

  constructor(sqlState: string, constraint: string) {
    super(`database failure ${sqlState}${constraint ? ` (${constraint})` : ''}`)
    this.name = 'DatabaseFailure'
    this.sqlState = sqlState
    this.constraint = constraint
  }
}

const AWAY_CODES = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'CONNECTION_REFUSED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
])
/** Class 08: connection; 57P: shut down, crashed or starting up; 53: out of connections, disk or memory; 55P03/57014: lock or statement time-out. */
const AWAY_STATE = /^(08...|57P0[1-5]|53...|55P03|57014|25P03)$/

/**
 * Maps what the driver threw: UNAVAILABLE when the database is away, otherwise a DatabaseFailure without secrets.
 * Domain errors pass unchanged.
 */
export function databaseFailure(error: unknown): unknown {
  if (isDomainError(error) || error instanceof DatabaseFailure) return error
  const cause = driverError(error)
  if (!cause) return error
  if (AWAY_CODES.has(cause.code) || AWAY_STATE.test(cause.code)) return unavailable()
  return new DatabaseFailure(cause.code, cause.constraint)
}

/** Whether a write lost to another one that holds the same unique value. */
export function isTaken(error: unknown): boolean {
  const known = databaseFailure(error)
  return known instanceof DatabaseFailure && known.sqlState === '23505'
}

function driverError(error: unknown): { code: string; constraint: string } | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    if (
      current.name === 'PostgresError' ||
      ('code' in current && typeof current.code === 'string' && isDriverCode(current.code))
    ) {
      const code = 'code' in current ? String(current.code) : ''
      const constraint = 'constraint_name' in current ? String(current.constraint_name ?? '') : ''
      return { code, constraint }
    }
  }
  return error instanceof Error && error.name === 'DrizzleQueryError' ? { code: 'UNKNOWN', constraint: '' } : null
}

function isDriverCode(code: string): boolean {
  return AWAY_CODES.has(code) || /^[0-9A-Z]{5}$/.test(code) || code.startsWith('CONNECTION_')
}
