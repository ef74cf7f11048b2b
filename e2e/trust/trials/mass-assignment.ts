import { SERVER_OWNED_FIELDS } from '../../../lib/domain/listing/judging/server-owned'
import { YARN, yarnBody } from '../../demo'
import { routeFiles } from '../../house/routes'
import { must, type Reply } from '../client'
import { objectOf, sellerIdOf } from '../scene'
import { inParallel, type Trial, type Verdict } from '../trial'
import type { World } from '../world'
import { type Asked, type WritableRoute, writableRoutes } from '../writes'

/** What no body may set, beside the spec's server-owned keys of a record: columns and powers by the names an attacker would try. */
const POWERS = [
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

/** They read nothing of the body. */
const BODY_UNREAD = new Set(['/api/account/email-confirmation/request', '/api/:...path'])

/** Values of other people, and values that could not come from anywhere but the body. */
const MARK = 'planted-by-the-body'
const PLANTED_TIME = '2001-02-03T04:05:06.000Z'

/** Each key that the service owns, in the body of each route that has one, beside its fields and inside `fields`. */
export const massAssignment: Trial = {
  id: 'M9',
  name: 'mass assignment',
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
      if (!methods.some((method) => /POST|PUT|PATCH/.test(method)) || BODY_UNREAD.has(pattern)) continue
      if (!named.has(pattern)) verdict.faults.push(`${pattern} takes a body and is not tried`)
    }
    const other = await sellerIdOf(await world.as('all'))
    await inParallel(routes, 4, (route) => plantIn(route, other, verdict))
    verdict.figures.keys = new Set(routes.flatMap(keysFor)).size
    await overexposed(world, verdict.faults)
    return verdict
  },
}

interface Planted extends Verdict {
  figures: { routes: number; keys: number; planted: number; refused: number; ignored: number; taken: number }
}

function keysFor({ keys, own }: WritableRoute): string[] {
  return (keys ?? [...SERVER_OWNED_FIELDS, ...POWERS]).filter((key) => !own.includes(key))
}

/** One route with each key, once beside its own fields and once inside `fields`. */
async function plantIn(route: WritableRoute, other: string, { figures, faults }: Planted): Promise<void> {
  const fault = (sentence: string) => faults.push(`${route.name}: ${sentence}`)
  const send = (request: Asked) =>
    route.send ? route.send(route.client, request) : route.client.post(request.path, request.body)
  let asked = await route.prepare()
  const plain = await send(asked)
  if (plain.status >= 300 && !route.isNeverGood) {
    return void fault(`refused with nothing planted: ${plain.status} ${plain.text.slice(0, 200)}`)
  }
  const base = await asked.record(plain)
  if (!route.isRepeatable) asked = await route.prepare()
  figures.routes += 1
  const values = keysFor(route).map((key) => ({ key, value: plantedValue(key, memberOf(base, key), other) }))
  let hasFields = true
  for (const group of route.isUnread ? [values] : values.map((value) => [value])) {
    const planted = Object.fromEntries(group.map(({ key, value }) => [key, value]))
    for (const place of ['top', 'fields'] as const) {
      // Where there are no `fields` at all, the first refusal of them is the refusal of all.
      if (place === 'fields' && !hasFields) continue
      const { body } = asked
      const where = `${place === 'top' ? '' : 'fields.'}${Object.keys(planted).join()}`
      const inFields = { ...body, fields: { ...Object(body.fields), ...planted } }
      const reply = await send({ ...asked, body: place === 'top' ? { ...body, ...planted } : inFields })
      figures.planted += group.length
      if (reply.status >= 500) fault(`${where}: ${reply.status}`)
      else if (reply.status >= 300) {
        figures.refused += group.length
        if (hasNoFields(reply)) hasFields = false
        for (const { key } of group) {
          if (!isNamed(reply, key)) fault(`${where}: ${reply.status}, but not for it: ${reply.text.slice(180, 500)}`)
        }
      } else {
        figures.ignored += group.length
        const record = await asked.record(reply)
        for (const { key, value } of group) {
          if (!isTaken(record, key, value, base)) continue
          figures.taken += 1
          fault(`${key} was taken from the body${place === 'top' ? '' : "'s fields"}: ${JSON.stringify(value)}`)
        }
        if (!route.isRepeatable) asked = await route.prepare()
      }
    }
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

/** Whether what was planted stands under its name anywhere in the record where it did not stand before. */
function isTaken(record: unknown, key: string, value: unknown, base: unknown): boolean {
  const text = JSON.stringify(record) ?? ''
  if (text.includes(MARK) || text.includes(PLANTED_TIME)) return true
  const pair = JSON.stringify({ [key]: value }).slice(1, -1)
  return text.includes(pair) && !(JSON.stringify(base) ?? '').includes(pair)
}

/** A refusal is for the planted key where an issue names it, or says that there are no `fields`, or whose name is no body's to say. */
function isNamed(reply: Reply, key: string): boolean {
  if (key === 'sellerId' && objectOf(reply).code === 'FORBIDDEN') return true
  return hasNoFields(reply) || issuesOf(reply).some(({ field }) => field.split(/[.[\]]/).includes(key))
}

function hasNoFields(reply: Reply): boolean {
  return issuesOf(reply).some(({ field, code }) => field === 'fields' && code === 'UNKNOWN_FIELD')
}

function issuesOf(reply: Reply): { field: string; code: string }[] {
  const { issues } = objectOf(reply)
  return Array.isArray(issues) ? issues : []
}

/** What others must not learn from the answers to reads that are open to them. */
async function overexposed(world: World, faults: string[]): Promise<void> {
  const seller = await world.as('growth')
  const { listingId } = must(await seller.post(YARN, yarnBody({ title: 'Open to all' })), 201).json<Made>().listing
  const others = { nobody: world.anonymous, buyer: await world.as('buyer'), 'another seller': await world.as('all') }
  for (const [who, reader] of Object.entries(others)) {
    for (const path of [YARN, `${YARN}?view=card`, `${YARN}/${listingId}`, `${YARN}/definition`]) {
      const { text, status } = await reader.get(path)
      if (status !== 200) faults.push(`${who} reads ${path}: ${status}`)
      const secret = /[\w.-]+@demo\.test|passwordHash|tokenHash|password_hash|gstin/i.exec(text)?.[0]
      if (secret) faults.push(`${who} reads ${secret} in ${path}`)
    }
  }
  must(await seller.post(`${YARN}/${listingId}/archive`), 200)
}

interface Made {
  listing: { listingId: string }
}
