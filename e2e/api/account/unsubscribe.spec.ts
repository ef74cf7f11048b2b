import { expect, problemOf, test } from '../../fixtures'
import { rawMailsIn } from '../../mails'

const UNSUBSCRIBE = '/api/notifications/unsubscribe'
const SETTINGS = '/api/notifications/settings'
const ACCOUNT = '0198b0a4-5c1e-7d52-9b7f-6f3d2a1c0e55'
// As a mail program sends it.
const FORM = { 'List-Unsubscribe': 'One-Click' }

/** The addresses that stop the daily notice in the mails to an account, their folded lines joined. */
function linksTo(email: string): string[] {
  return rawMailsIn(process.env.E2E_DATA_DIR ?? '')
    .map((mail) => mail.replaceAll(/\r?\n[ \t]+/g, ' '))
    .filter((mail) => mail.includes(`To: ${email}`))
    .flatMap((mail) => /List-Unsubscribe:\s*<([^>]*)>/.exec(mail)?.[1]?.replaceAll(' ', '') ?? [])
}

test('a link that is of no mail stops nothing, and a link that is cut off is 422', async ({ api }) => {
  const link = new URLSearchParams({ account: ACCOUNT, secret: 'x'.repeat(43) })
  await problemOf(await api.anonymous.post(`${UNSUBSCRIBE}?${link}`, { form: FORM }), 404, 'NOT_FOUND')
  const problem = await problemOf(
    await api.anonymous.post(`${UNSUBSCRIBE}?account=${ACCOUNT}`),
    422,
    'VALIDATION_FAILED',
  )
  expect(problem.issues).toContainEqual(expect.objectContaining({ field: 'secret' }))
})

test('the link of a real mail stops the notice, and its account starts it again', async ({ api }) => {
  const seller = await api.as('growth')
  const request = {
    ...{ moduleKey: 'yarn', openPool: true, quantity: 500, uom: 'kg' },
    requirements: [{ field: 'yarnFamily', op: '=', value: 'Cotton yarn' }],
  }
  expect((await (await api.as('buyer')).post('/api/rfq/create', { data: request })).status()).toBe(201)
  // Sellers are notified within a minute.
  await expect.poll(() => linksTo('growth@demo.test').length, { timeout: 100_000 }).toBeGreaterThan(0)
  const { pathname, search } = new URL(linksTo('growth@demo.test')[0] ?? '')
  const stopped = await api.anonymous.post(`${pathname}${search}`, { form: FORM })
  expect(stopped.status()).toBe(200)

  const settings = async () => (await (await seller.get(SETTINGS)).json()).settings
  expect(await settings()).toEqual({ poolDigest: false })
  const started = await seller.post(SETTINGS, { data: { poolDigest: true } })
  expect((await started.json()).settings).toEqual({ poolDigest: true })
  expect(await settings()).toEqual({ poolDigest: true })
})
