import { dayInIndia } from '@/lib/domain/calendar-day'
import 'server-only'
import type { SheetFile } from '@/lib/contract/sheet-file'
import { guardFormula } from '@/lib/domain/bulk/cell-guard'
import type { SheetFormat } from '@/lib/domain/bulk/import-record'
import { notFound } from '@/lib/domain/errors'
import { MODULE_NAMES } from '@/lib/domain/modules/keys'
import type { EnquiryLine, EnquiryPage } from '@/lib/domain/rfq/enquiries/page'
import type { QuoteRecord } from '@/lib/domain/rfq/present'
import { unitPriceOf } from '@/lib/domain/rfq/quotations/award'
import type { ActorContext } from '@/lib/services/shared/context'
import { csvChunks } from '../../imports/csv'
import { CELL_STYLES, type SheetCell, xlsxChunks } from '../../imports/xlsx-writer'
import { readEnquiryPage } from './page'

/** One row of the sheet: a quotation of a line, or a line without one. */
interface Row {
  position: number
  line: EnquiryLine
  quote: QuoteRecord | null
}

type Value = string | number | null

/**
 * The quotations of all lines as a spreadsheet, the best of each line first, for the buyer's company and admins.
 * @throws NOT_FOUND for everyone else
 */
export async function exportEnquiry(
  ctx: ActorContext,
  { enquiryId, format }: { enquiryId: string; format: SheetFormat },
): Promise<SheetFile> {
  const page = await readEnquiryPage(ctx, enquiryId)
  if (page.party === 'seller') throw notFound()
  const name = `enquiry-${dayInIndia(new Date(page.enquiry.createdAt))}`
  const columns = columnsOf(page)
  const rows = page.lines.flatMap(rowsOf).map((row) => columns.map(({ cell }) => cell(row)))
  const headings = columns.map(({ heading }) => heading)
  if (format === 'csv') {
    const lines = [headings, ...rows.map((row) => row.map((value) => guardFormula(String(value ?? ''))))]
    return { name, format, chunks: csvChunks(lines) }
  }
  const sheet = {
    name: 'Comparison',
    columns: columns.map(({ width }) => ({ width })),
    rows: [headings.map((value) => ({ value, style: CELL_STYLES.name })), ...rows.map((row) => row.map(sheetCell))],
    frozen: { rows: 1, columns: 0 },
  }
  return { name, format, chunks: xlsxChunks([sheet]) }
}

function rowsOf(line: EnquiryLine, index: number): Row[] {
  const position = index + 1
  const quotes = line.quotes.filter(({ version }) => version > 0)
  if (quotes.length === 0) return [{ position, line, quote: null }]
  return quotes
    .toSorted((a, b) => (rankOf(line, a) ?? Number.MAX_SAFE_INTEGER) - (rankOf(line, b) ?? Number.MAX_SAFE_INTEGER))
    .map((quote) => ({ position, line, quote }))
}

function sheetCell(value: Value): SheetCell | null {
  if (value === null || value === '') return null
  return typeof value === 'number'
    ? { value, style: CELL_STYLES.figure }
    : { value: guardFormula(value), style: CELL_STYLES.text }
}

function columnsOf({ supply }: EnquiryPage): { heading: string; width: number; cell: (row: Row) => Value }[] {
  const currency = supply?.currency ?? 'INR'
  return [
    { heading: 'Line', width: 6, cell: ({ position }) => position },
    { heading: 'Module', width: 20, cell: ({ line }) => MODULE_NAMES[line.rfq.moduleKey] },
    { heading: 'Goods', width: 44, cell: ({ line }) => line.rfq.title },
    { heading: 'Quantity asked', width: 14, cell: ({ line }) => line.rfq.snapshot.quantity },
    { heading: 'Unit', width: 8, cell: ({ line }) => line.rfq.snapshot.uom },
    { heading: 'State', width: 22, cell: ({ line }) => line.rfq.buyerStatus },
    { heading: 'Seller', width: 28, cell: ({ quote }) => quote?.companyName ?? null },
    { heading: 'Place by price', width: 12, cell: ({ line, quote }) => (quote ? rankOf(line, quote) : null) },
    {
      heading: 'Price',
      width: 12,
      cell: ({ line, quote }) => (quote ? unitPriceOf(quote, line.rfq.snapshot.quantity) : null),
    },
    { heading: 'Currency', width: 10, cell: ({ quote }) => quote?.currency ?? null },
    { heading: 'Per', width: 8, cell: ({ quote }) => quote?.priceUom ?? null },
    { heading: 'Quantity offered', width: 14, cell: ({ quote }) => quote?.offeredQuantity ?? null },
    {
      heading: `Total of goods (${currency})`,
      width: 18,
      cell: ({ line, quote }) =>
        line.comparison?.basis.currency === currency ? (totalOf(line, quote)?.total ?? null) : null,
    },
    { heading: 'Lead time (days)', width: 14, cell: ({ quote }) => quote?.leadTimeDays ?? null },
    { heading: 'Delivery term', width: 12, cell: ({ quote }) => quote?.incoterm ?? null },
    {
      heading: 'Valid until',
      width: 14,
      cell: ({ quote }) => (quote?.validUntil ? dayInIndia(new Date(quote.validUntil)) : null),
    },
    { heading: 'Quotation', width: 22, cell: ({ quote }) => quote?.buyerStatus ?? null },
    { heading: 'Note of the seller', width: 40, cell: ({ quote }) => quote?.note ?? null },
    { heading: 'Order', width: 18, cell: ({ line, quote }) => orderOf(line, quote) },
  ]
}

function totalOf({ comparison }: EnquiryLine, quote: QuoteRecord | null) {
  return comparison?.totals.find(({ quoteId }) => quoteId === quote?.quoteId) ?? null
}

function rankOf({ comparison }: EnquiryLine, { quoteId }: QuoteRecord): number | null {
  return comparison?.ranking.find(({ metric }) => metric === 'unitPrice')?.places[quoteId] ?? null
}

function orderOf({ orders }: EnquiryLine, quote: QuoteRecord | null): Value {
  return orders.find(({ quoteId }) => quoteId === quote?.quoteId)?.orderNumber ?? null
}
