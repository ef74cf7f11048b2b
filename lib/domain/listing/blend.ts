import { errorIssue, type Issue, IssueList, warningIssue } from '@/lib/domain/errors'
import { decimalPlaces, sumOf } from '@/lib/domain/units/rounding'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalValue, foldWord } from '@/lib/domain/vocabulary/vocabulary'
import { spoken } from '../spoken'

/** One fibre of a blend, by weight. */
export interface BlendRow {
  fibre: string
  percent: number
}

const ROWS_MAX = 8
const DECIMALS_MAX = 2
/** Three thirds are typed as 33.3, so 99.9 is complete; 99 is not. */
const SUM_TOLERANCE = 0.1
const TEXT_LENGTH_MAX = 500

/**
 * Everything wrong with the blend rows (reference 9.2.2 and 9.3). Without rows nothing is wrong.
 * @param fibreTypes the listing's fiberType; an empty list contradicts nothing
 */
export function blendIssues(rows: readonly BlendRow[], fibreTypes: readonly string[]): Issue[] {
  if (rows.length === 0) return []
  const issues = new IssueList()
  if (rows.length > ROWS_MAX) {
    issues.error('BLEND_ROWS', 'blendPercentages', `Use at most ${ROWS_MAX} fibres, not ${rows.length}.`)
  }
  const key = (fibre: string) => foldWord(canonicalValue(fibres, fibre) ?? fibre)
  const known = new Set(fibreTypes.map(key))
  const seen = new Set<string>()
  rows.forEach(({ fibre, percent }, position) => {
    const path = `blendPercentages[${position}]`
    if (fibre.trim() === '') {
      issues.error('BLEND_FIBRE', `${path}.fibre`, 'Enter the fibre of this share.')
    } else if (seen.has(key(fibre))) {
      // "Organic cotton" and "Cotton" are one fibre in the vocabulary, but may be meant as two.
      const isSameWord = rows.findIndex((row) => foldWord(row.fibre) === foldWord(fibre)) < position
      const say = isSameWord ? errorIssue : warningIssue
      issues.add(say('BLEND_DUPLICATE', `${path}.fibre`, `${fibre} appears twice. Combine its shares.`))
    } else if (known.size > 0 && !known.has(key(fibre))) {
      issues.error(
        'BLEND_FIBRE',
        `${path}.fibre`,
        `${fibre} is in the blend but not in the fibres. Add it to the fibres, or remove it from the blend.`,
      )
    }
    seen.add(key(fibre))
    if (!(percent > 0 && percent <= 100)) {
      issues.error('BLEND_PERCENT', `${path}.percent`, 'Enter a share above 0 and up to 100 %.')
    } else if (decimalPlaces(percent) > DECIMALS_MAX) {
      issues.warning('BLEND_PERCENT', `${path}.percent`, `Use at most ${DECIMALS_MAX} decimals for a share.`)
    }
  })
  if (!isWhole(rows)) {
    issues.error(
      'BLEND_SUM',
      'blendPercentages',
      `The shares add up to ${spoken(total(rows))} %. They must add up to 100 %.`,
    )
  }
  return issues.all
}

/**
 * Whether a composition typed as text agrees with the rows (reference 9.3). A text that cannot be read
 * contradicts nothing.
 */
export function compositionIssues(text: string, rows: readonly BlendRow[]): Issue[] {
  if (text.trim() === '') return []
  const reading = parseBlend(text)
  if (!reading.ok) {
    return reading.code === 'BLEND_UNREADABLE' ? [] : [warningIssue(reading.code, 'composition', reading.message)]
  }
  if (rows.length === 0) return []
  const shares = (list: readonly BlendRow[]) =>
    new Map(list.map(({ fibre, percent }) => [foldWord(canonicalValue(fibres, fibre) ?? fibre), percent]))
  const typed = shares(reading.rows)
  const stated = shares(rows)
  const isSame =
    typed.size === stated.size &&
    [...typed].every(([fibre, percent]) => Math.abs((stated.get(fibre) ?? Number.NaN) - percent) <= SUM_TOLERANCE)
  if (isSame) return []
  return [
    errorIssue(
      'COMPOSITION_DIFFERS',
      'composition',
      `The text says ${compositionText(reading.rows)}, the blend says ${compositionText(rows)}. Make them agree.`,
    ),
  ]
}

/** The composition as buyers read it, the main fibre first: "65% Polyester 35% Viscose". */
export function compositionText(rows: readonly BlendRow[]): string {
  return mainFirst(rows)
    .map(({ fibre, percent }) => `${percent}% ${fibre}`)
    .join(' ')
}

export function mainFirst(rows: readonly BlendRow[]): BlendRow[] {
  return [...rows].sort((a, b) => b.percent - a.percent)
}

/** The trade's shorthand for two fibres, in the order in which it names them (reference 9.3). */
const SHORTHAND: Readonly<Record<string, readonly [string, string]>> = {
  PC: ['Polyester', 'Cotton'],
  TC: ['Polyester', 'Cotton'],
  CP: ['Cotton', 'Polyester'],
  CVC: ['Cotton', 'Polyester'],
  PV: ['Polyester', 'Viscose'],
  TR: ['Polyester', 'Viscose'],
  PW: ['Polyester', 'Wool'],
  TW: ['Polyester', 'Wool'],
  CV: ['Cotton', 'Viscose'],
  CL: ['Cotton', 'Linen'],
  LC: ['Linen', 'Cotton'],
  LV: ['Linen', 'Viscose'],
  AW: ['Acrylic', 'Wool'],
}

const NOISE = new Set(['yarn', 'blend', 'blended', 'fibre', 'fiber', 'fibres', 'fibers', 'and', 'of', 'with'])

export type BlendReading =
  | { ok: true; rows: BlendRow[] }
  | { ok: false; code: 'BLEND_UNREADABLE' | 'BLEND_SUM' | 'BLEND_PERCENT' | 'BLEND_DUPLICATE'; message: string }

/**
 * Reads a blend as people write it: "65/35 PC", "PV 65/35", "65% Polyester 35% Viscose", "60 Cotton/40 Poly", "89/11%
 * Poly/Lycra". The first share belongs to the first fibre, whatever is between them. Shares that do not sum to 100 are
 * refused (reference 9.3).
 */
export function parseBlend(text: string): BlendReading {
  const unreadable: BlendReading = {
    ok: false,
    code: 'BLEND_UNREADABLE',
    message: 'Enter each share with its fibre, such as 65% Polyester 35% Cotton.',
  }
  if (text.length > TEXT_LENGTH_MAX) return unreadable
  const plain = text.normalize('NFKC').replace(/(\d),(\d)/g, '$1.$2')
  const shares = [...plain.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits))
  const names = (plain.match(/[\p{L}][\p{L}\p{M}'’.\s-]*/gu) ?? []).flatMap((run) => fibreNames(run))
  const pair = names.length === 1 && shares.length === 2 ? shorthandFibres(names[0] ?? '') : null
  const parts = pair ?? names
  if (shares.length === 0 || parts.length !== shares.length) return unreadable
  // Chief value cotton: the larger share is cotton, in either order.
  if (names[0]?.toUpperCase() === 'CVC' && pair) shares.sort((a, b) => b - a)

  const rows = parts.map((fibre, position) => ({
    fibre: labelOf(fibre),
    percent: shares[position] ?? 0,
  }))
  const wrong = blendIssues(rows, []).find((issue) => issue.severity === 'error')
  if (!wrong) return { ok: true, rows }
  const code = REFUSALS.find((refusal) => refusal === wrong.code)
  return code ? { ok: false, code, message: wrong.message } : unreadable
}

const REFUSALS = ['BLEND_SUM', 'BLEND_PERCENT', 'BLEND_DUPLICATE'] as const

/**
 * The trade's code of a blend of two fibres, for buyers who search for "PC" or "CVC"; null if it has none. Cotton and
 * polyester are CVC from 50 % cotton on.
 */
export function blendCode(rows: readonly BlendRow[]): string | null {
  const [first, second, ...others] = mainFirst(rows).map(({ fibre, percent }) => ({
    fibre: fibre.replace(/^Recycled (\p{L})/u, (_, letter: string) => letter.toUpperCase()),
    percent,
  }))
  if (!first || !second || others.length > 0) return null
  const share = (fibre: string) => [first, second].find((row) => row.fibre === fibre)?.percent
  const cotton = share('Cotton')
  if (cotton !== undefined && share('Polyester') !== undefined) return cotton >= 50 ? 'CVC' : 'PC'
  const named = CODES.find(([, [a, b]]) => a === first.fibre && b === second.fibre)
  const reversed = CODES.find(([, [a, b]]) => a === second.fibre && b === first.fibre)
  return (named ?? reversed)?.[0] ?? null
}

/** One code per pair and order: TC, TR and TW are other words for PC, PV and PW. */
const CODES = Object.entries(SHORTHAND).filter(([code]) => !['TC', 'TR', 'TW', 'CP', 'PC', 'CVC'].includes(code))

/** The fibres of a shorthand, the main one first ("PV": Polyester, Viscose); null for another word. */
export function shorthandFibres(word: string): readonly [string, string] | null {
  const code = word.toUpperCase()
  return Object.hasOwn(SHORTHAND, code) ? (SHORTHAND[code] ?? null) : null
}

/**
 * The fibres in a run of words: one of two words ("Recycled polyester"), or several joined ones ("Cotton-Polyester").
 */
function fibreNames(run: string): string[] {
  const words = run.split(/\s+/).filter((word) => word !== '' && !NOISE.has(foldWord(word)))
  const phrase = words.join(' ').replace(/[.'’-]+$/, '')
  if (phrase === '') return []
  if (isKnown(phrase)) return [phrase]
  const byHyphen = phrase.split('-').map((part) => part.trim())
  // "Recycled Cotton-Polyester": the part before the hyphen need not be a known name.
  if (byHyphen.length > 1 && byHyphen.every(Boolean)) return byHyphen
  return words.length > 1 && words.every((word) => isKnown(word)) ? words : [phrase]
}

function isKnown(word: string): boolean {
  return canonicalValue(fibres, word) !== null
}

function labelOf(typed: string): string {
  return canonicalValue(fibres, typed) ?? typed.charAt(0).toUpperCase() + typed.slice(1).toLowerCase()
}

function total(rows: readonly BlendRow[]): number {
  return sumOf(rows.map((row) => row.percent))
}

function isWhole(rows: readonly BlendRow[]): boolean {
  return sumOf([Math.abs(sumOf([total(rows), -100])), -SUM_TOLERANCE]) <= 0
}
