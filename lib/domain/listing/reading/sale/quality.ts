import { certificateReaderOf } from '@/lib/domain/families/certificate'
import { KNOWN_MAKERS } from '@/lib/domain/families/makers'
import { tokensOf } from '@/lib/domain/families/reading/tokens'
import { isTown } from '@/lib/domain/families/towns'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import type { LineText } from '../line-text'
import { isOffered } from './offered'

/** "AA grade", "1st quality", "grade: B". Of "A/B grade" and "no B grade" none is meant. */
const GRADE =
  /(?<!\p{L}|\d|[/&+-]\s?|\b(?:no|not|non|without|or|and|to)\s+)(?:(aa|a1|a|b|c|[2-6]a|1st|2nd|first|second|export)[\s-]*(?:grade|quality|qlty)|grade\s*[:=-]?\s*["'“]?(aa|a1|a|b|c)["'”]?)(?![\p{L}\d]|\s*(?:[/&+]|or\b|and\b)\s*(?:\p{L}{1,2}|1st|2nd|first|second)\b)/iu
const GRADE_IN_WORDS: Readonly<Record<string, string>> = { '1st': 'first', '2nd': 'second' }

/** What is said of a whole parcel, by the condition that it names. "30 seconds" is a time, "no seconds" no condition, and "seconds 10% less" that of other goods. */
const CONDITIONS: ReadonlyArray<readonly [condition: string, pattern: RegExp]> = [
  [
    'Seconds',
    /(?<!\d\s*|\b(?:no|not|non|without|or|and)\s+)\b(?:seconds|2nds|second(?:s)? (?:maal|mal|goods|stock|lot|quality|qlty)|mill second)\b(?!\s+(?:\d+\s*%|ok|okay|acceptable|also|extra|chalega|less|allowed|separate))/iu,
  ],
  ['JobLot', /(?<!\b(?:no|not)\s+)\b(?:job|odd|assorted)[\s-]?lots?\b/iu],
  [
    'Lot',
    /(?<!\b(?:no|not|non)\s+)\b(?:(?:stock|surplus)[\s-]?lots?|(?:dead|surplus|excess) stock|(?:export|production|excess) surplus(?: lots?)?|(?:excess|surplus|over) production(?: surplus)?(?! capacity)|lot (?:maal|mal)|clearance(?: (?:lot|stock|sale))?)\b/iu,
  ],
  ['FreshMix', /\bfresh mix(?:ed)?\b/iu],
  ['Claimless', /\b(?:claim ?less|no claims?(?=\s*(?:$|[,;.)]))|as is(?: where is)?)\b/iu],
  [
    'Fresh',
    /(?<!\b(?:no|not|non)\s+)\bfresh(?! mix)(?: (?:stock|lot|maal|mal|goods|production|quality|piece|dispatch))?\b/iu,
  ],
]

/** "Make: Filatex", "Brand - Coats Epic"; and "Loyal Textile make", in words with a capital. */
const MAKER =
  /(?<!\p{L})(?:[Mm]ake|MAKE|[Bb]rand|BRAND|[Mm]aker|[Mm]anufacturer)\s*[:=-]\s*(\p{Lu}[\p{L}\d&.'-]*(?: \p{Lu}[\p{L}\d&.'-]*){0,2})/u
const MAKER_BEHIND =
  /(?<![\p{L}\d-]|\b(?:or|and)\s+|[/&]\s*)((?:\p{Lu}[\p{L}&.]+\s+){0,2}\p{Lu}\p{L}+)\s+(?:make|MAKE|Make|brand|BRAND|Brand)(?!\p{L}|\s*[:=-])/u
/** Goods in front of the name of a maker. */
const GOODS_BEFORE =
  /^(?:(?:yarns?|threads?|sewing|embroidery|fabrics?|cloth|gr[ae]y|cotton|polyester|viscose|cones?|dyed|fresh|grade|quality|pure|export)\s+)+/iu
/** Words in front of "make" and "brand" that name no maker. */
const NO_MAKER =
  /^(?:own|any|all|no|not|new|old|our|your|their|other|same|similar|local|indian?|chinese|china|imported|branded|best|good|top|premium|known|reputed|standard|leading|famous|mill|private|without|multi|mix|mixed|different|various|the|we|which|what|to|can|export|japan(?:ese)?|german|italian|taiwan|korean?)$/i

/** Reads the grade, the condition, the certificates and the maker of goods of any trade, in the modules that have them. */
export function readQuality(line: LineText, definition: ModuleDefinition, isRequest: boolean): void {
  readGrade(line, definition)
  readCondition(line, definition)
  readCertificates(line, definition, isRequest)
  const maker = fieldSpec(definition, 'brandManufacturer')
  if (maker?.kind !== 'text' || maker.isHidden) return
  for (const pattern of [MAKER, MAKER_BEHIND])
    if (!line.has('brandManufacturer'))
      line.take(pattern, ([, named = '']) => {
        const name = named.replace(GOODS_BEFORE, '').replace(/[.'-]+$/, '')
        // "Bhilwara make" says where it is made.
        return NO_MAKER.test(name) || isTown(name) ? null : { brandManufacturer: name }
      })
  if (!line.has('brandManufacturer')) readKnownMaker(line)
}

/** A maker that the trade knows by name: "FDY 50/24 Reliance", "Coats Epic tkt 120". Of two makers none is meant. */
function readKnownMaker(line: LineText): void {
  const named = KNOWN_MAKERS.filter(([, pattern]) => pattern.test(line.rest))
  // "Madura Coats" has the name of another.
  const [found, ...others] = named.filter(([name]) => !named.some(([other]) => other !== name && other.endsWith(name)))
  if (!found || others.length > 0) return
  const [name, pattern] = found
  line.take(pattern, ([, goods]) => ({ brandManufacturer: goods ? `${name} ${goods}` : name }))
}

function readGrade(line: LineText, definition: ModuleDefinition): void {
  const spec = fieldSpec(definition, 'grade')
  if (spec?.kind !== 'choice' || spec.isHidden || line.has('grade')) return
  const gradeOf = ([text, before, behind]: RegExpExecArray) => {
    const letter = (before ?? behind ?? '').toLowerCase()
    const word = GRADE_IN_WORDS[letter] ?? letter
    const known = [text, word, `${word} grade`]
      .map((words) => canonicalValue(spec.vocabulary, words))
      .find((value) => value !== null)
    // An open list takes a grade of letters that it does not name.
    return known ?? (!spec.vocabulary.isClosed && /^(?:aa|a1|[ac])$/.test(word) ? word.toUpperCase() : undefined)
  }
  const grades = [...line.rest.matchAll(new RegExp(GRADE, 'giu'))].map(gradeOf)
  if (new Set(grades).size > 1) return
  line.take(GRADE, (match) => {
    const grade = gradeOf(match)
    return grade === undefined ? null : { grade }
  })
}

/** "Seconds job lot", "job lot of seconds". In "seconds, job lot" they may be two parcels. */
const LOT_OF_SECONDS =
  /(?<!\b(?:no|not|non|without|or|and)\s+)\b(?:(?:(?:mill\s+)?(?:seconds|2nds)(?:\s+(?:quality|qlty|goods|maal|mal))?|second\s+(?:quality|qlty|maal|mal))\s+(?:job|stock|odd|surplus)[\s-]?lots?|(?:job|stock|odd|surplus)[\s-]?lots?\s+(?:of\s+)?(?:mill\s+)?(?:seconds|2nds))\b(?!\s*(?:[&/+]|\d+%|(?:ok|okay|acceptable|also|chalega|or|and|less|not|nahi|no)\b))/iu

/** Fresh goods next to the seconds, or "prime also available". In "seconds stock lot, ready 1st December" and "seconds stock lot denim, also twill" there are none. */
const WITH_FIRSTS =
  /\b(?:fresh|firsts|prime(?!\s+(?:colou?rs?|shades?))|regular(?!\s+(?:supply|supplier|basis|stock|lots?))|sound|good\s(?:quality|qlty|maal|mal)(?=\s+(?:also|too|bhi)\b)|(?:first|1st)[\s-](?:quality|qlty|grade)|a[\s-]grade|(?:also|separate(?:ly)?)\s(?:mill\s)?(?:seconds?|2nds|(?:job|stock|odd|surplus)[\s-]?lots?)|(?:seconds?|2nds|lots?)\s(?:also|separate(?:ly)?))\b/i

/** The condition, where the line names one alone. What is not fresh is often sold without claims too: "job lot, as is where is". */
function readCondition(line: LineText, definition: ModuleDefinition): void {
  // "First quality poplin, also seconds stock lot" has both.
  const isFresh = WITH_FIRSTS.test(line.typed)
  if (isOffered(definition, 'condition', 'Seconds') && !isFresh)
    line.take(LOT_OF_SECONDS, () => ({ condition: 'Seconds' }))
  if (line.has('condition')) return
  const named = CONDITIONS.filter(
    ([condition, pattern]) => isOffered(definition, 'condition', condition) && pattern.test(line.rest),
  )
  const isParcel = named.some(([condition]) => /^(?:Seconds|JobLot|Lot)$/.test(condition))
  const [[condition, pattern] = [], ...others] = named.filter(([one]) => !isParcel || one !== 'Claimless')
  if (condition !== undefined && pattern !== undefined && others.length === 0) line.take(pattern, () => ({ condition }))
}

/** The schemes by which the goods are certified, where the readers of a module do not know them. */
function readCertificates(line: LineText, definition: ModuleDefinition, isRequest: boolean): void {
  const spec = fieldSpec(definition, 'certifications')
  const scheme = spec?.kind === 'rows' && !spec.isHidden ? spec.parts.find((part) => part.name === spec.key) : undefined
  const isField = scheme?.kind === 'choice'
  if (line.has(isField ? 'certifications' : 'industryStandard')) return
  const reader = certificateReaderOf([], isField ? scheme.vocabulary : undefined)
  // Who sells "GOTS required" has none; who buys it wants one.
  const tokens = tokensOf(isRequest ? line.rest.replace(/\b(?:required|needed|must)\b/giu, ' ') : line.rest)
  const found = tokens.flatMap((_, at) => reader.read(tokens, at)?.understood ?? [])
  const rows = new Map(
    found.flatMap(({ value, text }) =>
      isField || isOffered(definition, 'industryStandard', String(value)) ? [[String(value), text] as const] : [],
    ),
  )
  if (rows.size === 0) return
  const names = [...rows.keys()]
  // Goods without certificates of their own have the scheme among their standards.
  line.note(
    isField ? { certifications: names.map((name) => ({ scheme: name })) } : { industryStandard: names },
    [...rows.values()].join(', '),
  )
  for (const text of rows.values()) line.remove(text)
}
