/** The demo accounts, and two that the script signs up. */
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

/** A person uses an API token, "by cookie" a browser session. */
export type Caller = 'anonymous' | Person | `${Person} by cookie`

export interface FormFile {
  name: string
  content: string | Buffer
}

/**
 * One request of the recorded set. Texts may contain `<name>`: a value of an earlier response, `<id of growth>` for an account,
 * `<in 30 days>` for a time. A body value that is only such a name gets the value's type.
 */
export interface Step {
  /** Unique: identifies the recorded response. */
  name: string
  by?: Caller
  /** Method, path and query: "GET /api/health/live". */
  ask: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Sent unchanged. */
  raw?: { type: string; content: string | Buffer }
  /** Sent as a form, the file last. */
  form?: { fields?: Record<string, string>; file?: FormFile }
  /** "next": the path is encoded so that the front server passes the request to Next. */
  via?: 'next'
  /** Names for values of the response: "listing.listingId", or "header etag". */
  keep?: Record<string, string>
  /** Names for secrets in the mails that follow, by the path of the link. */
  mailed?: Record<string, string>
  /** Repeats the request until this part of the response is not empty. */
  until?: string
  /** Parts of the response that depend on background work. */
  hide?: string[]
  /** Columns of a sheet that contain messages. */
  proseColumns?: number[]
  /** A summary of a very large response. */
  view?: 'openapi' | 'digests'
}

export const YARN = '/api/trade-core/listings/yarn'
export const EVENTS = '/api/trade-core/erp/marketplace-commercial/seller-quotation-event'
export const MISSING_ID = '0197aaaa-0000-7000-8000-000000000000'

type Extra = Omit<Step, 'name' | 'by' | 'ask' | 'body'>

/** A read. */
export const get = (name: string, path: string, by: Caller = 'anonymous', extra: Extra = {}): Step => ({
  name,
  by,
  ask: `GET ${path}`,
  ...extra,
})

/** A write of JSON. */
export const post = (name: string, path: string, by: Caller, body: unknown, extra: Extra = {}): Step => ({
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
  by: Caller,
  file: FormFile,
  fields: Record<string, string> = {},
  extra: Extra = {},
): Step => ({ name, by, ask: `POST ${path}`, form: { fields, file }, ...extra })
