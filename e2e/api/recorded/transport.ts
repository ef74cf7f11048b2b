import { type IncomingHttpHeaders, request } from 'node:http'

export interface Sent {
  method: string
  path: string
  headers?: Record<string, string>
  body?: Buffer | undefined
}

export interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends the path unchanged. A stream is closed after its first event. */
export function sendRequest(baseUrl: string, { method, path, headers = {}, body }: Sent): Promise<RawResponse> {
  const { hostname, port } = new URL(baseUrl)
  const length = body ? { 'content-length': String(body.byteLength) } : {}
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers: { ...length, ...headers }, agent: false, timeout: 60_000 }
    const sent = request(options, (response) => {
      const parts: Buffer[] = []
      const finish = () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) })
      response.on('data', (part: Buffer) => {
        parts.push(part)
        if (!response.headers['content-type']?.startsWith('text/event-stream')) return
        if (!Buffer.concat(parts).toString().includes('\nevent:')) return
        finish()
        sent.destroy()
      })
      response.on('end', finish)
      response.on('error', reject)
    })
    sent.on('timeout', () => sent.destroy(new Error(`no response to ${method} ${path}`)))
    sent.on('error', reject)
    sent.end(body)
  })
}
