import { readSheetNumber } from '@/lib/domain/bulk/plain-number'
import { foldWord } from '@/lib/domain/vocabulary/vocabulary'

/** The ends of a range as typed; a missing end is open. */
interface RangeText {
  from?: string
  to?: string
}

const UP_TO = /^(?:up ?to|max(?:imum)?\.?|at most|≤|<=)\s*(.+)$/i
const FROM_ON = /^(?:from|min(?:imum)?\.?|at least|≥|>=)\s*(.+)$/i
const ON = /^(.+?)\s*(?:\+|and above|& above|onwards)$/i
const BOTH = /^(?:from\s+)?(.+?)\s*(?:\bto\b|[\u2010-\u2015]|(?<=[\w.)])\s*-)\s*(\S.*)$/i

/** Reads a range as people write it: "30-60", "30s to 60s", "from 30", "up to 60". One figure alone is both ends. */
function readRangeText(typed: string): RangeText {
  const text = typed.normalize('NFKC').trim()
  const [, top] = UP_TO.exec(text) ?? []
  if (top !== undefined) return { to: top }
  const [, from, to] = BOTH.exec(text) ?? []
  if (from !== undefined && to !== undefined) return { from, to }
  const [, bottom] = FROM_ON.exec(text) ?? ON.exec(text) ?? []
  return bottom === undefined ? { from: text, to: text } : { from: bottom }
}

/** The same with what is said once for both ends: "30-60s" is 30s to 60s, and "Ne 30 to 60" Ne 30 to Ne 60. */
export function readCountRange(typed: string): RangeText {
  const { from, to } = readRangeText(typed)
  if (from === undefined || to === undefined) return { ...(from ? { from } : {}), ...(to ? { to } : {}) }
  const [, after = ''] = /^[\d.]+(\s*[a-z]+)$/i.exec(to) ?? []
  const [, before = ''] = /^([a-z]+\s*)[\d.]+$/i.exec(from) ?? []
  const isPlain = (text: string) => /^[\d.]+$/.test(text)
  return { from: isPlain(from) ? from + after : from, to: isPlain(to) ? before + to : to }
}

/** The same as numbers; the field's own unit may follow them. What is no number stays as typed, to be judged. */
export function readNumberRange(typed: string, unit: string): { from?: number | string; to?: number | string } {
  const end = (text: string | undefined): number | string | undefined => {
    const [, figure = '', word = ''] = /^(.*\d\.?)\s*(\D*)$/.exec(text ?? '') ?? []
    const plain = word === '' || foldWord(word) === foldWord(unit) ? readSheetNumber(figure) : null
    return plain === null ? text : Number(plain)
  }
  const { from, to } = readRangeText(typed)
  const [low, high] = [end(from), end(to)]
  return { ...(low === undefined ? {} : { from: low }), ...(high === undefined ? {} : { to: high }) }
}
