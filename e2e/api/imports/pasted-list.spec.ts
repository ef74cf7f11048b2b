import { expect, problemOf, test, YARN } from '../../fixtures'
import { accepted, finished, IMPORTS, readImport, sendFile } from '../../imports'

const LINES = `${IMPORTS}/lines`

interface Row {
  text: string
  cells: { name: string; label: string; text: string }[]
  rest: string
  issues: { field: string; severity: string }[]
  double: { listingId: string; title: string } | null
  repeats: number
}

const csvOf = ({ cells }: Row, listingId: string) =>
  [
    ['listingId', 'status', ...cells.map(({ name }) => name)],
    [listingId, 'DRAFT', ...cells.map(({ text }) => text)],
  ]
    .map((line) => line.map((text) => `"${text.replaceAll('"', '""')}"`).join(','))
    .join('\n')

test('a pasted list is read as rows that import as they are, and is then known', async ({ api }) => {
  const seller = await api.as('growth')
  const word = `paste-${crypto.randomUUID().slice(0, 8)}`
  const line = `46s combed cotton ${word} 311 per kg, min 60 kg`
  const read = async () => {
    const response = await seller.post(LINES, { data: { text: `${line}\n\n${line}\n` } })
    expect(response.status(), await response.text()).toBe(200)
    return ((await response.json()) as { rows: Row[] }).rows
  }
  const [first, second] = await read()
  expect(first).toMatchObject({ text: line, rest: word, saysGoods: true, double: null, repeats: 0 })
  expect(second).toMatchObject({ repeats: 1 })
  expect(first?.cells).toContainEqual({ name: 'basePrice', label: 'Base price', text: '311' })
  if (!first) throw new Error('no row was read')

  const sent = await sendFile(seller, { buffer: Buffer.from(csvOf(first, '')), name: 'pasted-list.csv' })
  const { importId } = await accepted(sent)
  expect(await finished(seller, importId)).toMatchObject({ rows: { created: 1, failed: 0 } })
  const [saved] = (await readImport(seller, importId, 'saved')).rows
  const [again] = await read()
  expect(again?.double).toMatchObject({ listingId: saved?.listingId })

  const updated = await accepted(await sendFile(seller, { buffer: Buffer.from(csvOf(first, saved?.listingId ?? '')) }))
  expect(await finished(seller, updated.importId)).toMatchObject({ rows: { created: 0, unchanged: 1, failed: 0 } })
  // No one else sees that it exists.
  const theirs = (await (await (await api.as('starter')).post(LINES, { data: { text: line } })).json()) as {
    rows: Row[]
  }
  expect(theirs.rows[0]?.double).toBeNull()
})

test('a pasted list that is too long is refused on its field, and needs an account', async ({ api }) => {
  const seller = await api.as('growth')
  for (const text of ['x\n'.repeat(201), 'x'.repeat(501), 'x\n'.repeat(20_001)]) {
    const problem = await problemOf(await seller.post(LINES, { data: { text } }), 422, 'VALIDATION_FAILED')
    expect(problem.issues).toContainEqual(expect.objectContaining({ field: 'text', code: 'TOO_LONG' }))
  }
  const whole = await seller.post(LINES, { data: { text: `30s combed cotton 285 ${'x'.repeat(150)}\n`.repeat(200) } })
  expect((await whole.json()).rows).toHaveLength(200)
  await problemOf(await seller.post(LINES, { data: { text: '', mode: 'fast' } }), 422, 'VALIDATION_FAILED')
  await problemOf(await api.anonymous.post(LINES, { data: { text: '30s 285' } }), 401, 'AUTH_REQUIRED')
  expect(await (await seller.post(LINES, { data: { text: ' \n' } })).json()).toMatchObject({ rows: [] })
  expect((await seller.get(`${YARN}/imports/lines`)).status()).toBe(405)
})
