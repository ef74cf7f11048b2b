import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exclusively, sourceHash, whyBuild } from './builds.mjs'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'textile-build-'))
  write('package-lock.json', '{}')
  write('app/page.tsx', 'export default 1')
  write('lib/domain/price.ts', 'export const a = 1')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function recordBuild(): void {
  write('.next/BUILD_ID', 'x')
  write('.build/server.mjs', '')
  write('.build/stamp.json', JSON.stringify({ hash: sourceHash(root) }))
}

test('an up-to-date build is not repeated', () => {
  expect(whyBuild(root)).toBe('no build yet')
  recordBuild()
  expect(whyBuild(root)).toBeNull()
})

test.each<[string, () => void]>([
  ['an edited source', () => write('lib/domain/price.ts', 'export const a = 2')],
  ['a new source', () => write('app/new/page.tsx', '')],
  ['a removed source', () => rmSync(join(root, 'lib/domain/price.ts'))],
  ['a renamed source', () => renameSync(join(root, 'lib/domain/price.ts'), join(root, 'lib/domain/cost.ts'))],
  ['another lockfile', () => write('package-lock.json', '{"packages":{}}')],
  ['another setting', () => write('next.config.mjs', 'export default {}')],
])('%s makes the build stale', (_change, apply) => {
  recordBuild()
  apply()
  expect(whyBuild(root)).toBe('the sources changed')
})

test('a changed test or document does not make the build stale', () => {
  recordBuild()
  write('lib/domain/price.test.ts', 'test')
  write('db/testing/database.ts', 'helper')
  write('lib/testing/market.ts', 'helper')
  write('components/README.md', 'words')
  expect(whyBuild(root)).toBeNull()
})

test('a build whose output is gone is repeated', () => {
  recordBuild()
  rmSync(join(root, '.next'), { recursive: true })
  expect(whyBuild(root)).toBe('no build yet')
})

test('a lock whose holder died is taken over', async () => {
  write('.build/lock', JSON.stringify({ pid: 999_999_999, identity: 'of another boot' }))
  expect(await exclusively(root, async () => 'done')).toBe('done')
})
