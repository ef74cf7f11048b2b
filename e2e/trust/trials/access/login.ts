import { randomInt, randomUUID } from 'node:crypto'
import { type DemoAccount, emailOf } from '../../../demo'
import { type Client, client, must, type Reply } from '../../client'
import { browserOf, cookieOf, newcomer, objectOf } from '../../fixtures'
import { range, scaled, type Trial, tally } from '../../trial'
import type { World } from '../../world'

const KNOWN: readonly DemoAccount[] = ['admin', 'buyer', 'buyer2', 'starter', 'growth', 'all', 'lapsed', 'none']
const FAILURES_MAX = 10
const MEDIAN_SLACK = 0.1
const KS_P_MIN = 0.01

/** Sign-in must not reveal accounts, must limit guesses, and must end sessions immediately. */
export const login: Trial = {
  id: 'M13',
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
      ...(await timings(world, scaled(500, scale, 40), faults)),
      ...(await guesses(world, scaled(1000, scale, 30), faults)),
      ...(await endings(world, faults)),
    }
    return { figures, faults }
  },
}

/** An IP address of a network reserved for tests. */
function randomIp(): string {
  return `198.18.${randomInt(256)}.${randomInt(1, 255)}`
}

/** Fetches the CSRF token once, so that it does not count in the time of a sign-in. */
async function signInForm(world: World): Promise<(email: string, password: string, ip: string) => Promise<Reply>> {
  const csrf = must(await world.anonymous.get('/api/auth/csrf'), 200)
  const { csrfToken } = csrf.json<{ csrfToken: string }>()
  const cookie = csrf.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  return (email, password, ip) =>
    world.anonymous.post(
      '/api/auth/callback/credentials',
      new URLSearchParams({ csrfToken, email, password, json: 'true' }).toString(),
      {
        headers: {
          cookie,
          'x-forwarded-for': ip,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        },
      },
    )
}

/** Known and unknown e-mail addresses in turn: neither the response nor its time may reveal which is which. */
async function timings(world: World, count: number, faults: string[]) {
  const { sql } = world
  if (!sql) throw new Error('This trial deletes counted failures, so it needs the database.')
  const signIn = await signInForm(world)
  const times = { known: [] as number[], unknown: [] as number[] }
  const responses = { known: new Set<string>(), unknown: new Set<string>() }
  for (const n of range(count + 3)) {
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
  const difference = Math.abs(medians.known - medians.unknown) / Math.max(medians.known, medians.unknown)
  const p = kolmogorovSmirnov(times.known, times.unknown)
  if (difference >= MEDIAN_SLACK) {
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

/** Ten IP addresses against one account, and one IP address against many accounts: ten guesses, then 429. */
async function guesses(world: World, count: number, faults: string[]) {
  const signIn = await signInForm(world)
  const person = await newcomer(world)
  const ips = range(10).map(randomIp)
  const onOne = []
  for (const n of range(count)) {
    onOne.push(await signIn(person.email, `guess ${n} of a guesser`, ips[n % ips.length] ?? ''))
  }
  checkLimit('guesses of one account from ten IP addresses', onOne, faults)
  const correct = await signIn(person.email, person.password, randomIp())
  if (correct.status !== 429) faults.push(`the correct password gets ${correct.status} during the block`)
  const ip = randomIp()
  const onMany = []
  for (const n of range(30)) onMany.push(await signIn(`guessed-${n}@demo.test`, 'a common password', ip))
  checkLimit('guesses of many accounts from one IP address', onMany, faults)
  // In parallel, so that no failure is counted before the others start.
  const other = await newcomer(world)
  const parallel = await Promise.all(range(20).map((n) => signIn(other.email, `parallel guess ${n}`, randomIp())))
  const tried = parallel.filter(({ status }) => status === 401).length
  if (tried > FAILURES_MAX) faults.push(`${tried} of 20 parallel guesses were tried`)
  return {
    guesses: onOne.length + onMany.length + parallel.length,
    'of these tried': tally(onOne.map(({ status }) => status)),
  }
}

function checkLimit(name: string, replies: readonly Reply[], faults: string[]): void {
  const wrong = replies.findIndex(({ status }, n) => status !== (n < FAILURES_MAX ? 401 : 429))
  if (wrong !== -1) faults.push(`${name}: guess ${wrong + 1} got ${replies[wrong]?.status}`)
  const last = replies.at(-1)
  if (!(Number(last?.headers.get('retry-after')) > 0)) faults.push(`${name}: the refusal has no Retry-After`)
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

  const token = await tokenOf(browserOf(world.url, here), world)
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

async function tokenOf(browser: Client, world: World): Promise<Client> {
  const created = must(await browser.post('/api/account/tokens', { name: 'trust' }), 201).json<{ token: string }>()
  return client(world.url, { authorization: `Bearer ${created.token}` })
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
