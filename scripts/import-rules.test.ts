import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const CONFIG = '.dependency-cruiser.cjs'

/** For each import rule a file that breaks it; a rule without an entry fails the last test. */
const BREAKERS: Record<string, Record<string, string>> = {
  'domain-is-pure': { 'lib/domain/impure.ts': `import 'node:fs'` },
  'pages-through-services': { 'app/page.ts': `import '../db/client'` },
  'api-not-to-components': { 'app/api/a/route.ts': `import '@/lib/http/route'\nimport '@/components/leaf'` },
  'sign-in-route-to-auth': { 'app/api/auth/[...nextauth]/route.ts': `import '@/lib/services/verb'` },
  'components-show-records': { 'components/decides.ts': `import '@/lib/services/verb'` },
  'contract-on-domain': { 'lib/contract/asks.ts': `import '@/lib/services/verb'` },
  'search-index-on-db': { 'lib/search-index/asks.ts': `import '@/lib/services/verb'` },
  'services-know-no-transport': { 'lib/services/talks.ts': `import '@/lib/http/route'` },
  'http-to-auth': { 'lib/http/queries.ts': `import '../../db/client'` },
  'auth-through-services': { 'lib/auth/queries.ts': `import type { Row } from '@/db/client'\nexport type R = Row` },
  'config-is-a-leaf': { 'lib/config/climbs.ts': `import '@/lib/services/verb'` },
  'db-behind-services': { 'db/climbs.ts': `import '@/lib/services/verb'` },
  'server-on-services': { 'server/shows.ts': `import '@/components/leaf'` },
  'server-imported-by-no-room': { 'lib/services/fronts.ts': `import '@/server/http/front'` },
  'scripts-before-install': { 'scripts/start.mjs': `import 'zod'` },
  'components-never-reach-db': {
    'components/far.ts': `import '@/lib/domain/near'`,
    'lib/domain/near.ts': `import '../services/verb'`,
  },
  'services-know-no-next': { 'lib/services/headers.ts': `import 'next/headers'` },
  'driver-in-db': { 'lib/http/sql.ts': `import 'drizzle-orm'` },
  'next-auth-in-auth': { 'lib/services/session.ts': `import 'next-auth'` },
  'no-test-in-the-product': { 'lib/services/tested.ts': `import '@/db/testing/database'` },
  'no-dev-package-in-the-product': { 'lib/services/checked.ts': `import 'fast-check'` },
  'no-circular': { 'lib/domain/a.ts': `import './b'`, 'lib/domain/b.ts': `import './a'` },
  'no-unresolvable': { 'lib/domain/lost.ts': `import './nowhere'` },
  'route-through-http': { 'app/api/b/route.ts': `import '@/lib/services/verb'` },
}

const SOUND: Record<string, string> = {
  'app/api/sound/route.ts': `import '@/lib/http/route'\nimport '@/lib/services/verb'`,
  'components/leaf.ts': `import '@/lib/domain/fact'`,
  'db/client.ts': `import 'postgres'\nexport interface Row { id: string }`,
  'db/testing/database.ts': `import '@/db/client'`,
  'lib/testing/market.ts': `import '@/db/testing/database'\nimport '@/lib/services/verb'\nimport 'fast-check'`,
  'lib/domain/fact.ts': `import 'zod'`,
  'lib/domain/fact.test.ts': `import 'fast-check'\nimport './fact'`,
  'lib/http/route.ts': `import '@/lib/auth/actor'`,
  'lib/auth/actor.ts': `import 'next-auth'\nimport '@/lib/services/verb'`,
  'lib/services/verb.ts': `import '@/db/client'\nimport '@/lib/domain/fact'`,
  'server/http/front.ts': `import '@/lib/services/verb'`,
}

let project = ''

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'textile-rules-'))
  for (const file of [CONFIG, 'tsconfig.json', 'package.json']) copyFileSync(join(ROOT, file), join(project, file))
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'))
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

interface Violation {
  rule: string
  /** The file that breaks it. */
  from: string
}

/** What the rules find in the sound project with these files more. */
function violations(files: Record<string, string>): Violation[] {
  const rooms = ['app', 'components', 'db', 'lib', 'scripts', 'server']
  for (const folder of rooms) rmSync(join(project, folder), { recursive: true, force: true })
  for (const folder of rooms) mkdirSync(join(project, folder))
  for (const [path, text] of Object.entries({ ...SOUND, ...files })) {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), `${text}\nexport {}\n`)
  }
  const program = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--config', CONFIG, '--output-type', 'json', ...rooms],
    { cwd: project, encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string }[]; totalCruised: number }
  }
  expect(summary.totalCruised).toBeGreaterThan(Object.keys(SOUND).length)
  return summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }))
}

test('a sound project breaks no import rule', () => {
  expect(violations({})).toEqual([])
})

describe('a file that breaks a rule', () => {
  let found: readonly Violation[] = []

  beforeAll(() => {
    const files = Object.values(BREAKERS).flatMap((each) => Object.entries(each))
    // No two rules share a file, and no file of the sound project is replaced.
    expect(new Set([...Object.keys(SOUND), ...files.map(([path]) => path)]).size).toBe(
      Object.keys(SOUND).length + files.length,
    )
    found = violations(Object.fromEntries(files))
  })

  test.each(Object.entries(BREAKERS))('%s names the file', (rule, files) => {
    const from = found.filter((each) => each.rule === rule).map((each) => each.from)
    expect(Object.keys(files).filter((path) => from.includes(path))).not.toEqual([])
  })
})

test('test helpers in lib/testing are imported only by tests', () => {
  const found = violations({
    'lib/domain/verb.test.ts': `import '@/lib/testing/market'`,
    'server/tested.ts': `import '@/lib/testing/market'`,
  })
  expect(found).toContainEqual({ rule: 'no-test-in-the-product', from: 'server/tested.ts' })
  expect(found.map(({ from }) => from)).not.toContain('lib/domain/verb.test.ts')
})

interface Rule {
  name: string
  from: { path?: string }
  to: { path?: string; pathNot?: string | string[] }
}

function rules(): { forbidden: Rule[]; required: { name: string }[] } {
  return createRequire(import.meta.url)(join(ROOT, CONFIG))
}

/** The rooms as CONTRIBUTING names them, each with a file that could be in it. */
const ROOMS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['domain', 'contract', 'search-index', 'services', 'services/shared', 'http', 'auth', 'config'].map((room) => [
      room,
      `lib/${room}/a.ts`,
    ]),
  ),
  ...Object.fromEntries(['db', 'app', 'app/api', 'components', 'server'].map((room) => [room, `${room}/a.ts`])),
}

/** What the last column of a row says of rooms, apart from packages and remarks in brackets. */
function namedRooms(column: string): string[] {
  const words = column.replace(/\([^)]*\)/g, '').split(/[,`]/)
  return words.map((word) => word.trim()).filter((word) => Object.hasOwn(ROOMS, word))
}

/** What a file of a room may import, by the rule that gives its room a list of rooms. */
function allowedRooms(file: string): string[] {
  const rule = rules().forbidden.find(
    ({ name, from, to }) =>
      (to.path?.startsWith('^(app|components|lib') || name === 'domain-is-pure') &&
      new RegExp(from.path ?? '').test(file),
  )
  const mayImport = [rule?.to.pathNot ?? []].flat().map((pattern) => new RegExp(pattern))
  const isAllowed = (target: string) => mayImport.some((pattern) => pattern.test(target))
  const own = file.replace(/a\.ts$/, '')
  const rooms = Object.entries(ROOMS)
    .filter(([, target]) => isAllowed(target) && !target.startsWith(own))
    .map(([room]) => room)
  return rooms.filter((room) => room !== 'services/shared' || !rooms.includes('services'))
}

describe('the table of rooms in CONTRIBUTING.md', () => {
  const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  const rows = [...text.matchAll(/^\| `(lib\/[a-z-]+|db|app|components|server)` \|.*\| (.*) \|$/gm)]
  const listed = rows.flatMap(([, folder = '', column = '']): [string, string, string[]][] => {
    const [own = '', ofRoutes] = column.split('; `app/api`:')
    const routes: [string, string, string[]][] =
      ofRoutes === undefined ? [] : [['app/api', 'app/api/a.ts', namedRooms(ofRoutes)]]
    return [[folder, `${folder}/a.ts`, namedRooms(own)], ...routes]
  })

  test('has a row for every room', () => {
    expect(listed.map(([room]) => room.replace('lib/', '')).sort()).toEqual(
      Object.keys(ROOMS)
        .filter((room) => room !== 'services/shared')
        .sort(),
    )
  })

  test.each(listed)('says what %s may import', (_, file, named) => {
    expect([...named].sort()).toEqual(allowedRooms(file).sort())
  })
})

test('every import rule has a test that breaks it', () => {
  const { forbidden, required } = rules()
  const names = [...(forbidden ?? []), ...(required ?? [])].map(({ name }) => name)
  expect(Object.keys(BREAKERS).sort()).toEqual(names.sort())
})
