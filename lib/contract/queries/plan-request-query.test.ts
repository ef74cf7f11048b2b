import { describe, expect, test } from 'vitest'
import { readPlanRequestQuery } from './plan-request-query'

const CURSOR = '1781517600000_019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10'
const read = (query: string) => readPlanRequestQuery(new URLSearchParams(query))

describe('the query of plan requests', () => {
  test('is for the caller unless it names all, and then for the open requests unless it names closed ones', () => {
    expect(read('')).toEqual({ scope: 'mine', isOpen: true, cursor: null })
    expect(read('scope=mine')).toEqual({ scope: 'mine', isOpen: true, cursor: null })
    expect(read(`scope=all&cursor=${CURSOR}`)).toEqual({ scope: 'all', isOpen: true, cursor: CURSOR })
    expect(read('scope=all&status=closed')).toEqual({ scope: 'all', isOpen: false, cursor: null })
  })

  test.each([
    ['scope=ours', 'scope'],
    ['status=open', 'status'],
    [`cursor=${CURSOR}`, 'cursor'],
    ['scope=all&cursor=1', 'cursor'],
    ['scope=all&page=2', 'page'],
  ])('%s is refused at its name', (query, field) => {
    expect(() => read(query)).toThrow(
      expect.objectContaining({
        code: 'VALIDATION_FAILED',
        extras: { issues: [expect.objectContaining({ field })] },
      }),
    )
  })
})
