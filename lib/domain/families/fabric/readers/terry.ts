import { parseCount } from '@/lib/domain/count/parse'
import { type Reading, type TextReader, understood } from '../../reading/reading'
import { lineOf, matchAt, wordAt } from '../../reading/tokens'
import { whole } from '../construction/notation'
import { countPart } from '../construction/parts'
import { contextOf } from './context'

const COUNT = String.raw`(?:ne ?)?(?:[2-4]/)?\d{1,2}(?:/[1-4])?'?s?`
const PART = '(?:pile|ground|weft)'
const NEXT = '(?: ?[,;/&+] ?| )'
const COUNT_FIRST = whole(`${COUNT} ${PART}(?:${NEXT}${COUNT} ${PART}){1,2}`)
const PART_FIRST = whole(`${PART}(?: ?[:=-])? ?${COUNT}(?:${NEXT}${PART}(?: ?[:=-])? ?${COUNT}){1,2}`)
const TERRY = /\b(?:terry|towel(?:l?ing|s)?)\b/

/** "2/20 pile 16 ground 16 weft", "ground 2/20, weft 16s": terry has two warps. The field of the warp has the ground; the pile, which has none, is shown as not read. */
export const terryReader: TextReader = {
  name: 'warpCount',
  examples: ['terry towelling, ground 2/20, weft 16s'],
  read(tokens, at): Reading | null {
    const { isKnit, isOther } = contextOf(tokens)
    if (isKnit || isOther || !TERRY.test(lineOf(tokens).text)) return null
    const isBehindCount = /^(?:[2-4]\/)?\d{1,2}'?s?$/.test(wordAt(tokens, at - 1))
    const match = matchAt(tokens, at, COUNT_FIRST) ?? (isBehindCount ? null : matchAt(tokens, at, PART_FIRST))
    if (!match) return null
    const counts: readonly string[] = match.text.toLowerCase().match(new RegExp(COUNT, 'g')) ?? []
    const parts: readonly string[] = match.text.toLowerCase().match(/pile|ground|weft/g) ?? []
    if (new Set(parts).size < parts.length || !parts.includes('ground')) return null
    const read = parts.flatMap((part, place) => {
      const written = (counts[place] ?? '').replace(/(?<=\d)$/, 's').replace(/^ne ?/, '')
      const count = parseCount(written)
      if (!count.ok) return []
      return [{ part, written, count: count.count }]
    })
    if (read.length < parts.length) return null
    const pile = read.find(({ part }) => part === 'pile')
    return {
      used: match.used,
      understood: [
        ...read
          .filter(({ part }) => part !== 'pile')
          .map(({ part, written, count }) => countPart(part === 'weft' ? 'weftCount' : 'warpCount', written, count)),
        understood('fabricStructure', match.text, 'Woven'),
      ],
      ...(pile && { left: `${pile.written} pile` }),
    }
  },
}
