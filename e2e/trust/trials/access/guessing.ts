import { randomUUID } from 'node:crypto'
import { newcomer, type SignIn, trySignIn } from '../../fixtures'
import { inParallel, range, scaled, type Trial, tally } from '../../trial'

const LANES = 8
/** Ten guesses, and one after each wait of 5, 10, 20, 40 and then 60 seconds. */
const FREE_GUESSES = 10
const STRANGERS_WAIT_MAX_S = 60

let addresses = 0
const newAddress = () => `198.51.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`

/** Strangers guess the password of an account from many addresses: they get nowhere, and its owner is not kept out. */
export const guessing: Trial = {
  name: 'guessing',
  // The trial sets the addresses that the guesses come from.
  environment: { TRUST_PROXY: 'true' },
  control: {
    sources: [
      {
        file: 'lib/services/accounts/attempts.ts',
        from: 'if (deviceId !== null) return deviceAttempts(deviceId)',
        to: '',
      },
      { file: 'lib/services/accounts/attempts.ts', from: 'const SITE_FAILURES = 5', to: 'const SITE_FAILURES = 5_000' },
    ],
    fault: [/^the owner's browser/, /^guesses from one IPv6 site/],
  },
  async run(world, scale) {
    const faults: string[] = []
    const owner = await newcomer(world)
    const from = (address: string, changes: Partial<SignIn> = {}) =>
      trySignIn(world.url, {
        email: owner.email,
        password: owner.password,
        headers: { 'x-forwarded-for': address },
        ...changes,
      })
    const home = newAddress()
    const { cookies } = await from(home)
    const device = cookies
      .map((line) => line.split(';', 1)[0] ?? '')
      .filter((pair) => pair.includes('known-device'))
      .join('; ')
    if (device === '') faults.push('a sign-in gives its browser no cookie')

    const startedAt = performance.now()
    const guesses = await inParallel(range(scaled(2000, scale, 60)), LANES, async () => {
      const { reply } = await from(newAddress(), { password: `guess ${randomUUID()}` })
      return reply
    })
    const minutes = (performance.now() - startedAt) / 60_000
    const judged = guesses.filter(({ status }) => status === 401).length
    const allowed = FREE_GUESSES + 5 + Math.ceil(minutes)
    if (judged > allowed)
      faults.push(`${judged} guesses in ${minutes.toFixed(1)} min were judged, ${allowed} at most may be`)
    const odd = guesses.filter(({ status }) => status !== 401 && status !== 429)
    if (odd.length > 0) faults.push(`guesses got ${tally(odd.map(({ status }) => status))}`)

    const known = await from(newAddress(), { cookies: device })
    if (known.reply.status !== 200) faults.push(`the owner's browser in a new place: ${known.reply.status}`)
    const atHome = await from(home)
    if (atHome.reply.status !== 200) faults.push(`the owner at a known address: ${atHome.reply.status}`)
    const elsewhere = await from(newAddress())
    const wait = Number(elsewhere.reply.headers.get('retry-after') ?? 0)
    if (elsewhere.reply.status !== 200 && (elsewhere.reply.status !== 429 || wait > STRANGERS_WAIT_MAX_S)) {
      faults.push(`the owner on a new device: ${elsewhere.reply.status}, to wait ${wait} s`)
    }

    const site = await inParallel(range(60), 1, async (n) => {
      const email = `unknown-${n}-${randomUUID()}@mills.test`
      return (await from(`2001:db8:7:${n.toString(16)}::1`, { email })).reply.status
    })
    if (site.filter((status) => status === 401).length > 52) {
      faults.push(`guesses from one IPv6 site were judged: ${tally(site)}`)
    }
    return {
      figures: { guesses: guesses.length, judged, 'guesses of one IPv6 site': tally(site) },
      faults,
    }
  },
}
