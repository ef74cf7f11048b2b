import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { isRunning, type Launched, launch, type Pids, pidsOf } from './launch'

const NPM = ['npm', 'start'] as const
const LAUNCHER = [process.execPath, 'scripts/start.mjs'] as const
const SETTINGS = { SEED_DEMO: 'false' }

// Each test starts one or two servers.
test.describe.configure({ timeout: 180_000 })

let dataDir = ''
let started: Launched[] = []

// The first test makes the database. The others find it, as most starts do, with what the test before left in it.
test.beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'textile-start-'))
})

test.afterEach(async () => {
  for (const { process: child, exited } of started) {
    child.kill('SIGTERM')
    await exited
  }
  started = []
})

test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function start(command: readonly [string, ...string[]]): Promise<Launched> {
  const launched = await launch(command, dataDir, SETTINGS)
  started.push(launched)
  return launched
}

const stillRunning = (pids: Pids): string[] =>
  Object.entries(pids).flatMap(([name, pid]) => (isRunning(pid) ? [name] : []))

const expectAllStopped = (pids: Pids) => expect.poll(() => stillRunning(pids)).toEqual([])

const readiness = async (url: string): Promise<number> => {
  try {
    return (await fetch(`${url}/api/health/ready`)).status
  } catch {
    return 0
  }
}

/** On a busy machine the database may answer the first question late. */
const expectReady = ({ url }: Launched) => expect.poll(() => readiness(url), { timeout: 60_000 }).toBe(200)

/** Listens on the address of `url` as soon as no one else does. */
async function takePort(url: string): Promise<Server> {
  const { hostname: host, port } = new URL(url)
  for (;;) {
    const server = createServer()
    const isListening = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen({ host, port: Number(port) }, () => resolve(true))
    })
    if (isListening) return server
  }
}

test('a killed launcher leaves nothing running, and the next start keeps the data', async () => {
  const first = await start(LAUNCHER)
  const pids = pidsOf(first)
  process.kill(pids.launcher, 'SIGKILL')
  await first.exited
  await expectAllStopped(pids)
  const second = await start(LAUNCHER)
  expect(second.output()).toContain('data kept')
  await expectReady(second)
})

const endings: [string, readonly [string, ...string[]], (launched: Launched) => void][] = [
  ['SIGTERM to the launcher', LAUNCHER, ({ process: child }) => child.kill('SIGTERM')],
  ['SIGTERM to npm', NPM, ({ process: child }) => child.kill('SIGTERM')],
  ['SIGTERM to the whole group', NPM, ({ process: child }) => process.kill(-Number(child.pid), 'SIGTERM')],
  ['Ctrl-C', NPM, ({ process: child }) => process.kill(-Number(child.pid), 'SIGINT')],
]

for (const [name, command, end] of endings) {
  test(`${name} stops web and database cleanly and leaves no process`, async () => {
    const launched = await start(command)
    const pids = pidsOf(launched)
    await expectReady(launched)
    end(launched)
    const code = await launched.exited
    await expectAllStopped(pids)
    if (command === LAUNCHER) expect(code).toBe(0)
    expect(launched.output()).not.toMatch(/unexpectedly|died/)
  })
}

// Once more than the number of starts after which the launcher gives up, if none became ready.
test('a web process that is killed six times in a row starts again at its address each time', async () => {
  const launched = await start(LAUNCHER)
  const { database } = pidsOf(launched)
  await expectReady(launched)
  for (let death = 1; death <= 6; death++) {
    process.kill(pidsOf(launched).web, 'SIGKILL')
    const news = /The web process ended unexpectedly \(SIGKILL\): starting it again\./g
    await expect.poll(() => launched.output().match(news)?.length).toBe(death)
    await expectReady(launched)
    expect(pidsOf(launched).database).toBe(database)
  }
  expect(launched.output().match(/The web process is ready again/g)).toHaveLength(6)
})

test('the launcher gives up when the web process ends five times in a row before it is ready', async () => {
  const launched = await start(LAUNCHER)
  const pids = pidsOf(launched)
  await expectReady(launched)
  process.kill(pids.web, 'SIGKILL')
  const other = await takePort(launched.url)
  expect(await launched.exited).toBe(1)
  other.close()
  await expectAllStopped(pids)
  expect(launched.output()).toContain('before it was ready, 5 times in a row: it is not started again')
})

test('a stop while the web process is about to start again leaves no process', async () => {
  const launched = await start(LAUNCHER)
  const pids = pidsOf(launched)
  await expectReady(launched)
  process.kill(pids.web, 'SIGKILL')
  await expect.poll(() => launched.output()).toContain('starting it again')
  launched.process.kill('SIGTERM')
  expect(await launched.exited).toBe(0)
  await expectAllStopped(pids)
})

test('a killed database restarts and the same web process serves again', async () => {
  const launched = await start(LAUNCHER)
  const before = pidsOf(launched)
  for (let kill = 0; kill < 3; kill++) {
    const killed = pidsOf(launched).database
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => isRunning(killed)).toBe(false)
    await expectReady(launched)
  }
  expect(pidsOf(launched).web).toBe(before.web)
})

test('a start directly after a killed launcher succeeds', async () => {
  const first = await start(LAUNCHER)
  const port = new URL(first.url).port
  process.kill(pidsOf(first).launcher, 'SIGKILL')
  const second = await launch(LAUNCHER, dataDir, { ...SETTINGS, PORT: port })
  started.push(second)
  await expectReady(second)
  expect(new URL(second.url).port).toBe(port)
})

test('a second start with the same data names the running process and exits', async () => {
  const first = await start(LAUNCHER)
  await expect(launch(LAUNCHER, dataDir, SETTINGS)).rejects.toThrow(
    /is in use by another run \(process \d+\): stop that one/,
  )
  await expectReady(first)
})
