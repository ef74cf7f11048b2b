import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quotationBody, YARN, yarnBody } from '../../../demo'
import { ROOT } from '../../../start/launch'
import { type Client, must, type Reply } from '../../client'
import { fileForm, requestBody, sellerIdOf, signUpBody, trySignIn } from '../../fixtures'
import { scaled, type Trial, tally } from '../../trial'
import { until, type World } from '../../world'
import { partialWrites } from '../data/integrity'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** How far the clock is off, one after the other: forward, back over what was written, past the end of sessions, back again. */
const SHIFTS_MS = [0, 120 * MINUTE_MS, 0, 30 * DAY_MS, 0, -DAY_MS, 2 * DAY_MS, 0]
const WRITES_EACH = 400
const DAYS_AHEAD = [61, 62, 63, 64, 65]
const EVENTS = '/api/trade-core/erp/marketplace-commercial/seller-quotation-event'
const CHAIN = '/api/trade-core/erp/admin/audit-log/chain'
/** More failures than a stranger has free, and the longest wait that follows (reference 2.6). */
const GUESSES = 12
const WAIT_MAX_S = 60

const CLOCK_FILE = join(tmpdir(), `textile-clock-${process.pid}`)

/** The server's clock jumps while people write: nothing is lost, told twice, called forged or refused for longer than its limit. */
export const clockJumps: Trial = {
  name: 'clock-jumps',
  environment: {
    NODE_OPTIONS: `--require ${JSON.stringify(join(ROOT, 'e2e/trust/shifted-clock.cjs'))}`,
    SHIFTED_CLOCK: CLOCK_FILE,
    // The trial sets the addresses that the guesses come from.
    TRUST_PROXY: 'true',
  },
  control: {
    sources: [
      {
        file: 'db/queries/accounts/rate-limits.ts',
        from: 'const CLOCKS_APART_MS = 60_000',
        to: 'const CLOCKS_APART_MS = 1e15',
      },
      { file: 'lib/services/audit/audit-chain.ts', from: 'dayOf(entry.at, 0)', to: "''" },
    ],
    fault: [/^the owner waits/, /^the audit log is called forged/],
  },
  async run(world, scale) {
    const story = new Story(world)
    try {
      jump(0)
      await story.prepare()
      const rounds = Math.max(1, Math.round(scaled(WRITES_EACH, scale) / 50))
      for (let n = 0; n < rounds; n++) {
        for (const shiftMs of SHIFTS_MS) await story.round(shiftMs)
      }
      await story.lastOfTheDay()
      await story.readBack()
    } finally {
      rmSync(CLOCK_FILE, { force: true })
    }
    const { writes, statuses, faults } = story
    return { figures: { jumps: story.rounds, writes, answers: tally(statuses) }, faults }
  },
}

/** The server reads the file with its next request. */
function jump(shiftMs: number): void {
  writeFileSync(CLOCK_FILE, String(shiftMs))
}

class Story {
  readonly faults: string[] = []
  readonly statuses: number[] = []
  rounds = 0
  writes = 0
  private readonly listingIds: string[] = []
  private readonly rfqIds: string[] = []
  private seller!: Client
  private buyer!: Client
  private sellerId = ''
  private last: { key: string; listingId: string; shiftMs: number } | null = null

  constructor(private readonly world: World) {}

  async prepare(): Promise<void> {
    this.seller = await this.world.as('growth')
    this.buyer = await this.world.as('buyer')
    this.sellerId = await sellerIdOf(this.seller)
  }

  async round(shiftMs: number): Promise<void> {
    this.rounds += 1
    const where = `${Math.round(shiftMs / MINUTE_MS)} min off`
    jump(shiftMs)
    const guessed = await this.failedOften()
    await this.repeatLast(shiftMs, where)
    const key = `trust-clock-${randomUUID().slice(0, 8)}`
    const listingId = await this.write(key, where)
    if (listingId !== null) this.last = { key, listingId, shiftMs }
    await this.trade(shiftMs, where)
    for (const path of ['/api/health/ready', `${YARN}?limit=2`, '/listings/yarn', `/listings/yarn?q=${listingId}`]) {
      this.expect(`${path}, ${where}`, await this.world.anonymous.get(path), 200)
    }
    const browser = await this.world.session('buyer2').catch((error: unknown) => String(error))
    if (typeof browser === 'string') this.faults.push(`a sign-in, ${where}: ${browser.slice(0, 160)}`)
    else this.expect(`the profile of a new session, ${where}`, await browser.get('/api/account/profile'), 200)
    jump(shiftMs - DAY_MS)
    await this.owner(guessed, where)
  }

  /** Single writes on days that no other row has, and at once the clock is right again, before they are in the audit log's chain. */
  async lastOfTheDay(): Promise<void> {
    for (const day of DAYS_AHEAD) {
      jump(day * DAY_MS)
      const made = await this.seller.post(YARN, yarnBody({ status: 'DRAFT' }))
      jump(0)
      this.expect(`a draft, ${day} days ahead`, made, 201)
    }
  }

  /** The whole of what was written, as its people read it at the end. */
  async readBack(): Promise<void> {
    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const path = `${YARN}?scope=mine&limit=7${cursor && `&cursor=${encodeURIComponent(cursor)}`}`
      const { listings, page } = must(await this.seller.get(path), 200).json<Page>()
      seen.push(...listings.map(({ listingId }) => listingId))
      if (page.nextCursor === null) break
      cursor = page.nextCursor
    }
    for (const id of this.listingIds) {
      const times = seen.filter((one) => one === id).length
      if (times !== 1) this.faults.push(`a listing is ${times} times in the list of its seller`)
    }
    for (const rfqId of this.rfqIds) {
      const { events } = must(await this.buyer.get(`${EVENTS}?rfqId=${rfqId}`), 200).json<{
        events: { sequence: number }[]
      }>()
      const numbers = events.map(({ sequence }) => sequence).sort((a, b) => a - b)
      if (numbers.some((number, index) => number !== index + 1)) {
        this.faults.push(`the events of a request have the numbers ${numbers.join()}`)
      }
    }
    await this.readChain()
    if (this.world.sql) this.faults.push(...(await partialWrites(this.world.sql)))
  }

  /** Every row of the audit log is linked in the end, and none is taken for a forgery. */
  private async readChain(): Promise<void> {
    const admin = await this.world.as('admin')
    const isLinked = await until(async () => {
      let broken: { problem: string } | null = null
      let waiting = 0
      for (let cursor: string | null = ''; cursor !== null && broken === null; ) {
        const reply: Reply = must(await admin.get(`${CHAIN}${cursor && `?cursor=${encodeURIComponent(cursor)}`}`), 200)
        const { chain, page } = reply.json<Chain>()
        ;({ broken, waiting } = chain)
        cursor = page.nextCursor
      }
      if (broken !== null) this.faults.push(`the audit log is called forged: ${broken.problem}`)
      return broken !== null || waiting === 0
    }, 15_000)
    if (!isLinked) this.faults.push('rows of the audit log are still not linked')
  }

  /** Writes one listing in all its steps. @returns its id */
  private async write(key: string, where: string): Promise<string | null> {
    const created = await this.seller.post(YARN, yarnBody({ sellerSku: key }), {
      headers: { 'idempotency-key': key },
    })
    if (!this.expect(`a new listing, ${where}`, created, 201)) return null
    const { listingId } = created.json<Made>().listing
    this.listingIds.push(listingId)
    const path = `${YARN}/${listingId}`
    const edit = { listingId, title: `Changed ${key}`, expectedVersion: 1 }
    this.expect(`an edit, ${where}`, await this.seller.post(YARN, edit), 200)
    this.expect(`an edit of an old version, ${where}`, await this.seller.post(YARN, edit), 409)
    const file = fileForm('sheet.txt', 'count,30s\n', { role: 'technicalSheet' })
    this.expect(`a file, ${where}`, await this.seller.post(`${path}/attachments`, file), 201)
    this.expect(`archiving, ${where}`, await this.seller.post(`${path}/archive`), 200)
    this.expect(`unarchiving, ${where}`, await this.seller.post(`${path}/unarchive`), 200)
    return listingId
  }

  /** From a request to a message on its order. */
  private async trade(shiftMs: number, where: string): Promise<void> {
    const asked = await this.buyer.post('/api/rfq/create', requestBody(this.sellerId))
    if (!this.expect(`a request, ${where}`, asked, 201)) return
    const { rfqId } = asked.json<{ rfq: { rfqId: string } }>().rfq
    this.rfqIds.push(rfqId)
    const validUntil = new Date(Date.now() + shiftMs + 30 * DAY_MS).toISOString()
    const quoted = await this.seller.post('/api/rfq/respond', quotationBody(rfqId, { validUntil }))
    if (!this.expect(`a quotation, ${where}`, quoted, 201)) return
    const { quoteId } = quoted.json<{ quote: { quoteId: string } }>().quote
    const note = { rfqId, type: 'NOTE', message: 'a note' }
    this.expect(`a note, ${where}`, await this.buyer.post(EVENTS, note), 201)
    const accepted = await this.buyer.post('/api/rfq/accept', { rfqId, quoteId, quoteVersion: 1 })
    if (!this.expect(`an order, ${where}`, accepted, 201)) return
    const order = `/api/trade-core/orders/${accepted.json<{ order: { orderId: string } }>().order.orderId}`
    const confirmed = await this.seller.post(`${order}/transition`, { to: 'CONFIRMED' })
    this.expect(`a confirmation, ${where}`, confirmed, 200)
    this.expect(`a message, ${where}`, await this.buyer.post(`${order}/messages`, { text: 'When?' }), 201)
  }

  /** The request of the last round again, as a client sends it that got no answer. */
  private async repeatLast(shiftMs: number, where: string): Promise<void> {
    const { last } = this
    // Keys are kept for a day.
    if (last === null || shiftMs - last.shiftMs >= DAY_MS / 2) return
    const again = await this.seller.post(YARN, yarnBody({ sellerSku: last.key }), {
      headers: { 'idempotency-key': last.key },
    })
    if (again.status !== 201 || again.json<Made>().listing.listingId !== last.listingId) {
      this.faults.push(`the last request sent again, ${where}: ${again.status} ${again.text.slice(0, 120)}`)
    }
  }

  /** A new account whose password strangers guessed. */
  private async failedOften() {
    const account = signUpBody()
    must(await this.world.anonymous.post('/api/account/sign-up', account), 201)
    for (let n = 0; n < GUESSES; n++) {
      await trySignIn(this.world.url, { email: account.email, password: 'no-such-password', headers: from(n) })
    }
    return account
  }

  /** The clock goes back by a day: the wait that guesses cause must not become a day. */
  private async owner({ email, password }: { email: string; password: string }, where: string): Promise<void> {
    const { reply } = await trySignIn(this.world.url, { email, password, headers: from(250) })
    const wait = Number(reply.headers.get('retry-after') ?? 0)
    if (reply.status !== 200 && (reply.status !== 429 || wait > WAIT_MAX_S)) {
      this.faults.push(`the owner waits ${wait} s (${reply.status}), ${where} and then a day back`)
    }
    const [, left] = /"address";r=\d+;t=(-?\d+)/.exec(reply.headers.get('ratelimit') ?? '') ?? []
    if (left !== undefined && !(Number(left) >= 0 && Number(left) <= WAIT_MAX_S)) {
      this.faults.push(`a limit of a minute begins again in ${left} s, ${where} and then a day back`)
    }
  }

  private expect(what: string, reply: Reply, status: number): boolean {
    this.writes += 1
    this.statuses.push(reply.status)
    if (reply.status === status) return true
    this.faults.push(`${what}: ${reply.status} ${reply.text.slice(0, 200)}`)
    return false
  }
}

let sites = 0
/** An address of its own for each round. */
const from = (last: number) => {
  if (last === 0) sites += 1
  return { 'x-forwarded-for': `198.18.${sites % 250}.${last + 1}` }
}

interface Made {
  listing: { listingId: string }
}

interface Page {
  listings: { listingId: string }[]
  page: { nextCursor: string | null }
}

interface Chain {
  chain: { waiting: number; broken: { problem: string } | null }
  page: { nextCursor: string | null }
}
