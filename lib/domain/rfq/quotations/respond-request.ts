import { z } from 'zod'
import { errorIssue, type Issue, warningIssue } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import { schemaIssues } from '@/lib/domain/fields/schema-issues'
import { pdcIssues } from '@/lib/domain/listing/pricing/pdc'
import { SLABS_MAX } from '@/lib/domain/listing/pricing/slab-values'
import { slabIssues } from '@/lib/domain/listing/pricing/slabs'
import { matrixDefinition } from '@/lib/domain/modules'
import { spoken } from '@/lib/domain/spoken'
import type { PlainRates } from '@/lib/domain/units/exchange-rates'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { unitRatio } from '../comparison/conversion'
import { isPossibleTotal, ORDER_TOTAL_MAX, orderTotal } from '../orders/order'
import { namedValue, readBody, withoutFaulty } from '../read-body'
import { incotermIssues } from '../requests/create-request'
import {
  currencyValue,
  daysValue,
  filesValue,
  freightValue,
  idValue,
  incotermValue,
  momentValue,
  noteValue,
  numberValue,
  optional,
  priceValue,
  quantityValue,
  unknownField,
  versionValue,
  wordValue,
} from '../requests/request-values'
import type { Rfq } from '../rfq'
import { RESPOND_ACTIONS } from '../states'
import { slabPriceMessage } from './award'
import { ownListing } from './own-listing'
import { priceConcern, priceReferences } from './price-check'
import { isPackagingFact, packagingFacts, type QuotationTerms } from './quotation'
import { LINE_TYPES } from './terms'

/** Maximum of credit terms, and of lines of the specification. */
const ROWS_MAX = 50
/** Every reader of the request loads them: the limit is for all fields, words and notes together. */
const RESPONSES_LENGTH_MAX = 10_000

/** The part of a body without the terms. */
const headSchema = z.looseObject({
  rfqId: idValue,
  action: z.enum(RESPOND_ACTIONS, { error: `Use one of ${RESPOND_ACTIONS.join(', ')}.` }),
  expectedRfqVersion: optional(versionValue),
  expectedVersion: optional(versionValue),
  note: optional(noteValue),
})

export type RespondHead = z.infer<typeof headSchema>

/** Reads the action of a body; its terms are judged when the RFQ is known. */
export function parseRespondHead(body: unknown): { head: RespondHead | null; issues: Issue[] } {
  const parsed = headSchema.safeParse(body, { reportInput: true })
  return parsed.success
    ? { head: parsed.data, issues: [] }
    : { head: null, issues: schemaIssues(parsed.error.issues, '') }
}

/**
 * Whether a body has terms, so that they are judged even if its head cannot be read. Without an action that we know, a term of an offer
 * says so.
 */
export function offersTerms(body: unknown): boolean {
  const action = namedValue(body, 'action', z.enum(RESPOND_ACTIONS))
  if (action !== null) return action === 'SUBMIT' || action === 'PREVIEW'
  return ['lineType', ...Object.keys(NEEDED)].some((field) => Object(body)[field] !== undefined)
}

/** The file ids of a body, read even if other parts are wrong. */
export function namedFileIds(body: unknown): string[] {
  return namedValue(body, 'attachments', filesValue) ?? []
}

/** What is wrong with a question to the buyer: it needs text and may have files. */
export function questionIssues({ note }: RespondHead, body: unknown): Issue[] {
  const files = z.looseObject({ attachments: optional(filesValue) }).safeParse(body, { reportInput: true })
  return [
    ...(note ? [] : [errorIssue('REQUIRED', 'note', 'Enter your question.')]),
    ...(files.success ? [] : schemaIssues(files.error.issues, '')),
  ]
}

/** The RFQ id of a body, read before the rest is judged. */
export function namedRfqId(body: unknown): string | null {
  return namedValue(body, 'rfqId', idValue)
}

const offered = z.union([z.number(), z.string().max(500, 'Use at most 500 characters.')], {
  error: 'Use text or a number.',
})

const termsSchema = z.strictObject({
  rfqId: z.unknown(),
  action: z.unknown(),
  expectedRfqVersion: z.unknown().optional(),
  expectedVersion: z.unknown().optional(),
  lineType: optional(z.enum(LINE_TYPES, { error: 'Use OFFER, ALTERNATIVE or NOT_AVAILABLE.' })),
  unitPrice: optional(priceValue),
  currency: optional(currencyValue),
  priceUom: optional(wordValue),
  offeredQuantity: optional(quantityValue),
  moq: optional(quantityValue),
  quantitySlabs: optional(
    z
      .array(
        z.object({
          minQty: numberValue,
          maxQty: numberValue.nullable().default(null),
          price: numberValue,
          currency: optional(currencyValue),
          priceUom: optional(wordValue),
        }),
        { error: 'Use a list of slabs.' },
      )
      .max(SLABS_MAX, `Use at most ${SLABS_MAX} slabs.`),
  ),
  pdcSlabs: optional(
    z
      .array(
        z.object({
          days: numberValue,
          price: numberValue,
          enabled: z.boolean({ error: 'Use true or false.' }).default(true),
          currency: optional(currencyValue),
        }),
        { error: 'Use a list of credit terms.' },
      )
      .max(ROWS_MAX, `Use at most ${ROWS_MAX} credit terms.`),
  ),
  incoterm: optional(incotermValue),
  freight: optional(freightValue),
  taxIncluded: optional(z.boolean({ error: 'Use true or false.' })),
  paymentTerms: optional(wordValue),
  leadTimeDays: optional(daysValue),
  validUntil: optional(momentValue),
  specResponses: optional(
    z
      .array(
        z.strictObject({
          field: wordValue,
          offered: z.union([offered, z.array(offered).max(ROWS_MAX)], {
            error: 'Use text, a number, or a list of them.',
          }),
          note: optional(noteValue),
        }),
        { error: 'Use a list of {field, offered, note}.' },
      )
      .max(ROWS_MAX, `Use at most ${ROWS_MAX} lines.`)
      .refine((lines) => lengthOf(lines) <= RESPONSES_LENGTH_MAX, {
        message: `Use at most ${spoken(RESPONSES_LENGTH_MAX)} characters in all. Put the rest into a file.`,
        params: { code: 'TOO_LONG' },
      }),
  ),
  attachments: optional(filesValue),
  note: optional(noteValue),
})

function lengthOf(lines: readonly { field: string; offered: unknown; note?: string | undefined }[]): number {
  return lines.reduce(
    (sum, { field, offered: value, note = '' }) => sum + field.length + [value].flat().join('').length + note.length,
    0,
  )
}

type GivenTerms = Partial<z.infer<typeof termsSchema>>
const partialSchema = termsSchema.partial()

/** Body of POST /api/rfq/respond, with both parts. */
export const respondSchema = termsSchema.extend(headSchema.shape)

/** The required terms of an offer, each with the message for a missing one. */
const NEEDED = {
  unitPrice: 'Enter your price.',
  offeredQuantity: 'Enter how much you can supply.',
  leadTimeDays: 'Enter the number of days until dispatch.',
  validUntil: 'Enter until when your price is valid.',
} as const

/** What judges a quotation besides the request. */
export interface JudgingSeller {
  isOwnListing: boolean
  isMicroOrSmall: boolean
  /** The values of their own listing that the request began with, as it is now. */
  listed: FieldValues | null
  rates: PlainRates
}

/**
 * Lists everything wrong with a quotation (reference 6.5).
 * @param seller where the RFQ is about their own listing, its package weights apply
 * @returns terms null when an issue is an error
 */
export function judgeTerms(
  body: unknown,
  rfq: Rfq,
  seller: JudgingSeller,
  now: Date,
): { terms: QuotationTerms | null; issues: Issue[] } {
  const {
    given,
    issues: formIssues,
    faulty,
  } = readBody<z.infer<typeof termsSchema>, GivenTerms>(termsSchema, partialSchema, body)
  const { snapshot } = rfq
  const currency = given.currency ?? snapshot.currency
  const priceUom = given.priceUom ?? snapshot.uom
  const specResponses = (given.specResponses ?? []).map(({ field, offered: value, note }) => ({
    field,
    offered: value,
    ...(note === undefined ? {} : { note }),
  }))
  const terms: QuotationTerms = {
    lineType: given.lineType ?? 'OFFER',
    unitPrice: given.unitPrice ?? null,
    currency,
    priceUom,
    offeredQuantity: given.offeredQuantity ?? null,
    ...(given.moq === undefined || given.lineType === 'NOT_AVAILABLE' ? {} : { moq: given.moq }),
    quantitySlabs: (given.quantitySlabs ?? []).map((slab, index) => ({
      index: index + 1,
      price: slab.price,
      minQty: slab.minQty,
      maxQty: slab.maxQty,
      currency: slab.currency ?? currency,
      priceUom: slab.priceUom ?? priceUom,
    })),
    pdcSlabs: (given.pdcSlabs ?? []).map((slab) => ({ ...slab, currency: slab.currency ?? currency })),
    incoterm: given.incoterm ?? '',
    freight: given.freight
      ? { amount: given.freight.amount, currency: given.freight.currency ?? currency, per: given.freight.per ?? 'lot' }
      : null,
    ...(given.taxIncluded === undefined ? {} : { taxIncluded: given.taxIncluded }),
    ...(given.paymentTerms ? { paymentTerms: given.paymentTerms } : {}),
    leadTimeDays: given.leadTimeDays ?? null,
    validUntil: given.validUntil ?? '',
    specResponses,
    attachments: given.attachments ?? [],
    note: given.note ?? '',
  }
  if (terms.lineType === 'NOT_AVAILABLE') {
    if (formIssues.length > 0) return { terms: null, issues: formIssues }
    return { terms: { ...terms, unitPrice: null, offeredQuantity: null, validUntil: '' }, issues: [] }
  }
  const issues = [...formIssues, ...withoutFaulty(offerIssues(terms, rfq, seller, now), faulty)]
  return { terms: issues.some(({ severity }) => severity === 'error') ? null : terms, issues }
}

function offerIssues(terms: QuotationTerms, rfq: Rfq, seller: JudgingSeller, now: Date): Issue[] {
  const { snapshot } = rfq
  const { unitPrice, currency, priceUom, quantitySlabs, pdcSlabs, offeredQuantity } = terms
  const missing = Object.entries(NEEDED).flatMap(([field, message]) => {
    const value = terms[field as keyof typeof NEEDED]
    return value === null || value === '' ? [errorIssue('REQUIRED', field, message)] : []
  })
  const slabs = slabIssues(quantitySlabs, { moq: null, uom: snapshot.uom, currency, priceUom, basePrice: null })
  return [
    ...missing,
    ...(terms.validUntil !== '' && Date.parse(terms.validUntil) <= now.getTime()
      ? [errorIssue('VALID_UNTIL_IN_PAST', 'validUntil', 'This date is in the past. Enter a later one.')]
      : []),
    ...moqIssues(terms, snapshot.uom),
    ...unitIssues(terms, rfq, seller.isOwnListing),
    ...priceIssues(terms, rfq, seller),
    ...slabs,
    ...(slabs.some(({ severity }) => severity === 'error') ? [] : slabPriceIssues(terms, snapshot.uom)),
    ...pdcIssues(pdcSlabs, {
      currency,
      cashPrice: unitPrice,
      tradeMode: snapshot.tradeMode,
      status: 'ACTIVE',
      isMicroOrSmall: seller.isMicroOrSmall,
    }),
    ...incotermIssues(snapshot.tradeMode, terms.incoterm),
    ...responseIssues(terms, rfq),
    ...(offeredQuantity !== null && offeredQuantity < snapshot.quantity
      ? [
          warningIssue(
            'PARTIAL_QUANTITY',
            'offeredQuantity',
            `The buyer asks for ${quantityWords(snapshot.quantity, snapshot.uom)}, but you offer ${spoken(offeredQuantity)}.`,
          ),
        ]
      : []),
  ]
}

function moqIssues({ moq, offeredQuantity }: QuotationTerms, uom: string): Issue[] {
  if (moq === undefined || offeredQuantity === null || moq <= offeredQuantity) return []
  const message = `You offer ${quantityWords(offeredQuantity, uom)}. The smallest order cannot be more.`
  return [errorIssue('MOQ_ABOVE_OFFER', 'moq', message)]
}

function priceIssues(terms: QuotationTerms, rfq: Rfq, { isOwnListing, listed, rates }: JudgingSeller): Issue[] {
  const tooLarge = totalIssues(terms, rfq, isOwnListing)
  const { unitPrice, currency, priceUom, offeredQuantity, specResponses } = terms
  if (tooLarge.length > 0 || unitPrice === null) return tooLarge
  const listing = listed && ownListing(rfq, listed, offeredQuantity ?? rfq.snapshot.quantity)
  const facts = { ...listing?.facts, ...packagingFacts(rfq, isOwnListing, specResponses) }
  const price = { amount: unitPrice, currency, unit: priceUom, facts }
  const concern = priceConcern(price, priceReferences(rfq, listing), rates)
  return concern === null ? [] : [warningIssue('PRICE_FAR_OFF', 'unitPrice', concern)]
}

function slabPriceIssues(terms: QuotationTerms, uom: string): Issue[] {
  const message = slabPriceMessage(terms, uom)
  return message === null ? [] : [warningIssue('SLAB_PRICE_DIFFERS', 'unitPrice', message)]
}

function unitIssues({ priceUom, specResponses }: QuotationTerms, rfq: Rfq, isOwnListing: boolean): Issue[] {
  const { uom, technicalSpecificationSnapshot } = rfq.snapshot
  const from = { unit: priceUom, facts: packagingFacts(rfq, isOwnListing, specResponses) }
  if (unitRatio(from, { unit: uom, facts: technicalSpecificationSnapshot.fields }) !== null) return []
  const message = `The buyer asks in ${uom}. Enter the weight of one ${priceUom} in the specification, or price per ${uom}.`
  return [errorIssue('UOM_NOT_CONVERTIBLE', 'priceUom', message)]
}

/** No price may lead to a total above an order's limit, for the largest quantity that can be ordered. */
export function totalIssues(
  { unitPrice, currency, priceUom, quantitySlabs, offeredQuantity, specResponses }: QuotationTerms,
  rfq: Rfq,
  isOwnListing: boolean,
): Issue[] {
  const { uom, quantity: asked, technicalSpecificationSnapshot } = rfq.snapshot
  const priced = { unit: priceUom, facts: packagingFacts(rfq, isOwnListing, specResponses) }
  const ratio = unitRatio({ unit: uom, facts: technicalSpecificationSnapshot.fields }, priced)
  if (offeredQuantity === null || ratio === null) return []
  const quantity = Math.min(asked, offeredQuantity)
  const prices = [
    { field: 'unitPrice', price: unitPrice },
    ...quantitySlabs.map(({ price }, index) => ({ field: `quantitySlabs[${index}].price`, price })),
  ]
  const message = `At this price per ${priceUom}, ${quantityWords(quantity, uom)} cost more than ${spoken(ORDER_TOTAL_MAX)} ${currency}. Check the price and its unit.`
  return prices.flatMap(({ field, price }) =>
    price === null || isPossibleTotal(orderTotal(price, quantity, ratio))
      ? []
      : [errorIssue('TOTAL_TOO_LARGE', field, message)],
  )
}

function responseIssues({ specResponses }: QuotationTerms, rfq: Rfq): Issue[] {
  const definition = matrixDefinition(rfq.moduleKey)
  const seen = new Set<string>()
  return specResponses.flatMap(({ field }, position) => {
    const path = `specResponses[${position}].field`
    if (seen.has(field)) return [errorIssue('DUPLICATE', path, `"${field}" appears twice. Remove one.`)]
    seen.add(field)
    const unknown = isPackagingFact(field) ? null : unknownField(definition, field, path)
    return unknown ? [unknown] : []
  })
}
