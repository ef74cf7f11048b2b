import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_PASSWORD, YARN, yarnBody } from '../../demo'
import { isRunning, launch, pidsOf } from '../../start/launch'
import { must } from '../client'
import { inParallel, range, scaled, type Trial } from '../trial'
import { openWorld, until, type World } from '../world'

const WITHIN_MS = 30_000
const LISTING_PAGE = `${YARN}?limit=100`

/** SIGTERM in the middle of uploads, streams and answers: what was begun is finished, and then everything ends in order. */
export const gracefulStop: Trial = {
  id: 'M17',
  name: 'graceful stop',
  control: {
    sources: [{ file: 'server/index.ts', from: '    await front()?.stop(patienceMs)\n', to: '' }],
    fault: /broken off/,
  },
  async run({ root }, scale) {
    const figures = {
      stops: 0,
      'in flight': 0,
      uploads: 0,
      answers: 0,
      streams: 0,
      'broken off': 0,
      'seconds at most': 0,
    }
    const faults: string[] = []
    const dataDir = mkdtempSync(join(tmpdir(), 'textile-stop-'))
    try {
      for (const stop of range(scaled(20, scale, 1))) {
        const each = Math.max(4, scaled(200, scale, 12) / 3)
        const round = await stopOnce(root, dataDir, Math.round(each))
        figures.stops += 1
        figures['in flight'] += round.ends.length
        for (const { kind, end } of round.ends) {
          if (end === 'whole') figures[kind] += 1
          else {
            figures['broken off'] += 1
            faults.push(`stop ${stop + 1}: one of the ${kind} was broken off: ${end}`)
          }
        }
        figures['seconds at most'] = Math.max(figures['seconds at most'], Math.round(round.ms / 100) / 10)
        if (round.code !== 0) faults.push(`stop ${stop + 1}: exit ${round.code}`)
        if (round.ms > WITHIN_MS) faults.push(`stop ${stop + 1}: took ${Math.round(round.ms / 1000)} s`)
        if (!round.isShutDown) faults.push(`stop ${stop + 1}: the database did not say that it is shut down`)
        if (round.left.length > 0) faults.push(`stop ${stop + 1}: still running: ${round.left.join()}`)
      }
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
    return { figures, faults }
  },
}

const FILES_OF_ONE = 20
const LISTENERS = ['growth', 'all', 'buyer', 'buyer2', 'starter', 'admin', 'none'] as const

type Kind = 'uploads' | 'answers' | 'streams'

interface Flight {
  kind: Kind
  /** Lets what is held back go on. */
  release(): void
  /** "whole", or what became of it. */
  end: Promise<string>
}

async function stopOnce(root: string, dataDir: string, each: number) {
  const settings = {
    DEMO_PASSWORD,
    SEED_DEMO: 'true',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '1000000',
    UPLOADS_PER_MINUTE: '1000000',
  }
  const launched = await launch([process.execPath, 'scripts/start.mjs'], dataDir, settings, root)
  const world = openWorld({ url: launched.url, root, dataDir })
  const pids = Object.entries(pidsOf(launched))
  const logBefore = postgresLog(dataDir).length
  let flights: Flight[]
  try {
    flights = await begin(world, each)
  } finally {
    await world.close()
  }
  const begun = performance.now()
  launched.process.kill('SIGTERM')
  // It has begun to stop when nobody new is let in.
  await until(() => isClosed(launched.url), 10_000)
  for (const { release } of flights) release()
  const ends = await Promise.all(flights.map(async ({ kind, end }) => ({ kind, end: await end })))
  const code = await launched.exited
  const ms = performance.now() - begun
  const left = pids.filter(([, pid]) => isRunning(pid)).map(([name]) => name)
  const isShutDown = postgresLog(dataDir).slice(logBefore).includes('database system is shut down')
  return { ends, code, ms, left, isShutDown }
}

/** So many of each kind, every one of them begun: the server has asked for the body, or sent the head of its answer. */
async function begin(world: World, each: number): Promise<Flight[]> {
  const seller = await world.as('growth')
  // No account holds more streams, and no listing more files, than the product allows.
  const listings = await inParallel(range(Math.ceil(each / FILES_OF_ONE)), 4, async () => {
    const made = must(await seller.post(YARN, yarnBody({ status: 'DRAFT' })), 201)
    return made.json<{ listing: { listingId: string } }>().listing.listingId
  })
  const identities = await inParallel(LISTENERS, LISTENERS.length, async (account) => {
    const made = must(await (await world.session(account)).post('/api/account/tokens', { name: 'stop' }), 201)
    return { authorization: `Bearer ${made.json<{ token: string }>().token}` }
  })
  const [own] = identities
  return Promise.all(
    range(each).flatMap((n) => [
      upload(new URL(`${YARN}/${listings[n % listings.length]}/attachments`, world.url), { ...own }, n),
      answer('answers', new URL(LISTING_PAGE, world.url), {}),
      answer('streams', new URL('/api/notifications/stream', world.url), { ...identities[n % identities.length] }),
    ]),
  )
}

/** A file whose second half is held back. */
function upload(url: URL, headers: Record<string, string>, n: number): Promise<Flight> {
  const text = `count,30s\n${randomBytes(60_000).toString('hex')}\n`
  const head = `--edge\r\ncontent-disposition: form-data; name="role"\r\n\r\ntechnicalSheet\r\n--edge\r\ncontent-disposition: form-data; name="file"; filename="sheet-${n}.txt"\r\ncontent-type: text/plain\r\n\r\n`
  const body = Buffer.from(`${head}${text}\r\n--edge--\r\n`)
  const half = Math.floor(body.length / 2)
  const sending = request(url, {
    method: 'POST',
    agent: false,
    headers: {
      ...headers,
      'content-type': 'multipart/form-data; boundary=edge',
      'content-length': body.length,
      expect: '100-continue',
    },
  })
  const end = endOf(sending, ({ statusCode }, said) =>
    statusCode === 201 ? 'whole' : `${statusCode} ${said.slice(0, 200)}`,
  )
  sending.flushHeaders()
  return new Promise((begun) => {
    const flight: Flight = { kind: 'uploads', release: () => sending.end(body.subarray(half)), end }
    sending.once('continue', () => {
      sending.write(body.subarray(0, half))
      begun(flight)
    })
    // One that never begins is told as what became of it.
    sending.once('error', () => begun(flight))
  })
}

/** An answer whose head has come and whose rest is not read yet. */
function answer(kind: Kind, url: URL, headers: Record<string, string>): Promise<Flight> {
  const asking = request(url, { agent: false, headers })
  return new Promise((begun) => {
    let release = () => {}
    const end = endOf(
      asking,
      ({ statusCode, headers: { 'content-length': length } }, said) => {
        if (statusCode !== 200) return `${statusCode} ${said.slice(0, 200)}`
        return length === undefined || Number(length) === Buffer.byteLength(said)
          ? 'whole'
          : `${said.length} of ${length} bytes`
      },
      (response) => {
        response.pause()
        release = () => void response.resume()
        begun(flight)
      },
    )
    const flight: Flight = { kind, release: () => release(), end }
    asking.once('error', () => begun(flight))
    asking.end()
  })
}

function endOf(
  asking: ClientRequest,
  judge: (response: IncomingMessage, text: string) => string,
  onHead: (response: IncomingMessage) => void = () => {},
): Promise<string> {
  return new Promise((resolve) => {
    asking.once('error', (error) => resolve(error.message))
    asking.once('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
      })
      response.once('error', (error) => resolve(`${error.message} after ${text.length} characters`))
      response.once('end', () => resolve(judge(response, text)))
      onHead(response)
    })
  })
}

async function isClosed(url: string): Promise<boolean> {
  try {
    await fetch(new URL('/api/health/live', url), { signal: AbortSignal.timeout(1000) })
    return false
  } catch {
    return true
  }
}

function postgresLog(dataDir: string): string {
  return readFileSync(join(dataDir, 'postgres.log'), 'utf8')
}
