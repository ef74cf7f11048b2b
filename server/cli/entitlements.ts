import {
  consultedEntitlements,
  type EntitlementFile,
  type EntitlementFileEntry,
  entitlementsFile,
  parseEntitlements,
  readEntitlementsFile,
  removeSeller,
  setSeller,
} from '@/lib/config/entitlement-source'
import { normaliseEmail } from '@/lib/domain/account/email'
import { accessOf, indexConfiguration, sellerKey } from '@/lib/domain/entitlement/configuration'
import {
  decideEntitlement,
  isPaymentStatus,
  PAYMENT_STATUSES,
  subscriptionOf,
} from '@/lib/domain/entitlement/entitlement'
import { findPlan, PLAN_KEYS } from '@/lib/domain/entitlement/plans'
import { endOfValidity } from '@/lib/domain/entitlement/valid-until'
import { isModuleKey, MODULE_KEYS } from '@/lib/domain/modules/keys'
import { isUuid } from '@/lib/domain/uuid'
import { reachOfKey } from '@/lib/services/entitlement/seller-access'
import { commandOf, listed, operatorContext, parse, print, warn } from './command-line'

const USAGE = `Usage: npm run entitlements -- <command>
  set <e-mail or seller id> <plan> [--status ${PAYMENT_STATUSES.join('|')}] [--until <date>]
  list
  remove <e-mail or seller id>
  check
Plans: ${PLAN_KEYS.join(', ')}. A date is an ISO date (to the end of that day in India) or a date-time with its offset.`

/** Edits and checks the runtime configuration of the sellers' plans. @throws with the sentence that goes to stderr */
export const entitlementsCommand = commandOf(USAGE, { set, list, remove, check })

async function set(args: string[]): Promise<void> {
  const options = { status: { type: 'string' }, until: { type: 'string' } } as const
  const { positionals, values } = parse(USAGE, { args, options, count: 2 })
  const [name = '', planKey = ''] = positionals
  const key = requireKey(name)
  const plan = findPlan(planKey)
  if (!plan) throw new Error(`There is no plan "${planKey}". Plans: ${PLAN_KEYS.join(', ')}.`)
  const paymentStatus = (values.status ?? 'ACTIVE').toUpperCase()
  if (!isPaymentStatus(paymentStatus)) {
    throw new Error(`There is no payment status "${values.status}". Statuses: ${PAYMENT_STATUSES.join(', ')}.`)
  }
  const validUntil = values.until
  if (validUntil !== undefined && !endOfValidity(validUntil)) {
    throw new Error(`"${validUntil}" is not a date such as 2027-03-31, nor a date-time with its offset.`)
  }
  const entry: EntitlementFileEntry = { planKey, paymentStatus, ...(validUntil === undefined ? {} : { validUntil }) }
  setSeller(entitlementsFile(), key, entry)
  print(`${key}: ${whatItGives(key, entry)}`)
  warnWhenOverridden()
  await warnWhenNoSellerIsReached(key)
}

function list(args: string[]): void {
  parse(USAGE, { args, options: {}, count: 0 })
  const { sellers } = readEntitlementsFile(entitlementsFile())
  const entries = Object.entries(sellers).sort(([a], [b]) => (a < b ? -1 : 1))
  if (entries.length === 0) print('No seller has a plan.')
  for (const [key, entry] of entries) print(`${key}: ${whatItGives(key, entry)}`)
  warnWhenOverridden()
}

function remove(args: string[]): void {
  const { positionals } = parse(USAGE, { args, options: {}, count: 1 })
  const key = requireKey(positionals[0] ?? '')
  if (!removeSeller(entitlementsFile(), key)) throw new Error(`${key} has no plan in ${entitlementsFile()}.`)
  print(`${key}: removed, every module is closed.`)
  warnWhenOverridden()
}

/** Judges what is consulted at this moment and says what it gives. @throws when there is a problem */
function check(args: string[]): void {
  parse(USAGE, { args, options: {}, count: 0 })
  const { place, configuration, problems } = judgeConsulted()
  for (const [key, entry] of Object.entries(configuration?.sellers ?? {})) print(`${key}: ${whatItGives(key, entry)}`)
  if (problems.length > 0) {
    throw new Error(`Problems in ${place}:\n${listed(problems)}`)
  }
  print(`${place} is in order.`)
}

interface Consulted {
  place: string
  /** Null when it is missing, or refused as a whole. */
  configuration: EntitlementFile | null
  problems: string[]
}

/** What is consulted at this moment for who may write, and everything that is wrong with it. */
export function judgeConsulted(): Consulted {
  const { place, text } = consultedEntitlements()
  if (text === null)
    return { place, configuration: null, problems: ['There is no file: every seller write is refused.'] }
  const parsed = parseEntitlements(text)
  if (!parsed.ok) return { place, configuration: null, problems: ['It is refused as a whole.', ...parsed.problems] }
  return { place, configuration: parsed.configuration, problems: problemsOf(parsed.configuration) }
}

/** What the file may say without being refused, and what opens nothing all the same. */
function problemsOf(configuration: EntitlementFile): string[] {
  const problems: string[] = []
  for (const [key, { planKey, paymentStatus }] of Object.entries(configuration.sellers)) {
    if (!isKey(key)) problems.push(`${key}: neither an e-mail address nor a seller id`)
    if (!findPlan(planKey)) problems.push(`${key}: there is no plan "${planKey}"`)
    if (!isPaymentStatus(paymentStatus)) problems.push(`${key}: there is no payment status "${paymentStatus}"`)
  }
  for (const key of indexConfiguration(configuration).ambiguousKeys)
    problems.push(`${key}: named twice, neither counts`)
  for (const moduleKey of configuration.internalUat.moduleKeys) {
    if (!isModuleKey(moduleKey)) problems.push(`internalUat: there is no module "${moduleKey}"`)
  }
  return problems
}

/** What an entry gives, asked of the decision that the gate asks. */
function whatItGives(key: string, entry: EntitlementFileEntry): string {
  const now = new Date()
  const index = indexConfiguration({
    sellers: { [key]: entry },
    internalUat: { enabled: false, sellers: [], moduleKeys: [] },
  })
  const name = sellerKey(key)
  const access = accessOf(index, { sellerId: name, email: name, isEmailVerified: true })
  const { plan, paymentStatus, isActive } = subscriptionOf(access, now)
  const open = MODULE_KEYS.filter((moduleKey) => decideEntitlement(access, moduleKey, now).allowed)
  const until = entry.validUntil === undefined ? '' : `, until ${entry.validUntil}`
  const state = isActive ? 'active' : 'not active'
  const modules = open.length === 0 ? 'opens nothing' : `opens ${open.length} of ${MODULE_KEYS.length} modules`
  return `${plan?.label ?? 'no such plan'}, ${paymentStatus}${until} (${state}): ${modules}`
}

function requireKey(name: string): string {
  if (!isKey(name)) throw new Error(`"${name}" is neither an e-mail address nor a seller id.`)
  return sellerKey(name)
}

function isKey(name: string): boolean {
  return normaliseEmail(name) !== null || isUuid(name.trim().toLowerCase())
}

/** The entry is written by now, so a database that cannot be asked is no failure of the command. */
async function warnWhenNoSellerIsReached(key: string): Promise<void> {
  try {
    const { kind, sellerId } = await reachOfKey(operatorContext(), key)
    const warning = {
      seller: '',
      no_account: 'There is no account of this name yet; the plan counts once there is a seller with it.',
      not_a_seller: 'This account is not a seller account, so the plan opens nothing.',
      email_not_verified: `This address is not verified, so the plan does not count yet. When you are sure that the account is theirs, set it by its id: ${sellerId}`,
    }[kind]
    if (warning) warn(warning)
  } catch {
    warn('The database could not be asked whether there is a seller of this name.')
  }
}

function warnWhenOverridden(): void {
  if (consultedEntitlements().place === 'SELLER_ENTITLEMENTS_JSON') {
    warn('SELLER_ENTITLEMENTS_JSON is set: it is consulted, and this file is not.')
  }
}
