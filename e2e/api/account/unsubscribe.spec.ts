import { expect, problemOf, test } from '../../fixtures'

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
