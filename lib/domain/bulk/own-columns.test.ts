import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { fileColumns, headingNames, likelyHeadings } from './own-columns'
import { rowBody, SheetReader } from './sheet'

function yarn(): ModuleDefinition {
  const definition = matrixDefinition('yarn')
  return definition
}

const guessed = (headings: string[]) =>
  Object.fromEntries(fileColumns(yarn(), headings, []).map(({ heading, field }) => [heading, field]))

test('headings of price lists are read by their words, and no field is given twice', () => {
  expect(guessed(['Sr No', 'Count', 'Quality', 'Rate per kg', 'Stock bags'])).toEqual({
    'Sr No': '',
    Count: 'count',
    Quality: 'productName',
    'Rate per kg': 'basePrice',
    'Stock bags': 'availableQuantity',
  })
  expect(guessed(['Item', 'Cash rate', 'MOQ kg', 'Bag weight', 'Mill', 'Lot no', 'Price', 'Phone'])).toEqual({
    Item: 'productName',
    'Cash rate': '',
    'MOQ kg': 'moq',
    'Bag weight': 'netWeight',
    Mill: 'brandManufacturer',
    'Lot no': 'lot',
    Price: 'basePrice',
    Phone: '',
  })
})

test('the width and length of a price list are those of the goods, not of their package', () => {
  const fieldsOf = (key: ModuleKey, headings: string[]) =>
    Object.fromEntries(fileColumns(matrixDefinition(key), headings, []).map(({ heading, field }) => [heading, field]))
  expect(fieldsOf('grey_fabric', ['Construction', 'Width', 'Rate'])).toMatchObject({ Width: 'clothWidth' })
  expect(fieldsOf('grey_fabric', ['Reed', 'Pick', 'Panna'])).toEqual({ Reed: 'epi', Pick: 'ppi', Panna: 'clothWidth' })
  expect(fieldsOf('thread', ['Ticket', 'Length', 'Rate'])).toMatchObject({ Length: 'lengthPerPackage' })
  // In a sheet of ours both are there.
  expect(fieldsOf('grey_fabric', ['Cloth width', 'Width'])).toEqual({ 'Cloth width': 'clothWidth', Width: 'width' })
  expect(guessed(['Count', 'Width'])).toMatchObject({ Width: 'width' })
})

test('a number of days as a heading is a price on credit, and no time of dispatch', () => {
  expect(guessed(['Count', 'Cash', '30 days', 'Days'])).toMatchObject({ '30 days': '', Days: 'dispatchLeadTime' })
})

test.each(['Kg/bag', 'Kgs per bag', 'Wt/carton'])('the heading "%s" is the weight of a package', (heading) => {
  expect(guessed(['Count', 'Rate', 'Stock bags', heading])).toMatchObject({
    Rate: 'basePrice',
    'Stock bags': 'availableQuantity',
    [heading]: 'netWeight',
  })
})

test('a price on request is no figure: a new row without another price can only be a draft', () => {
  const columns = { Title: 'title', Rate: 'basePrice', Status: 'status' }
  for (const words of ['on request', 'On enquiry', 'Rate on request', 'POA', 'ask'])
    expect(bodyOf(columns, ['x', words, '']), words).toEqual({
      body: { title: 'x' },
      issues: [
        {
          code: 'PRICE_ON_REQUEST',
          field: 'basePrice',
          severity: 'error',
          message: 'Without a price this row can only be a draft. Enter a price, or DRAFT under Status.',
        },
      ],
    })
  expect(bodyOf(columns, ['x', 'on request', 'draft'])).toEqual({ body: { title: 'x', status: 'DRAFT' }, issues: [] })
})

test('a repeated heading gets a number, so that each column has its own name', () => {
  expect(headingNames(['Rate', 'Qty', ' rate ', ''])).toEqual(['Rate', 'Qty', 'rate (2)', ''])
})

test('the row with the most known headings is taken as the headings', () => {
  expect(likelyHeadings(yarn(), [['Mill name'], ['2026', '11'], ['Sr', 'Count', 'Rate'], ['1', '30s', '285']])).toBe(2)
  expect(likelyHeadings(yarn(), [['words'], ['1', '2']])).toBeNull()
})

/** The body of the one row of a list with these columns, as the seller named them. */
function bodyOf(columns: Record<string, string>, values: string[]) {
  const reader = new SheetReader(yarn(), columns)
  reader.take(1, Object.keys(columns))
  reader.take(2, values)
  expect(reader.finish()).toEqual([])
  return rowBody(yarn(), reader.rows[0]?.cells ?? {}, { isNew: true })
}

test('the unit of a heading counts for the figures under it', () => {
  const stock = bodyOf({ Title: 'title', 'Stock (bags)': 'availableQuantity', 'Rate/kg': 'basePrice' }, [
    'x',
    '40',
    '285',
  ])
  expect(stock).toEqual({
    body: { title: 'x', availableQuantity: '40', uom: 'bag', basePrice: '285', priceUom: 'kg' },
    issues: [],
  })
  // A price keeps its own unit when the stock is in bags.
  const words = bodyOf({ Title: 'title', 'Stock bags': 'availableQuantity', Rate: 'basePrice' }, [
    'x',
    '40',
    'Rs 285/-',
  ])
  expect(words.body).toEqual({ title: 'x', availableQuantity: '40', uom: 'bag', basePrice: '285', priceUom: 'kg' })
  const tonnes = bodyOf({ Title: 'title', 'Stock MT': 'availableQuantity', 'Price per bag': 'basePrice' }, [
    'x',
    '5',
    '9500',
  ])
  expect(tonnes.body).toEqual({ title: 'x', availableQuantity: '5000', basePrice: '9500', priceUom: 'bag' })
})

test('the currency of a heading counts for the prices under it', () => {
  const priceOf = (heading: string, value: string, more: Record<string, string> = {}) => {
    const columns = { Title: 'title', [heading]: 'basePrice', ...more }
    return bodyOf(columns, ['x', value, ...Object.values(more).map(() => '4')]).body
  }
  expect(priceOf('Rate USD/kg', '3.20')).toEqual({ title: 'x', basePrice: '3.20', priceUom: 'kg', currency: 'USD' })
  expect(priceOf('Price (US$)', '3.20')).toMatchObject({ basePrice: '3.20', currency: 'USD' })
  expect(priceOf('Rate in euros', '3.20')).toMatchObject({ basePrice: '3.20', currency: 'EUR' })
  expect(priceOf('Rate Rs/kg', '285')).toEqual({ title: 'x', basePrice: '285', priceUom: 'kg' })
  expect(priceOf('RATE ALL INCL', '285')).toEqual({ title: 'x', basePrice: '285' })
  // What a cell says itself counts; a second currency of the listing is left to be refused.
  expect(priceOf('Rate USD', 'EUR 3')).toMatchObject({ basePrice: '3', currency: 'EUR' })
  expect(priceOf('Rate USD', 'Rs 285')).toEqual({ title: 'x', basePrice: '285' })
  expect(priceOf('Rate USD', '3', { 'Export rate EUR': 'exportPrice' })).toMatchObject({ exportPrice: 'EUR 4' })
})

test('a price in rupees is read in a row that changes a listing too', () => {
  const changed = (basePrice: string) => rowBody(yarn(), { basePrice }, { isNew: false })
  expect(changed('Rs 287/-')).toEqual({ body: { basePrice: '287', currency: 'INR' }, issues: [] })
  expect(changed('287')).toEqual({ body: { basePrice: '287' }, issues: [] })
})
