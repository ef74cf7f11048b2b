import { endOfDay, figureOrText, requirementOf } from '@/components/rfq/ask/ask-values'
import type { BasketLineRecord } from '@/lib/domain/rfq/enquiries/basket'
import type { FirstPoint } from '@/lib/domain/rfq/requests/opening'

/** A collected listing as its line is typed. */
export interface LineValues extends Omit<BasketLineRecord, 'quantity'> {
  quantity: string
}

/** What holds for all lines, as typed. */
export interface EnquiryTerms {
  respondBy: string
  /** The day by which the goods are needed. */
  neededBy: string
  deliveryLocation: string
  note: string
  /** What each listing must be, by its id and the path of the point. */
  asked: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export const NO_TERMS: EnquiryTerms = { respondBy: '', neededBy: '', deliveryLocation: '', note: '', asked: {} }

/** What a visitor typed over what their account had: what is empty takes nothing away. */
export function joinedTerms(own: EnquiryTerms, visitor: EnquiryTerms): EnquiryTerms {
  return {
    respondBy: visitor.respondBy || own.respondBy,
    neededBy: visitor.neededBy || own.neededBy,
    deliveryLocation: visitor.deliveryLocation || own.deliveryLocation,
    note: visitor.note || own.note,
    asked: { ...own.asked, ...visitor.asked },
  }
}

/** The paths of what is changed: of the questions, all those of a line whose answers are new. */
export function changedPaths(
  lines: readonly Pick<LineValues, 'listingId'>[],
  { asked: before }: Pick<EnquiryTerms, 'asked'>,
  { asked, ...terms }: Partial<EnquiryTerms>,
): string[] {
  const ofLines = lines.flatMap(({ listingId }, position) =>
    asked && asked[listingId] !== before[listingId] ? [`lines[${position}].requirements`] : [],
  )
  // An earlier deadline may put right a day that was before it.
  const ofNeed = terms.respondBy === undefined ? [] : ['neededBy']
  return [...Object.keys(terms), ...ofNeed, ...ofLines]
}

/** By module, what its lines can ask. */
export type Questions = Readonly<Record<string, readonly FirstPoint[]>>

/** The questions of a line that are answered, in the order in which they are sent. */
export function answered(
  { listingId, moduleKey }: Pick<LineValues, 'listingId' | 'moduleKey'>,
  { asked }: Pick<EnquiryTerms, 'asked'>,
  questions: Questions,
): (FirstPoint & { value: string })[] {
  return (questions[moduleKey] ?? [])
    .map((point) => ({ ...point, value: (asked[listingId]?.[point.path] ?? '').trim() }))
    .filter(({ value }) => value !== '')
}

export function lineValues(line: BasketLineRecord): LineValues {
  return { ...line, quantity: line.quantity === null ? '' : String(line.quantity) }
}

/** The line as the basket keeps it; a quantity that cannot be read is not kept. */
export function keptLine(line: LineValues): BasketLineRecord {
  const quantity = figureOrText(line.quantity)
  return { ...line, quantity: typeof quantity === 'number' && quantity > 0 ? quantity : null }
}

/** Where and what is sent: one line is a request of its own. */
export function enquiryRequest(
  lines: readonly LineValues[],
  { respondBy, neededBy, deliveryLocation, note, asked }: EnquiryTerms,
  questions: Questions,
): { path: string; body: Record<string, unknown> } {
  const sent = lines.map((line) => {
    const { listingId, quantity, uom } = line
    const requirements = answered(line, { asked }, questions).map(({ path, ...rest }) =>
      requirementOf({ ...rest, field: path, valueTo: '' }),
    )
    return {
      listingId,
      uom,
      ...(quantity === '' ? {} : { quantity: figureOrText(quantity) }),
      ...(requirements.length > 0 ? { requirements } : {}),
    }
  })
  const terms = {
    ...(respondBy === '' ? {} : { respondBy: endOfDay(respondBy) }),
    ...(neededBy === '' ? {} : { neededBy }),
    ...(deliveryLocation.trim() === '' ? {} : { deliveryLocation }),
    ...(note.trim() === '' ? {} : { note }),
  }
  const [only] = sent
  return only && sent.length === 1
    ? { path: '/api/rfq/create', body: { ...only, ...terms } }
    : { path: '/api/rfq/enquiries', body: { lines: sent, ...terms } }
}

/** The lines by module and, in it, by seller, each with its place in the list that is sent. */
export function groupedLines(lines: readonly LineValues[]) {
  const modules = new Map<
    string,
    Map<string, { companyName: string; lines: { line: LineValues; position: number }[] }>
  >()
  for (const [position, line] of lines.entries()) {
    const sellers = modules.get(line.moduleKey) ?? new Map()
    const { sellerId, companyName } = line
    const own = sellers.get(sellerId)?.lines ?? []
    sellers.set(sellerId, { companyName, lines: [...own, { line, position }] })
    modules.set(line.moduleKey, sellers)
  }
  return [...modules].map(([moduleKey, sellers]) => ({
    moduleKey,
    sellers: [...sellers].map(([sellerId, own]) => ({ sellerId, ...own })),
  }))
}
