import { SERVER_OWNED_FIELDS } from '@/lib/domain/listing/judging/server-owned'
import { YARN, yarnBody } from '../../../demo'
import { routeFiles } from '../../../http-rules/routes'
import { must, type Reply } from '../../client'
import { objectOf, sellerIdOf } from '../../fixtures'
import { inParallel, type Trial, type Verdict } from '../../trial'
import type { World } from '../../world'
import { writableRoutes } from '../../writable-routes'
import type { ValidWrite, WritableRoute } from '../../writable-routes/route'

/** Columns and privileges that an attacker would try, in addition to the server-owned fields. */
const PRIVILEGED_KEYS = [
  ...['role', 'roles', 'isAdmin', 'scope', 'scopes', 'actor', 'actorId', 'actorType', 'as', 'onBehalfOf'],
  ...['passwordHash', 'password_hash', 'tokenHash', 'hint', 'emailVerified', 'emailVerifiedAt', 'email_verified_at'],
  ...['suspendedAt', 'planKey', 'paymentStatus', 'entitlement', 'allowed', 'paid', 'blockCode', 'internalUat'],
  ...['created_by', 'updated_by', 'seller_id', 'company_id', 'buyerCompanyId', 'sellerCompanyId', 'changedIn'],
  ...[
    'awardedQuantity',
    'remainingQuantity',
    'total',
    'totalAmount',
    'checkout',
    'orderNumber',
    'snapshot',
    'sequence',
  ],
  ...['fromStatus', 'toStatus', 'at', 'eventId', 'sha256', 'bytes', 'mime', 'path', 'url', 'state', 'isArchived'],
]

/** These routes do not read the body. */
const BODY_IGNORED = new Set([
  '/api/account/email-confirmation/request',
  '/api/notifications/unsubscribe',
  '/api/:...path',
])

/** Values that can only come from the body. */
const MARK = 'planted-by-the-body'
const PLANTED_TIME = '2001-02-03T04:05:06.000Z'

/** Plants each server-owned key in the body of each route, at the top level and in `fields`. */
export const massAssignment: Trial = {
  name: 'mass-assignment',
  inTests: true,
  control: {
    sources: [
      {
        file: 'lib/services/listings/create.ts',
        from: 'createdBy: ctx.actor.userId',
        to: 'createdBy: Object(write.body).createdBy ?? ctx.actor.userId',
      },
    ],
  },
  async run(world) {
    const verdict = {
      figures: { routes: 0, keys: 0, planted: 0, refused: 0, ignored: 0, taken: 0 },
      faults: [] as string[],
    }
    const routes = await writableRoutes(world)
    const named = new Set(routes.map(({ route }) => route))
    for (const { pattern, methods } of routeFiles()) {
      if (!methods.some((method) => /POST|PUT|PATCH/.test(method)) || BODY_IGNORED.has(pattern)) continue
      if (!named.has(pattern)) verdict.faults.push(`${pattern} reads a body and is not in writableRoutes`)
    }
    const other = await sellerIdOf(await world.as('all'))
    await inParallel(routes, 4, (route) => plantIn(route, other, verdict))
    verdict.figures.keys = new Set(routes.flatMap(keysFor)).size
    await checkPublicReads(world, verdict.faults)
    return verdict
  },
}

interface PlantVerdict extends Verdict {
  figures: { routes: number; keys: number; planted: number; refused: number; ignored: number; taken: number }
}

function keysFor({ triedKeys, allowedKeys }: WritableRoute): string[] {
  return (triedKeys ?? [...SERVER_OWNED_FIELDS, ...PRIVILEGED_KEYS]).filter((key) => !allowedKeys.includes(key))
}

async function plantIn(route: WritableRoute, other: string, { figures, faults }: PlantVerdict): Promise<void> {
  const send = (request: ValidWrite) =>
    route.send ? route.send(route.client, request) : route.client.post(request.path, request.body)
  let write = await route.prepare()
  const plain = await send(write)
  if (plain.status >= 300 && !route.isAlwaysRefused) {
    faults.push(`${route.name}: the valid request was refused: ${plain.status} ${plain.text.slice(0, 200)}`)
    return
  }
  const base = await write.record(plain)
  if (!route.isRepeatable) write = await route.prepare()
  figures.routes += 1
  const values = keysFor(route).map((key) => ({ key, value: plantedValue(key, memberOf(base, key), other) }))
  const planting: Planting = { route, base, write, send, figures, faults }
  await plant(planting, values, 'top')
  await plant(planting, values, 'fields')
}

interface Planted {
  key: string
  value: unknown
}

interface Planting {
  route: WritableRoute
  /** The record of a write without planted keys. */
  base: unknown
  write: ValidWrite
  send(request: ValidWrite): Promise<Reply>
  figures: PlantVerdict['figures']
  faults: string[]
}

/**
 * Plants these keys together. A refusal says nothing about the keys it does not name, so these are planted again without the others.
 * If the record took a value, the keys are planted one by one to find which.
 */
async function plant(planting: Planting, group: readonly Planted[], place: 'top' | 'fields'): Promise<void> {
  if (group.length === 0) return
  const { route, write, send, figures } = planting
  const planted = Object.fromEntries(group.map(({ key, value }) => [key, value]))
  const { body } = write
  const inFields = { ...body, fields: { ...Object(body.fields), ...planted } }
  const reply = await send({ ...write, body: place === 'top' ? { ...body, ...planted } : inFields })
  const fault = (text: string) => planting.faults.push(`${route.name}: ${text}`)
  const where = `${place === 'top' ? '' : 'fields.'}${Object.keys(planted).join()}`
  const oneByOne = async () => {
    for (const key of group) await plant(planting, [key], place)
  }
  if (reply.status >= 500) {
    figures.planted += group.length
    fault(`${where}: ${reply.status}`)
    return
  }
  if (reply.status >= 300) {
    const unnamed = group.filter(({ key }) => !isNamed(reply, key))
    const named = group.length - unnamed.length
    figures.planted += named
    figures.refused += named
    if (named > 0) return plant(planting, unnamed, place)
    if (group.length > 1) return oneByOne()
    figures.planted += 1
    figures.refused += 1
    fault(`${where}: ${reply.status}, but for another reason: ${reply.text.slice(180, 500)}`)
    return
  }
  const record = await write.record(reply)
  if (!route.isRepeatable) planting.write = await route.prepare()
  const taken = group.filter(({ key, value }) => isTaken(record, key, value, planting.base))
  if (taken.length > 0 && group.length > 1) return oneByOne()
  figures.planted += group.length
  figures.ignored += group.length
  figures.taken += taken.length
  for (const { key, value } of taken) {
    fault(`${key} was set by the body${place === 'top' ? '' : "'s fields"}: ${JSON.stringify(value)}`)
  }
}

function plantedValue(key: string, value: unknown, other: string): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 977
  if (Array.isArray(value)) return [MARK]
  if (typeof value === 'object' && value !== null) return { ...value, [MARK]: true }
  if (/(Id|By|_id|_by)$|^id$/.test(key)) return other
  if (/At$|_at$|^at$/.test(key)) return PLANTED_TIME
  if (/^roles|scopes/.test(key)) return ['admin']
  if (/^(is|has)[A-Z]|^(allowed|paid|emailVerified)$/.test(key)) return true
  return MARK
}

function memberOf(record: unknown, key: string): unknown {
  return typeof record === 'object' && record !== null ? (record as Record<string, unknown>)[key] : undefined
}

/** Whether the record contains the planted value under its key and did not before. */
function isTaken(record: unknown, key: string, value: unknown, base: unknown): boolean {
  const text = JSON.stringify(record) ?? ''
  if (text.includes(MARK) || text.includes(PLANTED_TIME)) return true
  const pair = JSON.stringify({ [key]: value }).slice(1, -1)
  return text.includes(pair) && !(JSON.stringify(base) ?? '').includes(pair)
}

/** Whether the refusal is about the planted key: an issue names it or `fields`, or the seller may not be chosen. */
function isNamed(reply: Reply, key: string): boolean {
  if (key === 'sellerId' && objectOf(reply).code === 'FORBIDDEN') return true
  return hasNoFields(reply) || errorsOf(reply).some(({ field }) => field.split(/[.[\]]/).includes(key))
}

function hasNoFields(reply: Reply): boolean {
  return errorsOf(reply).some(({ field, code }) => field === 'fields' && code === 'UNKNOWN_FIELD')
}

/** The errors of a refusal. Its warnings are about keys that would have been ignored. */
function errorsOf(reply: Reply): { field: string; code: string }[] {
  const { issues } = objectOf(reply)
  return Array.isArray(issues) ? issues.filter(({ severity }) => severity === 'error') : []
}

/** Public reads must not contain personal data or secrets. */
async function checkPublicReads(world: World, faults: string[]): Promise<void> {
  const seller = await world.as('growth')
  const { listingId } = must(await seller.post(YARN, yarnBody({ title: 'Open to all' })), 201).json<Made>().listing
  const readers = {
    anonymous: world.anonymous,
    buyer: await world.as('buyer'),
    'another seller': await world.as('all'),
  }
  for (const [name, reader] of Object.entries(readers)) {
    for (const path of [YARN, `${YARN}?view=card`, `${YARN}/${listingId}`, `${YARN}/definition`]) {
      const { text, status } = await reader.get(path)
      if (status !== 200) faults.push(`${path} as ${name}: ${status}`)
      const secret = /[\w.-]+@demo\.test|passwordHash|tokenHash|password_hash|gstin/i.exec(text)?.[0]
      if (secret) faults.push(`${path} as ${name} contains ${secret}`)
    }
  }
  must(await seller.post(`${YARN}/${listingId}/archive`), 200)
}

interface Made {
  listing: { listingId: string }
}
