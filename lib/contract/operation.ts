import type { z } from 'zod'
import type { ErrorCode } from '../domain/errors'
import { MARKETPLACE_ROUTES } from './readback/marketplace-routes'
import { type MarketplaceRoute, routeText } from './readback/write-routes'

/** The chapters of the documentation, in the order in which somebody new needs them. */
export const TAGS = {
  Listings: 'What sellers offer: read by everybody, written by sellers whose plan has the module.',
  Files: 'Pictures and documents of a listing.',
  Bulk: 'Many listings at once, as a spreadsheet.',
  Requests: 'Request for quotation, answer, comparison, acceptance.',
  Orders: 'What became of an accepted quotation. No money moves here.',
  Notifications: 'What an account is told, as a list and as it happens.',
  Subscription: 'What a seller’s plan opens. Read only.',
  Account: 'The caller’s own account, its tokens and sessions.',
  Audit: 'Who did what, for admins: append-only, signed and linked.',
  Service: 'The service about itself.',
} as const
export type Tag = keyof typeof TAGS

type Method = MarketplaceRoute['method']
type Access = MarketplaceRoute['access']

interface JsonBody {
  schema: z.core.$ZodType
  /** One that is taken as it stands, but for ids. */
  example: Record<string, unknown>
  /** What its fields mean where their names do not say it. */
  notes?: Readonly<Record<string, string>>
}

interface ApiRoute {
  /** A name for programs that make clients of the document. */
  id: string
  method: Method
  /** With its parameters as `:name`. */
  path: string
  access: Access
  tag: Tag
  summary: string
  /** More than the summary, in sentences. */
  description?: string
  /** Each as the service parses it. */
  query?: Readonly<Record<string, z.ZodType>>
  /** What parameters mean whose schema is shared and does not say it. */
  queryNotes?: Readonly<Record<string, string>>
  /** A query worth trying, for the example. */
  queryExample?: string
  body?: {
    /** Also taken without any body. */
    isOptional?: true
    json?: JsonBody
    /** multipart/form-data; the part `file` has the bytes. */
    form?: {
      parts: Readonly<Record<string, { description: string; values?: readonly string[]; isRequired: boolean }>>
      file: string
    }
  }
  /** What stands under a success: a schema of JSON, or the media types of another content. */
  answers: Readonly<Record<number, { description: string; schema?: z.ZodType; types?: readonly string[] }>>
  /** The codes that are this operation's own; those that follow from what it is are added (failures.ts). */
  fails?: readonly ErrorCode[]
  /** If-Match is compared with the version of the record that changes. */
  isVersioned?: true
  /** A read without a validator: made on the way, or about this moment. */
  hasNoValidator?: true
}

export type { ApiRoute }

type Declared = Omit<ApiRoute, 'method' | 'path' | 'access'> & { access?: Access }

const declaredAccess = new Map(MARKETPLACE_ROUTES.map((route) => [routeText(route), route.access]))

/** @param route such as "GET /api/rfq/mine"; a route of the marketplace has its access declared there, any other one here */
export function operation(route: `${Method} /api/${string}`, declared: Declared): ApiRoute {
  const [method, path = ''] = route.split(' ') as [Method, string]
  const access = declaredAccess.get(route) ?? declared.access
  if (!access) throw new Error(`${route} says nobody who may ask`)
  return { ...declared, method, path, access }
}

/** The names of a path's parameters, in its order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
}
