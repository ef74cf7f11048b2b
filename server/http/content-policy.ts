import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export function newNonce(): string {
  return randomBytes(18).toString('base64')
}

const NO_PAGE = /^\/(?:api\/|_next\/static\/|favicon)/

/**
 * A page's Content-Security-Policy with a nonce of its own. Next reads the nonce of the request's policy and puts it on its own scripts;
 * a policy that came from outside is overwritten. A proxy.ts of Next's would do the same for a millisecond of each page.
 * @returns null for what is no page
 */
export function pagePolicy(headers: IncomingHttpHeaders, url: string, isDev: boolean): string | null {
  delete headers['content-security-policy-report-only']
  if (NO_PAGE.test(url)) return null
  const policy = policyWith(newNonce(), isDev)
  headers['content-security-policy'] = policy
  return policy
}

function policyWith(nonce: string, isDev: boolean): string {
  return [
    "default-src 'self'",
    // React's development tools evaluate strings; nothing does in production.
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDev ? " 'unsafe-eval'" : ''}`,
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
