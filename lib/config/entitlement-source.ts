import path from 'node:path'
import { z } from 'zod'
import { env } from './env'
import { keptText, replaceFile, underLock, watchFile, withoutMark } from './kept-file'
import { log } from './log'
import { processWide } from './process-wide'

/** The variables that may name the entitlements; the first takes precedence (reference 7.1). */
export const ENTITLEMENT_ENV_NAMES = ['SELLER_ENTITLEMENTS_JSON', 'SELLER_ENTITLEMENTS_FILE'] as const

const entrySchema = z.strictObject({
  planKey: z.string().max(64),
  paymentStatus: z.string().max(64),
  validUntil: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).optional(),
})

const configurationSchema = z.strictObject({
  version: z.literal(1),
  sellers: z.record(z.string().min(1).max(254), entrySchema),
  internalUat: z
    .strictObject({
      enabled: z.boolean(),
      sellers: z.array(z.string().max(254)),
      moduleKeys: z.array(z.string().max(64)),
    })
    .default({ enabled: false, sellers: [], moduleKeys: [] }),
})

export type EntitlementFile = z.infer<typeof configurationSchema>
export type EntitlementFileEntry = z.infer<typeof entrySchema>

export const EMPTY_ENTITLEMENTS: EntitlementFile = {
  version: 1,
  sellers: {},
  internalUat: { enabled: false, sellers: [], moduleKeys: [] },
}

/** The entitlements in force and the state of their source. */
export interface EntitlementReading {
  /**
   * The last good reading of the source, the same object until the source changes. null: none yet, so every write is
   * refused.
   */
  configuration: EntitlementFile | null
  /** Whether there is a source and its newest state is valid. */
  isSourceReady: boolean
  /** Those of ENTITLEMENT_ENV_NAMES that are set. */
  configuredEnvNames: string[]
}

export interface EntitlementSource {
  read(): EntitlementReading
}

interface SourceSettings {
  json: string | undefined
  file: string
  configuredEnvNames: string[]
}

/** The entitlements of this process, read on first use and again when they change. */
export function entitlementSource(): EntitlementSource {
  return processWide('entitlement-source', () => openEntitlementSource(sourceSettings()))
}

/** The file that the command line and the seeds write, even if SELLER_ENTITLEMENTS_JSON overrides it. */
export function entitlementsFile(): string {
  return sourceSettings().file
}

/** The text in use and the name of its source, for the command that checks it. Text null: there is no file. */
export function consultedEntitlements(): { place: string; text: string | null } {
  const { json, file } = sourceSettings()
  if (json !== undefined) return { place: 'SELLER_ENTITLEMENTS_JSON', text: json }
  return { place: file, text: keptText(file) }
}

function sourceSettings(): SourceSettings {
  const { SELLER_ENTITLEMENTS_JSON: json, SELLER_ENTITLEMENTS_FILE: file, DATA_DIR } = env()
  const isSet = { SELLER_ENTITLEMENTS_JSON: Boolean(json), SELLER_ENTITLEMENTS_FILE: Boolean(file) }
  return {
    json: json || undefined,
    file: path.resolve(file || path.join(DATA_DIR, 'entitlements.json')),
    configuredEnvNames: ENTITLEMENT_ENV_NAMES.filter((name) => isSet[name]),
  }
}

/** @param monotonicMs a clock for the interval between two checks of the file */
export function openEntitlementSource(
  settings: SourceSettings,
  monotonicMs: () => number = () => performance.now(),
): EntitlementSource {
  const { json, file, configuredEnvNames } = settings
  if (json !== undefined) {
    const reading = { ...takeText(json, 'SELLER_ENTITLEMENTS_JSON', null), configuredEnvNames }
    return { read: () => reading }
  }

  const first: EntitlementReading = { configuration: null, isSourceReady: false, configuredEnvNames }
  const take = (fingerprint: string, last: EntitlementReading) => ({
    ...takeFile(file, fingerprint, last.configuration),
    configuredEnvNames,
  })
  return watchFile(file, first, take, monotonicMs)
}

type Taken = Pick<EntitlementReading, 'configuration' | 'isSourceReady'>

function takeFile(file: string, fingerprint: string, lastGood: EntitlementFile | null): Taken {
  if (fingerprint === '') {
    log().warn({ source: file }, 'no entitlements file: every seller write is refused')
    return { configuration: null, isSourceReady: false }
  }
  try {
    return takeText(keptText(file) ?? '', file, lastGood)
  } catch {
    return refused(file, ['the file cannot be read'], lastGood)
  }
}

function takeText(text: string, source: string, lastGood: EntitlementFile | null): Taken {
  const parsed = parseEntitlements(text)
  if (!parsed.ok) return refused(source, parsed.problems, lastGood)
  log().info({ source, sellers: Object.keys(parsed.configuration.sellers).length }, 'entitlements read')
  return { configuration: parsed.configuration, isSourceReady: true }
}

function refused(source: string, problems: string[], lastGood: EntitlementFile | null): Taken {
  const inForce = lastGood ? 'the last good ones stay in force' : 'nothing is in force, every seller write is refused'
  log().error({ source, problems: problems.slice(0, 10) }, `entitlements refused: ${inForce}`)
  return { configuration: lastGood, isSourceReady: false }
}

/**
 * Validates the text of a configuration. Problems name the place and the rule, never a value: a seller is "sellers,
 * entry 3", since the key may be an e-mail address.
 */
export function parseEntitlements(
  text: string,
): { ok: true; configuration: EntitlementFile } | { ok: false; problems: string[] } {
  let json: unknown
  try {
    json = JSON.parse(withoutMark(text))
  } catch {
    return { ok: false, problems: ['it is not JSON'] }
  }
  const parsed = configurationSchema.safeParse(json)
  if (parsed.success) return { ok: true, configuration: parsed.data }
  const sellers = typeof json === 'object' && json !== null && 'sellers' in json ? Object.keys(json.sellers ?? {}) : []
  return { ok: false, problems: parsed.error.issues.map((issue) => describeIssue(issue, sellers)) }
}

function describeIssue(issue: z.core.$ZodIssue, sellers: string[]): string {
  const [top, ...rest] = issue.path.map(String)
  const place =
    top === 'sellers' && rest[0] !== undefined
      ? ['sellers', `entry ${sellers.indexOf(rest[0]) + 1}`, ...rest.slice(1)]
      : [top, ...rest].filter((part) => part !== undefined)
  const rule = {
    invalid_type: () => `must be ${'expected' in issue ? issue.expected : 'of another type'}`,
    unrecognized_keys: () => 'has an unknown key',
    invalid_union: () => 'must be an ISO date or a date-time with its offset',
    invalid_value: () => 'must be 1',
    too_big: () => 'is too long',
    too_small: () => 'must not be empty',
  }[issue.code as string]
  return `${place.join(', ') || 'the file'}: ${rule?.() ?? 'is not valid'}`
}

/** The current file, for a writer; a missing one is empty. @throws a plain Error when it is there but not valid */
export function readEntitlementsFile(file: string): EntitlementFile {
  const text = keptText(file)
  if (text === null) return EMPTY_ENTITLEMENTS
  const parsed = parseEntitlements(text)
  if (!parsed.ok) throw new Error(`${file} is not a valid entitlements file: ${parsed.problems.join('; ')}`)
  return parsed.configuration
}

export function writeEntitlements(file: string, configuration: EntitlementFile): void {
  replaceFile(file, `${JSON.stringify(configurationSchema.parse(configuration), null, 2)}\n`)
}

/** Sets what one seller has, replacing any earlier entry. */
export function setSeller(file: string, emailOrId: string, entry: EntitlementFileEntry): void {
  edit(file, (stored) => ({ ...stored, sellers: { ...withoutSeller(stored, emailOrId), [emailOrId]: entry } }))
}

/** @returns false when the seller has no entry */
export function removeSeller(file: string, emailOrId: string): boolean {
  let isRemoved = false
  edit(file, (stored) => {
    const others = withoutSeller(stored, emailOrId)
    isRemoved = Object.keys(others).length < Object.keys(stored.sellers).length
    return isRemoved ? { ...stored, sellers: others } : null
  })
  return isRemoved
}

/** @param change null: leave the file as it is */
function edit(file: string, change: (stored: EntitlementFile) => EntitlementFile | null): void {
  underLock(file, 'the entitlements', () => {
    const changed = change(readEntitlementsFile(file))
    if (changed) writeEntitlements(file, changed)
  })
}

function withoutSeller({ sellers }: EntitlementFile, emailOrId: string): Record<string, EntitlementFileEntry> {
  const isAnother = (key: string) => key.trim().toLowerCase() !== emailOrId.trim().toLowerCase()
  return Object.fromEntries(Object.entries(sellers).filter(([key]) => isAnother(key)))
}
