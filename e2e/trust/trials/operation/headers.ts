import { createHash } from 'node:crypto'
import { DEMO_PASSWORD, type DemoAccount, emailOf } from '../../../demo'
import { must, type Reply } from '../../client'
import { listEndpoints } from '../../endpoints'
import { trySignIn } from '../../fixtures'
import type { Trial } from '../../trial'
import type { World } from '../../world'

const READERS: readonly (DemoAccount | null)[] = [null, 'buyer', 'growth', 'admin']
const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Security headers of every page and route, read anonymously and as a buyer, a seller and an admin. */
export const headers: Trial = {
  name: 'headers',
  control: {
    sources: [
      {
        file: 'server/http/content-policy.ts',
        from: "randomBytes(18).toString('base64')",
        to: "'b25lIG5vbmNlIGZvciBhbGwh'",
      },
      {
        file: 'server/page-cache/kept-page.ts',
        from: ".digest('base64')",
        to: ".digest('base64').toLowerCase()",
      },
    ],
    fault: [/the nonce .* was used before/, /an inline script that its policy does not name/],
  },
  async run(world) {
    const figures = { pages: 0, routes: 0, responses: 0, scripts: 0, nonces: 0, cached: 0, cookies: 0 }
    const faults: string[] = []
    const nonces = new Set<string>()
    const endpoints = await listEndpoints(world)
    figures.pages = new Set(endpoints.filter(({ isPage }) => isPage).map(({ name }) => name)).size
    figures.routes = new Set(endpoints.filter(({ isPage }) => !isPage).map(({ name }) => name)).size
    for (const account of READERS) {
      const reader = account ? await world.session(account) : world.anonymous
      for (const endpoint of endpoints) {
        // An anonymous page comes from the page cache from its second request on.
        for (const attempt of endpoint.isPage ? [1, 2, 3] : [1]) {
          const reply = await reader.request(endpoint.method, endpoint.path, {
            headers: { accept: endpoint.isPage ? 'text/html' : '*/*' },
          })
          figures.responses += 1
          const fault = (text: string) =>
            faults.push(
              `${endpoint.method} ${endpoint.path} as ${account ?? 'anonymous'} (${reply.status}), request ${attempt}: ${text}`,
            )
          commonFaults(reply).forEach(fault)
          if (account && !/no-store|no-cache/.test(reply.headers.get('cache-control') ?? ''))
            fault('a shared cache may keep it')
          if (account && /public/.test(reply.headers.get('cache-control') ?? '') && !endpoint.isOpen)
            fault('is marked public')
          if (/javascript|ecmascript/i.test(reply.headers.get('content-type') ?? '')) fault('is a script')
          const isCached = /'sha256-/.test(reply.headers.get('content-security-policy') ?? '')
          if (isCached) figures.cached += 1
          if (endpoint.isPage)
            figures.scripts += isCached
              ? cachedPageFaults(reply, account, fault)
              : pageFaults(reply, account, nonces, fault)
          else if (!isApiPolicy(reply)) fault(`its policy is ${reply.headers.get('content-security-policy')}`)
        }
      }
    }
    figures.nonces = nonces.size
    if (figures.cached === 0) faults.push('no page came from the page cache')
    figures.cookies = await cookieFaults(world, faults)
    return { figures, faults }
  },
}

function commonFaults({ headers: responseHeaders, status }: Reply): string[] {
  const expected: Record<string, RegExp> = {
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^strict-origin-when-cross-origin$/,
    'cross-origin-opener-policy': /^same-origin$/,
    'cross-origin-resource-policy': /^same-origin$/,
    'permissions-policy': /camera=\(\)/,
    'content-security-policy': /frame-ancestors 'none'/,
    'x-request-id': /^[\w-]{8,}$/,
  }
  const faults = Object.entries(expected)
    .filter(([name, pattern]) => !pattern.test(responseHeaders.get(name) ?? ''))
    .map(([name]) => `${name} is ${responseHeaders.get(name)}`)
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin']) {
    if (responseHeaders.has(name)) faults.push(`unwanted header ${name}: ${responseHeaders.get(name)}`)
  }
  if (status >= 500) faults.push('a server error')
  return faults
}

function isApiPolicy({ headers: responseHeaders }: Reply): boolean {
  const policy = responseHeaders.get('content-security-policy') ?? ''
  return policy === API_POLICY || (/^sandbox|; ?sandbox/.test(policy) && policy.includes("default-src 'none'"))
}

/** Checks a page with a nonce. @returns the number of scripts */
function pageFaults(
  { headers: responseHeaders, text, status }: Reply,
  account: DemoAccount | null,
  nonces: Set<string>,
  fault: (text: string) => void,
): number {
  const scripts = policyFaults(responseHeaders, fault)
  const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1]
  if (!nonce || nonce.length < 22) fault(`its scripts have no nonce: ${scripts}`)
  else if (nonces.has(nonce)) fault(`the nonce ${nonce} was used before`)
  else nonces.add(nonce)
  if (account && !/no-store/.test(responseHeaders.get('cache-control') ?? '')) fault('a cache may store it')
  // A redirect has no body.
  if (status >= 300 && status < 400) return 0
  const tags = text.match(/<script\b[^>]*>/g) ?? []
  for (const tag of tags) {
    if (!tag.includes(`nonce="${nonce}"`) && !tag.includes('application/ld+json'))
      fault(`a script without the nonce: ${tag}`)
  }
  handlerFaults(text, fault)
  return tags.length
}

/** Checks a cached page: scripts are files of the build, or inline with their hash in the policy. @returns their number */
function cachedPageFaults(
  { headers: responseHeaders, text }: Reply,
  account: DemoAccount | null,
  fault: (text: string) => void,
): number {
  const sources = policyFaults(responseHeaders, fault).trim().split(/\s+/)
  if (account) fault('a cached page for a signed-in user')
  if (responseHeaders.has('set-cookie')) fault('a cached page with a cookie')
  for (const source of sources) {
    if (source !== "'self'" && !/^'sha256-[A-Za-z0-9+/]{43}='$/.test(source))
      fault(`its policy allows scripts of ${source}`)
  }
  const scripts = [...text.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gis)]
  for (const [tag, attributes = '', code = ''] of scripts) {
    const file = /\ssrc="([^"]*)"/.exec(attributes)?.[1]
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`
    if (file !== undefined && !file.startsWith('/_next/static/')) fault(`a script outside the build: ${file}`)
    if (file === undefined && !sources.includes(hash)) {
      fault(`an inline script that its policy does not name: ${tag.slice(0, 120)}`)
    }
  }
  handlerFaults(text, fault)
  return scripts.length
}

/** Checks the rules for every page. @returns the allowed script sources */
function policyFaults(responseHeaders: Headers, fault: (text: string) => void): string {
  const policy = responseHeaders.get('content-security-policy') ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  if (/unsafe-inline|unsafe-eval|\*|https?:|data:/.test(scripts))
    fault(`its policy allows scripts from anywhere: ${scripts}`)
  for (const rule of ["object-src 'none'", "base-uri 'none'", "form-action 'self'"]) {
    if (!policy.includes(rule)) fault(`its policy lacks ${rule}`)
  }
  return scripts
}

function handlerFaults(text: string, fault: (text: string) => void): void {
  const handler = /<[a-z][^>]*\son[a-z]+="/i.exec(text)?.[0]
  if (handler) fault(`an inline event handler: ${handler.slice(0, 120)}`)
}

/** Checks the cookies of a sign-in. @returns their number */
async function cookieFaults(world: World, faults: string[]): Promise<number> {
  const { cookies, reply } = await trySignIn(world.url, { email: emailOf('buyer'), password: DEMO_PASSWORD })
  must(reply, 200)
  for (const cookie of cookies) {
    const [name = ''] = cookie.split('=')
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/']) {
      if (!cookie.toLowerCase().includes(attribute.toLowerCase())) faults.push(`the cookie ${name} lacks ${attribute}`)
    }
    if (/domain=/i.test(cookie)) faults.push(`the cookie ${name} has a domain`)
  }
  if (!cookies.some((cookie) => cookie.includes('session-token='))) faults.push('no session cookie was set')
  return cookies.length
}
