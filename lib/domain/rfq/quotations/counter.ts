import type { CounterTerms, QuotationTerms } from './quotation'

type Prices = Pick<QuotationTerms, 'quantitySlabs' | 'pdcSlabs'>

/** The terms of a quotation with those of a counter-offer. A new price takes the slabs and cheque prices of the old one with it. */
export function counteredTerms(latest: QuotationTerms, counter: CounterTerms): QuotationTerms {
  return { ...latest, ...counter, ...(counter.unitPrice === undefined ? {} : { quantitySlabs: [], pdcSlabs: [] }) }
}

/** The prices that a countered price replaces, in words: "quantity slabs and cheque prices"; "" where there are none. */
export function replacedPrices({ quantitySlabs, pdcSlabs }: Prices): string {
  return [
    quantitySlabs.length > 0 ? 'quantity slabs' : '',
    pdcSlabs.some(({ enabled }) => enabled) ? 'cheque prices' : '',
  ]
    .filter((words) => words !== '')
    .join(' and ')
}
