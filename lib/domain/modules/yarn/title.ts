import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import { holds, isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { blendCode } from '@/lib/domain/listing/blend'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { statedBlend } from '@/lib/domain/listing/stated-blend'
import { assemble, titleCase } from '@/lib/domain/listing/titles/assemble'
import { MAY_BE_SPUN } from '@/lib/domain/modules/yarn/vocabulary/families'
import { conePackages, dyeingStatuses, yarnUses } from '@/lib/domain/modules/yarn/vocabulary/qualities'
import { plainDigits } from '@/lib/domain/spoken'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalValue, foldWord } from '@/lib/domain/vocabulary/vocabulary'
import {
  NATURAL_FIBRES,
  PLAINLY_DYED,
  type Slot,
  STATUS_OF_QUALIFIER,
  TITLE_WORDS,
  WHITENED,
  WOOL_PROCESS,
} from './title-words'

const COUNT_TYPED_LENGTH_MAX = 24

/**
 * The title that a trader would write (reference 9.7), from the filled fields; "" without a count and a fibre. The seller's
 * own title takes precedence.
 * @param count the reading of `values.count`; null when it cannot be read
 */
export function autoTitle(values: FieldValues, count: ParsedCount | null): string {
  const facts = readFacts(values, count)
  const countText = count ? countWords(count, numberValue(values, 'ply')) : typedCount(values)
  const fibre = fibreWords(values, count)
  if (!countText && !fibre.text) return ''
  const isFilament = count
    ? count.filaments !== null || count.system === 'Denier' || count.system === 'dtex'
    : !holds(MAY_BE_SPUN, values)
  const { head, tail } = isFilament ? filamentTitle(facts, fibre.text) : spunTitle(facts, fibre, values)
  return assemble([countText, ...head], tail)
}

interface Facts {
  words: Readonly<Record<Slot, readonly string[]>>
  /** In the vocabulary's word, otherwise in the seller's. */
  status: string
  /** As typed. */
  statusTyped: string
  colour: string
  pack: string
  grade: string
  family: string
}

function readFacts(values: FieldValues, count: ParsedCount | null): Facts {
  const words: Record<Slot, string[]> = {
    prefix: [],
    process: [],
    treatment: [],
    effect: [],
    form: [],
    mingle: [],
    lustre: [],
    use: [],
    tail: [],
    standard: [],
    none: [],
  }
  const take = (typed: string, slotOfOwnWord: Slot | null) => {
    const known = TITLE_WORDS.get(foldWord(typed))
    if (known) words[known.slot].push(known.text)
    else if (slotOfOwnWord && typed) words[slotOfOwnWord].push(titleCase(typed))
  }
  for (const type of listValue(values, 'yarnType')) take(type, 'effect')
  take(textValue(values, 'spinningSystem'), 'process')
  for (const part of finishParts(textValue(values, 'finish'))) take(part, 'tail')
  takeUse(textValue(values, 'subcategory'), words.use)
  for (const standard of listValue(values, 'industryStandard')) take(standard, null)
  for (const qualifier of count?.qualifiers ?? []) take(qualifier, null)

  const fromCount = (count?.qualifiers ?? []).flatMap((qualifier) => STATUS_OF_QUALIFIER[qualifier] ?? [])[0] ?? ''
  const statusTyped = textValue(values, 'dyeingStatus') || fromCount
  const status = canonicalValue(dyeingStatuses, statusTyped) ?? statusTyped
  return {
    words,
    status,
    statusTyped,
    colour: titleCase(textValue(values, 'shade') || textValue(values, 'color')),
    pack: packWord(textValue(values, 'conePackageType')),
    grade: textValue(values, 'grade'),
    family: textValue(values, 'yarnFamily'),
  }
}

function spunTitle({ words, status, statusTyped, colour, pack, family }: Facts, fibre: FibreText, values: FieldValues) {
  const woolProcess = Object.hasOwn(WOOL_PROCESS, family) ? (WOOL_PROCESS[family] ?? '') : null
  const process = woolProcess === null || words.process.length > 0 ? words.process : [woolProcess]
  const isMelange = status === 'Melange'
  const dye = PLAINLY_DYED.has(status)
    ? family === 'Regenerated'
      ? 'Colour'
      : 'Dyed'
    : isMelange || WHITENED.has(status)
      ? ''
      : titleCase(status)
  const isColoured = isFilled(statusTyped) && status !== 'Grey' && !WHITENED.has(status)
  const use = words.use.filter((word) => word !== 'Warp' && word !== 'Weft')
  const direction = ['Warp', 'Weft'].filter((word) => words.use.includes(word)).map((word) => `(${word})`)
  const effect = words.effect.filter((word) => !(isMelange && word === 'Melange'))
  // Wool starts with the shares, and shorthands come first; every other fibre follows how it was spun.
  const leads = woolProcess !== null || fibre.isShorthand
  const made = [...process, ...words.treatment]
  const isNamedMelange = /\bmelange\b/i.test(colour)
  const shade = isMelange && !isNamedMelange ? [colour, 'Melange'].filter(Boolean).join(' ') : isColoured ? colour : ''
  return {
    head: [
      ...words.prefix,
      ...(leads ? [fibre.text, ...made] : [...made, fibre.text]),
      ...effect,
      dye,
      ...use,
      'Yarn',
      ...direction,
    ],
    tail: [
      WHITENED.has(status) ? titleCase(statusTyped) : '',
      shade,
      ...words.tail,
      pack,
      woolProcess === null ? '' : superGrade(values),
      ...words.standard,
    ],
  }
}

function filamentTitle({ words, status, colour, pack, grade }: Facts, fibre: string) {
  const dye = status === 'Grey' ? 'Raw White' : titleCase(status)
  const shade = status && status !== 'Grey' ? [colour, dye] : [dye]
  return {
    head: [
      ...words.prefix,
      fibre,
      ...words.form,
      ...words.treatment,
      ...words.effect,
      ...words.mingle,
      ...words.lustre,
      ...shade,
      'Yarn',
    ],
    tail: [grade, ...words.tail, pack === 'Bobbin' ? '' : pack, ...words.standard],
  }
}

/** "Super 100s" distinguishes wools; other grades are shown only in the listing. */
function superGrade(values: FieldValues): string {
  const grade = textValue(values, 'grade')
  return /^super /i.test(grade) ? grade : ''
}

/** One thread as the trade writes it on the bag: 2/40s, Nm 2/28, 150D/48F/2, 20/22D, 30s + 20D Lycra. */
function countWords(count: ParsedCount, typedPly: number | null): string {
  const ply = count.ply ?? typedPly ?? 1
  const value = plain(count.value)
  const folded = ply > 1 ? `${ply}/${value}` : value
  const tail = `${count.filaments ? `/${count.filaments}F` : ''}${ply > 1 ? `/${ply}` : ''}`
  const thread = {
    Ne: `${folded}s`,
    Nm: `Nm ${folded}`,
    NeW: `NeW ${folded}`,
    NeL: `${folded} Lea`,
    Run: `${folded} Run`,
    JuteLb: `${folded} lb`,
    Tkt: `Tkt ${value}`,
    Tex: `${value} tex${tail}`,
    dtex: `${value} dtex${tail}`,
    Denier: `${count.range ? count.range.map(plain).join('/') : value}D${tail}`,
  }[count.system]
  if (!count.core) return thread
  const core = count.core.system === 'Denier' ? `${plain(count.core.value)}D` : `${plain(count.core.value)} dtex`
  const material = count.words.find((word) => canonicalValue(fibres, word) === ELASTANE) ?? ELASTANE
  return `${thread} + ${core} ${titleCase(material)}`
}

const ELASTANE = 'Elastane'

/** A count that cannot be read ("assorted") is still better than none. */
function typedCount(values: FieldValues): string {
  const typed = textValue(values, 'count').trim()
  return typed.length <= COUNT_TYPED_LENGTH_MAX ? titleCase(typed) : ''
}

interface FibreText {
  text: string
  /** "PC 65/35" comes before how it was spun, as the trade writes it. */
  isShorthand: boolean
}

function fibreWords(values: FieldValues, count: ParsedCount | null): FibreText {
  const rows = statedBlend(values, count).filter(
    (row) => !(count?.core && canonicalValue(fibres, row.fibre) === ELASTANE),
  )
  const names = rows.map(({ fibre }) => titleCase(fibre))
  const [only] = rows
  if (Object.hasOwn(WOOL_PROCESS, textValue(values, 'yarnFamily')) && rows.length > 1) {
    return {
      text: rows.map(({ fibre, percent }) => `${plain(percent)}% ${titleCase(fibre)}`).join(' '),
      isShorthand: false,
    }
  }
  if (rows.length === 1 && only) {
    const isStated = only.percent === 100 && !NATURAL_FIBRES.has(canonicalValue(fibres, only.fibre) ?? only.fibre)
    const isSpun = holds(MAY_BE_SPUN, values) && count?.filaments == null
    return { text: isStated && isSpun ? `100% ${names[0] ?? ''}` : (names[0] ?? ''), isShorthand: false }
  }
  if (rows.length > 1) {
    const ratio = rows.map(({ percent }) => plain(percent)).join('/')
    const code = blendCode(rows)
    const isPlain = rows.every(({ fibre }) => !/^recycled/i.test(fibre))
    if (isPlain && (code === 'PC' || code === 'CVC')) return { text: `${code} ${ratio}`, isShorthand: true }
    return { text: `${names.join('-')} ${ratio}`, isShorthand: false }
  }
  const listed = listValue(values, 'fiberType').filter(
    (fibre) => !(count?.core && canonicalValue(fibres, fibre) === ELASTANE),
  )
  const family = textValue(values, 'yarnFamily')
    .replace(/\b(yarn|spun|filament)\b/gi, '')
    .trim()
  return { text: listed.slice(0, 3).map(titleCase).join('-') || titleCase(family), isShorthand: false }
}

/** DTY is sold by lustre and intermingling together: "Semi-dull SIM". */
function finishParts(finish: string): string[] {
  const words = finish.split(/\s+/)
  const mingles = words.filter((word) => TITLE_WORDS.get(foldWord(word))?.slot === 'mingle')
  return [...mingles, words.filter((word) => !mingles.includes(word)).join(' ')]
}

function takeUse(typed: string, use: string[]): void {
  const canonical = canonicalValue(yarnUses, typed)
  const direction = canonical === 'Weaving warp' ? 'Warp' : canonical === 'Weaving weft' ? 'Weft' : null
  if (direction) use.push('Weaving', direction)
  else if (typed) use.push(titleCase(typed))
}

function packWord(typed: string): string {
  const canonical = canonicalValue(conePackages, typed) ?? typed
  if (/cone/i.test(canonical)) return 'Cone'
  if (/hank/i.test(canonical)) return 'Hank'
  return /cheese|parallel tube/i.test(canonical) ? 'Cheese' : titleCase(canonical)
}

function plain(value: number): string {
  return plainDigits(value, 3)
}
