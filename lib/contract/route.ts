import { z } from 'zod'
import type { TokenScope } from '../domain/account/api-token'
import type { ErrorCode } from '../domain/errors'
import type { ModuleKey } from '../domain/modules/keys'

/** The chapters of the documentation, in the order that a newcomer needs them. */
export const TAGS = {
  Listings: 'What sellers offer. Anyone can read listings. Sellers whose plan includes the module can write them.',
  Files: 'Pictures and documents of listings.',
  Bulk: 'Import and export many listings as a spreadsheet.',
  Requests: 'Requests for quotation, quotations, comparison and acceptance.',
  Orders: 'Orders follow an accepted quotation. No money moves here.',
  Notifications: 'Your notifications, as a list and as a live stream.',
  Subscription: 'What a seller’s plan includes. Read only.',
  Account: 'Your account, its API tokens and sessions.',
  Audit: 'Who did what, for admins. Append-only, signed and chained.',
  Service: 'The state of the service itself.',
} as const
export type Tag = keyof typeof TAGS

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call it. "paid": a write that needs the module in the seller's active plan. */
export type RouteAccess = 'open' | 'actor' | 'admin' | 'paid'

/** What a route does to the world. The readback's claims about money and providers are derived from it. */
export type RouteEffect = 'read' | 'record' | 'provider_call' | 'payment_capture' | 'payout'

export interface JsonBody {
  /** A function: it describes only, and is called when the document is made. The schemas of 22 modules take memory. */
  schema: z.core.$ZodType | (() => z.core.$ZodType)
  /** A body that is valid as it is, except for ids. */
  example: Record<string, unknown>
  /** What fields mean, where their names do not say it. */
  notes?: Readonly<Record<string, string>>
}

type QueryShape = Readonly<Record<string, z.ZodType>>

/** Everything that is stated about a route, once. */
export interface RouteDeclaration {
  /** The operation's name for programs that generate clients. */
  id: string
  method: Method
  /** With its parameters as `:name`. */
  path: string
  access: RouteAccess
  effect: RouteEffect
  tag: Tag
  summary: string
  /** Details that the summary leaves out. */
  description?: string
  /**
   * Parsed after the gate and the JSON body. A function describes only: its parameters depend on the module or the caller, and the
   * route's own function reads them.
   */
  query?: z.ZodObject | (() => QueryShape)
  /** What parameters mean, where their shared schema does not say it. */
  queryNotes?: Readonly<Record<string, string>>
  /** The parameters of its query that one module's fields give; `query` has those of all modules together. */
  queryOfModule?: (moduleKey: ModuleKey) => QueryShape
  /** A query worth trying, for the example. */
  queryExample?: string
  body?: {
    /** The route also works without a body. */
    isOptional?: true
    json?: JsonBody
    /** multipart/form-data; the part `file` holds the bytes. */
    form?: {
      parts: Readonly<Record<string, { description: string; values?: readonly string[]; isRequired: boolean }>>
      file: string
    }
  }
  /** The longest text of its JSON body, where it takes a longer one than others (reference 3.5). */
  textMax?: number
  /** By status: a schema of JSON, or the media types of other content. */
  responses: Readonly<Record<number, { description: string; schema?: z.ZodType; types?: readonly string[] }>>
  /** The codes of this route; those that follow from its access, path and body are added (failures.ts). */
  errors?: readonly ErrorCode[]
  /** If-Match is compared with the version of the record. */
  isVersioned?: true
  /** A read without an ETag: it is made while it is sent, or is about this moment. */
  hasNoValidator?: true
  /** Counted against a limit of its own, in addition to that of all requests. */
  limit?: 'uploads'
  /** The response is the same for everyone, and kept compressed. */
  isPublic?: true
  /** A seller's read of their own listings: not part of what buyers browse. */
  isSellersOwn?: true
}

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters of a route's path: the module, and ids. */
export type PathParameters<Path extends string> = {
  [Name in ParameterNames<Path>]: Name extends 'moduleKey' ? ModuleKey : string
}

type Declared = Omit<RouteDeclaration, 'method' | 'path' | 'tag' | 'effect'> & { effect?: RouteEffect }

/** The function that declares the routes of one chapter. A GET reads; every other method states its effect. */
export function routesOf(tag: Tag) {
  /** @param address such as "GET /api/rfq/mine" */
  return <const M extends Method, const P extends `/api/${string}`, const D extends Declared>(
    address: `${M} ${P}`,
    declared: D & (M extends 'GET' ? { effect?: never } : { effect: RouteEffect }),
  ): Omit<D, 'effect'> & { method: M; path: P; tag: Tag; effect: RouteEffect } => {
    const [method, path] = address.split(' ') as [M, P]
    return { ...declared, method, path, tag, effect: declared.effect ?? 'read' }
  }
}

/** The body of a route that takes only JSON; see `JsonBody` for its parts. */
export function jsonBody<S extends JsonBody['schema']>(
  schema: S,
  example: JsonBody['example'],
  notes?: JsonBody['notes'],
) {
  return { json: { schema, example, ...(notes && { notes }) } }
}

/** The query parameters of a route with their schemas. */
export function queryParameters({ query }: Pick<RouteDeclaration, 'query'>): QueryShape {
  if (query instanceof z.ZodObject) return query.shape as QueryShape
  return query?.() ?? {}
}

/** The schema of a route's JSON body. */
export function bodySchema({ schema }: JsonBody): z.core.$ZodType {
  return typeof schema === 'function' ? schema() : schema
}

/** The scope that a token needs for a route. */
export function scopeOf({ effect }: Pick<RouteDeclaration, 'effect'>): TokenScope {
  return effect === 'read' ? 'read' : 'write'
}

/** The names of a path's parameters, in its order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
}

/** Whether a client may repeat the request with an Idempotency-Key: every POST that does more than read. */
export function isRepeatable({ method, effect }: Pick<RouteDeclaration, 'method' | 'effect'>): boolean {
  return method === 'POST' && effect !== 'read'
}

/** A route as the readback names it: `POST /api/...`. */
export function routeText({ method, path }: Pick<RouteDeclaration, 'method' | 'path'>): string {
  return `${method} ${path}`
}
