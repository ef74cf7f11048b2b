import { MODULE_NAMES } from '@/lib/domain/modules/keys'
import { isStorable } from '@/lib/domain/text'
import { orderNumber } from '../orders/order'
import { requestTitle, type Titled } from '../requests/request-title'

/** How long the search of a list of requests or orders may be. */
export const LIST_SEARCH_MAX = 100
/** More words of a search do not narrow it. */
const TERMS_MAX = 8
const TEXT_LENGTH_MAX = 500

const DASH = '[\\s\\u2010-\\u2015\\u2212-]*'
const ORDER_NUMBER = new RegExp(`^ORD${DASH}(\\d{4})${DASH}(\\d{1,9})$`, 'i')

/** The order number that a text is, as orders have it; null for another text: "ord 2026 123" is ORD-2026-000123. */
export function readOrderNumber(typed: string): string | null {
  const [, year = '', number = ''] = ORDER_NUMBER.exec(typed.normalize('NFKC').trim()) ?? []
  return year === '' ? null : orderNumber(Number(year), Number(number))
}

/** The search in an address of a list: "" for what cannot be stored; what is too long is cut. */
export function listSearchOf(named: unknown): string {
  return typeof named === 'string' && isStorable(named) ? named.trim().slice(0, LIST_SEARCH_MAX) : ''
}

/** The words that a request or order must have, as they are compared. */
export function searchTerms(q: string): string[] {
  const number = readOrderNumber(q)
  if (number !== null) return [number.toLowerCase()]
  return [...new Set(searchForm(q).split(' ').filter(Boolean))].slice(0, TERMS_MAX)
}

/** The text by which a list finds a request: what it and its listing are called, and its module. */
export function requestSearchText(request: Titled): string {
  const { title } = request.snapshot.technicalSpecificationSnapshot
  const texts = [requestTitle(request), title, MODULE_NAMES[request.moduleKey]]
  return searchForm(texts.join(' ')).slice(0, TEXT_LENGTH_MAX)
}

/** In lower case and without the commas of numbers: "1,200 kg" is found by 1200. */
function searchForm(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
