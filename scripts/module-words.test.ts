import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'

const ROOT = resolve(import.meta.dirname, '..')
/** Rooms that serve every module alike: what only one trade says belongs in its definition. */
const ROOMS = [
  'app',
  'components',
  'db/queries',
  'db/schema',
  'lib/services',
  'lib/contract',
  'lib/search-index',
  'lib/http',
  'server',
]

/** Count and ply are not among them: they are read the same way in several trades (lib/domain/count). */
const YARN_WORDS =
  /\b(?:yarns?|cones?|hanks?|cheeses?|spun|spinning|combed|carded|dty|csp|uster|twists?|tpi|tpm|\d{2}s)\b/gi

/** Files that may use a word of one trade, by the beginning of their path, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'components/swatch/': 'draws a thread on its package, which two modules have; other goods are paths of their module',
  'components/listing-grid/facets/count-facet.tsx': 'the filter by count explains two-ply counts (reference 4.9)',
  'lib/contract/responses/': 'examples of the API document: one sale from listing to order',
  'lib/contract/routes/': 'examples of the API document: one sale from listing to order',
  'server/cli/bench-data.ts': 'the benchmark compares with figures of earlier commits, so its data stay the same',
}
const isExcepted = (file: string) => Object.keys(EXCEPTIONS).some((path) => file.startsWith(path))

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

function sources(room: string): string[] {
  return readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(room, name))
}

const codeOf = (file: string) => readFileSync(join(ROOT, file), 'utf8').replace(COMMENTS, '')
const files = ROOMS.flatMap(sources).map((file) => ({ file, code: codeOf(file) }))

/** A key within quotes or in an address. Within quotes "thread" is a thread of messages. */
const QUOTED = MODULE_KEYS.filter((key) => key !== 'thread').join('|')
const KEY = new RegExp(
  `['"\`](?:${QUOTED})(?=['"\`])|(?:/(?:listings|sell)/|moduleKey=)(?:${MODULE_KEYS.join('|')})\\b`,
  'g',
)

function findings(pattern: RegExp): string[] {
  return files.flatMap(({ file, code }) =>
    isExcepted(file) ? [] : [...code.matchAll(pattern)].map(([text]) => `${file}: ${text}`),
  )
}

/** The rest of the domain names no module either; what its words mean is the matter of its own tests. */
const domain = sources('lib/domain').filter((file) => !/^lib\/domain\/(?:modules|families|entitlement)\//.test(file))
/** A word that a blend may contain. */
const NOISE = 'lib/domain/listing/blend.ts'

describe('code that serves every module', () => {
  test('names no module', () => {
    expect(files.length).toBeGreaterThan(300)
    expect(findings(KEY)).toEqual([])
    expect(domain.length).toBeGreaterThan(200)
    expect(domain.filter((file) => file !== NOISE && codeOf(file).match(KEY) !== null)).toEqual([])
  })

  test('uses the words of no trade', () => {
    expect(findings(YARN_WORDS)).toEqual([])
  })

  test('needs each of its exceptions', () => {
    const needless = Object.keys(EXCEPTIONS).filter(
      (path) => !files.some(({ file, code }) => file.startsWith(path) && code.match(YARN_WORDS) !== null),
    )
    expect(needless).toEqual([])
  })
})
