import { expect, test } from 'vitest'
import { summaryOf } from '@/components/rfq/parts/form-issues'
import { errorIssue } from '@/lib/domain/errors'
import { orderTermsOf } from '@/lib/domain/listing/pricing/order-terms'
import { addresseeWords, askCopyKey, restoredValues } from './ask-copy'
import { issuePaths } from './ask-fields'
import { type Asked, reworded, withWords } from './ask-rewording'
import { type AskValues, askBody, isReworded, quantityWarning } from './ask-values'

const YARN = { moduleKey: 'yarn', moduleName: 'Yarn', copyOf: '', orderId: '' } as const
const VALUES: AskValues = {
  scope: 'named',
  sellerIds: ['s2'],
  title: '',
  understood: '',
  worded: null,
  unread: '',
  quantity: '1,20,000',
  namedQuantity: '',
  uom: 'kg',
  targetPrice: '',
  currency: 'INR',
  priceBasis: 'ex-mill, GST extra',
  tradeMode: 'Domestic',
  incoterm: 'CIF',
  deliveryLocation: 'Tiruppur',
  respondBy: '2026-12-01',
  neededBy: '',
  sealed: false,
  note: '',
  attachments: [],
  requirements: [
    { field: 'count', op: '=', value: '30s', valueTo: '', tolerance: '1.5' },
    { field: 'cspStrength', op: '>=', value: '2,400', valueTo: '', tolerance: '' },
    { field: 'quality.uPercent', op: 'between', value: '8', valueTo: '10', tolerance: '5 %' },
    { field: 'industryStandard', op: 'in', value: 'GOTS, GRS', valueTo: '', tolerance: '' },
    { field: '', op: '=', value: '', valueTo: '', tolerance: '' },
  ],
}

const SETS = orderTermsOf({ uom: 'piece', fullSetOnly: true, piecesPerSet: 8, moq: 24 }, ['piece', 'set'])

test.each([
  ['20', 'piece', 'The minimum order is 24 pieces. The seller may decline or ask for a higher price.'],
  ['1,001', 'piece', 'Sold in full sets of 8 pieces only. Order 1,000 or 1,008 pieces.'],
  ['3', 'set', undefined],
  ['', 'piece', undefined],
  ['ab', 'piece', undefined],
])('a typed quantity of %s %s is judged while it is typed', (typed, unit, warning) => {
  expect(quantityWarning(SETS, typed, unit)).toBe(warning)
  expect(quantityWarning(undefined, typed, unit)).toBeUndefined()
})

test.each([
  ['quantity', 'quantity'],
  ['requirements.1.value', 'requirements[1].value'],
  ['requirements', 'requirements[1].value'],
  ['scope', 'sellerIds'],
  ['sealed', 'respondBy'],
  ['respondBy', 'neededBy'],
  ['note', 'title'],
])('a change of %s may put right what is wrong with %s', (name, field) => {
  const issues = [errorIssue('REQUIRED', field, 'Enter this.'), errorIssue('REQUIRED', 'currency', 'Enter this.')]
  const corrected = summaryOf('ask', issues, {}, new Set(issuePaths(name))).map(({ isCorrected }) => isCorrected)
  expect(corrected).toEqual([true, undefined])
})

test('sends numbers, the deadline as the end of the day in India, and no empty fields', () => {
  expect(
    askBody(
      {
        ...YARN,
        kind: 'listing',
        ...{ listingId: 'l1', title: '', sellerId: 's1', companyName: '', orderTerms: SETS },
      },
      VALUES,
    ),
  ).toEqual({
    listingId: 'l1',
    quantity: 120000,
    uom: 'kg',
    currency: 'INR',
    priceBasis: 'ex-mill, GST extra',
    tradeMode: 'Domestic',
    deliveryLocation: 'Tiruppur',
    respondBy: '2026-12-01T18:29:59.999Z',
    requirements: [
      { field: 'count', op: '=', value: '30s', tolerance: 1.5 },
      { field: 'cspStrength', op: '>=', value: 2400 },
      { field: 'quality.uPercent', op: 'between', value: [8, 10], tolerancePercent: 5 },
      { field: 'industryStandard', op: 'in', value: ['GOTS', 'GRS'] },
    ],
  })
})

test('sends text in a number field as typed', () => {
  const body = askBody({ ...YARN, kind: 'pool' }, { ...VALUES, quantity: 'about ten' })
  expect(body).toMatchObject({ moduleKey: 'yarn', openPool: true, quantity: 'about ten' })
})

test('sends an invalid day as typed, and no empty quantity', () => {
  const body = askBody({ ...YARN, kind: 'pool' }, { ...VALUES, quantity: '', respondBy: '12026-11-21' })
  expect(body).toMatchObject({ respondBy: '12026-11-21' })
  expect(body).not.toHaveProperty('quantity')
})

test('a sentence whose goods were understood goes into the note, and the service names the goods', () => {
  const pool = { ...YARN, kind: 'pool' } as const
  const sentence = '2 tonne 30s combed hosiery yarn, target 282'
  const typed = { ...VALUES, title: sentence, understood: sentence, note: 'Soft waxed' }
  const worded = { note: `In the buyer’s words: ${sentence}\nSoft waxed` }
  expect(askBody(pool, typed)).toMatchObject(worded)
  expect(askBody(pool, typed)).not.toHaveProperty('title')
  expect(askBody(pool, { ...typed, ...worded })).toMatchObject(worded)
  // Another title is the buyer's own, and so is one without any goods.
  expect(askBody(pool, { ...typed, title: 'Autumn knits' })).toMatchObject({
    title: 'Autumn knits',
    note: 'Soft waxed',
  })
  expect(askBody(pool, { ...typed, requirements: [] })).toMatchObject({ title: sentence, note: 'Soft waxed' })
  expect(askBody(pool, { ...typed, understood: '' })).toMatchObject({ title: sentence, note: 'Soft waxed' })
})

test('names the listings of the sellers it goes to', () => {
  const sellers = ['s1', 's2'].map((sellerId) => ({ sellerId, companyName: sellerId, listingId: `l-${sellerId}` }))
  const target = { ...YARN, kind: 'sellers', sellers } as const
  expect(askBody(target, VALUES)).toMatchObject({ sellerIds: ['s2'], listingIds: ['l-s2'] })
})

test('goes to the remaining sellers or to all, with files and the copied request', () => {
  const sellers = ['s1', 's2'].map((sellerId) => ({ sellerId, companyName: sellerId }))
  const target = { ...YARN, copyOf: 'r1', kind: 'sellers', sellers } as const
  const attachments = [{ id: 'f1', name: 'a.pdf', bytes: 1, mime: 'application/pdf', url: '/f1' }]
  const body = askBody(target, { ...VALUES, attachments })
  expect(body).toMatchObject({ moduleKey: 'yarn', sellerIds: ['s2'], copyOf: 'r1', attachments: ['f1'] })
  expect(addresseeWords(target, VALUES)).toBe('s2')
  const toAll = askBody(target, { ...VALUES, scope: 'pool' })
  expect(toAll).toMatchObject({ moduleKey: 'yarn', openPool: true })
  expect(toAll).not.toHaveProperty('sellerIds')
})

const TYPED = {
  quantity: '',
  uom: 'kg',
  targetPrice: '',
  currency: 'INR',
  tradeMode: 'Domestic',
  incoterm: '',
  respondBy: '2026-12-03',
  neededBy: '',
  note: '',
  requirements: [],
}
const ASKED = {
  quantity: 2000,
  quantities: [],
  uom: 'kg',
  targetPrice: 285,
  currency: '',
  priceWords: 'Target price: ₹285.00 per kg.',
  tradeMode: '',
  incoterm: '',
  neededBy: '',
  requirements: [],
}
const KNOWN = { points: [], today: '2026-11-26' }

test('words fill the places that are still empty, and add lines for the rest', () => {
  const line = (field: string, value: string) => ({ field, op: '=' as const, value, valueTo: '', tolerance: '' })
  const typed = {
    ...TYPED,
    quantity: '500',
    requirements: [line('count', ''), line('finish', 'Dyed')],
  }
  const asked = {
    ...ASKED,
    incoterm: 'EXW',
    requirements: [
      { field: 'count', op: '=' as const, value: '30s', tolerancePercent: 2.5 },
      { field: 'finish', op: '=' as const, value: 'Grey' },
      { field: 'yarnType', op: '=' as const, value: 'Combed' },
    ],
  }
  const { values, names } = withWords(typed, asked, { ...KNOWN, points: [{ path: 'count', label: 'Count' }] })
  expect(values).toEqual({
    ...TYPED,
    quantity: '500',
    targetPrice: '285',
    incoterm: 'EXW',
    requirements: [{ ...line('count', '30s'), tolerance: '2.5 %' }, line('finish', 'Dyed'), line('yarnType', 'Combed')],
  })
  expect(names).toEqual(['Count 30s', 'yarnType Combed', 'Target price 285', 'Delivery term EXW'])
})

test('a price in words keeps its currency, and its unit or it becomes a note', () => {
  const dollars = { ...ASKED, targetPrice: 1.2, currency: 'USD', tradeMode: 'Export', incoterm: 'FOB' }
  expect(withWords(TYPED, dollars, KNOWN)).toMatchObject({
    values: { targetPrice: '1.2', currency: 'USD', tradeMode: 'Export', incoterm: 'FOB' },
    names: ['Quantity 2,000 kg', 'Target price USD 1.2', 'Delivery term FOB'],
  })
  const inMetres = { ...TYPED, quantity: '500', uom: 'm' }
  const noted = { targetPrice: '', uom: 'm', note: 'Target price: ₹285.00 per kg.' }
  const { values, names } = withWords(inMetres, ASKED, KNOWN)
  expect(values).toMatchObject(noted)
  expect(names).toEqual(['Target price: ₹285.00 per kg.'])
  expect(withWords(values, ASKED, KNOWN).values).toEqual(values)
  expect(withWords({ ...inMetres, quantity: '' }, { ...ASKED, quantity: null }, KNOWN).values).toMatchObject({
    ...{ targetPrice: '285', uom: 'kg', note: '' },
  })
})

test('the day by which words want the goods is filled in, with a deadline before it', () => {
  const fill = (neededBy: string, typed: string) =>
    withWords({ ...TYPED, neededBy: typed, quantity: '500', targetPrice: '285' }, { ...ASKED, neededBy }, KNOWN)
  expect(fill('2026-12-15', '')).toMatchObject({
    values: { neededBy: '2026-12-15', respondBy: '2026-12-03' },
    names: ['Needed by 15 Dec 2026'],
  })
  expect(fill('2026-12-01', '')).toMatchObject({
    values: { neededBy: '2026-12-01', respondBy: '2026-11-30' },
    names: ['Needed by 1 Dec 2026', 'Deadline 30 Nov 2026'],
  })
  // What was typed stays.
  expect(fill('2026-12-01', '2026-12-20')).toMatchObject({
    values: { neededBy: '2026-12-20', respondBy: '2026-12-03' },
    names: [],
  })
})

const row = (field: string, value: string) => ({ field, op: '=' as const, value, valueTo: '', tolerance: '' })
const COUNT = (value: string) => ({ field: 'count', op: '=' as const, value })

/** A form that a sentence filled in. */
function worded(understood: string, asked: Partial<Asked>): AskValues {
  const before = { ...VALUES, quantity: '', incoterm: '', requirements: [] }
  const { values, worded } = reworded(before, { ...ASKED, ...asked }, KNOWN)
  return { ...before, ...values, worded, title: understood, understood, unread: 'hosiery' }
}

test('a sentence that changes is read again, and what was changed by hand stays', () => {
  const first = worded('3 ton 30s at 280', { quantity: 3000, targetPrice: 280, requirements: [COUNT('30s')] })
  expect(first).toMatchObject({ quantity: '3000', targetPrice: '280', requirements: [row('count', '30s')] })
  const byHand = { ...first, quantity: '500', requirements: [...first.requirements, row('cspStrength', '2400')] }
  const asked = { ...ASKED, quantity: 3000, targetPrice: 300, requirements: [COUNT('40s')] }
  expect(reworded(byHand, asked, KNOWN).values).toMatchObject({
    quantity: '500',
    targetPrice: '300',
    requirements: [row('count', '40s'), row('cspStrength', '2400')],
  })
  // A name for the request asks for nothing, so it changes nothing.
  const none = { ...ASKED, quantity: null, targetPrice: null, priceWords: '' }
  expect(reworded(first, none, KNOWN).values).toMatchObject({ quantity: '3000', requirements: [row('count', '30s')] })
  expect([first, { ...first, title: '3 ton 40s at 300' }].map(isReworded)).toEqual([false, true])
})

test('words that the form contradicts do not go into the note, those that were not read do', () => {
  const form = worded('3 ton 30s hosiery at 280', { quantity: 3000, targetPrice: 280, requirements: [COUNT('30s')] })
  const noteOf = (changes: Partial<AskValues>) => askBody({ ...YARN, kind: 'pool' }, { ...form, ...changes }).note
  expect(noteOf({})).toBe('In the buyer’s words: 3 ton 30s hosiery at 280')
  expect(noteOf({ requirements: [...form.requirements, row('cspStrength', '2400')] })).toBe(noteOf({}))
  const contradictions = [
    { quantity: '500' },
    { targetPrice: '265' },
    { uom: 'MT' },
    { requirements: [row('count', '40s')] },
  ]
  for (const changes of contradictions) expect(noteOf(changes)).toBe('In the buyer’s words: hosiery')
  expect(noteOf({ quantity: '500', unread: '' })).toBeUndefined()
})

test('the day by which the goods are needed is sent as it is', () => {
  expect(askBody({ ...YARN, kind: 'pool' }, { ...VALUES, neededBy: '2026-12-15' })).toMatchObject({
    neededBy: '2026-12-15',
  })
})

test('requests to the same sellers about other listings keep their typed text apart', () => {
  const keyOf = (...listingIds: string[]) =>
    askCopyKey('u1', {
      ...YARN,
      kind: 'sellers',
      sellers: listingIds.map((listingId, index) => ({ sellerId: `s${index}`, companyName: '', listingId })),
    })
  expect(keyOf('hosiery-a', 'hosiery-b')).toBe(keyOf('hosiery-a', 'hosiery-b'))
  expect(keyOf('hosiery-a', 'hosiery-b')).not.toBe(keyOf('compact-a', 'compact-b'))
  expect(keyOf('', '')).not.toBe(keyOf('compact-a', 'compact-b'))
})

test('a quantity that the address names wins over an older copy, not over what is typed since', () => {
  const opened = { ...VALUES, quantity: '2500', namedQuantity: '2500' }
  const older = { ...VALUES, quantity: '1000', namedQuantity: '', note: 'Soft waxed' }
  expect(restoredValues(older, opened)).toMatchObject({ quantity: '2500', namedQuantity: '2500', note: 'Soft waxed' })
  expect(restoredValues({ ...older, namedQuantity: '1000' }, opened)).toMatchObject({ quantity: '2500' })
  expect(restoredValues({ ...opened, quantity: '3000' }, opened)).toMatchObject({ quantity: '3000' })
  expect(restoredValues(older, { ...VALUES, quantity: '50' })).toEqual(older)
})
