import { writeSync } from 'node:fs'
import { countMetric } from './metrics'

/** A reader that is slow gets this long before lines are dropped; one that is known to be stuck gets no time at all. */
const PATIENCE_TURNS = 10
const TURN_MS = 10

/**
 * Writes lines to a file descriptor and never fails: a line that cannot be written, on a full disk or to a reader that is stuck, is
 * dropped and counted. The next line that can be written comes after one that says how many are missing.
 */
export function logDestination(fd: number): { write(line: string): void } {
  let missing = 0
  /** A line was written in part: the next one begins after a line end. */
  let isMidLine = false

  function isWritten(text: string): boolean {
    let rest = Buffer.from(isMidLine ? `\n${text}` : text)
    for (let turns = missing > 0 ? PATIENCE_TURNS : 0; rest.length > 0; ) {
      try {
        const written = writeSync(fd, rest)
        if (written > 0) isMidLine = true
        rest = rest.subarray(written)
      } catch (error) {
        turns += 1
        if (!isBusy(error) || turns > PATIENCE_TURNS) return false
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TURN_MS)
      }
    }
    isMidLine = false
    return true
  }

  return {
    write(line) {
      if (missing > 0 && isWritten(noteOf(missing))) missing = 0
      if (missing === 0 && isWritten(line)) return
      missing += 1
      countMetric('logLinesDropped')
    },
  }
}

/** As pino writes a warning. */
function noteOf(missing: number): string {
  return `${JSON.stringify({ level: 40, time: new Date().toISOString(), missing, msg: 'lines of the log could not be written' })}\n`
}

/** A pipe whose reader is behind. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EAGAIN' || error.code === 'EBUSY')
}
