import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

function newNonce(): string {
  return randomBytes(18).toString('base64')
}

const NOT_A_PAGE = /^\/(?:api\/|_next\/static\/|favicon\.(?:svg|ico)(?:$|\?))/

/** Of the build's files, and of Next's own page when there is no such file. A picture may have styles of its own. */
export const FILES_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Whether this address is neither of the API nor a file of the build. */
export function isPage(url: string): boolean {
  return !NOT_A_PAGE.test(url)
}

/**
 * Gives a page's request and response a Content-Security-Policy with a fresh nonce. Next reads the nonce from the request's policy and
 * puts it on its own scripts; a policy that the client sent is overwritten. Next's own proxy.ts could do the same, but it costs each
 * page about a millisecond.
 * @returns null for anything that is not a page
 */
export function pagePolicy(headers: IncomingHttpHeaders, url: string, isDev: boolean): string | null {
  delete headers['content-security-policy-report-only']
  if (!isPage(url)) return null
  // React's development tools evaluate strings; production evaluates nothing.
  const policy = policyWith(`'nonce-${newNonce()}' 'strict-dynamic'${isDev ? " 'unsafe-eval'" : ''}`, isDev)
  headers['content-security-policy'] = policy
  return policy
}

/**
 * The policy of a page that many readers get byte for byte: it names its inline scripts by their hashes. Other scripts come from this
 * origin, where only the build's files are JavaScript.
 * @param hashes base64 of sha256
 */
export function keptPagePolicy(hashes: readonly string[]): string {
  return policyWith(["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' '), false)
}

function policyWith(scriptSources: string, isDev: boolean): string {
  return [
    "default-src 'self'",
    `script-src ${scriptSources}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self'${isDev ? ' ws: wss:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
