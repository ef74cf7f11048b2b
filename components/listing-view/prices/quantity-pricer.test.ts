import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
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
