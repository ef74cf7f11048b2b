import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_PASSWORD, quotationBody, YARN, yarnBody } from '../../../demo'
import { type Client, must, type Reply } from '../../client'
import { fileForm, newToken, requestBody, sellerIdOf } from '../../fixtures'
import { inParallel, isMachineBusy, range, scaled, type Trial, tally } from '../../trial'
import { until, type World } from '../../world'

/** Half an hour at full scale, and twenty seconds by default. */
const SECONDS = 1800
const SECONDS_LEAST = 20
const LANES = 3
const SETTLE_MS = 20_000
/** Sockets that stay open between requests, and files that are opened once. */
const DESCRIPTORS_MORE_MAX = 12
/** Memory is judged when it had this long to settle (the programme's measure: less than 1 MB a minute). */
const JUDGED_AFTER_MIN = 10
const GROWTH_MB_PER_MIN_MAX = 1

interface Sample {
  minute: number
  mb: number
}

/** The trade of a day for half an hour: every request is answered as it should be, and nothing is left over from it. */
export const soak: Trial = {
  name: 'soak',
  environment: {},
  control: {
    sources: [
      {
        file: 'lib/services/attachments/keep.ts',
        from: '  await rm(path, { force: true })\n',
        to: '',
      },
    ],
    fault: /files are left of uploads/,
  },
  async run(world, scale) {
    const { launched, dataDir } = world
    if (!launched || !dataDir) throw new Error('This trial watches the process, so it must have started it.')
    const { web } = launched.pids()
    const faults: string[] = []
    const statuses: number[] = []
    const people = await peopleOf(world)
    const isBusy = isMachineBusy()
    // Once before anything is counted, so that what is opened once is open.
    for (const step of steps(people, world, 0)) await step.send()
    const before = descriptorsOf(web)
    const samples: Sample[] = []
    const startedAt = performance.now()
    const minutes = () => (performance.now() - startedAt) / 60_000
    const watch = setInterval(() => samples.push({ minute: minutes(), mb: memoryOf(web) }), 1000)
    const endsAt = startedAt + scaled(SECONDS, scale * scale, SECONDS_LEAST) * 1000
    try {
      await inParallel(range(LANES), LANES, async (lane) => {
        for (let turn = 1; performance.now() < endsAt && faults.length < 50; turn++) {
          for (const { what, status, send } of steps(people, world, turn * LANES + lane)) {
            const reply = await send().catch((error: unknown) => ({ status: 0, text: String(error) }))
            statuses.push(reply.status)
            if (reply.status !== status) faults.push(`${what}: ${reply.status} ${reply.text.slice(0, 160)}`)
          }
        }
      })
    } finally {
      clearInterval(watch)
    }
    await until(() => descriptorsOf(web) <= before + DESCRIPTORS_MORE_MAX && leftOf(dataDir) === 0, SETTLE_MS)
    const [after, left] = [descriptorsOf(web), leftOf(dataDir)]
    if (after > before + DESCRIPTORS_MORE_MAX) faults.push(`${after} descriptors are open, ${before} were at the start`)
    if (left > 0) faults.push(`${left} files are left of uploads`)
    const growth = growthOf(samples)
    const isJudged = minutes() >= JUDGED_AFTER_MIN && !isBusy
    if (isJudged && growth > GROWTH_MB_PER_MIN_MAX) faults.push(`the memory grows by ${growth} MB a minute`)
    return {
      figures: {
        requests: statuses.length,
        statuses: tally(statuses),
        minutes: Math.round(minutes() * 10) / 10,
        'MB at the end': Math.round(samples.at(-1)?.mb ?? 0),
        [`MB a minute more${isJudged ? '' : ' (not judged)'}`]: growth,
        'descriptors more': after - before,
      },
      faults,
    }
  },
}

interface People {
  seller: Client
  sellerId: string
  buyer: Client
  listingId: string
  /** Of an account that opens streams. */
  streamToken: string
}

async function peopleOf(world: World): Promise<People> {
  const [seller, buyer] = [await world.as('growth'), await world.as('buyer')]
  const made = must(await seller.post(YARN, yarnBody({ sellerSku: 'trust-soak' })), 201)
  const { listingId } = made.json<{ listing: { listingId: string } }>().listing
  const { token } = await newToken(await world.session('buyer2'), DEMO_PASSWORD)
  return { seller, sellerId: await sellerIdOf(seller), buyer, listingId, streamToken: token }
}

interface Step {
  what: string
  status: number
  send(): Promise<Reply>
}

/** What people do in a minute of a day, each time with other words. */
function* steps(
  { seller, sellerId, buyer, listingId, streamToken }: People,
  { anonymous, url }: World,
  turn: number,
): Generator<Step> {
  const read = (what: string, path: string): Step => ({ what, status: 200, send: () => anonymous.get(path) })
  yield read('a list', `${YARN}?limit=24&priceMax=${200 + (turn % 500)}`)
  yield read('a record', `${YARN}/${listingId}`)
  yield read('a search', `/api/trade-core/search?q=${20 + (turn % 60)}s+combed`)
  yield read('a page', `/listings/yarn?q=${turn % 1000}`)
  yield read('the first page', '/')
  yield { what: 'the inbox', status: 200, send: () => buyer.get('/api/notifications') }
  yield {
    what: 'an edit',
    status: 200,
    send: () => seller.post(YARN, { listingId, title: `30s Combed Cotton Yarn, lot ${turn}` }),
  }
  const file = fileForm('sheet.txt', `lot ${turn % 5}\n`)
  yield {
    what: 'a file that is refused',
    status: 422,
    send: () => seller.post('/api/rfq/attachments', fileForm('', '')),
  }
  // A company may keep few files that no request names.
  let fileId = ''
  yield {
    what: 'a file',
    status: 201,
    async send() {
      const reply = await buyer.post('/api/rfq/attachments', file)
      if (reply.status === 201) fileId = reply.json<{ attachment: { id: string } }>().attachment.id
      return reply
    },
  }
  let rfqId = ''
  yield {
    what: 'a request',
    status: 201,
    async send() {
      const reply = await buyer.post('/api/rfq/create', { ...requestBody(sellerId), attachments: [fileId] })
      if (reply.status === 201) ({ rfqId } = reply.json<{ rfq: { rfqId: string } }>().rfq)
      return reply
    },
  }
  yield { what: 'a quotation', status: 201, send: () => seller.post('/api/rfq/respond', quotationBody(rfqId)) }
  yield { what: 'a comparison', status: 200, send: () => buyer.get(`/api/rfq/compare/${rfqId}`) }
  yield { what: 'a stream', status: 200, send: () => openAndLeave(url, streamToken) }
}

/** Opens the stream of notifications and leaves after its first words. */
async function openAndLeave(url: string, token: string): Promise<Reply> {
  const leaving = new AbortController()
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(new URL('/api/notifications/stream', url), { headers, signal: leaving.signal })
  const first = await response.body?.getReader().read()
  leaving.abort()
  const text = Buffer.from(first?.value ?? []).toString()
  return { status: response.status, headers: response.headers, text, json: <T>() => JSON.parse(text) as T }
}

const descriptorsOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length
const leftOf = (dataDir: string) => readdirSync(join(dataDir, 'blobs/incoming')).length

function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

/** Megabytes a minute over the second half, by least squares. */
function growthOf(samples: readonly Sample[]): number {
  const late = samples.slice(Math.floor(samples.length / 2))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const [minute, mb] = [mean(late.map((one) => one.minute)), mean(late.map((one) => one.mb))]
  const rise = late.reduce((sum, one) => sum + (one.minute - minute) * (one.mb - mb), 0)
  const run = late.reduce((sum, one) => sum + (one.minute - minute) ** 2, 0)
  return run === 0 ? 0 : Math.round((rise / run) * 100) / 100
}
