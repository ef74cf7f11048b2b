import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { YARN } from '../../../demo'
import { type Client, must } from '../../client'
import { deal, sellerIdOf } from '../../fixtures'
import { inTime, type Random, random } from '../../random'
import { inParallel, isMachineBusy, range, scaled, type Trial, tally } from '../../trial'
import type { World } from '../../world'
import { type JsonObject, objectIn, SchemaValues } from './schema-values'

const LANES = 8
const REQUESTS_LEAST = 400
const ANSWER_MS_MAX = 30_000
const SLOW_MS = 2000
const QUERY_LENGTH_MAX = 8000
const SEED = 7_412_025

interface Operation {
  id: string
  method: string
  path: string
  parameters: JsonObject[]
  body: JsonObject | null
  statuses: ReadonlySet<number>
}

interface FuzzRequest {
  name: string
  operation: Operation
  path: string
  body: string | undefined
}

/** Every operation of the OpenAPI document with values from its own schemas, right and wrong: never a 5xx, nor a status it does not name. */
export const schemaFuzz: Trial = {
  name: 'schema-fuzz',
  environment: { SIGN_IN_FAILURES_MAX: '1000000' },
  control: {
    sources: [
      {
        file: 'lib/domain/integer.ts',
        from: 'export const INTEGER_MAX = 2_147_483_647',
        to: 'export const INTEGER_MAX = 9_007_199_254_740_991',
      },
    ],
    fault: /^markNotificationsRead .*: 500/,
  },
  async run(world, scale) {
    const document = must(await world.anonymous.get('/api/openapi.json'), 200).json<JsonObject>()
    const declared = operationsOf(document)
    const modules = await moduleWrites(world, declared)
    const operations = [...declared, ...modules]
    const numbers = random(SEED)
    const values = new SchemaValues(objectIn(document, 'components', 'schemas'), numbers, await knownIds(world))
    const senders = [world.anonymous, await world.as('all'), await world.as('buyer'), await world.as('admin')]
    const ofModules = modules.flatMap((operation) => edges(operation, values))
    const requests = [
      ...declared.flatMap((operation) => edges(operation, values)),
      ...range(scaled(ofModules.length, scale)).flatMap((n) => ofModules[Math.floor(n / scale)] ?? []),
      ...range(scaled(20_000, scale, REQUESTS_LEAST)).map((n) =>
        madeUp(operations[n % operations.length] as Operation, values, numbers, n),
      ),
    ]
    const isBusy = isMachineBusy()
    const faults: string[] = []
    let slowestMs = 0
    const statuses = await inParallel(requests, LANES, async (request, n) => {
      const { name, operation } = request
      const startedAt = performance.now()
      // Of the edges a signed-in sender gets further; of the rest each sender some.
      const turn = n + Math.floor(n / operations.length)
      const sender = senders[name.startsWith('edge') ? 1 : turn % senders.length] as Client
      const sent = send(sender, request).catch((error: unknown) => reasonOf(error))
      const reply = await inTime(sent, ANSWER_MS_MAX)
      const ms = performance.now() - startedAt
      slowestMs = Math.max(slowestMs, ms)
      const what = `${operation.id} ${name}`
      if (reply === null) faults.push(`${what}: no answer in ${ANSWER_MS_MAX / 1000} s`)
      else if (typeof reply === 'string') faults.push(`${what}: ${reply}`)
      else if (reply.status >= 500) faults.push(`${what}: ${reply.status} ${reply.text.slice(0, 120)}`)
      else if (!operation.statuses.has(reply.status)) faults.push(`${what}: ${reply.status} is not documented`)
      if (ms > SLOW_MS && !isBusy) faults.push(`${what} took ${Math.round(ms)} ms`)
      return typeof reply === 'object' ? (reply?.status ?? 0) : 0
    })
    return {
      figures: {
        operations: operations.length,
        requests: requests.length,
        statuses: tally(statuses),
        [`ms slowest${isBusy ? ' (busy machine)' : ''}`]: Math.round(slowestMs),
      },
      faults,
    }
  },
}

/** Why a request was not answered. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? `${message}: ${cause.message}` : message
}

function send(sender: Client, { operation, path, body }: FuzzRequest) {
  const json = { body, headers: { 'content-type': 'application/json' } }
  return sender.request(operation.method, path, body === undefined ? {} : json)
}

function operationsOf(document: JsonObject): Operation[] {
  const parameters = objectIn(document, 'components', 'parameters')
  return Object.entries(objectIn(document, 'paths')).flatMap(([path, methods]) =>
    Object.entries(methods as JsonObject).flatMap(([method, declared]): Operation[] => {
      const operation = declared as JsonObject
      // A stream does not end.
      if (path.endsWith('/stream')) return []
      const listed = ((operation.parameters ?? []) as JsonObject[]).map(({ $ref, ...rest }) =>
        typeof $ref === 'string' ? ((parameters[$ref.split('/').at(-1) ?? ''] ?? {}) as JsonObject) : rest,
      )
      const json = objectIn(operation, 'requestBody', 'content', 'application/json')
      return [
        {
          id: String(operation.operationId),
          method: method.toUpperCase(),
          path,
          parameters: listed.filter((parameter) => parameter.in === 'path' || parameter.in === 'query'),
          body: 'schema' in json ? (json.schema as JsonObject) : null,
          statuses: new Set(Object.keys(objectIn(operation, 'responses')).map(Number)),
        },
      ]
    }),
  )
}

/** The write of each module, with the body that its definition describes. */
async function moduleWrites(world: World, operations: readonly Operation[]): Promise<Operation[]> {
  const write = operations.find(({ id }) => id === 'writeListing')
  if (!write) throw new Error('the document has no writeListing')
  return inParallel(MODULE_KEYS, 4, async (moduleKey) => {
    const path = write.path.replace('{moduleKey}', moduleKey)
    const { writeSchema } = must(await world.anonymous.get(`${path}/definition`), 200).json<{
      writeSchema: JsonObject
    }>()
    return { ...write, id: `writeListing of ${moduleKey}`, path, body: writeSchema }
  })
}

/** The edge of each number in each place: one request for each, with a valid value elsewhere. */
function edges(operation: Operation, values: SchemaValues): FuzzRequest[] {
  const inBody = operation.body === null ? [] : values.withEdges(operation.body)
  const inQuery = operation.parameters
    .filter((parameter) => parameter.in === 'query' && values.isNumber((parameter.schema ?? {}) as JsonObject))
    .flatMap((parameter) => values.edges.map((edge) => `${String(parameter.name)}=${edge}`))
  const path = pathOf(operation, values, false)
  return [
    ...inBody.map((body) => ({ name: `edge ${body.slice(0, 120)}`, operation, path, body })),
    ...inQuery.map((query) => ({ name: `edge ${query}`, operation, path: `${path}?${query}`, body: undefined })),
  ]
}

function madeUp(operation: Operation, values: SchemaValues, { below }: Random, n: number): FuzzRequest {
  const isHostile = below(2) === 0
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query' && below(3) === 0)
    .map(
      ({ name, schema }) =>
        `${String(name)}=${encodeURIComponent(values.text((schema ?? {}) as JsonObject, isHostile))}`,
    )
  // A longer address is refused before anything is read of it.
  while (query.join('&').length > QUERY_LENGTH_MAX) query.pop()
  const path = [pathOf(operation, values, below(4) === 0), query.join('&')].filter((part) => part !== '').join('?')
  const body = operation.body === null ? undefined : JSON.stringify(values.value(operation.body, isHostile))
  return { name: `number ${n}: ${path} ${body?.slice(0, 160) ?? ''}`, operation, path, body }
}

function pathOf({ path }: Operation, values: SchemaValues, isOdd: boolean): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.pathValue(name, isOdd)))
}

/** Ids that exist; of people none, so that no one is suspended. */
async function knownIds(world: World): Promise<Record<string, string | readonly string[]>> {
  const [seller, buyer] = [await world.as('all'), await world.as('buyer')]
  const { rfqId, quoteId, orderId } = await deal(buyer, seller, { isAccepted: true })
  const listings = must(await world.anonymous.get(`${YARN}?limit=1`), 200).json<{ listings: { listingId: string }[] }>()
  const listingId = listings.listings[0]?.listingId ?? ''
  // Every other module is the one that the listing is in.
  const moduleKey = MODULE_KEYS.flatMap((key) => [key, 'yarn'])
  return { moduleKey, listingId, rfqId, id: rfqId, quoteId, orderId, sellerId: await sellerIdOf(seller) }
}
