import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logDestination } from './log-destination'
import { tallies } from './metrics'

const folder = mkdtempSync(join(tmpdir(), 'textile-log-'))
const program = join(folder, 'noisy.cjs')
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(async () => {
  const contents = `
    import { log } from './log'
    import { tallies } from './metrics'
    process.on('uncaughtException', (error) => {
      log().fatal({ err: error }, 'uncaught exception')
      process.exit(1)
    })
    for (let n = 0; n < 1000; n++) log().error({ n }, 'a line')
    setImmediate(() => process.stdout.write(String(tallies().logLinesDropped)))`
  await build({
    stdin: { contents, resolveDir: resolve(import.meta.dirname), loader: 'ts' },
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'cjs',
  })
})

/** A process that writes 1,000 lines to its log. @param stderr the file that holds the log */
function logInto(stderr: string) {
  const fd = openSync(stderr, 'w')
  const done = spawnSync(process.execPath, [program], { stdio: ['ignore', 'pipe', fd], encoding: 'utf8' })
  closeSync(fd)
  return { code: done.status, dropped: Number(done.stdout) }
}

test('a process whose log is on a full disk goes on, and counts the lines that it drops', () => {
  expect(logInto('/dev/full')).toEqual({ code: 0, dropped: 1000 })
})

test('on a disk with space every line is written', () => {
  const file = join(folder, 'log')
  expect(logInto(file)).toEqual({ code: 0, dropped: 0 })
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line).n)).toEqual(Array.from({ length: 1000 }, (_, n) => n))
})

test('a reader that is stuck loses lines, and the next line says how many', () => {
  const path = join(folder, 'pipe')
  execFileSync('mkfifo', [path])
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  const writer = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK)
  const read = () => {
    const bytes = Buffer.alloc(1024 * 1024)
    let text = ''
    try {
      for (let size = 1; size > 0; text += bytes.toString('utf8', 0, size)) size = readSync(reader, bytes)
    } catch {
      // The pipe is empty.
    }
    return text
  }
  const lines = logDestination(writer)
  const before = tallies().logLinesDropped
  // More than any pipe holds, and not a part of its size: a line is cut in two.
  const long = `${JSON.stringify({ text: 'x'.repeat(100_000) })}\n`
  for (let n = 0; n < 20; n++) lines.write(long)
  const missing = tallies().logLinesDropped - before
  expect(missing).toBeGreaterThan(0)
  read()
  lines.write('{"msg":"after"}\n')
  const [, note = '', after] = read().split('\n')
  expect(JSON.parse(note)).toMatchObject({ level: 40, missing })
  expect(after).toBe('{"msg":"after"}')
  closeSync(writer)
  closeSync(reader)
})
