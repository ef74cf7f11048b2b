import { expect, problemOf, test } from '../../fixtures'
import { mailsIn } from '../../mails'

const UNSUBSCRIBE = '/api/notifications/unsubscribe'
const ACCOUNT = '0198b0a4-5c1e-7d52-9b7f-6f3d2a1c0e55'

test('a link that is of no mail stops nothing, and a link that is cut off is 422', async ({ api }) => {
  const link = new URLSearchParams({ account: ACCOUNT, secret: 'x'.repeat(43) })
  // As a mail program sends it.
  const form = { 'List-Unsubscribe': 'One-Click' }
  await problemOf(await api.anonymous.post(`${UNSUBSCRIBE}?${link}`, { form }), 404, 'NOT_FOUND')
  const problem = await problemOf(
    await api.anonymous.post(`${UNSUBSCRIBE}?account=${ACCOUNT}`),
    422,
    'VALIDATION_FAILED',
  )
  expect(problem.issues).toContainEqual(expect.objectContaining({ field: 'secret' }))
})

test('the link of a real mail stops the notice, and its account starts it again', async ({ api }) => {
  test.setTimeout(120_000)
  const seller = await api.as('growth')
  const ofMail = () =>
    mailsIn(process.env.E2E_DATA_DIR ?? '').flatMap((mail) =>
      mail.includes('To: growth@demo.test')
        ? [/List-Unsubscribe: <([^>]*)>/.exec(mail.replaceAll(/\r?\n[ \t]+/g, ''))?.[1] ?? '']
        : [],
    )
  const request = {
    ...{ moduleKey: 'yarn', openPool: true, quantity: 500, uom: 'kg' },
    requirements: [{ field: 'yarnFamily', op: '=', value: 'Cotton yarn' }],
  }
  expect((await (await api.as('buyer')).post('/api/rfq/create', { data: request })).status()).toBe(201)
  // Sellers are told within a minute.
  await expect.poll(() => ofMail().find(Boolean), { timeout: 100_000 }).toBeTruthy()
  const { pathname, search } = new URL(ofMail().find(Boolean) ?? '')
  expect(
    (await api.anonymous.post(`${pathname}${search}`, { form: { 'List-Unsubscribe': 'One-Click' } })).status(),
  ).toBe(200)
  const settings = async () => (await (await seller.get('/api/notifications/settings')).json()).settings
  expect(await settings()).toEqual({ poolDigest: false })
  const started = await seller.post('/api/notifications/settings', { data: { poolDigest: true } })
  expect((await started.json()).settings).toEqual({ poolDigest: true })
  expect(await settings()).toEqual({ poolDigest: true })
})
