import type { Client, Reply } from '../client'
import { objectOf } from '../fixtures'

export interface ValidWrite {
  path: string
  body: Record<string, unknown>
  /** Reads the record after the write. */
  record(reply: Reply): Promise<unknown>
}

export interface WritableRoute {
  /** The pattern of the route file. */
  route: string
  name: string
  /** Keys that this body may contain. */
  allowedKeys: readonly string[]
  client: Client
  /** Returns a valid request, and creates new records when the last request used them up. */
  prepare(): Promise<ValidWrite>
  /** Keys to try on this route; default: every key that no body may set. */
  triedKeys?: readonly string[]
  /** Refused even with a good body (made-up secret), so the refusal must name the planted key. */
  isAlwaysRefused?: true
  /** The same request may be sent again after a success. */
  isRepeatable?: true
  send?(client: Client, write: ValidWrite): Promise<Reply>
}

/** Reads the record from a key of the response; without a key, the whole response. */
export function recordIn(key?: string): ValidWrite['record'] {
  return async (reply) => (key ? objectOf(reply)[key] : objectOf(reply))
}

export function formWithFile(fields: Record<string, unknown>, name: string, text: string): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) {
    if (key !== 'fields') form.set(key, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const [key, value] of Object.entries(Object(fields.fields))) form.set(`fields[${key}]`, JSON.stringify(value))
  form.set('file', new Blob([text]), name)
  return form
}
