import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const ROOMS = ['app', 'components', 'db', 'e2e', 'examples', 'lib', 'scripts', 'server']
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|(?<=^|\s)--\s.*$/gm
const CITATION = /\breference ((?:\d+(?:\.\d+)*)(?:(?:, (?:and )?| and | to )\d+(?:\.\d+)*)*)/gi
/** Citations of documents that are not in the repository. */
const FOREIGN =
  /\b(?:contract|reliability|experience) section \d|\bdomain \d|\bdomain vocabulary V\d|(?:\*|\/|\()\s*spec: /i

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const lineCount = (path: string) => read(path).trimEnd().split('\n').length

function filesIn(room: string, ending: RegExp): string[] {
  return readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.includes('node_modules'))
    .map((name) => join(room, name))
}

const comments = ROOMS.flatMap((room) => filesIn(room, /\.(?:ts|tsx|mts|mjs|cjs|css|sql)$/)).flatMap((file) =>
  (read(file).match(COMMENT) ?? []).map((text) => ({ file, text: text.replace(/\n\s*\*/g, ' ').replace(/\s+/g, ' ') })),
)

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...filesIn('docs', /\.md$/),
  ...ROOMS.flatMap((room) => filesIn(room, /\.md$/)),
]

describe('docs/reference.md', () => {
  const sections = [...read('docs/reference.md').matchAll(/^#+ (\d+(?:\.\d+)*)\.? \S/gm)].map(
    ([, number = '']) => number,
  )

  test('numbers each section once', () => {
    expect(sections.length).toBeGreaterThan(50)
    expect(sections.filter((number, at) => sections.indexOf(number) !== at)).toEqual([])
  })

  test('has every section that a comment cites', () => {
    const cited = comments.flatMap(({ file, text }) =>
      [...text.matchAll(CITATION)].flatMap(([, numbers = '']) =>
        (numbers.match(/\d+(?:\.\d+)*/g) ?? []).map((number) => ({ file, number })),
      ),
    )
    expect(cited.length).toBeGreaterThan(50)
    expect(cited.filter(({ number }) => !sections.includes(number))).toEqual([])
  })

  test('has every section that it names itself', () => {
    const named = [
      ...read('docs/reference.md').matchAll(/\b[Ss]ections? ((?:\d+(?:\.\d+)*)(?:(?:, | and | to )\d+(?:\.\d+)*)*)/g),
    ]
    const numbers = named.flatMap(([, list = '']) => list.match(/\d+(?:\.\d+)*/g) ?? [])
    expect(numbers.filter((number) => !sections.includes(number))).toEqual([])
  })

  test('is what comments cite, and no document from outside', () => {
    expect(comments.filter(({ text }) => FOREIGN.test(text))).toEqual([])
  })
})

describe('the documents', () => {
  test.each([
    ['CONTRIBUTING.md', 120],
    ['docs/decisions/README.md', 30],
    ...['lib/domain', 'lib/services', 'server', 'e2e/trust'].map((room): [string, number] => [`${room}/README.md`, 20]),
  ])('%s has at most %i lines', (path, linesMax) => {
    expect(lineCount(path)).toBeLessThanOrEqual(linesMax)
  })

  test('link only to files that are there', () => {
    const targets = documents.flatMap((document) =>
      [...read(document).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target = '']) => ({
        document,
        target,
      })),
    )
    expect(targets.length).toBeGreaterThan(20)
    expect(targets.filter(({ document, target }) => !existsSync(join(ROOT, dirname(document), target)))).toEqual([])
  })

  test('of the rooms name only functions that the sources have', () => {
    const sources = ROOMS.flatMap((room) => filesIn(room, /\.(?:ts|tsx|mts|mjs|cjs)$/)).map(read)
    const names = documents
      .filter((document) => /^(?:CONTRIBUTING|(?:lib|server|e2e).*README)\.md$/.test(document))
      .flatMap((document) => [...read(document).matchAll(/`([a-z]+[A-Z]\w+)`/g)].map(([, name = '']) => name))
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !sources.some((source) => new RegExp(`\\b${name}\\b`).test(source)))).toEqual([])
  })

  test('list every decision in the index', () => {
    const records = readdirSync(join(ROOT, 'docs/decisions')).filter((name) => /^\d{3}-/.test(name))
    const index = read('docs/decisions/README.md')
    expect(records.length).toBeGreaterThan(10)
    expect(records.filter((name) => !index.includes(`(${name})`))).toEqual([])
  })
})
