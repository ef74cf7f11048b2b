import { access, constants, mkdir } from 'node:fs/promises'
import { and, arrayContains, inArray, isNull, or, sql } from 'drizzle-orm'
import { database, withDeadline } from '@/db/client'
import { isMigrated } from '@/db/migrate'
import { users } from '@/db/schema/users'
import { mayRewriteHistory } from '@/db/service-role'
import { env, hasPublicAddress, isHttps, isLoopbackHost } from '@/lib/config/env'
import { openConnections } from '@/lib/config/open-connections'
import { dayText } from '@/lib/domain/calendar-day'
import { blobStore } from '@/lib/services/blobs/configured-store'
import { checkMailServer, failureName } from '@/lib/services/notifications/mail'
import { DISK_FREE_MIN, freeShareOf } from '@/lib/services/operation/health'
import { signInAddresses } from '../seed/demo-accounts'
import { print } from './command-line'
import { judgeConsulted } from './entitlements'
import { judgeRates } from './rates'

/** The oldest PostgreSQL that the schema is made for, as the server numbers itself. */
const POSTGRES_MIN = 150_000
const SECRET_LENGTH_MIN = 32
const NO_SUCH_BLOB = 'doctor'

interface Finding {
  what: string
  state: 'ok' | 'warn' | 'fail'
  says: string
}

type Check = () => Promise<Omit<Finding, 'what'>>

const ok = (says: string) => ({ state: 'ok', says }) as const
const warn = (says: string) => ({ state: 'warn', says }) as const
const fail = (says: string) => ({ state: 'fail', says }) as const

/** In this order: what comes later needs what comes before. */
const CHECKS: Record<string, Check> = {
  address: async () => {
    const { PUBLIC_URL, NEXTAUTH_URL, HOST } = env()
    if (!PUBLIC_URL) {
      return isLoopbackHost(HOST)
        ? ok('this machine only')
        : warn('PUBLIC_URL is not set: links in mails lead to this machine. Set the address people type.')
    }
    if (NEXTAUTH_URL && new URL(NEXTAUTH_URL).origin !== new URL(PUBLIC_URL).origin) {
      return fail('PUBLIC_URL and NEXTAUTH_URL are not the same address: sign-in fails. Set both to the same address.')
    }
    return isHttps(env()) ? ok(PUBLIC_URL) : warn(`${PUBLIC_URL} is not https: sessions can be read in transit.`)
  },
  secret: async () => {
    const length = env().NEXTAUTH_SECRET?.length ?? 0
    if (length === 0)
      return fail('NEXTAUTH_SECRET is not set: `npm start` keeps one, a server that you start by hand does not.')
    return length < SECRET_LENGTH_MIN
      ? warn(
          `NEXTAUTH_SECRET has ${length} characters: use at least ${SECRET_LENGTH_MIN}, for example \`openssl rand -base64 32\`.`,
        )
      : ok('long enough')
  },
  connections: async () => {
    const open = openConnections(env())
    return open.length === 0 ? ok('encrypted, or on this machine') : fail(open.join(' '))
  },
  database: async () => {
    const asked = performance.now()
    const [row] = await withDeadline(() =>
      database().execute<{ server_version_num: string }>(sql`show server_version_num`),
    )
    const ms = Math.ceil(performance.now() - asked)
    const version = Number(row?.server_version_num ?? 0)
    const name = `PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000}, responds in ${ms} ms`
    return version < POSTGRES_MIN ? fail(`${name}: 15 or newer is needed`) : ok(name)
  },
  migrations: async () =>
    (await withDeadline(() => isMigrated(database())))
      ? ok('at the head')
      : fail('not at the head of this version: `npm start` or the command "migrate" brings it there'),
  history: async () =>
    (await withDeadline(() => mayRewriteHistory(database())))
      ? warn('the service may change its audit log and events: set DB_ROLE (docs/database-role.md)')
      : ok('the service can add to its audit log and events, and change neither'),
  files: async () => {
    const { DATA_DIR } = env()
    try {
      await mkdir(DATA_DIR, { recursive: true })
      await access(DATA_DIR, constants.W_OK)
      await blobStore().exists(NO_SUCH_BLOB)
    } catch (error) {
      return fail(`the store of files does not respond (${failureName(error)}): check DATA_DIR and S3_*`)
    }
    const free = await freeShareOf(DATA_DIR)
    const share = `${Math.round(free * 100)} % of the disk free`
    return free > DISK_FREE_MIN ? ok(share) : fail(`${share}: the server takes itself out of service`)
  },
  plans: async () => {
    const { place, problems } = judgeConsulted()
    return problems.length === 0 ? ok(place) : warn(`${place}: ${problems.join('; ')}`)
  },
  rates: async () => {
    const { place, problems, old } = judgeRates(new Date())
    if (problems.length > 0) return warn(`${place} is refused: ${problems.join('; ')}`)
    const [oldest] = old
    return oldest === undefined
      ? ok(place)
      : warn(`some are of ${dayText(oldest.day)}: \`npm run rates -- check\` names them`)
  },
  mail: async () => {
    try {
      return (await checkMailServer())
        ? ok('the mail server takes the sign-in')
        : warn('SMTP_URL is not set: mails are files under DATA_DIR/mail')
    } catch (error) {
      return fail(`the mail server does not take it (${failureName(error)}): check SMTP_URL`)
    }
  },
  people: async () => {
    const isDemo = inArray(users.email, signInAddresses)
    const rows = await withDeadline(() =>
      database()
        .select({ email: users.email, roles: users.roles, secondFactorAt: users.secondFactorAt })
        .from(users)
        .where(and(isNull(users.suspendedAt), or(arrayContains(users.roles, ['admin']), isDemo))),
    )
    const demo = rows.filter(({ email }) => signInAddresses.some((address) => address === email))
    const admins = rows.filter(({ roles }) => roles.includes('admin'))
    if (isHttps(env()) && demo.length > 0) {
      return warn(
        `${demo.length} demo accounts are open to anyone who knows their password: start without SEED_DEMO, or suspend them`,
      )
    }
    if (admins.length === 0) {
      return warn(
        'no account is an administrator: `npm run user -- create <e-mail> --name <name> --company <company>` opens one',
      )
    }
    const ofOneStep = admins.filter(({ secondFactorAt }) => secondFactorAt === null).length
    const administrators = `${admins.length} ${admins.length === 1 ? 'administrator' : 'administrators'}`
    if (hasPublicAddress(env()) && ofOneStep > 0) {
      return warn(`${administrators}, ${ofOneStep} of them without two-step sign-in: it is turned on at /account`)
    }
    return ok(administrators)
  },
}

/**
 * `doctor [--json]`: checks everything this installation depends on and says what to do where something is not in order. It changes nothing.
 * @throws when something fails
 */
export async function doctorCommand(args: string[]): Promise<void> {
  const isJson = args.length === 1 && args[0] === '--json'
  if (args.length > 0 && !isJson) throw new Error('Usage: npm run doctor [-- --json]')
  const findings: Finding[] = []
  for (const [what, check] of Object.entries(CHECKS)) {
    const found = await check().catch((error: unknown) => fail(`could not be checked (${failureName(error)})`))
    findings.push({ what, ...found })
    if (!isJson) print(`${found.state.padEnd(4)}  ${what.padEnd(10)}  ${found.says}`)
  }
  const failed = findings.filter(({ state }) => state === 'fail').length
  if (isJson) print(JSON.stringify({ ok: failed === 0, findings }, null, 2))
  if (failed > 0) throw new Error(failed === 1 ? 'One thing is not in order.' : `${failed} things are not in order.`)
}
