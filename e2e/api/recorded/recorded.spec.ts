import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_SERVER } from '../../demo'
import { expect, test } from '../../fixtures'
import { routeFiles } from '../../http-rules/routes'
import { type Launched, launch } from '../../start/launch'
import { differences } from './compare'
import { type Entry, readRecording, writeRecording } from './recording'
import { Replay } from './replay'
import { THEMES } from './requests'

/**
 * Compares every response of the API with its recording. After an intended change, record again:
 * RECORD=1 npx playwright test --config e2e/playwright.config.ts recorded.spec
 */
const isRecording = process.env.RECORD === '1'

// A separate server with fresh demo data, so that other tests cannot change the responses.
let launched: Launched | undefined
let dataDir: string
let replay: Replay

test.describe.configure({ timeout: 300_000 })

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'textile-recorded-'))
  launched = await launch([process.execPath, 'scripts/start.mjs'], dataDir, DEMO_SERVER)
  replay = await Replay.open(launched.url, dataDir)
})

test.afterAll(async () => {
  launched?.process.kill('SIGTERM')
  await launched?.exited
  rmSync(dataDir, { recursive: true, force: true })
})

const steps = Object.values(THEMES).flat()

test('the set has at least 200 requests with unique names', () => {
  expect(steps.length).toBeGreaterThanOrEqual(200)
  expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length)
})

test('the set calls every method of every route', () => {
  const called = steps.map(({ ask }) => ask.replace(/\?.*$/, ''))
  const notCalled = routeFiles()
    .filter(({ pattern }) => !pattern.includes('...'))
    .flatMap(({ pattern, methods }) => methods.map((method) => `${method} ${pattern}`))
    .filter((route) => !called.some((line) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`).test(line)))
  expect(notCalled).toEqual([])
})

test('every response equals its recording', async () => {
  for (const [theme, steps] of Object.entries(THEMES)) {
    const entries: Entry[] = []
    for (const step of steps) entries.push(await replay.run(step))
    if (isRecording) writeRecording(theme, entries)
    const recorded = readRecording(theme)
    expect.soft(entries.map(({ name }) => name)).toEqual(recorded.map(({ name }) => name))
    for (const entry of entries) {
      const before = recorded.find(({ name }) => name === entry.name)
      if (before) expect.soft(differences(before, entry), `${entry.name} (${entry.ask})`).toEqual([])
    }
  }
})
