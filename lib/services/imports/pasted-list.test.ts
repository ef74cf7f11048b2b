import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import { writeYarn } from '@/lib/testing/listings'
import { testMarket } from '@/lib/testing/market'
import { readPastedList } from './pasted-list'

const market = testMarket()
let mill: Actor
let other: Actor

beforeAll(async () => {
  mill = await market.newSeller({ name: 'mill' })
  other = await market.newSeller({ name: 'other' })
})

const read = (actor: Actor, text: string) => readPastedList(market.ctxFor(actor), 'yarn', { text })
const LINE = '30s combed cotton 285'

describe('a pasted list', () => {
  test('becomes a row for each line, in their order, without the empty ones', async () => {
    const { rows } = await read(other, `${LINE}\n\n2/40s PV 65/35 210\n${LINE}`)
    expect(rows.map(({ text }) => text)).toEqual([LINE, '2/40s PV 65/35 210', LINE])
    expect(rows.map(({ repeats }) => repeats)).toEqual([0, 0, 1])
    expect(rows.every(({ double }) => double === null)).toBe(true)
  })

  test('knows the own listing of the same goods, and no one else sees it', async () => {
    const { listing } = await writeYarn(market.ctxFor(mill), {
      status: 'DRAFT',
      title: 'Combed thirties of ours',
      count: 'Ne 30',
      fiberType: ['Cotton'],
      yarnType: 'Combed',
      yarnFamily: 'Cotton yarn',
    })
    const [mine] = (await read(mill, LINE)).rows
    expect(mine?.double).toEqual({ listingId: listing.listingId, title: 'Combed thirties of ours' })
    const [theirs] = (await read(other, LINE)).rows
    expect(theirs?.double).toBeNull()
    const [different] = (await read(mill, '40s combed cotton 310')).rows
    expect(different?.double).toBeNull()
  })

  test('writes nothing', async () => {
    const count = async () =>
      (await market.database.sql<{ n: number }[]>`select count(*)::int as n from listings`)[0]?.n
    const before = await count()
    await read(mill, LINE)
    expect(await count()).toBe(before)
  })

  test.each([
    ['201 lines', Array.from({ length: 201 }, () => '30s 285').join('\n')],
    ['a line of 501 characters', 'x'.repeat(501)],
    ['no text', undefined],
  ])('of %s is refused with its path', async (_, text) => {
    await expect(readPastedList(market.ctxFor(mill), 'yarn', { text })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extras: { issues: [expect.objectContaining({ field: 'text' })] },
    })
  })

  test('of a module without listings is refused', async () => {
    await expect(
      readPastedList(market.ctxFor(mill), 'suggestions_new_arrival_trending', { text: LINE }),
    ).rejects.toMatchObject({ code: 'MODULE_NOT_READY' })
  })
})
