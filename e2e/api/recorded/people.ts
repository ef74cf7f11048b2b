import { DEMO_PASSWORD, emailOf } from '../../demo'
import { cookieOf } from '../../trust/fixtures'
import type { Caller, Person } from './step'
import { sendRequest } from './transport'

/** Accounts that the script signs up. */
export const NEWCOMERS = {
  newcomer: { email: 'meena@noyyal.example', password: 'a loom in spring' },
  trader: { email: 'devi@amaravathi.example', password: 'two looms in autumn' },
} as const

const DEMO: readonly Person[] = ['admin', 'buyer', 'buyer2', 'starter', 'growth', 'all', 'lapsed', 'none']

/** Signs people in on first use and provides their authentication headers. */
export class People {
  private readonly cookies = new Map<Person, string>()
  private readonly tokens = new Map<Person, string>()

  constructor(private readonly baseUrl: string) {}

  /** Signs the demo accounts in and reads their ids from the audit log. @returns ids by "id of growth" and so on */
  async ids(): Promise<Map<string, string>> {
    for (const person of DEMO) await this.headersOf(person)
    const path = '/api/trade-core/erp/admin/audit-log?kind=SIGNED_IN'
    const { body } = await sendRequest(this.baseUrl, { method: 'GET', path, headers: await this.headersOf('admin') })
    const { entries } = JSON.parse(body.toString()) as { entries: { actor: { userId: string; email: string } }[] }
    return new Map(
      DEMO.map((person) => {
        const entry = entries.find(({ actor }) => actor.email === `${person}@demo.test`)
        if (!entry) throw new Error(`no id of ${person}`)
        return [`id of ${person}`, entry.actor.userId]
      }),
    )
  }

  async headersOf(caller: Caller): Promise<Record<string, string>> {
    if (caller === 'anonymous') return {}
    if (caller.endsWith(' by cookie')) {
      return {
        cookie: await this.cookieOf(caller.replace(' by cookie', '') as Person),
        'sec-fetch-site': 'same-origin',
      }
    }
    return { authorization: `Bearer ${await this.tokenOf(caller as Person)}` }
  }

  private async cookieOf(person: Person): Promise<string> {
    const known = this.cookies.get(person)
    if (known !== undefined) return known
    const cookie = await cookieOf(this.baseUrl, accountOf(person))
    this.cookies.set(person, cookie)
    return cookie
  }

  private async tokenOf(person: Person): Promise<string> {
    const known = this.tokens.get(person)
    if (known !== undefined) return known
    const headers = await this.headersOf(`${person} by cookie`)
    const { status, body } = await sendRequest(this.baseUrl, {
      method: 'POST',
      path: '/api/account/tokens',
      headers: { ...headers, 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ name: `recorded ${person}`, currentPassword: accountOf(person).password })),
    })
    if (status !== 201) throw new Error(`no token for ${person}: ${status} ${body}`)
    const { token } = JSON.parse(body.toString())
    this.tokens.set(person, token)
    return token
  }
}

function accountOf(person: Person): { email: string; password: string } {
  return person in NEWCOMERS
    ? NEWCOMERS[person as keyof typeof NEWCOMERS]
    : { email: emailOf(person as Parameters<typeof emailOf>[0]), password: DEMO_PASSWORD }
}
