import type { Sql, TransactionSql } from 'postgres'

/**
 * postgres.js 3.4.9 reconnects a transaction's connection while the callback of the lost transaction is still running;
 * its later statements, and its COMMIT, then run on a connection that another request uses (porsager/postgres #1216).
 * The fence makes every later call on a lost transaction, and the end of its callback, wait for ever instead. Remove it
 * only when a release passes fence.test.ts without it.
 */
export function fence<T extends Record<string, unknown>>(client: Sql<T>): Sql<T> {
  const begin = client.begin.bind(client) as (
    options: string,
    fn: (tx: TransactionSql<T>) => unknown,
  ) => Promise<unknown>
  const never = new Promise<never>(() => {})

  const guarded = (optionsOrFn: unknown, maybeFn?: unknown): Promise<unknown> => {
    const options = typeof optionsOrFn === 'string' ? optionsOrFn : ''
    const fn = (typeof optionsOrFn === 'function' ? optionsOrFn : maybeFn) as (tx: unknown) => unknown
    let isDead = false

    const guard = (target: object): object =>
      new Proxy(target, {
        apply: (fnTarget, self, args) =>
          isDead ? never : Reflect.apply(fnTarget as (...args: unknown[]) => unknown, self, args),
        get: (object, key) => {
          const value = Reflect.get(object, key)
          if (typeof value !== 'function' || key === 'types') return value
          if (key === 'savepoint') {
            return (...args: unknown[]) => {
              if (isDead) return never
              const last = args.length - 1
              const inner = args[last] as (tx: object) => unknown
              args[last] = (tx: object) => untilLost(() => inner(guard(tx)))
              return Reflect.apply(value, object, args)
            }
          }
          return (...args: unknown[]) => (isDead ? never : Reflect.apply(value, object, args))
        },
      })

    /**
     * The driver must not see the end of a lost transaction: it would send a ROLLBACK on a closed socket, or on
     * another's connection.
     */
    const untilLost = async (work: () => unknown): Promise<unknown> => {
      let result: unknown
      try {
        result = await work()
      } catch (error) {
        if (isDead || isLost(error)) return never
        throw error
      }
      return isDead ? never : result
    }

    const done = begin(options, (tx) => untilLost(() => fn(guard(tx as unknown as object))))
    done.then(
      () => {},
      () => {
        isDead = true
      },
    )
    return done
  }
  Object.assign(client, { begin: guarded })
  return client
}

/** Whether this error, or its cause, means that the connection is gone; `begin` itself rejects then. */
function isLost(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    const code = 'code' in current ? String(current.code) : ''
    if (/^(CONNECTION_(CLOSED|DESTROYED|ENDED)|ECONNRESET|EPIPE|57P0[1-3]|08...)$/.test(code)) return true
  }
  return false
}
