import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { specificationPoint } from '../requests/specification-point'
import { basisIssues, compareQuotations } from './comparison'
import file from './comparison-cases.json'
import type { AskedTerms, BasisChoice, OfferedTerms, RatesOfTheDay, Requirement, SpecResponse } from './terms'
import { requirementText } from './verdict'

const definition = matrixDefinition('yarn')

const OF_THE_DAY: RatesOfTheDay = { rates: file.rates, now: new Date('2026-01-15T06:00:00Z') }
const WITH_OLD_EURO: RatesOfTheDay = {
  ...OF_THE_DAY,
  rates: { ...file.rates, EUR: { ...file.rates.EUR, asOf: '2025-12-10' } },
}

const ASKED: AskedTerms = {
  quantity: 5000,
  uom: 'kg',
  currency: 'INR',
  targetPrice: null,
  tradeMode: 'Domestic',
  incoterm: '',
  deliveryLocation: 'Tiruppur',
  requirements: [],
  facts: {},
}

const OFFER: OfferedTerms = {
  quoteId: 'a',
  version: 1,
  sellerId: 'seller',
  companyName: 'Sri Balaji Spinners',
  status: 'SUBMITTED',
  lineType: 'OFFER',
  isExpired: false,
  validUntil: '2026-12-31T18:29:59.999Z',
  unitPrice: 245,
  currency: 'INR',
  priceUom: 'kg',
  offeredQuantity: 5000,
  quantitySlabs: [],
  pdcSlabs: [],
  incoterm: '',
  freight: null,
  leadTimeDays: 10,
  specResponses: [],
  facts: {},
}

interface ExpectedFigures {
  unitPriceNormalized?: number | null
  total?: number | null
  slab?: number
  cash?: number
  cashDays?: number
  breakEven?: Record<string, number>
  landedKnown?: number
  landed?: number | null
  missing?: string[]
}

interface HandCase {
  name: string
  arithmetic: string[]
  asked: Partial<AskedTerms>
  offers: Partial<OfferedTerms>[]
  choice: BasisChoice
  expect: Record<string, ExpectedFigures>
  order: Record<string, string[]>
  excluded: Record<string, Record<string, string>>
  warnings: string[]
}

const CASES = file.cases as unknown as HandCase[]

test('a lead time is judged by the day of the dispatch, where the buyer named a day', () => {
  // In India it is the 15th.
  const offers = [10, 11, null].map((leadTimeDays, at) => ({ ...OFFER, quoteId: String(at), leadTimeDays }))
  const verdicts = (asked: AskedTerms) =>
    compareQuotations(definition, asked, offers, {}, OF_THE_DAY)
      .rows.find(({ field }) => field === 'leadTimeDays')
      ?.cells.map(({ verdict }) => verdict)
  expect(verdicts({ ...ASKED, neededBy: '2026-01-25' })).toEqual(['meets', 'deviates', 'not_stated'])
  expect(verdicts(ASKED)).toEqual([null, null, null])
})

describe('comparisons calculated by hand', () => {
  test.each(CASES.map((one) => [one.name, one] as const))('%s', (_, one) => {
    expect(one.arithmetic.length).toBeGreaterThan(0)
    const compared = compareQuotations(
      definition,
      { ...ASKED, ...one.asked },
      one.offers.map((offer) => ({ ...OFFER, ...offer })),
      one.choice,
      OF_THE_DAY,
    )
    for (const [quoteId, figures] of Object.entries(one.expect)) {
      const total = compared.totals.find((entry) => entry.quoteId === quoteId)
      const calculated: ExpectedFigures = {
        unitPriceNormalized: total?.unitPriceNormalized,
        total: total?.total,
        slab: total?.slabUsed?.index,
        cash: total?.cashEquivalent?.unitPrice,
        cashDays: total?.cashEquivalent?.days,
        breakEven: Object.fromEntries(
          (total?.credit ?? []).flatMap((term) =>
            term.breakEvenPercent === null ? [] : [[String(term.days), term.breakEvenPercent]],
          ),
        ),
        landedKnown: total?.landed.known ?? undefined,
        landed: total?.landed.amount,
        missing: total?.landed.missing.map(({ leg }) => leg),
      }
      expect(calculated).toMatchObject(figures)
    }
    for (const [metric, order] of Object.entries(one.order)) {
      expect(compared.ranking.find((entry) => entry.metric === metric)?.order).toEqual(order)
    }
    for (const [metric, excluded] of Object.entries(one.excluded)) {
      const found = compared.ranking.find((entry) => entry.metric === metric)?.excluded ?? []
      expect(Object.fromEntries(found.map(({ quoteId, code }) => [quoteId, code]))).toMatchObject(excluded)
      expect(found.every(({ reason }) => reason.length > 10)).toBe(true)
    }
    expect(compared.warnings.map(({ code }) => code)).toEqual(one.warnings)
  })
})

function verdictOf(requirement: Requirement, specResponses: SpecResponse[]): string | null | undefined {
  const asked = { ...ASKED, facts: { fiberType: ['Cotton'] }, requirements: [requirement] }
  const { rows } = compareQuotations(definition, asked, [{ ...OFFER, specResponses }], {}, OF_THE_DAY)
  return rows.find((row) => row.group === 'requirements')?.cells[0]?.verdict
}

describe('requirements', () => {
  test.each<[string, Requirement, unknown, string]>([
    [
      'a count in another system is compared by its tex',
      { field: 'count', op: '=', value: '30s', tolerance: 1.5 },
      '20 tex',
      'meets',
    ],
    [
      'a count outside its tolerance deviates',
      { field: 'count', op: '=', value: '30s', tolerance: 1.5 },
      '34s',
      'deviates',
    ],
    [
      'a count without tolerance still meets as a rounded value',
      { field: 'count', op: '=', value: 'Ne 30' },
      '19.69 tex',
      'meets',
    ],
    ['20 tex is not Ne 30 without a tolerance', { field: 'count', op: '=', value: 'Ne 30' }, '20 tex', 'deviates'],
    [
      'the tolerance of a two-ply count is that of its single',
      { field: 'count', op: '=', value: '2/40s', tolerance: 1 },
      '2/39s',
      'meets',
    ],
    ['at least Ne 30 means as fine or finer', { field: 'count', op: '>=', value: '30s' }, '40s', 'meets'],
    ['a coarser one deviates', { field: 'count', op: '>=', value: '30s' }, '20s', 'deviates'],
    ['at least 150 denier means as thick or thicker', { field: 'count', op: '>=', value: '150D' }, '300D', 'meets'],
    ['a count between two bounds', { field: 'count', op: 'between', value: ['28s', '32s'] }, 'Nm 50', 'meets'],
    ['bounds of two systems', { field: 'count', op: 'between', value: ['28s', '20 tex'] }, 'Ne 29', 'meets'],
    [
      'a bare count number with its unit',
      { field: 'count', op: '=', value: 30, unit: 'Ne', tolerance: 1.5 },
      '19.7 tex',
      'meets',
    ],
    ['an unreadable count never meets', { field: 'count', op: '=', value: '30s' }, 'as usual', 'not_stated'],
    ['CSP at its lower bound', { field: 'cspStrength', op: '>=', value: 2400 }, 2400, 'meets'],
    ['CSP below it', { field: 'cspStrength', op: '>=', value: 2400 }, 2399, 'deviates'],
    [
      'CSP below it within the tolerance',
      { field: 'cspStrength', op: '>=', value: 2400, tolerancePercent: 1 },
      '2380',
      'meets',
    ],
    ['U% at most', { field: 'quality.uPercent', op: '<=', value: 10 }, 9.6, 'meets'],
    ['a shade as typed', { field: 'shade', op: '=', value: 'Navy 21' }, 'navy 21', 'meets'],
    ['a vocabulary value by its alias', { field: 'fiberType', op: '=', value: 'Viscose' }, 'rayon', 'meets'],
    ['one of several', { field: 'industryStandard', op: 'in', value: ['GOTS', 'GRS'] }, ['GRS'], 'meets'],
    ['all of several', { field: 'industryStandard', op: '=', value: ['GOTS', 'GRS'] }, ['GRS'], 'deviates'],
    ['one word of a list', { field: 'industryStandard', op: '=', value: 'GRS' }, 'GOTS, GRS', 'meets'],
    ['all words of a list', { field: 'industryStandard', op: '=', value: 'GOTS, BCI' }, 'GOTS, GRS', 'deviates'],
    ['a word with a comma', { field: 'shade', op: '=', value: 'Navy, deep' }, 'Navy', 'deviates'],
    ['what is not said', { field: 'cspStrength', op: '>=', value: 2400 }, '', 'not_stated'],
  ])('%s', (_, requirement, offered, expected) => {
    expect(verdictOf(requirement, [{ field: requirement.field, offered }])).toBe(expected)
  })

  test('a point without a statement never meets', () => {
    expect(verdictOf({ field: 'cspStrength', op: '>=', value: 1 }, [])).toBe('not_stated')
  })

  test('without a listing, counts are read by their own unit and by the fibre that is required', () => {
    const verdictIn = (requirements: Requirement[], offered: string) => {
      const offer = { ...OFFER, specResponses: [{ field: 'count', offered }] }
      const { rows } = compareQuotations(definition, { ...ASKED, requirements }, [offer], {}, OF_THE_DAY)
      return rows.find((row) => row.group === 'requirements' && row.field === 'count')?.cells[0]?.verdict
    }
    const inNe = { field: 'count', op: '=', value: 30, unit: 'Ne', tolerance: 1.5 } as const
    expect(verdictIn([inNe], '19.7 tex')).toBe('meets')
    expect(verdictIn([inNe], '34s')).toBe('deviates')
    const cotton = { field: 'fiberType', op: '=', value: 'Cotton' } as const
    expect(verdictIn([cotton, { field: 'count', op: '=', value: '30' }], 'Ne 30')).toBe('meets')
  })

  test('an offer ends on the day in India', () => {
    const offer = { ...OFFER, validUntil: '2026-12-21T18:52:00.000Z' }
    const { rows } = compareQuotations(definition, ASKED, [offer], {}, OF_THE_DAY)
    expect(rows.find(({ field }) => field === 'validUntil')?.cells[0]?.display).toBe('2026-12-22')
    const over = compareQuotations(definition, ASKED, [{ ...offer, isExpired: true }], {}, OF_THE_DAY)
    expect(JSON.stringify(over.ranking)).toContain('The quotation ended on 22 Dec 2026.')
  })

  test('a bare figure has its unit, the one that its seller names or the usual one', () => {
    const displayOf = (specResponses: SpecResponse[]) => {
      const { rows } = compareQuotations(definition, ASKED, [{ ...OFFER, specResponses }], {}, OF_THE_DAY)
      return rows.find(({ field }) => field === 'netWeight')?.cells[0]?.display
    }
    const weight = { field: 'netWeight', offered: '60', note: '48 cones of 1.25 kg' }
    expect(displayOf([weight])).toBe('60 kg (48 cones of 1.25 kg)')
    expect(
      displayOf([
        { ...weight, note: '' },
        { field: 'weightUnit', offered: 'lb', note: '' },
      ]),
    ).toBe('60 lb')
    expect(displayOf([{ field: 'netWeight', offered: '60 kg net', note: '' }])).toBe('60 kg net')
  })

  test('a target price is compared with the price on the basis', () => {
    const asked = { ...ASKED, targetPrice: 240 }
    const offers = [OFFER, { ...OFFER, quoteId: 'b', unitPrice: 240 }]
    const { rows } = compareQuotations(definition, asked, offers, {}, OF_THE_DAY)
    expect(rows.find((row) => row.field === 'unitPrice')?.cells.map(({ verdict }) => verdict)).toEqual([
      'deviates',
      'meets',
    ])
  })
})

describe('the basis', () => {
  test('reports a unit without a weight, a currency without a rate and bad figures together', () => {
    const choice = { quantity: -1, uom: 'bag', currency: 'XAF', creditRatePercent: 101 }
    const issues = basisIssues(ASKED, choice, file.rates)
    expect(issues.map(({ code, field }) => [code, field])).toEqual([
      ['BAD_VALUE', 'quantity'],
      ['BAD_VALUE', 'creditRate'],
      ['BASIS_NOT_CONVERTIBLE', 'uom'],
      ['BASIS_NOT_CONVERTIBLE', 'currency'],
    ])
  })

  test('offers in the currency of the request are ranked, also where it has no rate', () => {
    const asked = { ...ASKED, currency: 'XAF', targetPrice: 250 }
    const offers = [245, 240].map((unitPrice) => ({ ...OFFER, quoteId: String(unitPrice), unitPrice, currency: 'XAF' }))
    expect(basisIssues(asked, { currency: 'XAF' }, file.rates)).toEqual([])
    const { ranking, totals, basis } = compareQuotations(definition, asked, offers, {}, OF_THE_DAY)
    expect(ranking.find(({ metric }) => metric === 'unitPrice')?.order).toEqual(['240', '245'])
    expect(totals.map(({ total }) => total)).toEqual([1_225_000, 1_200_000])
    expect(basis).toMatchObject({ targetPrice: 250, fx: [] })
  })

  test('lists every rate that it used, with its date and source, and marks old ones', () => {
    const freight = { amount: 1, currency: 'EUR', per: 'kg' }
    const offers = [OFFER, { ...OFFER, quoteId: 'b', currency: 'USD', freight }]
    const usd = { asOf: '2026-01-01', source: 'RBI reference rate', isOld: false }
    const eur = { pair: 'EUR/INR', rate: 100, asOf: '2025-12-10', source: 'bank', isOld: true }
    const inRupees = compareQuotations(definition, ASKED, offers, {}, WITH_OLD_EURO)
    expect(inRupees.basis.fx).toEqual([eur, { pair: 'USD/INR', rate: 85, ...usd }])
    const asked = { ...ASKED, targetPrice: 240 }
    const inDollars = compareQuotations(definition, asked, offers.slice(1), { currency: 'USD' }, WITH_OLD_EURO)
    expect(inDollars.basis.fx.map(({ pair, asOf }) => [pair, asOf])).toEqual([
      ['EUR/USD', '2025-12-10'],
      ['INR/USD', '2026-01-01'],
    ])
    expect(compareQuotations(definition, ASKED, [OFFER], {}, OF_THE_DAY).basis.fx).toEqual([])
  })

  test('warns for each quotation that uses a rate older than 30 days', () => {
    const offers = [
      { ...OFFER, quoteId: 'rupees' },
      { ...OFFER, quoteId: 'dollars', currency: 'USD' },
      { ...OFFER, quoteId: 'euros', currency: 'EUR' },
      { ...OFFER, quoteId: 'nothing', currency: 'EUR', lineType: 'NOT_AVAILABLE' as const },
    ]
    const { warnings } = compareQuotations(definition, ASKED, offers, {}, WITH_OLD_EURO)
    expect(warnings).toEqual([
      {
        quoteId: 'euros',
        code: 'RATE_OLD',
        message: 'EUR/INR at the rate of 10 Dec 2025; ask for today’s rate.',
      },
    ])
  })

  test('equal figures share a place', () => {
    const offers = ['a', 'b', 'c'].map((quoteId, index) => ({ ...OFFER, quoteId, unitPrice: index === 2 ? 250 : 245 }))
    const { ranking } = compareQuotations(definition, ASKED, offers, {}, OF_THE_DAY)
    const byPrice = ranking.find(({ metric }) => metric === 'unitPrice')
    expect(byPrice?.places).toEqual({ a: 1, b: 1, c: 3 })
  })

  test('whatever the unit, the slab of the asked quantity is the same', () => {
    const slab = (minQty: number, maxQty: number | null, price: number) => ({
      index: 1,
      minQty,
      maxQty,
      price,
      currency: 'INR',
      priceUom: 'kg',
    })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }).map((units) => units / 10_000),
        fc.constantFrom('kg', 'lb', 'MT', 'quintal', 'candy'),
        fc.constantFrom('kg', 'lb', 'MT', 'quintal', 'candy'),
        (quantity, asks, uom) => {
          const asked = { ...ASKED, quantity, uom: asks }
          const offer = { ...OFFER, offeredQuantity: quantity, quantitySlabs: [slab(quantity, quantity, 240)] }
          const [total] = compareQuotations(definition, asked, [offer], { uom }, OF_THE_DAY).totals
          expect(total?.slabUsed?.price).toBe(240)
          const { basis } = compareQuotations(definition, asked, [offer], {}, OF_THE_DAY)
          expect(basis.quantity).toBe(quantity)
        },
      ),
      { examples: [[60, 'kg', 'lb']] },
    )
  })

  test('whatever the basis, the order by unit price is the same', () => {
    const price = fc.integer({ min: 100, max: 100_000 }).map((paise) => paise / 100)
    const offer = fc.record({
      unitPrice: price,
      currency: fc.constantFrom('INR', 'USD', 'EUR'),
      priceUom: fc.constantFrom('kg', 'lb', 'MT'),
    })
    fc.assert(
      fc.property(
        fc.array(offer, { minLength: 2, maxLength: 6 }),
        fc.constantFrom('kg', 'lb', 'MT'),
        fc.constantFrom('INR', 'USD', 'EUR'),
        (terms, uom, currency) => {
          const offers = terms.map((one, index) => ({ ...OFFER, ...one, quoteId: String(index) }))
          const orderOn = (choice: BasisChoice) =>
            compareQuotations(definition, ASKED, offers, choice, OF_THE_DAY).ranking.find(
              ({ metric }) => metric === 'unitPrice',
            )
          const plain = orderOn({})
          const chosen = orderOn({ uom, currency })
          expect(chosen?.places).toEqual(plain?.places)
        },
      ),
    )
  })
})

test('a required year is written without commas, other numbers with them', () => {
  const definition = matrixDefinition('machinery_spares_tools_accessories')
  const text = (field: string, value: number) =>
    requirementText({ field, op: '>=', value }, specificationPoint(definition, field))
  expect(text('year', 2018)).toBe('at least 2018')
  expect(text('speed', 2018)).toBe('at least 2,018')
})

test('a seller who offers a part has the figures of that part, at its own slab and with its own freight', () => {
  const slab = (minQty: number, maxQty: number | null, amount: number) => ({
    index: 1,
    minQty,
    maxQty,
    price: amount,
    currency: 'INR',
    priceUom: 'kg',
  })
  const offer = {
    ...OFFER,
    offeredQuantity: 1200,
    quantitySlabs: [slab(1, 1999, 276), slab(2000, null, 270)],
    freight: { amount: 900, currency: 'INR', per: 'lot' },
  }
  const [part] = compareQuotations(definition, { ...ASKED, quantity: 2000 }, [offer], {}, OF_THE_DAY).totals
  expect(part?.offered).toMatchObject({
    quantity: 1200,
    unitPriceNormalized: 276,
    total: 331_200,
    landed: { known: 332_100, missing: [], amount: 332_100 },
  })
  const tonnes = compareQuotations(definition, { ...ASKED, quantity: 2000 }, [offer], { uom: 'MT' }, OF_THE_DAY)
  expect(tonnes.totals[0]?.offered).toMatchObject({ quantity: 1.2, total: 331_200 })
  const [whole] = compareQuotations(definition, { ...ASKED, quantity: 1200 }, [offer], {}, OF_THE_DAY).totals
  expect(whole?.offered).toBeNull()
})

test('once a part is ordered, its quotation is in no ranking of the rest', () => {
  const ordered = { ...OFFER, unitPrice: 200, status: 'ACCEPTED' }
  const other = { ...OFFER, quoteId: 'b' }
  const rest = compareQuotations(definition, { ...ASKED, isRest: true }, [ordered, other], {}, OF_THE_DAY)
  for (const { metric, order, excluded } of rest.ranking.filter(({ metric: by }) => by !== 'requirements')) {
    expect([metric, order]).toEqual([metric, metric === 'landed' ? [] : ['b']])
    expect(excluded).toContainEqual(expect.objectContaining({ quoteId: 'a', code: 'ORDERED' }))
  }
  const whole = compareQuotations(definition, ASKED, [ordered, other], {}, OF_THE_DAY)
  expect(whole.ranking[0]?.order).toEqual(['a', 'b'])
})
