import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { matrixDefinition } from '@/lib/domain/modules'
import { isDouble, pastedRow, statedGoods } from './pasted-row'
import { readLine } from './read-line'

const yarn = matrixDefinition('yarn')
const rowOf = (text: string) => pastedRow(yarn, readLine(yarn, text))
const cellsOf = (text: string) => Object.fromEntries(rowOf(text).cells.map((cell) => [cell.name, cell.text]))

describe('a pasted line', () => {
  test('has a cell for each value, the title first, as a sheet writes them', () => {
    const row = rowOf('30s combed cotton, 285 + GST, 5 t ready, min 60 kg')
    expect(row.cells[0]).toMatchObject({ name: 'title', text: expect.stringContaining('30s') })
    expect(cellsOf('30s combed cotton, 285 + GST, 5 t ready, min 60 kg')).toMatchObject({
      count: '30s',
      fiberType: 'Cotton',
      basePrice: '285',
      availableQuantity: '5000',
      moq: '60',
      taxIncluded: 'No',
    })
  })

  test('says what was understood by the labels of the form, and what was not', () => {
    const row = rowOf('30s combed cotton 285 zzyzx')
    expect(row.understood).toContainEqual({ label: 'Base price', text: '285' })
    expect(row.rest).toBe('zzyzx')
  })

  test('names every value that the same words fill in, and no unit next to its figure', () => {
    const cloth = matrixDefinition('grey_fabric')
    const labelsOf = (words: string) =>
      pastedRow(cloth, readLine(cloth, 'poplin 60x60 92x88 63 inch sulzer, min 500 m')).understood.flatMap((part) =>
        part.text === words ? [part.label] : [],
      )
    expect(labelsOf('sulzer')).toEqual(['Loom'])
    expect(labelsOf('60x60 92x88 63 inch').length).toBeGreaterThan(3)
    expect(labelsOf('min 500 m')).toEqual(['Minimum order'])
  })

  test('has an empty cell for what it lacks, with the error', () => {
    const row = rowOf('30s combed cotton')
    expect(row.cells).toContainEqual(expect.objectContaining({ name: 'basePrice', text: '' }))
    expect(row.issues).toContainEqual(expect.objectContaining({ field: 'basePrice', severity: 'error' }))
  })

  test.each([
    ['zzyzx qwrtp 285', false],
    ['285 + GST, min 60 kg, 5 t ready', false],
    ['Dear sir please see attached 99', false],
    ['Page 2 of 7', false],
    ['40 310', true],
    ['30s combed cotton 285', true],
    ['viscose 180', true],
  ])('of %s says something of the goods: %s', (text, saysGoods) => {
    expect(rowOf(text).saysGoods).toBe(saysGoods)
  })

  test('is no formula in a cell', () => {
    expect(cellsOf('30s combed cotton -zz 285').title?.startsWith("'")).toBe(false)
  })
})

describe('a double', () => {
  const stated = (values: FieldValues) => statedGoods(yarn, values)
  const line = stated(readLine(yarn, '30s combed cotton 285').values)

  test('has all that the line says of the goods, in any words', () => {
    expect(
      isDouble(
        line,
        stated({ title: 'Own', count: 'Ne 30', fiberType: ['cotton'], yarnType: 'Combed', yarnFamily: 'Cotton yarn' }),
      ),
    ).toBe(true)
  })

  test('has the same title; other goods are no double', () => {
    expect(isDouble(stated({ title: 'Warp 30s' }), stated({ title: 'WARP  30s' }))).toBe(true)
    expect(isDouble(line, stated({ title: 'Own', count: '40s', fiberType: ['Cotton'], yarnType: 'Combed' }))).toBe(
      false,
    )
    expect(isDouble(line, stated({ title: 'Own', count: '30s' }))).toBe(false)
    expect(isDouble(stated({ count: '30s' }), stated({ count: '30s', fiberType: ['Cotton'] }))).toBe(false)
  })
})
