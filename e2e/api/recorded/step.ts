/** The demo accounts, and those that the script signs up itself. */
export type Person =
  | 'admin'
  | 'buyer'
  | 'buyer2'
  | 'starter'
  | 'growth'
  | 'all'
  | 'lapsed'
  | 'none'
  | 'newcomer'
  | 'trader'

/** By name: with an API token. "by cookie": with the session of a browser. */
export type Asker = 'anonymous' | Person | `${Person} by cookie`

export interface FormFile {
  name: string
  content: string | Buffer
}

/**
 * One request of the recorded set. Texts may hold `<name>`: a value that an earlier answer gave, `<id of growth>` for an account,
 * `<in 30 days>` for a time. A body value that is such a name alone takes the value's type.
 */
export interface Step {
  /** Unique: the recorded answer is found by it. */
  name: string
  by?: Asker
  /** Method, path and query: "GET /api/health/live". */
  ask: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is. */
  raw?: { type: string; content: string | Buffer }
  /** Sent as a form, the file last. */
  form?: { fields?: Record<string, string>; file?: FormFile }
  /** "next": the path is spelled so that the server in front of Next leaves the request to it. */
  door?: 'next'
  /** Names for values of the answer: "listing.listingId", or "header etag". */
  keep?: Record<string, string>
  /** Names for the secrets that are mailed because of it, each by the path of its link. */
  mailed?: Record<string, string>
  /** Asked until this part of the answer is filled. */
  until?: string
  /** Parts of the answer that depend on how far the service's own work has come. */
  hide?: string[]
  /** Columns of a sheet that hold words for people. */
  proseColumns?: number[]
  /** What of a very large answer is recorded. */
  view?: 'openapi' | 'digests'
}

export const YARN = '/api/trade-core/listings/yarn'
export const EVENTS = '/api/trade-core/erp/marketplace-commercial/seller-quotation-event'
export const MISSING_ID = '0197aaaa-0000-7000-8000-000000000000'

type Extra = Omit<Step, 'name' | 'by' | 'ask' | 'body'>

/** A read. */
export const get = (name: string, path: string, by: Asker = 'anonymous', extra: Extra = {}): Step => ({
  name,
  by,
  ask: `GET ${path}`,
  ...extra,
})

/** A write of JSON. */
export const post = (name: string, path: string, by: Asker, body: unknown, extra: Extra = {}): Step => ({
  name,
  by,
  ask: `POST ${path}`,
  body,
  ...extra,
})

/** A write of a form with a file. */
export const send = (
  name: string,
  path: string,
  by: Asker,
  file: FormFile,
  fields: Record<string, string> = {},
  extra: Extra = {},
): Step => ({ name, by, ask: `POST ${path}`, form: { fields, file }, ...extra })
