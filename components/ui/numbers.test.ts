import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatClock, formatMoment } from './numbers'

const ROOT = new URL('../../', import.meta.url)
/** The formats of dates in a source file that show a time of day. */
const TIMES = /DateTimeFormat\([^)]*\b(timeStyle|hour|minute)\b/

test('a time of day is Indian time, and says so', () => {
  expect(formatMoment('2025-11-24T09:35:09.000Z')).toBe('24 Nov 2025, 15:05 IST')
  expect(formatClock('2025-11-24T18:52:09.000Z')).toBe('00:22 IST')
  expect(formatClock('2025-11-24T09:35:09.000Z', { hasSeconds: true })).toBe('15:05:09 IST')
})

test.each(['app', 'components'])('no other file of %s writes a time of day by itself', (room) => {
  const files = readdirSync(new URL(`${room}/`, ROOT), { recursive: true, encoding: 'utf8' })
  const others = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== 'ui/numbers.ts')
    .filter((file) => TIMES.test(readFileSync(new URL(`${room}/${file}`, ROOT), 'utf8')))
  expect(others).toEqual([])
})
