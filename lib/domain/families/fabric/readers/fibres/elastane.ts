import type { Notation } from '../../../reading/notations'
import { type TextReader, understood } from '../../../reading/reading'
import { lineOf, wordAt } from '../../../reading/tokens'
import { contextOf } from '../context'
import { fibresNamed, LYC_MAX, TRACES } from './named'
import { SHORT } from './ratios'
import { blendParts, SHARE } from './shares'

const LYCRA = '(?:lycra|spandex|spdx|elast[ae]ne?|likra|lyc)'
const DENIER = '\\(? ?\\d{2,3} ?d(?:en|enier)? ?\\)?'
/** "20D lycra 4%", "4% lycra 20D", "cotton ... 5% spandex": the share of elastane; the one other fibre of the cloth has the rest. */
export const shareOfElastane: Notation = {
  pattern: new RegExp(
    `(?:(?<d1>${DENIER}) )?(?:${LYCRA} ?[:-]? ?(?<p1>${SHARE}) ?%|(?<p2>${SHARE}) ?% (?:of )?(?:(?<d2>${DENIER}) )?${LYCRA}(?: (?<d3>${DENIER}))?)`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    const { text: line } = lineOf(tokens)
    // "Without lycra 5% extra", "min 5% lycra".
    if (NOT_THE_SHARE.test(wordAt(tokens, at - 1)) || NOT_THE_SHARE.test(wordAt(tokens, at + used))) return null
    const share = Number(groups.p1 ?? groups.p2)
    // "15% lyc" may be lyocell.
    if (/\blyc\b/i.test(text) && share > LYC_MAX) return null
    const others = fibresNamed(tokens).filter((fibre) => !TRACES.has(fibre))
    const fibre = others[0] ?? (HOSIERY_YARN.test(line) ? 'Cotton' : undefined)
    const isOpen =
      others.length > 1 || SHORT_BLEND.test(line) || OTHER_SHARE.test(line.replace(text.toLowerCase(), ' '))
    if (!fibre || isOpen || share < 1 || share > ELASTANE_SHARE_MAX) return null
    const blend = blendParts(text, [
      { fibre, percent: Math.round((100 - share) * 100) / 100 },
      { fibre: 'Elastane', percent: share },
    ])
    const denier = /\d+/.exec(groups.d1 ?? groups.d2 ?? groups.d3 ?? '')?.[0]
    const isKnit = contextOf(tokens).isKnit && denier !== undefined
    return blend && [...blend, ...(isKnit ? [understood('lycraDenier', text, Number(denier))] : [])]
  },
}
const ELASTANE_SHARE_MAX = 20
const NOT_THE_SHARE =
  /^(?:without|non?|not|min\.?|max\.?|minimum|maximum|up ?to|to|than|least|over|under|exceeding|or|and|[<>-]|\d.*-|extra|more|less|advance|gst|discount)$/
/** "24s CH": combed hosiery yarn is of cotton. */
export const HOSIERY_YARN = /\b\d{2}'?s (?:c?ch|k[ch]?h)\b/
const SHORT_BLEND = new RegExp(`(?<![a-z/\\d])(?:${SHORT}|melange)(?![a-z/\\d])`)
/** A share of the cloth besides, or a limit. */
const OTHER_SHARE = /\d ?%(?! ?(?:gst|igst|vat|tax|advance|extra))|\d{1,2} ?[/:] ?\d{1,2} (?:cotton|poly|viscose)/

const NAMED = '\\b(?:lycra|spandex|elastane|creora|lyc)\\b'
const OF_DENIER = '\\d{2,3} ?d(?:en(?:iers?)?)?(?![a-z])'
/** "+ 20D spandex", "lycra 20D", "+ 20D" of a line that names elastane, "16s+70D". */
const APART = new RegExp(
  [
    `\\b${OF_DENIER} ?\\)? ${NAMED}`,
    `${NAMED}(?: of| yarn)? \\(? ?${OF_DENIER}`,
    `${NAMED}.*\\+ ?${OF_DENIER}`,
    `\\+ ?${OF_DENIER}.*${NAMED}`,
    `(?<![\\d/.])\\d{1,2}(?:/[12])?'?s? ?\\+ ?(?:20|30|40|55|70|105|140) ?d\\b`,
  ].join('|'),
)

/** "34/1 CVC 60/40 + 20D spandex single jersey": the shares are those of the yarn; the cloth has some elastane as well. */
export const withoutSharesOfYarn = (reader: TextReader): TextReader => ({
  ...reader,
  read(tokens, at) {
    const reading = reader.read(tokens, at)
    const blend = reading?.understood.find(({ name }) => name === 'blendPercentages')
    if (!reading || !Array.isArray(blend?.value) || !APART.test(lineOf(tokens).text)) return reading
    const hasElastane = blend.value.some((row: { fibre?: string }) => row.fibre === 'Elastane')
    return hasElastane ? reading : { ...reading, understood: reading.understood.filter((part) => part !== blend) }
  },
})
