import type { Sql, TransactionSql } from 'postgres'

/** So many texts are kept prepared on each connection; more would only cost the server memory. */
const TEXTS_MAX = 256

type Unsafe = (text: string, parameters?: unknown[], options?: { prepare?: boolean }) => unknown
interface Preparable {
  unsafe: Unsafe
  savepoint?: (...args: unknown[]) => unknown
}

/**
 * drizzle sends each query by `unsafe`, which the driver does not prepare: a round trip to describe it and one to run it, every time. Here
 * a text that comes a second time is prepared, so that from then on it is one round trip and no parsing. Texts whose length follows
 * the request (lists) stay rare by using arrays; the bound holds what is left.
 */
export function prepared<T extends Record<string, unknown>>(client: Sql<T>): Sql<T> {
  const seen = new Set<string>()
  const repeated = new Set<string>()

  const isWorthIt = (text: string): boolean => {
    if (repeated.has(text)) return true
    if (repeated.size >= TEXTS_MAX) return false
    if (!seen.has(text)) {
      if (seen.size >= TEXTS_MAX * 4) seen.clear()
      seen.add(text)
      return false
    }
    seen.delete(text)
    repeated.add(text)
    return true
  }

  const addPrepare = (speaker: Preparable): void => {
    const unsafe = speaker.unsafe
    speaker.unsafe = (text, parameters = [], options = {}) =>
      unsafe(text, parameters, parameters.length > 0 && isWorthIt(text) ? { ...options, prepare: true } : options)
    const savepoint = speaker.savepoint
    if (!savepoint) return
    speaker.savepoint = (...args) => {
      const last = args.length - 1
      const inner = args[last] as (tx: Preparable) => unknown
      args[last] = (tx: Preparable) => {
        addPrepare(tx)
        return inner(tx)
      }
      return savepoint(...args)
    }
  }

  const begin = client.begin.bind(client) as (
    options: string,
    work: (tx: TransactionSql<T>) => unknown,
  ) => Promise<unknown>
  addPrepare(client as unknown as Preparable)
  const taught = (optionsOrWork: unknown, maybeWork?: unknown): Promise<unknown> => {
    const options = typeof optionsOrWork === 'string' ? optionsOrWork : ''
    const work = (typeof optionsOrWork === 'function' ? optionsOrWork : maybeWork) as (tx: unknown) => unknown
    return begin(options, (tx) => {
      addPrepare(tx as unknown as Preparable)
      return work(tx)
    })
  }
  Object.assign(client, { begin: taught })
  return client
}
