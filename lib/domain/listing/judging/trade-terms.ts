import { type Issue, IssueList, warningIssue } from '@/lib/domain/errors'
import { holds, isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { countries } from '@/lib/domain/vocabulary/countries'
import { ports } from '@/lib/domain/vocabulary/ports'
import {
  paymentTerms,
  SELLS_ABROAD,
  SELLS_AT_HOME,
  shippingResponsibilities,
} from '@/lib/domain/vocabulary/trade-terms'
import { canonicalOption, canonicalValue, optionLabel } from '@/lib/domain/vocabulary/vocabulary'
import { spoken } from '../../spoken'
import type { HsSuggestion } from '../hs-suggestion'
import { type ListingStatus, listValue, textValue } from '../listing'
import { MSME_CREDIT_DAYS_MAX } from '../pricing/pdc'

/** Incoterms 2020 under which the seller hands over the goods at a port of loading. */
const NAMES_LOADING_PORT: ReadonlySet<string> = new Set(['FAS', 'FOB', 'CFR', 'CIF'])
/** Incoterms 2020 whose named place is the destination. */
const NAMES_DESTINATION: ReadonlySet<string> = new Set(['CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'])
/** The only Incoterm that also fits a domestic sale: the buyer fetches the goods. */
const DOMESTIC_INCOTERM = 'EXW'
const AS_PER_INCOTERM = 'As per Incoterm'
const EXPORT_DOCUMENTS_MIN = 3

const HS_EXPORT_DIGITS_MIN = 6
export interface TradeContext {
  status: ListingStatus
  isMicroOrSmall: boolean
  hsSuggestion?: HsSuggestion | null
  /** Its trade sells without Incoterms: none is missing. */
  isWithoutIncoterms?: boolean
}

/** How trade mode, Incoterm, ports, payment terms and HS code fit together (reference 4.16). */
export function tradeTermsIssues(values: FieldValues, context: TradeContext): Issue[] {
  return [
    ...incotermIssues(values, context),
    ...portIssues(values),
    ...paymentIssues(values, context),
    ...documentIssues(values, context),
    ...hsCodeIssues(values, context),
  ]
}

function incotermIssues(values: FieldValues, { isWithoutIncoterms }: TradeContext): Issue[] {
  const incoterm = textValue(values, 'incoterm')
  const isAbroad = holds(SELLS_ABROAD, values)
  if (!incoterm) {
    return isAbroad && !isWithoutIncoterms
      ? [warningIssue('INCOTERM_MISSING', 'incoterm', 'Choose the Incoterm of the export price: FOB, CIF, FCA ...')]
      : []
  }
  const issues = new IssueList()
  if (!isAbroad && incoterm !== DOMESTIC_INCOTERM) {
    issues.warning(
      'INCOTERM_DOMESTIC',
      'incoterm',
      `${incoterm} is for exports, but this listing is for domestic sale. Use shipping responsibility to state who pays the freight.`,
    )
  }
  const responsibility = textValue(values, 'shippingResponsibility')
  if (isAbroad && responsibility && canonicalValue(shippingResponsibilities, responsibility) !== AS_PER_INCOTERM) {
    issues.warning(
      'SHIPPING_RESPONSIBILITY',
      'shippingResponsibility',
      `${incoterm} already decides who ships. For buyers abroad choose "${AS_PER_INCOTERM}".`,
    )
  }
  return issues.all
}

function portIssues(values: FieldValues): Issue[] {
  const issues = new IssueList()
  const incoterm = textValue(values, 'incoterm')
  const isAbroad = holds(SELLS_ABROAD, values)
  const loading = textValue(values, 'loadingPort')
  const destination = textValue(values, 'destinationPort')
  if (isAbroad && !loading && NAMES_LOADING_PORT.has(incoterm)) {
    issues.warning('LOADING_PORT_MISSING', 'loadingPort', `${incoterm} needs the port where the goods are loaded.`)
  }
  if (isAbroad && !destination && NAMES_DESTINATION.has(incoterm)) {
    issues.warning(
      'DESTINATION_MISSING',
      'destinationPort',
      `${incoterm} needs the port or place that your price includes.`,
    )
  }
  if (loading && destination && portCode(loading) === portCode(destination)) {
    issues.warning('PORTS_SAME', 'destinationPort', 'The goods cannot arrive where they are loaded.')
  }
  const dispatch = textValue(values, 'dispatchCountry')
  const loadingCountry = portCountry(loading)
  if (dispatch && loadingCountry && loadingCountry !== dispatch) {
    issues.warning(
      'PORT_COUNTRY',
      'loadingPort',
      `${optionLabel(ports, loading)} is in ${countryName(loadingCountry)}, but the goods leave from ${countryName(dispatch)}.`,
    )
  }
  const destinationCountry = portCountry(destination)
  if (destinationCountry && listValue(values, 'destinationRestrictions').includes(destinationCountry)) {
    issues.error(
      'DESTINATION_RESTRICTED',
      'destinationRestrictions',
      `You do not sell to ${countryName(destinationCountry)}, but your price includes transport to ${optionLabel(ports, destination)}.`,
    )
  }
  return issues.all
}

function paymentIssues(values: FieldValues, { isMicroOrSmall }: TradeContext): Issue[] {
  const issues = new IssueList()
  listValue(values, 'paymentTerms').forEach((term, position) => {
    const condition = canonicalOption(paymentTerms, term)?.offeredWhen
    if (!condition || holds(condition, values)) return
    const reason =
      condition === SELLS_ABROAD
        ? 'is for exports'
        : condition === SELLS_AT_HOME
          ? 'is for domestic sales'
          : 'is not usual in this currency'
    issues.warning('PAYMENT_TERM', `paymentTerms[${position}]`, `"${term}" ${reason}; check it and the trade mode.`)
  })
  const days = creditDays(values)
  if (isMicroOrSmall && days !== null && days > MSME_CREDIT_DAYS_MAX) {
    issues.warning(
      'CREDIT_MSME',
      'creditTerms.days',
      `As a micro or small enterprise you may agree to at most ${MSME_CREDIT_DAYS_MAX} days of credit (MSMED Act s.15), not ${spoken(days)}.`,
    )
  }
  return issues.all
}

function documentIssues(values: FieldValues, { status }: TradeContext): Issue[] {
  const ready = listValue(values, 'exportDocumentationReadiness')
  if (status === 'DRAFT' || textValue(values, 'tradeMode') !== 'Export' || ready.length >= EXPORT_DOCUMENTS_MIN)
    return []
  return [
    warningIssue(
      'EXPORT_DOCUMENTS',
      'exportDocumentationReadiness',
      `Buyers abroad expect at least ${EXPORT_DOCUMENTS_MIN} documents: invoice, packing list, certificate of origin ...`,
    ),
  ]
}

/** The field's own rule checks the digits. */
function hsCodeIssues(values: FieldValues, { hsSuggestion }: TradeContext): Issue[] {
  const code = plainHsCode(textValue(values, 'hsCode'))
  if (!/^\d{4,8}$/.test(code)) return []
  const issues = new IssueList()
  const suggested = hsSuggestion?.ok ? hsSuggestion : null
  // A heading alone agrees with every code of it.
  const isAlike = (other: string) => other.startsWith(code.slice(0, HS_EXPORT_DIGITS_MIN)) || code.startsWith(other)
  if (suggested && !isAlike(suggested.code) && !suggested.alternatives.some((other) => isAlike(other.code))) {
    issues.warning(
      'HS_SUGGESTION',
      'hsCode',
      `We suggest ${suggested.code} instead of ${code}. ${suggested.why} Ask your customs broker.`,
    )
  }
  if (code.length < HS_EXPORT_DIGITS_MIN && textValue(values, 'tradeMode') === 'Export') {
    issues.warning('HS_SHORT', 'hsCode', `Export documents need at least ${HS_EXPORT_DIGITS_MIN} digits.`)
  }
  return issues.all
}

/** An HS code without dots and spaces. */
export function plainHsCode(typed: string): string {
  return typed.replace(/[.\s]/g, '')
}

/** The UN/LOCODE of a port given by code or by name; other text is returned as it is. */
function portCode(place: string): string {
  return canonicalValue(ports, place) ?? place.trim().toUpperCase()
}

/** ISO 3166 country of a port: the first two letters of its UN/LOCODE. Null for a place in the seller's own words. */
function portCountry(place: string): string | null {
  const code = portCode(place)
  if (!/^[A-Z]{2}[A-Z2-9]{3}$/.test(code)) return null
  const country = code.slice(0, 2)
  return canonicalValue(countries, country) === country ? country : null
}

function countryName(code: string): string {
  return optionLabel(countries, code)
}

function creditDays(values: FieldValues): number | null {
  const { creditTerms } = values
  if (!isFilled(creditTerms) || typeof creditTerms !== 'object' || creditTerms === null) return null
  return 'days' in creditTerms && typeof creditTerms.days === 'number' ? creditTerms.days : null
}
