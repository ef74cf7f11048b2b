import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChequeTable } from './cheque-table'
import { QuantityPricer } from './quantity-pricer'

test('half a piece is refused in the plural of its unit', () => {
  const terms = {
    slabs: [],
    basePrice: 325,
    moq: null,
    sets: null,
    uom: 'piece',
    priceUom: 'piece',
    priceUnitsPerUnit: 1,
    currency: 'INR',
  }
  const props = { terms, typedUnit: 'piece', units: [], ask: null, action: null, taxNote: '', cheques: [] }
  const html = renderToStaticMarkup(createElement(QuantityPricer, { ...props, typedQuantity: '1.5' }))
  expect(html).toContain('Enter a whole number of pieces.')
})

test('a quantity may be typed with its unit, and says when it is more than the stock', () => {
  const kg = { basePrice: 280, moq: null, sets: null, uom: 'kg', priceUom: 'kg', priceUnitsPerUnit: 1, currency: 'INR' }
  const props = {
    terms: { ...kg, slabs: [], stock: 1500 },
    units: [],
    ask: null,
    action: null,
    taxNote: '',
    cheques: [],
  }
  const html = renderToStaticMarkup(createElement(QuantityPricer, { ...props, typedUnit: 'kg', typedQuantity: '2 t' }))
  expect(html).toContain('5,60,000')
  expect(html).toContain('More than the 1,500 kg in stock.')
})

test('cheque prices have a rate only while none of them is below cash', () => {
  const table = (cash: number) =>
    renderToStaticMarkup(
      createElement(ChequeTable, {
        rows: [
          { days: 15, price: 104.75 },
          { days: 90, price: 112 },
        ],
        cash,
        currency: 'INR',
        unit: 'kg',
        quantity: null,
      }),
    )
  expect(table(104)).toContain('17.5 %')
  expect(table(110)).toContain('104.75')
  expect(table(110)).not.toMatch(/%|per year|over cash|−/)
})
