import { beforeAll, expect, test } from 'vitest'
import { writeYarn } from '@/lib/testing/listings'
import { testMarket } from '@/lib/testing/market'
import { suggest } from './suggest'

const market = testMarket()

const texts = async (q: string) =>
  (await suggest(market.ctxFor(null), { q })).suggestions.map(({ kind, text }) => `${kind} ${text}`)

beforeAll(async () => {
  const mill = await market.newSeller({ name: 'Kongu' })
  await market.newSeller({ name: 'Kongunadu' })
  await writeYarn(market.ctxFor(mill), { title: '30s', basePrice: 1, uom: 'kg' })
})

test('a module, a family and a company are found by the beginning of their words', async () => {
  expect(await texts('thr')).toContain('module Thread')
  expect(await texts('bonded nyl')).toContain('family Nylon bonded')
  expect(await texts('kon')).toContain('company Kongu Mills')
})

test('a word of a filter leads to the listings that have it, in three modules at most', async () => {
  const { suggestions } = await suggest(market.ctxFor(null), { q: 'geroget' })
  expect(suggestions[0]).toMatchObject({ kind: 'word', text: 'Georgette', detail: 'Grey fabric' })
  expect(suggestions[0]?.parameters).toBe('fabricName=Georgette')
  expect(suggestions.filter(({ text }) => text === 'Georgette')).toHaveLength(3)
})

test('a company without an open listing is not suggested', async () => {
  expect(await texts('kongunadu')).toEqual([])
})

test('a word of a local name leads to the family', async () => {
  const { suggestions } = await suggest(market.ctxFor(null), { q: 'psf thread' })
  expect(suggestions[0]).toMatchObject({ text: 'Spun polyester', parameters: 'threadType=Spun+polyester' })
})

test.each([
  ['bedshet', 'Bedsheet'],
  ['polyseter spun', 'Spun polyester'],
  ['zippr', 'Zipper'],
])('a misspelt "%s" still leads to %s', async (typed, wanted) => {
  expect((await texts(typed)).join(', ')).toContain(wanted)
})

test('signs of a pattern are plain letters', async () => {
  expect(await texts('%%')).toEqual([])
  expect((await texts('k_ngu')).filter((text) => text.startsWith('company'))).toEqual([])
})
