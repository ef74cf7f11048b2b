import { plainNumber } from '@/lib/domain/bulk/plain-number'
import { daysAfter } from '@/lib/domain/calendar-day'

/** What a number format makes of a figure that people read otherwise: 0.98 is 98%, 46361 is a day. */
export type FigureFormat = 'percent' | 'date'

/** The formats that Excel knows by number alone; those from 27 on are the days of East Asian editions. */
const PERCENTS: ReadonlySet<number> = new Set([9, 10])
const DATES: ReadonlySet<number> = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58])

/** @param code the format as text, of one that the workbook defines itself */
export function figureFormat(id: number, code: string | undefined): FigureFormat | null {
  if (code === undefined) return PERCENTS.has(id) ? 'percent' : DATES.has(id) ? 'date' : null
  // Without words, colours, escaped characters and widths, and of the forms for positive and negative figures the first.
  const [form = ''] = code.replace(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, '').split(';')
  if (form.includes('%')) return 'percent'
  return /[yd]/i.test(form) ? 'date' : null
}

/** Before 1 March 1900 Excel counts a day that did not exist. */
const FIRST_DAY = 61
const LAST_DAY = 2_958_465
const DAYS_BEFORE_1904 = 1462

/** A figure as people read it in its cell. */
export function formattedFigure(value: number, format: FigureFormat | undefined, isFrom1904: boolean): string {
  // 0.07 × 100 is 7.000000000000001.
  if (format === 'percent') return `${plainNumber(Number((value * 100).toPrecision(12)))}%`
  const day = Math.floor(value) + (isFrom1904 ? DAYS_BEFORE_1904 : 0)
  return format === 'date' && day >= FIRST_DAY && day <= LAST_DAY ? daysAfter('1899-12-30', day) : plainNumber(value)
}
