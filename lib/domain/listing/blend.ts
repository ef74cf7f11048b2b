import type { Issue } from '@/lib/domain/errors'
import { decimalPlaces, sumOf } from '@/lib/domain/units/rounding'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalValue, foldWord } from '@/lib/domain/vocabulary/vocabulary'
import { errorIssue, spoken, warningIssue } from './issue'

/** One fibre of a blend, by weight. */
export interface BlendRow {
  fibre: string
  percent: number
}

const ROWS_MAX = 8
const DECIMALS_MAX = 2
/** Three thirds are typed as 33.3, so 99.9 is whole; 99 is not. */
const SUM_TOLERANCE = 0.1
const TEXT_LENGTH_MAX = 500

/**
 * Everything wrong with the blend rows (domain 2.2 blendPercentages and 3). No rows: nothing is wrong.
 * @param fibreTypes the listing's fiberType; an empty list claims nothing, so nothing contradicts it
 */
export function blendIssues(rows: readonly BlendRow[], fibreTypes: readonly string[]): Issue[] {
  if (rows.length === 0) return []
  const issues: Issue[] = []
  if (rows.length > ROWS_MAX) {
    issues.push(errorIssue('BLEND_ROWS', 'blendPercentages', `At most ${ROWS_MAX} fibres; these are ${rows.length}.`))
  }
  const key = (fibre: string) => foldWord(canonicalValue(fibres, fibre) ?? fibre)
  const known = new Set(fibreTypes.map(key))
  const seen = new Set<string>()
  rows.forEach(({ fibre, percent }, position) => {
    const path = `blendPercentages[${position}]`
    if (fibre.trim() === '') {
      issues.push(errorIssue('BLEND_FIBRE', `${path}.fibre`, 'Name the fibre of this share.'))
    } else if (seen.has(key(fibre))) {
      // "Organic cotton" beside "Cotton" is one fibre to the vocabulary and may well be meant as two.
      const isSameWord = rows.findIndex((row) => foldWord(row.fibre) === foldWord(fibre)) < position
      const say = isSameWord ? errorIssue : warningIssue
      issues.push(say('BLEND_DUPLICATE', `${path}.fibre`, `${fibre} stands here twice; put its shares together.`))
    } else if (known.size > 0 && !known.has(key(fibre))) {
      issues.push(
        errorIssue(
          'BLEND_FIBRE',
          `${path}.fibre`,
          `${fibre} is in the blend but not among the fibres. Add it there, or take it out here.`,
        ),
      )
    }
    seen.add(key(fibre))
    if (!(percent > 0 && percent <= 100)) {
      issues.push(errorIssue('BLEND_PERCENT', `${path}.percent`, 'A share is more than 0 and at most 100 %.'))
    } else if (decimalPlaces(percent) > DECIMALS_MAX) {
      issues.push(
        warningIssue('BLEND_PERCENT', `${path}.percent`, `A share is given with ${DECIMALS_MAX} decimals at most.`),
      )
    }
  })
  if (!isWhole(rows)) {
    issues.push(
      errorIssue(
        'BLEND_SUM',
        'blendPercentages',
        `The shares add up to ${spoken(total(rows))} %; they must make 100 %.`,
      ),
    )
  }
  return issues
}

/** Whether a composition typed as text says the same as the rows (domain 2.2 composition). Text that we cannot read says nothing. */
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
      `The text says ${compositionText(reading.rows)}, the blend ${compositionText(rows)}. Buyers must read one composition.`,
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

/** The trade's shorthand for two fibres, in the order in which it names them (domain 3). */
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
 * Reads a blend as people write it: "65/35 PC", "PV 65/35", "65% Polyester 35% Viscose", "60 Cotton/40 Poly", "89/11% Poly/Lycra".
 * The first share belongs to the first fibre, whatever stands between. Shares that make no 100 are refused (domain 3).
 */
export function parseBlend(text: string): BlendReading {
  const unreadable: BlendReading = {
    ok: false,
    code: 'BLEND_UNREADABLE',
    message: 'Write each share with its fibre, such as 65% Polyester 35% Cotton.',
  }
  if (text.length > TEXT_LENGTH_MAX) return unreadable
  const plain = text.normalize('NFKC').replace(/(\d),(\d)/g, '$1.$2')
  const shares = [...plain.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits))
  const names = (plain.match(/[\p{L}][\p{L}\p{M}'’.\s-]*/gu) ?? []).flatMap((run) => fibreNames(run))
  const pair = names.length === 1 && shares.length === 2 ? shorthandFibres(names[0] ?? '') : null
  const parts = pair ?? names
  if (shares.length === 0 || parts.length !== shares.length) return unreadable
  // Chief value cotton: the larger share is the cotton's, in whichever order they are typed.
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
 * The trade's code of a blend of two fibres, for buyers who look for "PC" or "CVC"; null where it has none. Cotton and polyester are CVC
 * from 50 % cotton on.
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

/** The fibres that a shorthand names, the main one first ("PV": Polyester, Viscose); null for another word. */
export function shorthandFibres(word: string): readonly [string, string] | null {
  const code = word.toUpperCase()
  return Object.hasOwn(SHORTHAND, code) ? (SHORTHAND[code] ?? null) : null
}

/** The fibres that a run of words names: one of two words ("Recycled polyester"), or several side by side ("Cotton-Polyester"). */
function fibreNames(run: string): string[] {
  const words = run.split(/\s+/).filter((word) => word !== '' && !NOISE.has(foldWord(word)))
  const phrase = words.join(' ').replace(/[.'’-]+$/, '')
  if (phrase === '') return []
  if (isKnown(phrase)) return [phrase]
  const byHyphen = phrase.split('-').map((part) => part.trim())
  // "Recycled Cotton-Polyester": what stands before the hyphen need not be known to be a name.
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
