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

/** Of level 2, without those of level 1. */
const LEVEL_2: Record<string, number> = {
  1: 19,
  2: 7,
  3: 11,
  4: 8,
  5: 5,
  6: 22,
  7: 12,
  8: 3,
  9: 3,
  10: 24,
  11: 11,
  12: 6,
  13: 12,
  14: 7,
  15: 10,
  16: 16,
  17: 7,
}
const MET_MIN = 0.85

const [levelOne = '', levelTwo = ''] = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8').split('\n## Level 2\n')

/** The cells of each line of a table. */
const cellsOf = (text: string) =>
  text.split('\n').map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))

const rows = cellsOf(levelOne)
  .filter(([number = '']) => /^\d+\.\d+\.\d+$/.test(number))
  .map(([number = '', asks = '', how = '', proof = '']) => ({ number, asks, how, proof }))

const rowsOfTwo = cellsOf(levelTwo)
  .filter(([number = '']) => /^\d+\.\d+\.\d+$/.test(number))
  .map(([number = '', asks = '', state = '', how = '']) => ({ number, asks, state, how }))

const inChapter = <R extends { number: string }>(rowsOf: readonly R[], chapter: string): R[] =>
  rowsOf.filter(({ number }) => number.startsWith(`${chapter}.`))

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

describe('the ASVS table of level 2', () => {
  test('has every requirement of level 2 once', () => {
    expect(new Set(rowsOfTwo.map(({ number }) => number)).size).toBe(rowsOfTwo.length)
    const counts = Object.keys(LEVEL_2).map((chapter) => [chapter, inChapter(rowsOfTwo, chapter).length])
    expect(Object.fromEntries(counts)).toEqual(LEVEL_2)
  })

  test.each(rowsOfTwo)('$number is met by something that exists, or has a reason', ({ asks, state, how }) => {
    expect(asks).not.toBe('')
    expect(['met', 'not met', 'not applicable']).toContain(state)
    expect(how).not.toBe('')
    const files = [...how.matchAll(/`([\w./-]+\.(?:ts|tsx|md|conf)|docs\/Caddyfile)`/g)].map(([, file = '']) => file)
    if (state === 'met') expect(files.length + Number(how.includes('`/definition`'))).toBeGreaterThan(0)
    for (const file of files) expect(existsSync(join(ROOT, file)), file).toBe(true)
  })

  test('counts itself by chapter', () => {
    const summary = cellsOf(levelTwo).filter(([chapter = '']) => /^\d+ /.test(chapter))
    expect(summary.map(([chapter = '', ...counts]) => [chapter.split(' ')[0], ...counts.map(Number)])).toEqual(
      Object.keys(LEVEL_2).map((chapter) => [
        chapter,
        ...['met', 'not met', 'not applicable'].map(
          (wanted) => inChapter(rowsOfTwo, chapter).filter(({ state }) => state === wanted).length,
        ),
      ]),
    )
  })

  test('is met to 85 % or more', () => {
    const applicable = rowsOfTwo.filter(({ state }) => state !== 'not applicable')
    const met = applicable.filter(({ state }) => state === 'met')
    expect(met.length / applicable.length).toBeGreaterThanOrEqual(MET_MIN)
  })
})
