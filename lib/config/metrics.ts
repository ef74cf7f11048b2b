import { processWide } from './process-wide'

interface Tallies {
  transactionsRetried: number
  deadlinesPassed: number
  idempotentReplays: number
  /** Lines of the log that could not be written. */
  logLinesDropped: number
  pagesRefused: number
  connectionsRefused: number
  /** A gauge: database work in progress. */
  databaseWorkUnderWay: number
}

/** What this process has counted since it started. */
export function tallies(): Tallies {
  return processWide('tallies', () => ({
    transactionsRetried: 0,
    deadlinesPassed: 0,
    idempotentReplays: 0,
    logLinesDropped: 0,
    pagesRefused: 0,
    connectionsRefused: 0,
    databaseWorkUnderWay: 0,
  }))
}

export function countMetric(name: keyof Tallies, by = 1): void {
  tallies()[name] += by
}
