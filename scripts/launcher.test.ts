import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')

interface Ended {
  code: number | null
  stderr: string
}

function start(environment: Record<string, string>, nodeArguments: string[] = []): Promise<Ended> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [...nodeArguments, join(ROOT, 'scripts/start.mjs')], {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let stderr = ''
    child.stderr.on('data', (part) => {
      stderr += part
    })
    child.once('error', failed)
    child.once('close', (code) => done({ code, stderr }))
  })
}

async function inNewDirectory(work: (directory: string) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'textile-launcher-'))
  try {
    await work(directory)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** One sentence with a remedy, no stack, and an exit code other than 0. */
function expectSentence({ code, stderr }: Ended, sentence: RegExp): void {
  expect(code).toBe(1)
  expect(stderr.trim()).toMatch(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
}

test('a taken port is named, with the command that takes another', async () => {
  const other = createServer()
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  const address = other.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  await inNewDirectory(async (directory) => {
    const ended = await start({ DATA_DIR: directory, PORT: String(address.port) })
    expectSentence(
      ended,
      new RegExp(`^Port ${address.port} on 127.0.0.1 is taken: .*PORT=${address.port + 1} npm start`),
    )
  })
  await new Promise((closed) => other.close(closed))
})

test.each(['ninety', '-1', '70000', '80.5'])('PORT=%s is refused as not a port', async (port) => {
  await inNewDirectory(async (directory) => {
    expectSentence(await start({ DATA_DIR: directory, PORT: port }), /^PORT=.* is not a port: set PORT to a number/)
  })
})

test('a HOST that is not an address of this machine is named', async () => {
  await inNewDirectory(async (directory) => {
    const ended = await start({ DATA_DIR: directory, HOST: '203.0.113.1', PORT: '0' })
    expectSentence(ended, /^HOST=203\.0\.113\.1 is not an address of this machine: use 127\.0\.0\.1/)
  })
})

test('a data directory that cannot be written is named', async () => {
  await inNewDirectory(async (directory) => {
    const file = join(directory, 'a-file')
    writeFileSync(file, '')
    const ended = await start({ DATA_DIR: join(file, 'data'), PORT: '0' })
    expectSentence(ended, /a-file\/data cannot be written \(ENOTDIR\): set DATA_DIR to a folder this user can write\.$/)
  })
})

test('on a Node that is too old the required version is named', async () => {
  const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.18.3'}})`
  const ended = await start({}, ['--import', older])
  expectSentence(ended, /^Node 20\.18\.3 is too old: install Node 20\.19 or newer/)
})
