/** A plain HTTP client: trials run outside the browser's test runner too. */
export interface Client {
  request(method: string, path: string, options?: Options): Promise<Reply>
  get(path: string, options?: Options): Promise<Reply>
  post(path: string, body?: unknown, options?: Options): Promise<Reply>
}

interface Options {
  headers?: Record<string, string>
  /** An object is sent as JSON, anything else as it is. */
  body?: unknown
}

export interface Reply {
  status: number
  headers: Headers
  text: string
  /** @throws when the text is not JSON; the shape is the caller's claim */
  json<T = Record<string, unknown>>(): T
}

const PATIENCE_MS = 60_000

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
      signal: AbortSignal.timeout(PATIENCE_MS),
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

/** The reply, when it has this status. @throws with what came instead */
export function must(reply: Reply, status: number): Reply {
  if (reply.status !== status)
    throw new Error(`${status} was wanted, ${reply.status} came: ${reply.text.slice(0, 500)}`)
  return reply
}
