import { processWide } from './process-wide'

interface Tallies {
  transactionsRetried: number
  deadlinesPassed: number
  idempotentReplays: number
  /** Rises and falls: database work that was begun and is not over. */
  databaseWorkUnderWay: number
}

/** What this process has counted since it began, for the metrics. */
export function tallies(): Tallies {
  return processWide('tallies', () => ({
    transactionsRetried: 0,
    deadlinesPassed: 0,
    idempotentReplays: 0,
    databaseWorkUnderWay: 0,
  }))
}

export function countMetric(name: keyof Tallies, by = 1): void {
  tallies()[name] += by
}
