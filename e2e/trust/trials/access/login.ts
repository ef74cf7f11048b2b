import { randomInt, randomUUID } from 'node:crypto'
import { type DemoAccount, emailOf } from '../../../demo'
import { must, type Reply } from '../../client'
import { browserOf, cookieOf, newcomer, objectOf, tokenClient } from '../../fixtures'
import { range, scaled, type Trial, tally } from '../../trial'
import type { World } from '../../world'

const KNOWN: readonly DemoAccount[] = ['admin', 'buyer', 'buyer2', 'starter', 'growth', 'all', 'lapsed', 'none']
const FAILURES_MAX = 10
const RESET = '/api/account/password-reset/request'
/** The wait after the tenth failure; each further one doubles it. */
const FIRST_WAIT_S = 5
const MEDIAN_SLACK = 0.1
const KS_P_MIN = 0.01

/** Sign-in must not reveal accounts, must limit guesses, and must end sessions immediately. */
export const login: Trial = {
  name: 'login',
  // Each guess can claim another IP address.
  environment: { TRUST_PROXY: 'true' },
  control: {
    sources: [
      {
        file: 'lib/services/accounts/passwords.ts',
        from: "  const noOnes = await processWide('no-ones-password-hash'",
        to: "  if (passwordHash === null) return false\n  const noOnes = await processWide('no-ones-password-hash'",
      },
    ],
    fault: /median/,
  },
  async run(world, scale) {
    const faults: string[] = []
    const figures = {
      ...(await timings(world, { few: scaled(500, scale, 40), all: 500 }, faults)),
      ...(await resetTimings(world, { few: scaled(100, scale, 20), all: 100 }, faults)),
      ...(await guesses(world, scaled(1000, scale, 30), faults)),
      ...(await endings(world, faults)),
    }
    return { figures, faults }
  },
}

/** How many timings to take of each kind: all, where few of them differ. On a busy machine the medians of few do so by chance. */
interface Counts {
  few: number
  all: number
}

interface Times {
  known: number[]
  unknown: number[]
}

/** Whether so many timings are enough. */
const isEnough = (times: Times, { few }: Counts): boolean => times.known.length === few && !differ(times)

/** Whether the medians of known and unknown addresses tell them apart. */
function differ({ known, unknown }: Times): boolean {
  const [a, b] = [median(known), median(unknown)]
  return Math.abs(a - b) / Math.max(a, b) >= MEDIAN_SLACK
}

/** An IP address of a network reserved for tests. */
function randomIp(): string {
  return `198.18.${randomInt(256)}.${randomInt(1, 255)}`
}

/** @param cookie one more cookie than the form's own */
type SignIn = (email: string, password: string, ip: string, cookie?: string) => Promise<Reply>

/** Fetches the CSRF token once, so that it does not count in the time of a sign-in. */
async function signInForm(world: World): Promise<SignIn> {
  const csrf = must(await world.anonymous.get('/api/auth/csrf'), 200)
  const { csrfToken } = csrf.json<{ csrfToken: string }>()
  const cookie = csrf.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  return (email, password, ip, more = '') =>
    world.anonymous.post(
      '/api/auth/callback/credentials',
      new URLSearchParams({ csrfToken, email, password, json: 'true' }).toString(),
      {
        headers: {
          cookie: more === '' ? cookie : `${cookie}; ${more}`,
          'x-forwarded-for': ip,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        },
      },
    )
}

/** Known and unknown e-mail addresses in turn: neither the response nor its time may reveal which is which. */
async function timings(world: World, counts: Counts, faults: string[]) {
  const { sql } = world
  if (!sql) throw new Error('This trial deletes counted failures, so it needs the database.')
  const signIn = await signInForm(world)
  const times: Times = { known: [], unknown: [] }
  const responses = { known: new Set<string>(), unknown: new Set<string>() }
  for (const n of range(counts.all + 3)) {
    if (isEnough(times, counts)) break
    // An account may fail ten times, so the count is deleted before the eleventh.
    if (n % (KNOWN.length * (FAILURES_MAX - 1)) === 0) await sql`delete from rate_limits`
    const pair = ['known', 'unknown'] as const
    for (const kind of randomInt(2) ? pair : pair.toReversed()) {
      const email =
        kind === 'known' ? emailOf(KNOWN[n % KNOWN.length] ?? 'buyer') : `${randomUUID().slice(0, 6)}@demo.test`
      const startedAt = performance.now()
      const reply = await signIn(email, 'not the password of anybody', randomIp())
      const time = performance.now() - startedAt
      const { requestId: _requestId, ...problem } = objectOf(reply)
      responses[kind].add(`${reply.status} ${JSON.stringify(problem)}`)
      // The first requests are slow on a cold server.
      if (n >= 3) times[kind].push(time)
    }
  }
  const medians = { known: median(times.known), unknown: median(times.unknown) }
  const p = kolmogorovSmirnov(times.known, times.unknown)
  if (differ(times)) {
    faults.push(`the medians of known and unknown addresses are ${ms(medians.known)} and ${ms(medians.unknown)} ms`)
  }
  if (p <= KS_P_MIN)
    faults.push(`the times of known and unknown addresses differ in distribution: KS p = ${p.toFixed(4)}`)
  if (responses.known.size !== 1 || [...responses.known].join() !== [...responses.unknown].join()) {
    faults.push(`the responses differ: ${[...responses.known, ...responses.unknown].join(' | ').slice(0, 400)}`)
  }
  await sql`delete from rate_limits`
  return {
    timings: times.known.length + times.unknown.length,
    'ms for a known address': ms(medians.known),
    'ms for an unknown address': ms(medians.unknown),
    'KS p': Number(p.toFixed(3)),
  }
}

/** A request for a reset link takes as long for an e-mail address without an account, though it writes and mails nothing. */
async function resetTimings(world: World, counts: Counts, faults: string[]) {
  const { sql } = world
  if (!sql) throw new Error('This trial deletes counted requests, so it needs the database.')
  const times: Times = { known: [], unknown: [] }
  const responses = new Set<string>()
  for (const n of range(counts.all + 3)) {
    if (isEnough(times, counts)) break
    // Beyond ten requests an account gets no mail either.
    if (n % (KNOWN.length * (FAILURES_MAX - 1)) === 0) await sql`delete from rate_limits`
    const emails = {
      known: emailOf(KNOWN[n % KNOWN.length] ?? 'buyer'),
      unknown: `${randomUUID().slice(0, 6)}@demo.test`,
    }
    const pair = ['known', 'unknown'] as const
    for (const kind of randomInt(2) ? pair : pair.toReversed()) {
      const startedAt = performance.now()
      const headers = { 'x-forwarded-for': randomIp() }
      const reply = await world.anonymous.post(RESET, { email: emails[kind] }, { headers })
      if (n >= 3) times[kind].push(performance.now() - startedAt)
      const { requestId: _requestId, ...body } = objectOf(reply)
      responses.add(`${reply.status} ${JSON.stringify(body)}`)
    }
  }
  await sql`delete from rate_limits`
  const medians = { known: median(times.known), unknown: median(times.unknown) }
  if (differ(times)) {
    faults.push(
      `the medians of resets of known and unknown addresses are ${ms(medians.known)} and ${ms(medians.unknown)} ms`,
    )
  }
  if (responses.size !== 1) faults.push(`the answers to resets differ: ${[...responses].join(' | ').slice(0, 400)}`)
  return { 'ms for a reset of a known address': ms(medians.known), 'ms of an unknown one': ms(medians.unknown) }
}

/**
 * Ten IP addresses against one account, and one IP address against many accounts: ten guesses, then 429 and a wait that doubles. The
 * owner's browser and address keep working.
 */
async function guesses(world: World, count: number, faults: string[]) {
  const signIn = await signInForm(world)
  const person = await newcomer(world)
  const home = randomIp()
  const before = must(await signIn(person.email, person.password, home), 200)
  const device = before.headers.getSetCookie().find((line) => line.startsWith('known-device-'))
  if (!device) faults.push('a sign-in sets no cookie of a known browser')
  const ips = range(10).map(randomIp)
  const onOne = await timed(count, (n) => signIn(person.email, `guess ${n} of a guesser`, ips[n % ips.length] ?? ''))
  checkLimit('guesses of one account from ten IP addresses', onOne, faults)
  await ownerSignsIn(signIn, { person, home, device: device?.split(';', 1)[0] ?? '' }, faults)
  const ip = randomIp()
  const onMany = await timed(30, (n) => signIn(`guessed-${n}@demo.test`, 'a common password', ip))
  checkLimit('guesses of many accounts from one IP address', onMany, faults)
  // In parallel, so that no failure is counted before the others start.
  const other = await newcomer(world)
  const parallel = await Promise.all(range(20).map((n) => signIn(other.email, `parallel guess ${n}`, randomIp())))
  const tried = parallel.filter(({ status }) => status === 401).length
  if (tried > FAILURES_MAX) faults.push(`${tried} of 20 parallel guesses were tried`)
  return {
    guesses: onOne.length + onMany.length + parallel.length,
    'of these tried': tally(onOne.map(({ reply }) => reply.status)),
  }
}

/** During the wait of strangers: the owner's browser and address are let in, and no one else, whatever the password. */
async function ownerSignsIn(
  signIn: SignIn,
  { person, home, device }: { person: { email: string; password: string }; home: string; device: string },
  faults: string[],
): Promise<void> {
  const statusOf = async (password: string, ip: string, cookie = '') =>
    (await signIn(person.email, password, ip, cookie)).status
  // When the last wait has just ended, the first of these is judged and begins the next.
  const guess = () => signIn(person.email, 'one more guess', randomIp())
  const first = await guess()
  const refused = first.status === 401 ? await guess() : first
  const wait = Number(refused.headers.get('retry-after'))
  if (refused.status !== 429 || !(wait > 0 && wait <= 60)) {
    faults.push(`one more guess gets ${refused.status} and a wait of ${wait} seconds`)
  }
  const waitsUntil = performance.now() + (wait - 1) * 1000
  const byBrowser = await statusOf(person.password, randomIp(), device)
  if (byBrowser !== 200) faults.push(`the owner's browser gets ${byBrowser} while strangers guess`)
  const byAddress = await statusOf(person.password, home)
  if (byAddress !== 200) faults.push(`the owner's address gets ${byAddress} while strangers guess`)
  const forged = await statusOf(person.password, randomIp(), `${device}x`)
  if (forged !== 429 && performance.now() < waitsUntil)
    faults.push(`a forged cookie of a known browser gets ${forged} while strangers guess`)
}

interface Guess {
  reply: Reply
  /** Seconds since the trial of this kind began. */
  at: number
}

async function timed(count: number, guess: (n: number) => Promise<Reply>): Promise<Guess[]> {
  const startedAt = performance.now()
  const guesses: Guess[] = []
  for (const n of range(count)) guesses.push({ reply: await guess(n), at: (performance.now() - startedAt) / 1000 })
  return guesses
}

/** Ten are judged; after that one more after 5 seconds, one after 10 more, and so on. */
function checkLimit(name: string, guesses: readonly Guess[], faults: string[]): void {
  const judged = guesses.filter(({ reply }) => reply.status === 401)
  const early = guesses.slice(0, FAILURES_MAX).findIndex(({ reply }) => reply.status !== 401)
  if (early !== -1) faults.push(`${name}: guess ${early + 1} got ${guesses[early]?.reply.status}`)
  const allowed = FAILURES_MAX + Math.floor(Math.log2((guesses.at(-1)?.at ?? 0) / FIRST_WAIT_S + 1))
  if (judged.length > allowed) faults.push(`${name}: ${judged.length} guesses were judged, ${allowed} may be`)
  const refused = guesses.filter(({ reply }) => reply.status === 429)
  if (refused.length + judged.length !== guesses.length) faults.push(`${name}: an answer is neither 401 nor 429`)
  if (refused.length === 0) faults.push(`${name}: no guess was refused`)
  if (refused.some(({ reply }) => !(Number(reply.headers.get('retry-after')) > 0))) {
    faults.push(`${name}: a refusal has no Retry-After`)
  }
}

/** Each way to end a session or token works for the next request. */
async function endings(world: World, faults: string[]) {
  const person = await newcomer(world)
  const admin = await world.session('admin')
  let ended = 0
  const open = (password: string) => cookieOf(world.url, { email: person.email, password })
  const statusOf = async (cookie: string) => (await browserOf(world.url, cookie).get('/api/account/profile')).status
  const expectEnded = async (action: string, nextStatus: Promise<number>): Promise<void> => {
    const status = await nextStatus
    if (status === 401) ended += 1
    else faults.push(`after ${action} the old session or token gets ${status}`)
  }

  const signedOut = await open(person.password)
  if ((await statusOf(signedOut)) !== 200) faults.push('a new session is refused')
  await browserOf(world.url, signedOut).post('/api/auth/signout', '', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  await expectEnded('signing out', statusOf(signedOut))

  const [here, there] = [await open(person.password), await open(person.password)]
  const newPassword = `another warp ${randomUUID()}`
  const change = { currentPassword: person.password, newPassword }
  must(await browserOf(world.url, here).post('/api/account/password', change), 200)
  await expectEnded('a change of password', statusOf(there))
  if ((await statusOf(here)) !== 200) faults.push('changing the password ends the session that did it')

  must(await browserOf(world.url, here).request('DELETE', '/api/account/sessions'), 200)
  const third = await open(newPassword)
  must(await browserOf(world.url, here).request('DELETE', '/api/account/sessions'), 200)
  await expectEnded('closing the other sessions', statusOf(third))

  const token = await tokenClient(world.url, browserOf(world.url, here), newPassword)
  const fourth = await open(newPassword)
  const suspension = `/api/account/suspensions/${person.userId}`
  must(await admin.post(suspension, { isSuspended: true, reason: 'A trial.' }), 200)
  await expectEnded('a suspension (session)', statusOf(fourth))
  await expectEnded(
    'a suspension (token)',
    token.get('/api/account/profile').then(({ status }) => status),
  )
  must(await admin.post(suspension, { isSuspended: false, reason: 'A trial.' }), 200)
  await expectEnded('a suspension that was lifted', statusOf(fourth))
  return { 'sessions and tokens ended': ended }
}

const ms = (value: number) => Math.round(value * 10) / 10

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** The probability that two samples of one distribution differ as much (two-sided, asymptotic). */
function kolmogorovSmirnov(a: readonly number[], b: readonly number[]): number {
  const below = (values: readonly number[], x: number) => values.filter((value) => value <= x).length / values.length
  const distance = Math.max(...[...a, ...b].map((x) => Math.abs(below(a, x) - below(b, x))))
  const size = Math.sqrt((a.length * b.length) / (a.length + b.length))
  const lambda = (size + 0.12 + 0.11 / size) * distance
  const terms = range(100).map((n) => 2 * (-1) ** n * Math.exp(-2 * (n + 1) ** 2 * lambda ** 2))
  return lambda < 0.2
    ? 1
    : Math.min(
        1,
        Math.max(
          0,
          terms.reduce((sum, term) => sum + term, 0),
        ),
      )
}
