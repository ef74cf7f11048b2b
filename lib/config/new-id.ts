import { randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'

const RANDOM_BYTES = 16
/** Drawn for 256 ids at a time: a draw takes ten times as long as the rest of an id. */
const pool = new Uint8Array(256 * RANDOM_BYTES)
let used = pool.length
let msecs = 0
let seq = 0

/** A UUID of version 7. Ids of one process sort in the order in which they were made, also within a millisecond. */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const random = pool.subarray(used, used + RANDOM_BYTES)
  used += RANDOM_BYTES
  const now = Date.now()
  // A random start of each millisecond, so that two processes do not count alike; 24 bits leave room to count on (RFC 9562, 6.2).
  seq = now > msecs ? random.subarray(0, 3).reduce((bits, byte) => bits * 256 + byte, 0) : seq + 1
  msecs = Math.max(now, msecs)
  return v7({ random, msecs, seq })
}
