import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_PASSWORD, YARN, yarnBody } from '../../../demo'
import { isRunning, launch, pidsOf } from '../../../start/launch'
import { must } from '../../client'
import { inParallel, range, scaled, type Trial } from '../../trial'
import { openWorld, until, type World } from '../../world'

const STOP_MS_MAX = 30_000
const LISTING_PAGE = `${YARN}?limit=100`

/** SIGTERM during uploads, streams and responses: all are completed, then every process ends. */
export const gracefulStop: Trial = {
  name: 'graceful-stop',
  control: {
    sources: [{ file: 'server/index.ts', from: '    await front()?.stop(patienceMs)\n', to: '' }],
    fault: /cut off/,
  },
  async run({ root }, scale) {
    const figures = {
      stops: 0,
      'in flight': 0,
      uploads: 0,
      responses: 0,
      streams: 0,
      'cut off': 0,
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
          if (end === 'complete') figures[kind] += 1
          else {
            figures['cut off'] += 1
            faults.push(`stop ${stop + 1}: one of the ${kind} was cut off: ${end}`)
          }
        }
        figures['seconds at most'] = Math.max(figures['seconds at most'], Math.round(round.ms / 100) / 10)
        if (round.code !== 0) faults.push(`stop ${stop + 1}: exit ${round.code}`)
        if (round.ms > STOP_MS_MAX) faults.push(`stop ${stop + 1}: took ${Math.round(round.ms / 1000)} s`)
        if (!round.isShutDown) faults.push(`stop ${stop + 1}: the database did not log its shutdown`)
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

type Kind = 'uploads' | 'responses' | 'streams'

interface OpenRequest {
  kind: Kind
  /** Sends or reads the rest. */
  release(): void
  /** "complete", or the reason for the failure. */
  end: Promise<string>
}

async function stopOnce(root: string, dataDir: string, each: number) {
  const settings = {
    DEMO_PASSWORD,
    SEED_DEMO: 'true',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '1000000',
    PAGES_PER_MINUTE: '1000000',
    UPLOADS_PER_MINUTE: '1000000',
    UPLOADS_AT_ONCE: '1000000',
  }
  const launched = await launch([process.execPath, 'scripts/start.mjs'], dataDir, settings, root)
  const world = openWorld({ url: launched.url, root, dataDir })
  const pids = Object.entries(pidsOf(launched))
  const logBefore = postgresLog(dataDir).length
  let openRequests: OpenRequest[]
  try {
    openRequests = await begin(world, each)
  } finally {
    await world.close()
  }
  const startedAt = performance.now()
  launched.process.kill('SIGTERM')
  // The stop has begun once new connections are refused.
  await until(() => isClosed(launched.url), 10_000)
  for (const { release } of openRequests) release()
  const ends = await Promise.all(openRequests.map(async ({ kind, end }) => ({ kind, end: await end })))
  const code = await launched.exited
  const ms = performance.now() - startedAt
  const left = pids.filter(([, pid]) => isRunning(pid)).map(([name]) => name)
  const isShutDown = postgresLog(dataDir).slice(logBefore).includes('database system is shut down')
  return { ends, code, ms, left, isShutDown }
}

/** Opens `each` requests of each kind. The server has asked for the body or sent the response headers. */
async function begin(world: World, each: number): Promise<OpenRequest[]> {
  const seller = await world.as('growth')
  // Stays within the product's limits of streams per account and files per listing.
  const listings = await inParallel(range(Math.ceil(each / FILES_OF_ONE)), 4, async () => {
    const created = must(await seller.post(YARN, yarnBody({ status: 'DRAFT' })), 201)
    return created.json<{ listing: { listingId: string } }>().listing.listingId
  })
  const identities = await inParallel(LISTENERS, LISTENERS.length, async (account) => {
    const created = must(
      await (await world.session(account)).post('/api/account/tokens', {
        name: 'stop',
        currentPassword: DEMO_PASSWORD,
      }),
      201,
    )
    return { authorization: `Bearer ${created.json<{ token: string }>().token}` }
  })
  const [own] = identities
  return Promise.all(
    range(each).flatMap((n) => [
      upload(new URL(`${YARN}/${listings[n % listings.length]}/attachments`, world.url), { ...own }, n),
      read('responses', new URL(LISTING_PAGE, world.url), {}),
      read('streams', new URL('/api/notifications/stream', world.url), { ...identities[n % identities.length] }),
    ]),
  )
}

/** Uploads half of a file and holds the rest back. */
function upload(url: URL, headers: Record<string, string>, n: number): Promise<OpenRequest> {
  const content = `count,30s\n${randomBytes(60_000).toString('hex')}\n`
  const head = `--edge\r\ncontent-disposition: form-data; name="role"\r\n\r\ntechnicalSheet\r\n--edge\r\ncontent-disposition: form-data; name="file"; filename="sheet-${n}.txt"\r\ncontent-type: text/plain\r\n\r\n`
  const body = Buffer.from(`${head}${content}\r\n--edge--\r\n`)
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
  const end = endOf(sending, ({ statusCode }, text) =>
    statusCode === 201 ? 'complete' : `${statusCode} ${text.slice(0, 200)}`,
  )
  sending.flushHeaders()
  return new Promise((started) => {
    const open: OpenRequest = { kind: 'uploads', release: () => sending.end(body.subarray(half)), end }
    sending.once('continue', () => {
      sending.write(body.subarray(0, half))
      started(open)
    })
    // `end` reports why it could not begin.
    sending.once('error', () => started(open))
  })
}

/** Receives the response headers and does not read the body yet. */
function read(kind: Kind, url: URL, headers: Record<string, string>): Promise<OpenRequest> {
  const sending = request(url, { agent: false, headers })
  return new Promise((started) => {
    let release = () => {}
    const end = endOf(
      sending,
      ({ statusCode, headers: { 'content-length': length } }, text) => {
        if (statusCode !== 200) return `${statusCode} ${text.slice(0, 200)}`
        return length === undefined || Number(length) === Buffer.byteLength(text)
          ? 'complete'
          : `${text.length} of ${length} bytes`
      },
      (response) => {
        response.pause()
        release = () => void response.resume()
        started(open)
      },
    )
    const open: OpenRequest = { kind, release: () => release(), end }
    sending.once('error', () => started(open))
    sending.end()
  })
}

function endOf(
  sending: ClientRequest,
  verdict: (response: IncomingMessage, text: string) => string,
  onHead: (response: IncomingMessage) => void = () => {},
): Promise<string> {
  return new Promise((resolve) => {
    sending.once('error', (error) => resolve(error.message))
    sending.once('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
      })
      response.once('error', (error) => resolve(`${error.message} after ${text.length} characters`))
      response.once('end', () => resolve(verdict(response, text)))
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
