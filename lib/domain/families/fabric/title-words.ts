import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import { type BlendRow, blendCode, mainFirst } from '@/lib/domain/listing/blend'
import { titleCase } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { plainDigits } from '@/lib/domain/spoken'
import { TITLE_LENGTH_MAX } from '@/lib/domain/text-limits'
import { asMeasure } from '@/lib/domain/units/measure'
import type { ClothFacts } from './cloth-facts'

/** The parts of titles of cloth, as its traders write them. */

export const weightText = (gsm: number | null): string => (gsm === null ? '' : `${plain(gsm)} GSM`)

/** Names that are trademarks are not for titles. */
const NEUTRAL_NAMES: Readonly<Record<string, string>> = { 'Lycra jersey': 'Stretch Jersey' }

/** What the market calls a cloth, as a title may say it. */
export const clothNameText = (name: string): string => titleCase(NEUTRAL_NAMES[name] ?? name)

/** Of yarns in denier alone. */
export const isFilament = ({ warp, weft }: ClothFacts): boolean =>
  [warp, weft].every((count) => count === null || count.system === 'Denier')

export function constructionText(cloth: ClothFacts): string {
  const { epi, ppi } = cloth
  const sett = epi === null || ppi === null ? '' : `${plain(epi)}×${plain(ppi)}`
  return [countsText(cloth), sett].filter(Boolean).join('/')
}

/** 40×40, 2/40×2/40, 75×75D, 40×150D. */
export function countsText({ warp, weft }: ClothFacts): string {
  if (!warp || !weft) return ''
  const areDenier = warp.system === 'Denier' && weft.system === 'Denier'
  return `${areDenier ? plain(warp.value) : countText(warp)}×${countText(weft)}`
}

const SPOKEN_SYSTEMS: Readonly<Record<string, string>> = { NeL: 'Lea' }

function countText({ system, value, ply }: ParsedCount): string {
  const folded = ply !== null && ply > 1 ? `${ply}/${plain(value)}` : plain(value)
  return system === 'Ne' ? folded : system === 'Denier' ? `${folded}D` : `${folded} ${SPOKEN_SYSTEMS[system] ?? system}`
}

export function widthText({ clothWidth }: Facts['values']): string {
  const width = asMeasure(clothWidth)
  if (!width) return ''
  return width.unit === 'in' ? `${plain(width.value)}"` : `${plain(width.value)} ${width.unit}`
}

/** Cotton, PC 65/35, Cotton-Elastane 95/5. */
export function blendText(rows: readonly BlendRow[]): string {
  const names = rows.map(({ fibre }) => titleCase(fibre))
  if (rows.length < 2 || rows.some(({ percent }) => percent === 0)) return names.join('-')
  const sorted = mainFirst(rows)
  const shares = sorted.map(({ percent }) => plain(percent)).join('/')
  const code = blendCode(sorted)
  if (code === 'PC' || code === 'CVC') return `${code} ${shares}`
  return `${sorted.map(({ fibre }) => titleCase(fibre)).join('-')} ${shares}`
}

export const plain = (value: number): string => plainDigits(value, 2)

/** The head in one piece, then as much of the tail as a title may hold. */
export function joined(head: readonly string[], tail: readonly string[]): string {
  let title = head.filter(Boolean).join(' ')
  for (const part of tail) if (part && title.length + 2 + part.length <= TITLE_LENGTH_MAX) title = `${title}, ${part}`
  return title.slice(0, TITLE_LENGTH_MAX)
}
