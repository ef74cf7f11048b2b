import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAID_WRITE_ROUTES } from '@/lib/contract/readback/marketplace-routes'
import { routeText } from '@/lib/contract/route'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { type DemoAccount, YARN, yarnBody } from '../../../demo'
import { pathOf } from '../../../http-rules/routes'
import { type Client, must } from '../../client'
import { inParallel, type Trial, type Verdict } from '../../trial'
import { until, type World } from '../../world'

const STATUS = '/api/trade-core/seller-subscription/status'
const ADMIN = '/api/trade-core/erp/admin/seller-module-access'
const BLOCKS = ['ENTITLEMENT_NOT_CONFIGURED', 'MODULE_NOT_IN_PLAN', 'SUBSCRIPTION_INACTIVE']

interface State {
  name: string
  account: DemoAccount
  /** How many of the 22 modules must be open, by the plan's definition. */
  open: number
  /** The account's entry in the configuration; undefined: the entry of the demo data. */
  entry?: { planKey: string; paymentStatus: string; validUntil?: string } | null
}

const FIXED: readonly State[] = [
  { name: 'Module Starter, active', account: 'starter', open: 3 },
  { name: 'Market Growth, active', account: 'growth', open: 8 },
  { name: 'All Textile, active', account: 'all', open: 22 },
  { name: 'Module Starter, lapsed', account: 'lapsed', open: 0 },
  { name: 'not configured', account: 'none', open: 0 },
]

/** States that the trial writes for one account, which has a listing from the time when it could publish. */
const CONFIGURED: readonly State[] = [
  { planKey: 'module_starter', paymentStatus: 'ACTIVE', open: 3 },
  { planKey: 'market_growth', paymentStatus: 'ACTIVE', open: 8 },
  { planKey: 'all_textile', paymentStatus: 'ACTIVE', open: 22 },
  { planKey: 'module_starter', paymentStatus: 'LAPSED', open: 0 },
  { planKey: 'market_growth', paymentStatus: 'PAST_DUE', open: 0 },
  { planKey: 'all_textile', paymentStatus: 'LAPSED', open: 0 },
  { planKey: 'all_textile', paymentStatus: 'ACTIVE', validUntil: '2020-01-31', open: 0 },
  { planKey: 'all_textile', paymentStatus: 'paid, surely', open: 0 },
  { planKey: 'everything_for_free', paymentStatus: 'ACTIVE', open: 0 },
].map(({ open, ...entry }) => ({ name: Object.values(entry).join(' '), account: 'none', open, entry }))

const REMOVED: State = { name: 'entry removed', account: 'none', open: 0, entry: null }

/** Calls every paid write route in every module and subscription state. The gate must agree with both readbacks. */
export const entitlementGate: Trial = {
  name: 'entitlement-gate',
  inTests: true,
  control: {
    sources: [
      {
        // Opens one gate: that of writes to an existing listing.
        file: 'lib/services/entitlement/seller-access.ts',
        from: "if (!hasRole(ctx.actor, 'admin')) return entitledSeller(ctx, { moduleKey })",
        to: `if (!hasRole(ctx.actor, 'admin')) {
    const seller = await sellerForWrite(ctx, null)
    return { ...seller, moduleKey } as unknown as EntitledSeller
  }`,
      },
    ],
  },
  async run(world) {
    const verdict = { figures: { states: 0, modules: MODULE_KEYS.length, writes: 0, open: 0, refused: 0 }, faults: [] }
    for (const state of FIXED) await checkState(world, state, verdict)
    if (world.dataDir) await withConfiguration(world, world.dataDir, verdict)
    return verdict
  },
}

interface GateVerdict extends Verdict {
  figures: { states: number; modules: number; writes: number; open: number; refused: number }
}

/** Checks one account in each state, then restores the configuration. */
async function withConfiguration(world: World, dataDir: string, verdict: GateVerdict): Promise<void> {
  const file = join(dataDir, 'entitlements.json')
  const before = readFileSync(file, 'utf8')
  const seller = await world.as('none')
  const set = async (entry: State['entry']): Promise<void> => {
    const configuration = JSON.parse(before)
    delete configuration.sellers['none@demo.test']
    if (entry) configuration.sellers['none@demo.test'] = entry
    replace(file, JSON.stringify(configuration))
    await waitUntilActive(seller, entry ?? null)
  }
  try {
    await set({ planKey: 'all_textile', paymentStatus: 'ACTIVE' })
    const created = must(await seller.post(YARN, yarnBody({ status: 'DRAFT', title: 'Gate' })), 201)
    const { listingId } = created.json<{ listing: { listingId: string } }>().listing
    for (const state of CONFIGURED) {
      await set(state.entry)
      await checkState(world, state, verdict, listingId)
    }
    await set(null)
    await checkState(world, REMOVED, verdict, listingId)
  } finally {
    replace(file, before)
    await waitUntilActive(seller, JSON.parse(before).sellers['none@demo.test'] ?? null)
  }
}

function replace(file: string, text: string): void {
  writeFileSync(`${file}.next`, text, { mode: 0o600 })
  renameSync(`${file}.next`, file)
}

/** Waits until the product has read the configuration, which it checks several times a second. */
async function waitUntilActive(
  seller: Client,
  entry: { planKey: string; paymentStatus: string; validUntil?: string } | null,
) {
  const isKnown = entry?.planKey !== 'everything_for_free'
  const status =
    entry === null ? 'NOT_CONFIGURED' : entry.paymentStatus === 'paid, surely' ? 'UNKNOWN' : entry.paymentStatus
  const isActive = status === 'ACTIVE' && isKnown && entry?.validUntil === undefined
  const plan = isKnown ? (entry?.planKey ?? '') : ''
  const isRead = async () => {
    const { selectedPlanKey, paymentStatus, subscriptionActive } = await accessOf(seller)
    return selectedPlanKey === plan && paymentStatus === status && subscriptionActive === isActive
  }
  if (!(await until(isRead, 10_000))) throw new Error('the changed configuration was not read within 10 s')
}

interface Entitlement {
  moduleKey: string
  allowed: boolean
  blockCode: string
}

interface Access {
  sellerId: string
  selectedPlanKey: string
  paymentStatus: string
  subscriptionActive: boolean
  allowedModuleKeys: string[]
  moduleEntitlements: Entitlement[]
  entitlementConfigReadback: { runtimeFallbackMatchesWriteGate: boolean }
}

interface Readback {
  sellers: Access[]
  selectedSellerAccess: Access
}

async function accessOf(seller: Client): Promise<Access> {
  return must(await seller.get(STATUS), 200).json<Readback>().selectedSellerAccess
}

async function versionOf(seller: Client, listingId: string): Promise<number> {
  return (
    must(await seller.get(`${YARN}/${listingId}`), 200).json<{ listings: { version: number }[] }>().listings[0]
      ?.version ?? 0
  )
}

async function checkState(world: World, state: State, verdict: GateVerdict, listingId?: string): Promise<void> {
  const { figures, faults } = verdict
  const fault = (text: string) => faults.push(`${state.name}: ${text}`)
  const seller = await world.as(state.account)
  const own = await accessOf(seller)
  const admin = await world.as('admin')
  const all = must(await admin.get(`${ADMIN}?sellerId=${own.sellerId}`), 200).json<Readback>()
  const listed = all.sellers.find(({ sellerId }) => sellerId === own.sellerId)
  const byAdmin = new Map(all.selectedSellerAccess.moduleEntitlements.map((one) => [one.moduleKey, one]))
  const entitlements = own.moduleEntitlements
  const open = entitlements.filter(({ allowed }) => allowed)
  if (open.length !== state.open) fault(`the status shows ${open.length} open modules instead of ${state.open}`)
  if (own.allowedModuleKeys.join() !== open.map(({ moduleKey }) => moduleKey).join())
    fault('allowedModuleKeys and moduleEntitlements differ')
  if (listed?.allowedModuleKeys.join() !== own.allowedModuleKeys.join())
    fault('the list of all sellers differs from the status')
  if (!own.entitlementConfigReadback.runtimeFallbackMatchesWriteGate)
    fault('the readback says that the gate does not match')

  const versionBefore = listingId ? await versionOf(seller, listingId) : 0
  const writes = MODULE_KEYS.flatMap((moduleKey) => PAID_WRITE_ROUTES.map((route) => ({ moduleKey, route })))
  await inParallel(writes, 8, async ({ moduleKey, route }) => {
    const entitlement = entitlements.find((one) => one.moduleKey === moduleKey)
    const where = `${routeText(route)} in ${moduleKey}`
    const path = pathOf(route.path, { moduleKey, ...(listingId && moduleKey === 'yarn' ? { listingId } : {}) })
    const reply = await seller.request(route.method, path, { body: {} })
    const { status } = reply
    const { code, blockCode } = status === 403 ? reply.json<{ code: string; blockCode?: string }>() : { code: '' }
    const gate = status === 403 ? (blockCode ?? 'none') : ''
    figures.writes += 1
    if (gate === '') figures.open += 1
    else figures.refused += 1
    if (status >= 500 || status === 401) fault(`${where} returned ${status}`)
    if (status === 403 && (!BLOCKS.includes(gate) || code !== gate)) fault(`${where} refused with ${code}`)
    if (!entitlement) return fault(`${moduleKey} is not in the readback`)
    if (gate !== entitlement.blockCode) fault(`${where}: gate "${gate}", status "${entitlement.blockCode}"`)
    if (entitlement.allowed !== (entitlement.blockCode === ''))
      fault(`${moduleKey}: allowed contradicts the block code`)
    const admins = byAdmin.get(moduleKey)
    if (admins?.blockCode !== entitlement.blockCode || admins.allowed !== entitlement.allowed) {
      fault(`${moduleKey}: status "${entitlement.blockCode}", admin "${admins?.blockCode}"`)
    }
  })
  if (listingId && state.open === 0) {
    const now = await versionOf(seller, listingId)
    if (now !== versionBefore) fault(`a refused write changed the listing from version ${versionBefore} to ${now}`)
  }
  figures.states += 1
}
