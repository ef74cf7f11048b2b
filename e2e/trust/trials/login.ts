import { randomInt, randomUUID } from 'node:crypto'
import { type DemoAccount, emailOf } from '../../demo'
import { type Client, client, must, type Reply } from '../client'
import { browserOf, cookieOf, newcomer, objectOf } from '../scene'
import { range, scaled, type Trial, tally } from '../trial'
import type { World } from '../world'

const KNOWN: readonly DemoAccount[] = ['admin', 'buyer', 'buyer2', 'starter', 'growth', 'all', 'lapsed', 'none']
const FAILURES_MAX = 10
const MEDIAN_SLACK = 0.1
const KS_P_MIN = 0.01

/** What a guesser learns and how far he gets, and how long what he had stays good. */
export const login: Trial = {
  id: 'M13',
  name: 'login',
  // Each guess may come from another address, as from many machines.
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

/** An address of a network of nobody's. */
function anyAddress(): string {
  return `198.18.${randomInt(256)}.${randomInt(1, 255)}`
}

/** One form that may be sent many times: the time of its CSRF token is none of the sign-in's. */
async function signInForm(world: World): Promise<(email: string, password: string, from: string) => Promise<Reply>> {
  const csrf = must(await world.anonymous.get('/api/auth/csrf'), 200)
  const { csrfToken } = csrf.json<{ csrfToken: string }>()
  const cookie = csrf.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  return (email, password, from) =>
    world.anonymous.post(
      '/api/auth/callback/credentials',
      new URLSearchParams({ csrfToken, email, password, json: 'true' }).toString(),
      {
        headers: {
          cookie,
          'x-forwarded-for': from,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        },
      },
    )
}

/** Addresses that have an account and addresses that have none, in turn: the answer and its time must not tell which. */
async function timings(world: World, count: number, faults: string[]) {
  const { sql } = world
  if (!sql) throw new Error('This trial forgets failures on the way: it has to know the database.')
  const signIn = await signInForm(world)
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = { known: new Set<string>(), unknown: new Set<string>() }
  for (const n of range(count + 3)) {
    // An account has ten failures; they are forgotten before the eleventh.
    if (n % (KNOWN.length * (FAILURES_MAX - 1)) === 0) await sql`delete from rate_limits`
    const pair = ['known', 'unknown'] as const
    for (const kind of randomInt(2) ? pair : pair.toReversed()) {
      const email =
        kind === 'known' ? emailOf(KNOWN[n % KNOWN.length] ?? 'buyer') : `${randomUUID().slice(0, 6)}@demo.test`
      const begun = performance.now()
      const reply = await signIn(email, 'not the password of anybody', anyAddress())
      const time = performance.now() - begun
      const { requestId: _requestId, ...told } = objectOf(reply)
      answers[kind].add(`${reply.status} ${JSON.stringify(told)}`)
      // The first of all find nothing warm.
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
    faults.push(`the times of known and unknown addresses differ: median aside, KS p = ${p.toFixed(4)}`)
  if (answers.known.size !== 1 || [...answers.known].join() !== [...answers.unknown].join()) {
    faults.push(`the answers tell them apart: ${[...answers.known, ...answers.unknown].join(' | ').slice(0, 400)}`)
  }
  await sql`delete from rate_limits`
  return {
    timings: times.known.length + times.unknown.length,
    'ms for a known address': ms(medians.known),
    'ms for an unknown one': ms(medians.unknown),
    'KS p': Number(p.toFixed(3)),
  }
}

/** From ten addresses on one account, and from one address on many accounts: ten guesses each, and then none for a while. */
async function guesses(world: World, count: number, faults: string[]) {
  const signIn = await signInForm(world)
  const person = await newcomer(world)
  const addresses = range(10).map(anyAddress)
  const onOne = []
  for (const n of range(count)) {
    onOne.push(await signIn(person.email, `guess ${n} of a guesser`, addresses[n % addresses.length] ?? ''))
  }
  judge('guesses of one account from ten addresses', onOne, faults)
  const rightNow = await signIn(person.email, person.password, anyAddress())
  if (rightNow.status !== 429) faults.push(`the right password is taken while guessing is stopped: ${rightNow.status}`)
  const one = anyAddress()
  const onMany = []
  for (const n of range(30)) onMany.push(await signIn(`guessed-${n}@demo.test`, 'a common password', one))
  judge('guesses of many accounts from one address', onMany, faults)
  // Together, so that none of them has been counted when the others are let in.
  const other = await newcomer(world)
  const atOnce = await Promise.all(range(20).map((n) => signIn(other.email, `guess ${n} at once`, anyAddress())))
  const tried = atOnce.filter(({ status }) => status === 401).length
  if (tried > FAILURES_MAX) faults.push(`of 20 guesses at once ${tried} were tried`)
  return {
    guesses: onOne.length + onMany.length + atOnce.length,
    'of these tried': tally(onOne.map(({ status }) => status)),
  }
}

function judge(name: string, replies: readonly Reply[], faults: string[]): void {
  const wrong = replies.findIndex(({ status }, n) => status !== (n < FAILURES_MAX ? 401 : 429))
  if (wrong !== -1) faults.push(`${name}: number ${wrong + 1} was answered ${replies[wrong]?.status}`)
  const last = replies.at(-1)
  if (!(Number(last?.headers.get('retry-after')) > 0)) faults.push(`${name}: the refusal does not say for how long`)
}

/** What ends a session ends it for the very next request. */
async function endings(world: World, faults: string[]) {
  const person = await newcomer(world)
  const admin = await world.session('admin')
  let ended = 0
  const open = (password: string) => cookieOf(world.url, { email: person.email, password })
  const statusOf = async (cookie: string) => (await browserOf(world.url, cookie).get('/api/account/profile')).status
  const dead = async (how: string, asking: Promise<number>): Promise<void> => {
    const status = await asking
    if (status === 401) ended += 1
    else faults.push(`after ${how} the old one is still answered ${status}`)
  }

  const left = await open(person.password)
  if ((await statusOf(left)) !== 200) faults.push('a new session is not answered')
  await browserOf(world.url, left).post('/api/auth/signout', '', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  await dead('signing out', statusOf(left))

  const [here, there] = [await open(person.password), await open(person.password)]
  const newPassword = `another warp ${randomUUID()}`
  const change = { currentPassword: person.password, newPassword }
  must(await browserOf(world.url, here).post('/api/account/password', change), 200)
  await dead('a change of password', statusOf(there))
  if ((await statusOf(here)) !== 200) faults.push('who changes the password is signed out too')

  must(await browserOf(world.url, here).request('DELETE', '/api/account/sessions'), 200)
  const third = await open(newPassword)
  must(await browserOf(world.url, here).request('DELETE', '/api/account/sessions'), 200)
  await dead('closing the other sessions', statusOf(third))

  const token = await tokenOf(browserOf(world.url, here), world)
  const fourth = await open(newPassword)
  const suspension = `/api/account/suspensions/${person.userId}`
  must(await admin.post(suspension, { isSuspended: true, reason: 'A trial.' }), 200)
  await dead('a suspension (session)', statusOf(fourth))
  await dead(
    'a suspension (token)',
    token.get('/api/account/profile').then(({ status }) => status),
  )
  must(await admin.post(suspension, { isSuspended: false, reason: 'A trial.' }), 200)
  await dead('a suspension that was lifted', statusOf(fourth))
  return { 'sessions and tokens ended at once': ended }
}

async function tokenOf(browser: Client, world: World): Promise<Client> {
  const made = must(await browser.post('/api/account/tokens', { name: 'trust' }), 201).json<{ token: string }>()
  return client(world.url, { authorization: `Bearer ${made.token}` })
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
