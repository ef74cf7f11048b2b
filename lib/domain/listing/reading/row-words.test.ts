import { describe, expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { withReadWords } from './row-words'

const cloth = matrixDefinition('finish_fabric')

describe('a row of a seller’s own list', () => {
  test('has the fibres of its blend, by the names of the list', () => {
    const row = { productName: 'Poplin', blendPercentages: [{ fibre: 'Poly', percent: 100 }] }
    expect(withReadWords(cloth, row)).toMatchObject({
      fiberType: ['Polyester'],
      blendPercentages: [{ fibre: 'Polyester', percent: 100 }],
    })
  })

  test('keeps the fibres that a column says, and a blend of fibres that no list has', () => {
    const stated = { fiberType: ['Linen'], blendPercentages: [{ fibre: 'Cotton', percent: 100 }] }
    expect(withReadWords(cloth, stated)).toMatchObject(stated)
    const unknown = { productName: 'Poplin', blendPercentages: [{ fibre: 'Nettle', percent: 100 }] }
    expect(withReadWords(cloth, unknown)).toMatchObject({ blendPercentages: unknown.blendPercentages })
    expect(withReadWords(cloth, unknown)).not.toHaveProperty('fiberType')
  })

  test('has a title of all its columns, unless one is a title', () => {
    const row = { productName: 'Poplin', gsm: 115, clothWidth: { value: 58, unit: 'in' } }
    expect(withReadWords(cloth, row)).toMatchObject({ title: 'Poplin 115 GSM 58"' })
    expect(withReadWords(cloth, { ...row, title: 'Our best poplin' })).toMatchObject({ title: 'Our best poplin' })
  })
})
