import { randomUUID } from 'node:crypto'
import { quotationBody } from '../demo'
import { type Client, client, must, type Reply } from './client'

export async function sellerIdOf(seller: Client): Promise<string> {
  const status = must(await seller.get('/api/trade-core/seller-subscription/status'), 200)
  return status.json<{ selectedSellerAccess: { sellerId: string } }>().selectedSellerAccess.sellerId
}

/** The ids of a request, its quotation and its order. */
export interface Deal {
  rfqId: string
  quoteId: string
  orderId: string
}

/** Creates a request and a quotation; with `isAccepted` also an order. */
export async function deal(buyer: Client, seller: Client, { isAccepted = false } = {}): Promise<Deal> {
  const requested = must(await buyer.post('/api/rfq/create', requestBody(await sellerIdOf(seller))), 201)
  const { rfqId } = requested.json<{ rfq: { rfqId: string } }>().rfq
  const quoted = must(await seller.post('/api/rfq/respond', quotationBody(rfqId)), 201)
  const { quoteId } = quoted.json<{ quote: { quoteId: string } }>().quote
  if (!isAccepted) return { rfqId, quoteId, orderId: '' }
  const accepted = must(await buyer.post('/api/rfq/accept', { rfqId, quoteId, quoteVersion: 1 }), 201)
  return { rfqId, quoteId, orderId: accepted.json<{ order: { orderId: string } }>().order.orderId }
}

export function requestBody(sellerId: string): Record<string, unknown> {
  return { moduleKey: 'yarn', sellerIds: [sellerId], quantity: 500, uom: 'kg' }
}

export function fileForm(name: string, text: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new Blob([text], { type: 'application/octet-stream' }), name)
  return form
}

/** The response as a JSON object; {} for anything else. */
export function objectOf({ text }: Reply): Record<string, unknown> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

export interface SignIn {
  email: string
  password: string
  /** Other fields of the form. */
  more?: Record<string, string>
  headers?: Record<string, string>
  /** Cookies that the browser has already. */
  cookies?: string
}

/** Signs in as a browser does. @returns the response, whatever its status, and the cookies */
export async function trySignIn(
  url: string,
  { email, password, more = {}, headers = {}, cookies: earlier = '' }: SignIn,
): Promise<{ reply: Reply; cookie: string; cookies: string[] }> {
  const visitor = client(url, headers)
  const csrf = must(await visitor.get('/api/auth/csrf'), 200)
  const form = { ...more, csrfToken: csrf.json<{ csrfToken: string }>().csrfToken, email, password, json: 'true' }
  const csrfCookies = csrf.headers.getSetCookie()
  const reply = await visitor.post('/api/auth/callback/credentials', new URLSearchParams(form).toString(), {
    headers: {
      cookie: [earlier, pairs(csrfCookies)].filter((pair) => pair !== '').join('; '),
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
  })
  const cookies = [...csrfCookies, ...reply.headers.getSetCookie()]
  return { reply, cookie: pairs(cookies), cookies }
}

function pairs(cookies: readonly string[]): string {
  return cookies.map((line) => line.split(';', 1)[0]).join('; ')
}

/** Signs in. @returns the Cookie header */
export async function cookieOf(url: string, signIn: SignIn): Promise<string> {
  const { reply, cookie } = await trySignIn(url, signIn)
  must(reply, 200)
  return cookie
}

/** A client that sends these cookies from our own origin. */
export function browserOf(url: string, cookie: string): Client {
  return client(url, { cookie, 'sec-fetch-site': 'same-origin' })
}

export interface Newcomer {
  email: string
  password: string
  userId: string
  cookie: string
  /** Signed in by cookie. */
  client: Client
}

export function signUpBody(roles: readonly string[] = ['buyer']) {
  const name = randomUUID().slice(0, 8)
  return {
    email: `trust-${name}@newcomer.test`,
    password: `warp-and-weft-${name}`,
    name: 'Newcomer',
    companyName: `Loom ${name}`,
    country: 'IN',
    roles,
  }
}

/** Signs up and signs in a new account, which no other test uses. */
export async function newcomer({ url }: { url: string }, roles?: readonly string[]): Promise<Newcomer> {
  const body = signUpBody(roles)
  const created = must(await client(url).post('/api/account/sign-up', body), 201)
  const { userId } = created.json<{ account: { userId: string } }>().account
  const cookie = await cookieOf(url, body)
  return { ...body, userId, cookie, client: browserOf(url, cookie) }
}

/** Makes a token. @returns it with its id */
export async function newToken(browser: Client, currentPassword: string, changes: object = {}) {
  const created = must(await browser.post('/api/account/tokens', { name: 'trust', currentPassword, ...changes }), 201)
  const { token, apiToken } = created.json<{ token: string; apiToken: { tokenId: string } }>()
  return { token, tokenId: apiToken.tokenId }
}

/** A client with a new token of the account that is signed in. */
export async function tokenClient(url: string, browser: Client, currentPassword: string): Promise<Client> {
  const { token } = await newToken(browser, currentPassword)
  return client(url, { authorization: `Bearer ${token}` })
}
