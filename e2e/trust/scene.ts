import { randomUUID } from 'node:crypto'
import { quotationBody } from '../demo'
import { type Client, client, must, type Reply } from './client'

export async function sellerIdOf(seller: Client): Promise<string> {
  const status = must(await seller.get('/api/trade-core/seller-subscription/status'), 200)
  return status.json<{ selectedSellerAccess: { sellerId: string } }>().selectedSellerAccess.sellerId
}

/** What of the request for quotation, the answer and the order of one deal is needed to go on with it. */
export interface Deal {
  rfqId: string
  quoteId: string
  orderId: string
}

/** A buyer asks a seller, who answers; with `isAccepted` there is an order too. */
export async function deal(buyer: Client, seller: Client, { isAccepted = false } = {}): Promise<Deal> {
  const asked = must(await buyer.post('/api/rfq/create', requestBody(await sellerIdOf(seller))), 201)
  const { rfqId } = asked.json<{ rfq: { rfqId: string } }>().rfq
  const answered = must(await seller.post('/api/rfq/respond', quotationBody(rfqId)), 201)
  const { quoteId } = answered.json<{ quote: { quoteId: string } }>().quote
  if (!isAccepted) return { rfqId, quoteId, orderId: '' }
  const accepted = must(await buyer.post('/api/rfq/accept', { rfqId, quoteId, quoteVersion: 1 }), 201)
  return { rfqId, quoteId, orderId: accepted.json<{ order: { orderId: string } }>().order.orderId }
}

export function requestBody(sellerId: string): Record<string, unknown> {
  return { moduleKey: 'yarn', sellerIds: [sellerId], quantity: 500, uom: 'kg' }
}

/** An answer that is an object of JSON; {} for every other. */
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
  /** Fields of the form beside these two. */
  more?: Record<string, string>
  headers?: Record<string, string>
}

/** What a browser sends and keeps when somebody signs in: the answer, whatever it was, and the cookies after it. */
export async function trySignIn(
  url: string,
  { email, password, more = {}, headers = {} }: SignIn,
): Promise<{ reply: Reply; cookie: string; cookies: string[] }> {
  const bare = client(url, headers)
  const csrf = must(await bare.get('/api/auth/csrf'), 200)
  const form = { ...more, csrfToken: csrf.json<{ csrfToken: string }>().csrfToken, email, password, json: 'true' }
  const given = csrf.headers.getSetCookie()
  const reply = await bare.post('/api/auth/callback/credentials', new URLSearchParams(form).toString(), {
    headers: {
      cookie: pairs(given),
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
  })
  const cookies = [...given, ...reply.headers.getSetCookie()]
  return { reply, cookie: pairs(cookies), cookies }
}

function pairs(cookies: readonly string[]): string {
  return cookies.map((line) => line.split(';', 1)[0]).join('; ')
}

/** The Cookie header of somebody signed in. */
export async function cookieOf(url: string, who: SignIn): Promise<string> {
  const { reply, cookie } = await trySignIn(url, who)
  must(reply, 200)
  return cookie
}

/** A browser of ours with these cookies. */
export function browserOf(url: string, cookie: string): Client {
  return client(url, { cookie, 'sec-fetch-site': 'same-origin' })
}

export interface Person {
  email: string
  password: string
  userId: string
  cookie: string
  /** With the session's cookie. */
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

/** Somebody who has just signed up, signed in: an account on which nobody else depends. */
export async function newcomer({ url }: { url: string }, roles?: readonly string[]): Promise<Person> {
  const body = signUpBody(roles)
  const made = must(await client(url).post('/api/account/sign-up', body), 201)
  const { userId } = made.json<{ account: { userId: string } }>().account
  const cookie = await cookieOf(url, body)
  return { ...body, userId, cookie, client: browserOf(url, cookie) }
}
