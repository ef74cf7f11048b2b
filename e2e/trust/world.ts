import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { readEntitlementsFile, writeEntitlements } from '@/lib/config/entitlement-source'
import { DEMO_PASSWORD, type DemoAccount, emailOf } from '../demo'
import { isRunning, type Launched, launch, type Pids, pidsOf, ROOT } from '../start/launch'
import { type Client, client, must } from './client'
import { tokenClient } from './fixtures'

/** A running product: its URL and, when the trials started it, its process, data and database. */
export interface World {
  url: string
  /** The source tree that runs. */
  root: string
  dataDir?: string
  /** The process, when the trials started it and may kill it. */
  launched?: Running
  anonymous: Client
  /** A client with the account's API token. One token per account. */
  as(account: DemoAccount): Promise<Client>
  /** A client with the cookie of a new session, sending from our own origin. */
  session(account: DemoAccount): Promise<Client>
  /** Signs up sellers with a plan for every module; needs `dataDir`. */
  newSellers(count: number): Promise<NewSeller[]>
  /** The embedded database, when the product uses it and `dataDir` is known. */
  sql?: Sql
  /** The server's output so far. */
  log(): string
  close(): Promise<void>
}

export interface NewSeller {
  email: string
  sellerId: string
  client: Client
}

export interface Running {
  pids(): Pids
  /** Resolves with true when all these processes end within the time. */
  gone(pids: readonly number[], withinMs: number): Promise<boolean>
  /** Starts the product again with the same data and port, as `npm start` does. @returns the duration in ms */
  restart(): Promise<number>
}

export interface Tree {
  root: string
  /** Statements for the database, run after the start. */
  sql?: readonly string[]
}

/** The tests send more requests per minute than people do. */
const UNLIMITED = {
  RATE_LIMIT_PER_MINUTE: '1000000',
  CONNECTIONS_PER_ADDRESS: '1000000',
  RFQS_PER_MINUTE: '1000000',
  PAGES_PER_MINUTE: '1000000',
  UPLOADS_PER_MINUTE: '1000000',
  UPLOADS_AT_ONCE: '1000000',
  SIGN_UPS_PER_HOUR: '1000000',
}

/** Starts the product with demo data; `close` stops it. The caller deletes the data directory. */
export async function startWorld(
  tree: Tree,
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<World> {
  const settings = { DEMO_PASSWORD, SEED_DEMO: 'true', LOG_LEVEL: 'warn', ...UNLIMITED, ...environment }
  const start = (port: string) =>
    launch([process.execPath, 'scripts/start.mjs'], dataDir, { ...settings, PORT: port }, tree.root)
  let current: Launched = await start('0')
  let earlier = ''
  const { url } = current
  const { port } = new URL(url)
  const world = openWorld({ url, root: tree.root, dataDir, log: () => earlier + current.output() })
  world.launched = {
    pids: () => pidsOf(current),
    gone: (pids, withinMs) => until(() => !pids.some(isRunning), withinMs),
    async restart() {
      earlier += current.output()
      const startedAt = performance.now()
      current = await start(port)
      const took = performance.now() - startedAt
      // The database is on another port now.
      await world.sql?.end({ timeout: 1 })
      world.sql = embeddedDatabase(dataDir)
      return took
    },
  }
  world.close = async () => {
    await world.sql?.end({ timeout: 5 })
    if (current.process.exitCode === null && current.process.signalCode === null) current.process.kill('SIGTERM')
    await current.exited
  }
  for (const statement of tree.sql ?? []) await world.sql?.unsafe(statement)
  return world
}

/** Connects to a product that is already running. */
export function openWorld(given: { url: string; root?: string; dataDir?: string; log?: () => string }): World {
  const { url, root = ROOT, dataDir, log = () => '' } = given
  const anonymous = client(url)
  const tokens = new Map<DemoAccount, Promise<Client>>()
  const session = (account: DemoAccount) => signIn(url, emailOf(account), DEMO_PASSWORD)

  const as = (account: DemoAccount): Promise<Client> => {
    const known = tokens.get(account) ?? session(account).then((browser) => tokenClient(url, browser, DEMO_PASSWORD))
    tokens.set(account, known)
    return known
  }

  const newSellers = async (count: number): Promise<NewSeller[]> => {
    if (!dataDir) throw new Error('newSellers needs the data directory: it contains the plans.')
    const sellers: NewSeller[] = []
    while (sellers.length < count) sellers.push(await signUpSeller(anonymous, url))
    const file = join(dataDir, 'entitlements.json')
    const plan = { planKey: 'all_textile', paymentStatus: 'ACTIVE' }
    const stored = readEntitlementsFile(file)
    const plans = Object.fromEntries(sellers.map(({ sellerId }) => [sellerId, plan]))
    writeEntitlements(file, { ...stored, sellers: { ...stored.sellers, ...plans } })
    const last = sellers.at(-1)
    // The server checks the file's date several times a second.
    const isPlanActive = async () => {
      if (!last) return true
      const reply = await last.client.get('/api/trade-core/seller-subscription/status')
      return (
        reply.json<{ selectedSellerAccess: { selectedPlanKey: string } }>().selectedSellerAccess.selectedPlanKey ===
        plan.planKey
      )
    }
    if (!(await until(isPlanActive, 15_000))) throw new Error('The server did not read the plans of the new sellers.')
    return sellers
  }

  const world: World = {
    url,
    root,
    dataDir,
    anonymous,
    as,
    session,
    newSellers,
    sql: dataDir ? embeddedDatabase(dataDir) : undefined,
    log,
    close: async () => {
      await world.sql?.end({ timeout: 5 })
    },
  }
  return world
}

/** Signs in as a browser does: CSRF token, credentials, cookies. */
async function signIn(url: string, email: string, password: string): Promise<Client> {
  const visitor = client(url)
  const csrf = must(await visitor.get('/api/auth/csrf'), 200)
  const { csrfToken } = csrf.json<{ csrfToken: string }>()
  const jar = new Map<string, string>()
  const keep = (headers: Headers) => {
    for (const line of headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name !== undefined && value !== undefined) jar.set(name, value)
    }
  }
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  keep(csrf.headers)
  const reply = await visitor.request('POST', '/api/auth/callback/credentials', {
    headers: {
      cookie: cookie(),
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ csrfToken, email, password, json: 'true' }).toString(),
  })
  must(reply, 200)
  keep(reply.headers)
  return client(url, { cookie: cookie(), 'sec-fetch-site': 'same-origin' })
}

async function signUpSeller(anonymous: Client, url: string): Promise<NewSeller> {
  const email = `trust-${crypto.randomUUID()}@mills.test`
  const password = `loom ${crypto.randomUUID()}`
  const created = await anonymous.post(
    '/api/account/sign-up',
    { email, password, name: 'Trial Seller', companyName: 'Trial Spinning Mills', country: 'IN', roles: ['seller'] },
    { headers: { 'sec-fetch-site': 'same-origin' } },
  )
  const { account } = must(created, 201).json<{ account: { userId: string } }>()
  return {
    email,
    sellerId: account.userId,
    client: await tokenClient(url, await signIn(url, email, password), password),
  }
}

function embeddedDatabase(dataDir: string): Sql | undefined {
  let url: URL
  let password: string
  try {
    url = new URL(JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')).url)
    password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim()
  } catch {
    return undefined
  }
  // As the superuser, which the product never is: trials change settings and check indexes.
  Object.assign(url, { username: 'marketplace', password })
  return postgres(url.href, {
    max: 2,
    fetch_types: false,
    onnotice: () => {},
    connection: { application_name: 'trust' },
  })
}

/** Polls the condition. @returns false when the time is over */
export async function until(isMet: () => boolean | Promise<boolean>, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs
  while (performance.now() < deadline) {
    if (await isMet()) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}
