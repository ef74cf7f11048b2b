import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import { readEntitlementsFile, writeEntitlements } from '@/lib/config/entitlement-source'
import { DEMO_PASSWORD, emailOf, YARN } from '../../demo'
import { mailsIn } from '../../mails'
import { type Client, client, must, type Reply } from '../client'
import { placesOf } from '../places'
import { browserOf, cookieOf, newcomer, signUpBody, trySignIn } from '../scene'
import type { Trial } from '../trial'
import { until, type World } from '../world'
import { writableRoutes } from '../writes'

const SERVER_SECRET = `canary-server-secret-${'s'.repeat(32)}`
const TYPED_WRONG = 'canary wrong password 4711'
const PLAN = 'canary_plan_of_the_configuration'
const PAYMENT = 'canary payment status of the configuration'

/** The tables without which something of everything breaks; each is put away for a while, so that the failures are real ones. */
const PUT_AWAY = ['listings', 'sessions', 'api_tokens', 'users', 'rfqs', 'mail_outbox', 'rate_limits']

/**
 * Secrets that are planted, or made on the way, and then looked for in everything that leaves the process or stays behind it: answers with
 * their headers, pages, the log at its most talkative, every row of every table, mail, the database's own log.
 */
export const secrets: Trial = {
  id: 'M14',
  name: 'secrets',
  environment: { LOG_LEVEL: 'debug', NEXTAUTH_SECRET: SERVER_SECRET, SIGN_IN_FAILURES_MAX: '10000' },
  control: {
    sources: [
      {
        file: 'lib/services/accounts/sign-in.ts',
        from: "account: fingerprint(email ?? '') }, 'sign-in refused'",
        to: "account: fingerprint(email ?? ''), typed: password }, 'sign-in refused'",
      },
    ],
    fault: /typed wrong/,
  },
  async run(world) {
    const { dataDir, sql } = world
    if (!dataDir || !sql) throw new Error('This trial reads the database and the files of the product.')
    const search = new Search()
    search.plant('the demo password', DEMO_PASSWORD)
    search.plant('a password typed wrong', TYPED_WRONG)
    search.plant("the server's secret", SERVER_SECRET)
    search.plant('the plan of the configuration', PLAN)
    search.plant('the payment status of the configuration', PAYMENT)
    search.plant("the database's password", new URL(databaseUrl(dataDir)).password)

    configure(dataDir)
    const spied = spyOn(world, search)
    const person = await account(world, search, dataDir)
    const heard = await everything(spied, person)
    const broken = await failures(spied, person, sql)
    const isSent = () => sql`select 1 from mail_outbox where body <> ''`.then((rows) => rows.length === 0)
    if (!(await until(isSent, 20_000))) search.faults.push('a mail still stands in the outbox with its text')

    search.look('the log', world.log())
    search.look('the log of the database', fileText(join(dataDir, 'postgres.log')))
    const rows = await searchTables(sql, search)
    const mails = mailsIn(dataDir)
    // The link of a mail is for its reader alone: it is the one place for that secret.
    for (const mail of mails) search.look('a mail', mail, person.linkSecrets)
    const figures = {
      secrets: search.planted.size,
      answers: search.answers,
      heard,
      'induced 500s': broken,
      'log lines': world.log().split('\n').length,
      rows,
      mails: mails.length,
      hits: search.faults.length,
    }
    if (broken === 0) search.faults.push('no failure could be induced')
    return { figures, faults: search.faults }
  },
}

class Search {
  readonly planted = new Map<string, string>()
  readonly faults: string[] = []
  answers = 0

  plant(name: string, secret: string): void {
    if (secret.length < 8) throw new Error(`${name} is too short to be looked for`)
    this.planted.set(secret, name)
  }

  /** @param except secrets that belong here */
  look(place: string, text: string, except: readonly string[] = []): void {
    for (const [secret, name] of this.planted) {
      for (const form of new Set([secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])) {
        const at = except.includes(secret) ? -1 : text.indexOf(form)
        if (at === -1) continue
        this.faults.push(`${name} stands in ${place}: ${text.slice(Math.max(0, at - 60), at).replaceAll('\n', ' ')}***`)
        break
      }
    }
  }

  lookIn(place: string, { status, text, headers }: Reply, except: readonly string[] = []): void {
    this.answers += 1
    const lines = [...headers].map(([name, value]) => `${name}: ${value}`).join('\n')
    this.look(`the answer (${status}) of ${place}`, `${lines}\n${text}`, except)
  }
}

/** The same world, with every answer to its clients searched. */
function spyOn(world: World, search: Search): World {
  const spied = (asking: Client): Client => {
    const request: Client['request'] = async (method, path, options) => {
      const reply = await asking.request(method, path, options)
      search.lookIn(`${method} ${path.split('?', 1)[0]}`, reply, madeBy(path, reply, search))
      return reply
    }
    return {
      request,
      get: (path, options) => request('GET', path, options),
      post: (path, body, options) => request('POST', path, { ...options, body }),
    }
  }
  return {
    ...world,
    anonymous: spied(world.anonymous),
    as: async (name) => spied(await world.as(name)),
    session: async (name) => spied(await world.session(name)),
  }
}

/** A token is shown to its owner in the answer that makes it, and nowhere again. */
function madeBy(path: string, { status, text }: Reply, search: Search): string[] {
  if (path !== '/api/account/tokens' || status !== 201) return []
  const { token } = JSON.parse(text) as { token: string }
  search.plant('an API token', token)
  return [token]
}

function configure(dataDir: string): void {
  const file = join(dataDir, 'entitlements.json')
  const stored = readEntitlementsFile(file)
  const odd = { planKey: PLAN, paymentStatus: PAYMENT }
  writeEntitlements(file, { ...stored, sellers: { ...stored.sellers, [emailOf('none')]: odd } })
}

interface Traveller {
  cookie: string
  token: string
  email: string
  password: string
  linkSecrets: string[]
}

/** Somebody who signs up, confirms, forgets the password, sets a new one, changes it and makes a token. */
async function account(world: World, search: Search, dataDir: string): Promise<Traveller> {
  const person = await newcomer(world)
  search.plant('the password of a newcomer', person.password)
  const linkSecrets: string[] = []
  const linkOf = async (path: string): Promise<string> => {
    let secret: string | undefined
    const isThere = () => {
      const mine = mailsIn(dataDir).filter((mail) => mail.includes(person.email))
      secret = mine
        .map((mail) => new RegExp(`${path}#([\\w-]{43})`).exec(mail)?.[1])
        .find((found) => found !== undefined)
      return secret !== undefined
    }
    if (!(await until(isThere, 20_000)) || !secret) throw new Error(`no mail with a link to ${path} came`)
    search.plant(`the link to ${path}`, secret)
    linkSecrets.push(secret)
    return secret
  }
  const heard = async (place: string, asked: Promise<Reply>): Promise<Reply> => {
    const reply = await asked
    search.lookIn(place, reply)
    return reply
  }
  const anonymous = client(world.url)
  const confirmation = { secret: await linkOf('/confirm-email') }
  must(await heard('email-confirmation', anonymous.post('/api/account/email-confirmation', confirmation)), 200)
  await heard('password-reset/request', anonymous.post('/api/account/password-reset/request', { email: person.email }))
  const reset = { secret: await linkOf('/reset-password'), newPassword: `set anew ${randomUUID()}` }
  search.plant('the password after the reset', reset.newPassword)
  must(await heard('password-reset', anonymous.post('/api/account/password-reset', reset)), 200)
  await heard('a used link', anonymous.post('/api/account/password-reset', reset))

  const signedIn = { email: person.email, password: reset.newPassword }
  const browser = browserOf(world.url, await cookieOf(world.url, signedIn))
  const changed = { currentPassword: reset.newPassword, newPassword: `changed ${randomUUID()}` }
  search.plant('the password after the change', changed.newPassword)
  must(await heard('password', browser.post('/api/account/password', changed)), 200)
  await heard('a wrong password', browser.post('/api/account/password', { ...changed, currentPassword: TYPED_WRONG }))
  const { reply } = await trySignIn(world.url, { email: person.email, password: TYPED_WRONG })
  search.lookIn('a sign-in that is refused', reply)
  const taken = { ...signUpBody(), email: person.email, password: changed.newPassword }
  await heard('an address that is taken', anonymous.post('/api/account/sign-up', taken))

  const cookie = await cookieOf(world.url, { email: person.email, password: changed.newPassword })
  search.plant('a session cookie', /session-token=([^;]+)/.exec(cookie)?.[1] ?? '')
  const made = must(await browser.post('/api/account/tokens', { name: 'canary' }), 201)
  const { token } = made.json<{ token: string }>()
  search.plant('an API token', token)
  return {
    cookie,
    token,
    email: person.email,
    password: changed.newPassword,
    linkSecrets,
  }
}

/** Every page and route to everybody, every write well and badly. @returns how many requests */
async function everything(spied: World, person: Traveller): Promise<number> {
  const places = await placesOf(spied)
  const own = spyLike(spied, person)
  const readers = [
    spied.anonymous,
    ...own,
    await spied.session('none'),
    await spied.session('admin'),
    await spied.as('growth'),
  ]
  let count = 0
  for (const reader of readers) {
    for (const { method, path, isPage } of places) {
      await reader.request(method, path, { headers: isPage ? { accept: 'text/html' } : {} })
      if (isPage) await reader.get(path, { headers: { rsc: '1' } })
      count += isPage ? 2 : 1
    }
  }
  for (const { client: writer, prepare, send } of await writableRoutes(spied)) {
    const asked = await prepare()
    await (send ? send(writer, asked) : writer.post(asked.path, asked.body))
    await writer.post(asked.path, { ...asked.body, nonsense: TYPED_WRONG.length }, {})
    await writer.post(asked.path, '{"broken', { headers: { 'content-type': 'application/json' } })
    count += 3
  }
  for (const authorization of [`Bearer tx_${'a'.repeat(43)}`, 'Basic YTpi', 'Bearer', 'nonsense']) {
    await spied.anonymous.get('/api/account/profile', { headers: { authorization } })
    count += 1
  }
  return count
}

/** The traveller's two identities, heard like everybody else. */
function spyLike(spied: World, { cookie, token }: Traveller): Client[] {
  const through = (headers: Record<string, string>): Client => {
    const request: Client['request'] = (method, path, options) =>
      spied.anonymous.request(method, path, { ...options, headers: { ...headers, ...options?.headers } })
    return {
      request,
      get: (path, options) => request('GET', path, options),
      post: (path, body, options) => request('POST', path, { ...options, body }),
    }
  }
  return [through({ cookie, 'sec-fetch-site': 'same-origin' }), through({ authorization: `Bearer ${token}` })]
}

/** Puts tables away one by one and asks for what stands in them. @returns how many answers were a 500 */
async function failures(spied: World, person: Traveller, sql: Sql): Promise<number> {
  let broken = 0
  const [cookieReader, tokenReader] = spyLike(spied, person)
  const seller = await spied.as('growth')
  for (const table of PUT_AWAY) {
    await sql.unsafe(`alter table ${table} rename to ${table}_away`)
    try {
      const replies = [
        spied.anonymous.get(`${YARN}?q=${randomUUID()}`),
        spied.anonymous.get(`/listings/yarn?q=${randomUUID()}`, { headers: { accept: 'text/html' } }),
        seller.post(YARN, { title: 'Canary', status: 'DRAFT' }),
        seller.get('/api/rfq/mine?as=seller'),
        spied.anonymous.post('/api/account/sign-up', { ...signUpBody(), password: person.password }),
        spied.anonymous.post('/api/account/password-reset/request', { email: person.email }),
        spied.anonymous.post('/api/account/password-reset', {
          secret: person.linkSecrets[0],
          newPassword: person.password,
        }),
        ...[cookieReader, tokenReader].flatMap((reader) =>
          reader ? [reader.get('/api/account/profile'), reader.get('/account')] : [],
        ),
        spied.anonymous.post('/api/auth/callback/credentials', { email: person.email, password: person.password }),
      ]
      for (const reply of await Promise.all(replies)) if (reply.status >= 500) broken += 1
    } finally {
      await sql.unsafe(`alter table ${table}_away rename to ${table}`)
    }
  }
  return broken
}

/** Every row of every table as text. @returns how many */
async function searchTables(sql: Sql, search: Search): Promise<number> {
  let count = 0
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`
  for (const { name } of tables) {
    const rows = await sql.unsafe<{ text: string }[]>(`select t::text as text from ${name} t`)
    count += rows.length
    search.look(`the table ${name}`, rows.map(({ text }) => text).join('\n'))
  }
  return count
}

function databaseUrl(dataDir: string): string {
  return (JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as { url: string }).url
}

function fileText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
