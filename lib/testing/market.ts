import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll } from 'vitest'
import { type TestDatabase, testDatabase } from '@/db/testing/database'
import {
  EMPTY_ENTITLEMENTS,
  type EntitlementFileEntry,
  openEntitlementSource,
  removeSeller,
  setSeller,
  writeEntitlements,
} from '@/lib/config/entitlement-source'
import { LOOK_AGAIN_MS } from '@/lib/config/kept-file'
import { processWide } from '@/lib/config/process-wide'
import type { SheetFile } from '@/lib/contract/sheet-file'
import type { Actor, Role } from '@/lib/domain/actor'
import { createAccount, type NewAccount } from '@/lib/services/accounts/accounts'
import type { SentBody } from '@/lib/services/attachments/reception'
import type { ServiceContext, WriteConditions } from '@/lib/services/shared/context'

/** What is different about a person; the rest is made up. `name` also makes the e-mail address and the company's name. */
export type PersonOptions = Partial<Omit<NewAccount, 'roles'>>

/** The plan of a seller: its key, an entry of the entitlements with its payment status and end, or null for none. */
export type PlanOption = string | EntitlementFileEntry | null

export interface Market {
  readonly database: TestDatabase
  /** DATA_DIR of the test file: files, mails and the entitlements. Deleted after the last test. */
  readonly dataDir: string
  /** A seller, with all modules unless a plan is given. */
  newSeller(options?: PersonOptions & { plan?: PlanOption; roles?: readonly Role[] }): Promise<Actor>
  newBuyer(options?: PersonOptions): Promise<Actor>
  newAdmin(options?: PersonOptions): Promise<Actor>
  /** Sets the plan of a seller, by id or e-mail address, in force from the next read. */
  setPlan(seller: Actor | string, plan: PlanOption): void
  /** The context of a service verb. @param now instead of the market's time */
  ctxFor<A extends Actor | null>(actor: A, now?: Date): ServiceContext<A>
}

const SELLER: readonly Role[] = ['seller']

export const TEST_PASSWORD = 'seven blue looms'

/**
 * A market for one test file: a database, a data folder, entitlements and people. Call it once, at the top of the file.
 * @param now the time of every context that names no other; the real time when absent
 */
export function testMarket({ now }: { now?: Date } = {}): Market {
  const database = testDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'textile-market-'))
  const entitlements = join(dataDir, 'entitlements.json')
  const timeOf = () => now ?? new Date()
  let people = 0
  let idsMade = 0
  /** Ids sort by the time of their context, and those of one time by the order in which they were made. */
  const idAt = (at: Date) => uuidv7({ msecs: at.getTime(), seq: ++idsMade })

  beforeAll(() => {
    process.env.DATA_DIR = dataDir
    process.env.SELLER_ENTITLEMENTS_FILE = entitlements
    process.env.SELLER_ENTITLEMENTS_JSON = ''
    writeEntitlements(entitlements, EMPTY_ENTITLEMENTS)
    lookAtEveryRead(entitlements)
  })
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  function ctxFor<A extends Actor | null>(actor: A, at = timeOf()): ServiceContext<A> {
    return { actor, db: database.db, now: at, newId: () => idAt(at), requestId: 'test' }
  }

  async function newPerson(roles: readonly Role[], options: PersonOptions): Promise<Actor> {
    people += 1
    const name = options.name ?? `${roles[0]}${people}`
    const account = {
      email: `${name.toLowerCase()}@mill.example`,
      password: TEST_PASSWORD,
      companyName: `${name} Mills`,
      country: 'IN',
      emailVerified: true,
      ...options,
      name,
      roles: [...roles],
    }
    const ids = await createAccount(ctxFor(null), account)
    const { email, emailVerified } = account
    return {
      ...ids,
      email,
      name,
      roles,
      emailVerified,
      via: { kind: 'token', tokenId: uuidv7(), scopes: ['read', 'write'] },
    }
  }

  function setPlan(seller: Actor | string, plan: PlanOption): void {
    const key = typeof seller === 'string' ? seller : seller.userId
    const entry = typeof plan === 'string' ? { planKey: plan, paymentStatus: 'ACTIVE' } : plan
    if (entry) setSeller(entitlements, key, entry)
    else removeSeller(entitlements, key)
  }

  return {
    database,
    dataDir,
    newSeller: async ({ plan = 'all_textile', roles = SELLER, ...options } = {}) => {
      const seller = await newPerson(roles, options)
      if (plan !== null) setPlan(seller, plan)
      return seller
    },
    newBuyer: (options = {}) => newPerson(['buyer'], options),
    newAdmin: (options = {}) => newPerson(['admin'], options),
    setPlan,
    ctxFor,
  }
}

/** The entitlements of the process without the interval between two looks at the file: a test sees a plan as soon as it is set. */
function lookAtEveryRead(file: string): void {
  let clock = 0
  const configuredEnvNames = ['SELLER_ENTITLEMENTS_FILE']
  processWide('entitlement-source', () =>
    openEntitlementSource({ json: undefined, file, configuredEnvNames }, () => {
      clock += LOOK_AGAIN_MS
      return clock
    }),
  )
}

/** A form as the multipart bytes of a browser. */
export function sentForm(form: FormData): SentBody {
  const { body: bodyStream, headers } = new Response(form)
  return { bodyStream, header: (name) => headers.get(name) }
}

/** The same context with what came with a request besides its body. */
export function withConditions<A extends Actor | null>(
  ctx: ServiceContext<A>,
  { address, ...given }: Partial<WriteConditions> & { address?: string },
): ServiceContext<A> {
  const conditions = { idempotencyKey: null, scope: '/test', ifMatch: null, ...given }
  return { ...ctx, conditions, ...(address === undefined ? {} : { address }) }
}

/** The text of a spreadsheet that is a CSV. */
export async function sheetText({ chunks }: SheetFile): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts).toString()
}
