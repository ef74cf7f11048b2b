import { createHash } from 'node:crypto'
import { DEMO_PASSWORD, type DemoAccount, emailOf } from '../../demo'
import { must, type Reply } from '../client'
import { placesOf } from '../places'
import { trySignIn } from '../scene'
import type { Trial } from '../trial'
import type { World } from '../world'

const READERS: readonly (DemoAccount | null)[] = [null, 'buyer', 'growth', 'admin']
const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Every page and every route, to no one, a buyer, a seller and an admin: what the response says to the browser about itself. */
export const headers: Trial = {
  id: 'M15',
  name: 'headers and cookies',
  control: {
    sources: [
      {
        file: 'server/http/content-policy.ts',
        from: "randomBytes(18).toString('base64')",
        to: "'b25lIG5vbmNlIGZvciBhbGw'",
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
    const figures = { pages: 0, routes: 0, answers: 0, scripts: 0, nonces: 0, kept: 0, cookies: 0 }
    const faults: string[] = []
    const nonces = new Set<string>()
    const places = await placesOf(world)
    figures.pages = new Set(places.filter(({ isPage }) => isPage).map(({ name }) => name)).size
    figures.routes = new Set(places.filter(({ isPage }) => !isPage).map(({ name }) => name)).size
    for (const account of READERS) {
      const reader = account ? await world.session(account) : world.anonymous
      for (const place of places) {
        // A page for no one in particular is kept from its second request on.
        for (const turn of place.isPage ? [1, 2, 3] : [1]) {
          const reply = await reader.request(place.method, place.path, {
            headers: { accept: place.isPage ? 'text/html' : '*/*' },
          })
          figures.answers += 1
          const fault = (sentence: string) =>
            faults.push(
              `${place.method} ${place.path} to ${account ?? 'nobody'} (${reply.status}), ask ${turn}: ${sentence}`,
            )
          commonFaults(reply).forEach(fault)
          if (account && !/no-store|no-cache/.test(reply.headers.get('cache-control') ?? '')) fault('may be kept')
          if (account && /public/.test(reply.headers.get('cache-control') ?? '') && !place.isOpen)
            fault('is called public')
          if (/javascript|ecmascript/i.test(reply.headers.get('content-type') ?? '')) fault('it is a script')
          const isKept = /'sha256-/.test(reply.headers.get('content-security-policy') ?? '')
          if (isKept) figures.kept += 1
          if (place.isPage)
            figures.scripts += isKept
              ? keptPageFaults(reply, account, fault)
              : pageFaults(reply, account, nonces, fault)
          else if (!isApiPolicy(reply)) fault(`its policy is ${reply.headers.get('content-security-policy')}`)
        }
      }
    }
    figures.nonces = nonces.size
    if (figures.kept === 0) faults.push('no page was kept')
    figures.cookies = await cookieFaults(world, faults)
    return { figures, faults }
  },
}

function commonFaults({ headers: given, status }: Reply): string[] {
  const wanted: Record<string, RegExp> = {
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^strict-origin-when-cross-origin$/,
    'cross-origin-opener-policy': /^same-origin$/,
    'cross-origin-resource-policy': /^same-origin$/,
    'permissions-policy': /camera=\(\)/,
    'content-security-policy': /frame-ancestors 'none'/,
    'x-request-id': /^[\w-]{8,}$/,
  }
  const faults = Object.entries(wanted)
    .filter(([name, pattern]) => !pattern.test(given.get(name) ?? ''))
    .map(([name]) => `${name} is ${given.get(name)}`)
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin']) {
    if (given.has(name)) faults.push(`${name} is told: ${given.get(name)}`)
  }
  if (status >= 500) faults.push('it broke')
  return faults
}

function isApiPolicy({ headers: given }: Reply): boolean {
  const policy = given.get('content-security-policy') ?? ''
  return policy === API_POLICY || (/^sandbox|; ?sandbox/.test(policy) && policy.includes("default-src 'none'"))
}

/** @returns how many scripts are in the page */
function pageFaults(
  { headers: given, text, status }: Reply,
  account: DemoAccount | null,
  nonces: Set<string>,
  fault: (sentence: string) => void,
): number {
  const scripts = policyFaults(given, fault)
  const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1]
  if (!nonce || nonce.length < 22) fault(`its scripts have no nonce: ${scripts}`)
  else if (nonces.has(nonce)) fault(`the nonce ${nonce} was used before`)
  else nonces.add(nonce)
  if (account && !/no-store/.test(given.get('cache-control') ?? '')) fault('may be stored')
  // A redirect has no page.
  if (status >= 300 && status < 400) return 0
  const tags = text.match(/<script\b[^>]*>/g) ?? []
  for (const tag of tags) {
    if (!tag.includes(`nonce="${nonce}"`) && !tag.includes('application/ld+json'))
      fault(`a script without this nonce: ${tag}`)
  }
  handlerFaults(text, fault)
  return tags.length
}

/** A page that is the same for everyone: its scripts are the build's files, or inline and named by their hash. @returns how many */
function keptPageFaults(
  { headers: given, text }: Reply,
  account: DemoAccount | null,
  fault: (sentence: string) => void,
): number {
  const sources = policyFaults(given, fault).trim().split(/\s+/)
  if (account) fault('a kept page')
  if (given.has('set-cookie')) fault('a kept page with a cookie')
  for (const source of sources) {
    if (source !== "'self'" && !/^'sha256-[A-Za-z0-9+/]{43}='$/.test(source)) fault(`its scripts may be ${source}`)
  }
  const scripts = [...text.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gis)]
  for (const [tag, attributes = '', code = ''] of scripts) {
    const file = /\ssrc="([^"]*)"/.exec(attributes)?.[1]
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`
    if (file !== undefined && !file.startsWith('/_next/static/')) fault(`a script from elsewhere: ${file}`)
    if (file === undefined && !sources.includes(hash)) {
      fault(`an inline script that its policy does not name: ${tag.slice(0, 120)}`)
    }
  }
  handlerFaults(text, fault)
  return scripts.length
}

/** What holds for the policy of every page. @returns the sources of its scripts */
function policyFaults(given: Headers, fault: (sentence: string) => void): string {
  const policy = given.get('content-security-policy') ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  if (/unsafe-inline|unsafe-eval|\*|https?:|data:/.test(scripts))
    fault(`its scripts may come from anywhere: ${scripts}`)
  for (const rule of ["object-src 'none'", "base-uri 'none'", "form-action 'self'"]) {
    if (!policy.includes(rule)) fault(`its policy lacks ${rule}`)
  }
  return scripts
}

function handlerFaults(text: string, fault: (sentence: string) => void): void {
  const handler = /<[a-z][^>]*\son[a-z]+="/i.exec(text)?.[0]
  if (handler) fault(`a handler in an attribute: ${handler.slice(0, 120)}`)
}

/** @returns how many cookies were set */
async function cookieFaults(world: World, faults: string[]): Promise<number> {
  const { cookies, reply } = await trySignIn(world.url, { email: emailOf('buyer'), password: DEMO_PASSWORD })
  must(reply, 200)
  for (const cookie of cookies) {
    const [name = ''] = cookie.split('=')
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/']) {
      if (!cookie.toLowerCase().includes(attribute.toLowerCase())) faults.push(`the cookie ${name} lacks ${attribute}`)
    }
    if (/domain=/i.test(cookie)) faults.push(`the cookie ${name} is for more than this host`)
  }
  if (!cookies.some((cookie) => cookie.includes('session-token='))) faults.push('no session cookie was set')
  return cookies.length
}
