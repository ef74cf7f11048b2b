import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')

/** Number of level 1 requirements in each chapter of ASVS 5.0. */
const LEVEL_1: Record<string, number> = {
  1: 8,
  2: 4,
  3: 8,
  4: 2,
  5: 4,
  6: 13,
  7: 6,
  8: 4,
  9: 4,
  10: 5,
  11: 3,
  12: 3,
  13: 1,
  14: 2,
  15: 3,
}

const rows = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))
  .filter(([number = '']) => /^\d+\.\d+\.\d+$/.test(number))
  .map(([number = '', asks = '', how = '', proof = '']) => ({ number, asks, how, proof }))

describe('the ASVS table', () => {
  test('has every requirement of level 1 once', () => {
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
    const chapters = rows.map(({ number }) => number.split('.')[0] ?? '')
    const counts = Object.fromEntries(
      Object.keys(LEVEL_1).map((key) => [key, chapters.filter((of) => of === key).length]),
    )
    expect(counts).toEqual(LEVEL_1)
  })

  test.each(rows)('$number names an existing test, or the reason why there is no test', ({ asks, how, proof }) => {
    expect(asks).not.toBe('')
    expect(how).not.toBe('')
    if (proof === '' || proof === '|') {
      expect(how).toMatch(/^not applicable|^by configuration|\*not met\*|\*no test\*|^README/)
      return
    }
    const [, file = '', title = ''] = /^`([^`]+)` "(.+)"/.exec(proof) ?? []
    expect(existsSync(join(ROOT, file)), file).toBe(true)
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(title)
  })
})
