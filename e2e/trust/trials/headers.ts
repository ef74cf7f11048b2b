import { DEMO_PASSWORD, type DemoAccount, emailOf } from '../../demo'
import { must, type Reply } from '../client'
import { placesOf } from '../places'
import { trySignIn } from '../scene'
import type { Trial } from '../trial'
import type { World } from '../world'

const READERS: readonly (DemoAccount | null)[] = [null, 'buyer', 'growth', 'admin']
const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Every page and every route, to nobody, a buyer, a seller and an admin: what the answer says to the browser about itself. */
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
    ],
    fault: /nonce/,
  },
  async run(world) {
    const figures = { pages: 0, routes: 0, answers: 0, scripts: 0, nonces: 0, cookies: 0 }
    const faults: string[] = []
    const nonces = new Set<string>()
    const places = await placesOf(world)
    figures.pages = new Set(places.filter(({ isPage }) => isPage).map(({ name }) => name)).size
    figures.routes = new Set(places.filter(({ isPage }) => !isPage).map(({ name }) => name)).size
    for (const account of READERS) {
      const reader = account ? await world.session(account) : world.anonymous
      for (const place of places) {
        // Twice: what is remembered for nobody in particular must differ in its nonce all the same.
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
          if (place.isPage) figures.scripts += pageFaults(reply, account, nonces, fault)
          else if (!isApiPolicy(reply)) fault(`its policy is ${reply.headers.get('content-security-policy')}`)
        }
      }
    }
    figures.nonces = nonces.size
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

/** @returns how many scripts stand in the page */
function pageFaults(
  { headers: given, text, status }: Reply,
  account: DemoAccount | null,
  nonces: Set<string>,
  fault: (sentence: string) => void,
): number {
  const policy = given.get('content-security-policy') ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1]
  if (!nonce || nonce.length < 22) fault(`its scripts have no nonce: ${scripts}`)
  else if (nonces.has(nonce)) fault(`the nonce ${nonce} was used before`)
  else nonces.add(nonce)
  if (/unsafe-inline|unsafe-eval|\*|https?:|data:/.test(scripts))
    fault(`its scripts may come from anywhere: ${scripts}`)
  for (const rule of ["object-src 'none'", "base-uri 'none'", "form-action 'self'"]) {
    if (!policy.includes(rule)) fault(`its policy lacks ${rule}`)
  }
  if (account && !/no-store/.test(given.get('cache-control') ?? '')) fault('may be stored')
  // A redirect has no page.
  if (status >= 300 && status < 400) return 0
  const tags = text.match(/<script\b[^>]*>/g) ?? []
  for (const tag of tags) {
    if (!tag.includes(`nonce="${nonce}"`) && !tag.includes('application/ld+json'))
      fault(`a script without this nonce: ${tag}`)
  }
  const handler = /<[a-z][^>]*\son[a-z]+="/i.exec(text)?.[0]
  if (handler) fault(`a handler in an attribute: ${handler.slice(0, 120)}`)
  return tags.length
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
