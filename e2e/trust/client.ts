/** A plain HTTP client, because trials also run outside Playwright. */
export interface Client {
  request(method: string, path: string, options?: Options): Promise<Reply>
  get(path: string, options?: Options): Promise<Reply>
  post(path: string, body?: unknown, options?: Options): Promise<Reply>
}

interface Options {
  headers?: Record<string, string>
  /** An object is sent as JSON; a string, form or bytes as given. */
  body?: unknown
}

export interface Reply {
  status: number
  headers: Headers
  text: string
  /** Does not check the shape. @throws when the text is not JSON */
  json<T = Record<string, unknown>>(): T
}

const TIMEOUT_MS = 60_000

/** @param identity headers that every request carries */
export function client(baseUrl: string, identity: Record<string, string> = {}): Client {
  const request = async (method: string, path: string, options: Options = {}): Promise<Reply> => {
    const { body } = options
    const isJson =
      body !== undefined && typeof body !== 'string' && !(body instanceof FormData) && !(body instanceof Uint8Array)
    const response = await fetch(new URL(path, baseUrl), {
      method,
      headers: { ...(isJson ? { 'content-type': 'application/json' } : {}), ...identity, ...options.headers },
      body: isJson ? JSON.stringify(body) : (body as BodyInit | undefined),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: <T>() => JSON.parse(text) as T }
  }
  return {
    request,
    get: (path, options) => request('GET', path, options),
    post: (path, body, options) => request('POST', path, { ...options, body }),
  }
}

/** Returns the reply. @throws when it has another status */
export function must(reply: Reply, status: number): Reply {
  if (reply.status !== status) throw new Error(`expected ${status}, got ${reply.status}: ${reply.text.slice(0, 500)}`)
  return reply
}
