import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { acceptsGzip, gzip } from '@/lib/http/compressed'
import { keptPagePolicy } from '@/server/http/content-policy'

const PAGE_BYTES_MAX = 2 * 1024 * 1024
/** The server in front sets these for each response, or they describe how its bytes are sent. */
const OWN_HEADERS =
  /^(x-request-id|date|connection|keep-alive|content-length|transfer-encoding|content-encoding|content-security-policy)$/

/** A page as every reader gets it. */
export interface KeptPage {
  gzip: Uint8Array
  headers: readonly [string, string | string[]][]
}

/**
 * Makes a page that Next rendered for one reader into one for all: without its nonce, under a policy that names its inline scripts.
 * @returns null if the response must not be kept: not a page, too long, with a cookie, or with anything of this request in it
 */
export async function keptPage(response: ServerResponse, bytes: Buffer): Promise<KeptPage | null> {
  const policy = String(response.getHeader('content-security-policy') ?? '')
  const nonce = /'nonce-([A-Za-z0-9+/]{24})'/.exec(policy)?.[1]
  const isPage = /^text\/html\b/.test(String(response.getHeader('content-type') ?? ''))
  if (response.statusCode !== 200 || !nonce || !isPage || bytes.length > PAGE_BYTES_MAX) return null
  if (response.hasHeader('set-cookie') || response.hasHeader('content-encoding')) return null
  const text = bytes.toString()
  if (text.includes(String(response.getHeader('x-request-id')))) return null
  const hashes = scriptHashes(text, nonce)
  if (hashes === null) return null
  const without = (value: string) => value.replaceAll(nonce, '')
  const headers = Object.entries(response.getHeaders()).flatMap(([name, value]): [string, string | string[]][] =>
    value === undefined || OWN_HEADERS.test(name)
      ? []
      : [[name, Array.isArray(value) ? value.map(without) : without(String(value))]],
  )
  return {
    gzip: await gzip(without(text)),
    headers: [...headers, ['content-security-policy', keptPagePolicy(hashes)]],
  }
}

/**
 * The sha256 of each inline script. Only scripts that Next gave the nonce are named: a script that got into the page in any other way
 * must not be allowed by its hash.
 * @returns null if there is such a script
 */
function scriptHashes(text: string, nonce: string): string[] | null {
  const scripts = [...text.matchAll(/<script\b([^<>]*)>(.*?)<\/script\s*>/gis)]
  if (scripts.length !== text.match(/<script\b/gi)?.length) return null
  if (scripts.some(([, attributes = '']) => !attributes.includes(` nonce="${nonce}"`))) return null
  const inline = scripts.filter(([, attributes = '']) => !/\ssrc=/i.test(attributes))
  return inline.map(([, , code = '']) => createHash('sha256').update(code.replaceAll(nonce, '')).digest('base64'))
}

/** Sends a kept page, as gzip to whoever takes it. */
export function sendPage(page: KeptPage, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of page.headers) response.setHeader(name, value)
  const accepted = request.headers['accept-encoding']
  const isGzip = acceptsGzip(Array.isArray(accepted) ? accepted.join() : (accepted ?? null))
  const bytes = isGzip ? page.gzip : gunzipSync(page.gzip)
  if (isGzip) response.setHeader('content-encoding', 'gzip')
  response.setHeader('content-length', bytes.length)
  response.writeHead(200)
  response.end(bytes)
}
