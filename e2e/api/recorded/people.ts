import { DEMO_PASSWORD, emailOf } from '../../demo'
import { cookieOf } from '../../trust/fixtures'
import type { Asker, Person } from './step'
import { ask } from './transport'

/** Who signs up in the script, with which password. */
export const NEWCOMERS = {
  newcomer: { email: 'meena@noyyal.example', password: 'a loom in spring' },
  trader: { email: 'devi@amaravathi.example', password: 'two looms in autumn' },
} as const

const DEMO: readonly Person[] = ['admin', 'buyer', 'buyer2', 'starter', 'growth', 'all', 'lapsed', 'none']

/** Signs people in when they are first needed, and gives the headers that say who asks. */
export class People {
  private readonly cookies = new Map<Person, string>()
  private readonly tokens = new Map<Person, string>()

  constructor(private readonly baseUrl: string) {}

  /** Signs the demo accounts in, and reads their ids off the audit log: "id of growth" and so on, as a step names them. */
  async ids(): Promise<Map<string, string>> {
    for (const person of DEMO) await this.headersOf(person)
    const path = '/api/trade-core/erp/admin/audit-log?kind=SIGNED_IN'
    const { body } = await ask(this.baseUrl, { method: 'GET', path, headers: await this.headersOf('admin') })
    const { entries } = JSON.parse(body.toString()) as { entries: { actor: { userId: string; email: string } }[] }
    return new Map(
      DEMO.map((person) => {
        const entry = entries.find(({ actor }) => actor.email === `${person}@demo.test`)
        if (!entry) throw new Error(`no id of ${person}`)
        return [`id of ${person}`, entry.actor.userId]
      }),
    )
  }

  async headersOf(asker: Asker): Promise<Record<string, string>> {
    if (asker === 'anonymous') return {}
    if (asker.endsWith(' by cookie')) {
      return { cookie: await this.cookieOf(asker.replace(' by cookie', '') as Person), 'sec-fetch-site': 'same-origin' }
    }
    return { authorization: `Bearer ${await this.tokenOf(asker as Person)}` }
  }

  private async cookieOf(person: Person): Promise<string> {
    const known = this.cookies.get(person)
    if (known !== undefined) return known
    const account =
      person in NEWCOMERS
        ? NEWCOMERS[person as keyof typeof NEWCOMERS]
        : { email: emailOf(person as Parameters<typeof emailOf>[0]), password: DEMO_PASSWORD }
    const cookie = await cookieOf(this.baseUrl, account)
    this.cookies.set(person, cookie)
    return cookie
  }

  private async tokenOf(person: Person): Promise<string> {
    const known = this.tokens.get(person)
    if (known !== undefined) return known
    const headers = await this.headersOf(`${person} by cookie`)
    const { status, body } = await ask(this.baseUrl, {
      method: 'POST',
      path: '/api/account/tokens',
      headers: { ...headers, 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ name: `recorded ${person}` })),
    })
    if (status !== 201) throw new Error(`no token for ${person}: ${status} ${body}`)
    const { token } = JSON.parse(body.toString())
    this.tokens.set(person, token)
    return token
  }
}
