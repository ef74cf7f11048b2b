import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'

/**
 * Gives each page its Content-Security-Policy with a fresh nonce, which Next puts on its own scripts. It decides nothing else:
 * who may see what is judged beside the data. Never matched for /api: a body that passes here is cut at 10 MB.
 */
export function proxy(request: NextRequest): NextResponse {
  const policy = contentSecurityPolicy(randomBytes(18).toString('base64'), process.env.NODE_ENV === 'development')
  const headers = new Headers(request.headers)
  // Next reads the nonce from the request's policy; one that came from outside is overwritten.
  headers.set('content-security-policy', policy)
  headers.delete('content-security-policy-report-only')
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

function contentSecurityPolicy(nonce: string, isDev: boolean): string {
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

export const config = {
  matcher: ['/((?!api(?:/|$)|_next/static|favicon).*)'],
}
