import { readDay } from '@/lib/domain/calendar-day'
import { type Notation, readerOf } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { wordAt } from '../../reading/tokens'
import { contextOf } from './context'

const FIGURE = String.raw`(?<v>\d{1,4}(?:\.\d{1,3})?)(?: ?(?:-|to) ?(?<w>\d{1,4}(?:\.\d{1,3})?))?`
const PERCENT = `(?: ?%| percent| pct)`
const LIMIT = String.raw`(?: ?(?:min|max|std|approx)\.?)?`

/** A strength, purity or content: which one, the line tells. */
const percent: Notation = {
  pattern: new RegExp(
    String.raw`(?<before>strength|purity|active(?: content| matter)?|solids?(?: content)?|assay|conc(?:entration)?\.?)? ?[:=-]? ?${FIGURE}${PERCENT}${LIMIT}(?<after> ?(?:strength|purity|pure|active(?: content| matter)?|solids?(?: content)?|w\/w|conc\.?|concentration|owf|o\.w\.f\.?|assay))?`,
    'iy',
  ),
  read(match, tokens, at) {
    const { v = '', w, before = '', after = '' } = match.groups
    const value = w === undefined ? Number(v) : Math.min(Number(v), Number(w))
    const label = `${before}${after}`.toLowerCase()
    const { isDye, isCommodity, isAuxiliary } = contextOf(tokens)
    const { text } = match
    if (/owf|o\.w\.f/.test(label) || DOSAGE.test(wordAt(tokens, at - 1))) return [understood('dosage', text, text)]
    // "46% N" is what a fertiliser gives.
    // and "4% solution" how a viscosity is tested.
    if (/^(?:n|soln?|solution|aq)$/.test(behindWords(tokens, text))) return null
    if (/discount|gst|advance|tax|off|extra/.test(behindWords(tokens, text))) return null
    if (/active|solid/.test(label)) return within(value, 0.1, 100) ? [understood('activeContent', text, value)] : null
    if (/strength/.test(label)) return within(value, 10, 500) ? [understood('strength', text, value)] : null
    if (isCommodity && !isDye) return within(value, 0.5, 100) ? [understood('purity', text, value)] : null
    if (/pur|assay/.test(label)) return within(value, 0.5, 100) ? [understood('purity', text, value)] : null
    if (isDye) return within(value, 20, 500) ? [understood('strength', text, value)] : null
    return isAuxiliary && within(value, 1, 100) ? [understood('activeContent', text, value)] : null
  },
}

/** "Dosage 1-2%" is how much of it is used. */
const DOSAGE = /^(?:dosage|dose|dosing)$/

/** "Hydros 88 at 95/kg": a figure right behind the chemical, before a price, is its purity. */
const barePurity: Notation = {
  pattern: /(?<v>\d{2}(?:\.\d{1,2})?)/iy,
  read({ groups, text, used }, tokens, at) {
    const behind = tokens.slice(at + used).join(' ')
    const { isDye, isCommodity } = contextOf(tokens)
    const isUnit =
      /^(?:kgs?|l|ltrs?|lit(?:re|er)s?|bags?|drums?|cans?|mt|tons?|gms?|ml|tw|be|pcs|nos|x|-|to|\/)\b/i.test(behind)
    const isBehindName =
      /\p{L}{3}/u.test(tokens[at - 1] ?? '') && !/^(?:rs|inr|min|moq|pack(?:ing)?)\.?$/i.test(tokens[at - 1] ?? '')
    if (
      !isCommodity ||
      isDye ||
      isUnit ||
      !isBehindName ||
      !/\d ?\/ ?(?:kg|l|ltr)|\d (?:per|rs)\b|\b(?:rs|inr)\.? ?\d|₹/i.test(behind)
    )
      return null
    return within(Number(groups.v), 20, 99.99) ? [understood('purity', text, Number(groups.v))] : null
  },
}

/** "shelf life 6 months", "2 years shelf life". */
const shelfLife: Notation = {
  pattern:
    /(?:shelf ?-?life(?: ?(?:of|is|:|=|-))* ?(?<a>\d{1,3})(?: ?-? ?)(?<u>months?|mths?|years?|yrs?)|(?<b>\d{1,3}) ?(?<w>months?|mths?|years?|yrs?) shelf ?-?life)/iy,
  read({ groups, text }) {
    const months = Number(groups.a ?? groups.b) * (/^y/i.test(groups.u ?? groups.w ?? '') ? 12 : 1)
    return within(months, 1, 240) ? [understood('shelfLife', text, months)] : null
  },
}

const within = (value: number, min: number, max: number): boolean => value >= min && value <= max

/** The word behind this text in its line. */
function behindWords(tokens: readonly string[], text: string): string {
  const line = tokens.join(' ').toLowerCase()
  return (
    line
      .slice(line.indexOf(text.toLowerCase()) + text.length)
      .trim()
      .split(' ', 1)[0] ?? ''
  )
}

const PACKS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:hdpe|pp|woven) (?:bags?|sacks?)/, 'HDPE bag'],
  [/^paper (?:bags?|sacks?)/, 'Paper bag'],
  [/^(?:ldpe |laminated )?(?:bags?|sacks?)/, 'Bag'],
  [/^(?:card ?board |corrugated )?(?:cartons?|box(?:es)?)/, 'Carton'],
  [/^(?:hdpe|hm|plastic) (?:drums?|barrels?)/, 'HDPE drum'],
  [/^(?:ms|iron|steel) (?:drums?|barrels?)/, 'Metal drum'],
  [/^fib(?:re|er) (?:drums?|barrels?)/, 'Fibre drum'],
  [/^(?:blue )?(?:drums?|barrels?)/, 'Drum'],
  [/^(?:hdpe )?(?:carboys?|cans?|jerry ?cans?|jars?)/, 'Carboy'],
  [/^ibc/, 'IBC'],
  [/^jumbo/, 'Jumbo bag'],
  [/^bottles?/, 'Bottle'],
]
const PACK = `(?<pack>(?:hdpe |hm |plastic |ms |steel |fib(?:re|er) |iron |blue |pp |paper |woven |laminated |card ?board |corrugated )?(?:bags?|sacks?|drums?|barrels?|cartons?|box(?:es)?|carboys?|cans?|jerry ?cans?|jars?|ibc(?: tanks?)?|jumbo bags?|bottles?|pails?|buckets?|kegs?|packing|pack|packs|packaging))`
const UNIT = `(?<u>kgs?|kilos?|l|lt|ltrs?|lit(?:re|er)s?|gms?|grams?|g|ml)`

/** "25 kg bag", "200 L drum", "pack of 25 kg", "50 kg HDPE bags". */
const pack: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?<v>\d{1,5}(?:\.\d{1,2})?) ?${UNIT}\.? ?(?:net )?(?:per |\/ ?)?${PACK}(?: ?x ?(?<n>\d{1,5}))?|(?<pack2>bags?|drums?|cartons?|carboys?|cans?|pack(?:ing|s|aging)?)(?: size)? ?(?:of|:|-)? ?(?<v2>\d{1,5}(?:\.\d{1,2})?) ?(?<u2>kgs?|l|ltrs?|lit(?:re|er)s?|gms?|ml))`,
    'iy',
  ),
  read({ groups, text }, tokens, at) {
    const value = Number(groups.v ?? groups.v2)
    const unit = (groups.u ?? groups.u2 ?? '').toLowerCase()
    const packUnit = /^k/.test(unit) ? 'kg' : /^m/.test(unit) ? 'ml' : /^g/.test(unit) ? 'g' : 'L'
    if (!(value > 0) || value > 40_000 || isTerm(tokens, at)) return null
    // "40 bags of 25 kg": the number before the word counts packs.
    const type = PACKS.find(([word]) => word.test((groups.pack ?? groups.pack2 ?? '').toLowerCase()))?.[1]
    return [
      understood('packSize', text, packUnit === 'kg' ? value : { value, unit: packUnit }, value),
      understood('packUnit', text, packUnit),
      ...(type === undefined ? [] : [understood('packageType', text, type)]),
      ...stockOf(text, value, packUnit, groups.n),
    ]
  },
}

/** "88% min 50 kg drum": the minimum is that of the purity. */
const isTerm = (tokens: readonly string[], at: number): boolean =>
  /^(?:moq|min|minimum|stock|ready|rs\.?|@)$/.test(wordAt(tokens, at - 1)) && !wordAt(tokens, at - 2).endsWith('%')

/** Liquids are packed in these; a figure in litres by itself is the pack. */
const LITRES: ReadonlySet<number> = new Set([0.5, 1, 2, 5, 10, 20, 30, 35, 50, 60, 120, 200, 210, 220, 1000])
const litres: Notation = {
  pattern: /(?<v>\d{1,4}(?:\.5)?) ?(?:l|ltrs?|lit(?:re|er)s?)/iy,
  read({ groups, text }, tokens, at) {
    const value = Number(groups.v)
    if (
      !LITRES.has(value) ||
      /^(?:moq|min|minimum|stock|ready|available|rs\.?|@|per|x|\d+)$/.test(wordAt(tokens, at - 1))
    )
      return null
    return [understood('packSize', text, { value, unit: 'L' }, value), understood('packUnit', text, 'L')]
  },
}

/** So many packs are the stock, by weight or volume. */
const stockOf = (text: string, size: number, unit: string, count: string | undefined) =>
  count === undefined || !/^(?:kg|L)$/.test(unit)
    ? []
    : [understood('availableQuantity', text, size * Number(count)), understood('uom', text, unit)]

/** "25 kg x 40 bags": the pack and the stock. */
const packsOf: Notation = {
  pattern: /(?<v>\d{1,4}) ?kgs? ?x ?(?<n>\d{1,5}) ?(?<pack>bags?|drums?|cartons?|boxes|carboys?|cans?)/iy,
  read({ groups, text }) {
    const [size, count] = [Number(groups.v), Number(groups.n)]
    const type = PACKS.find(([word]) => word.test((groups.pack ?? '').toLowerCase()))?.[1]
    return [
      understood('packSize', text, size),
      understood('packUnit', text, 'kg'),
      ...(type === undefined ? [] : [understood('packageType', text, type)]),
      understood('availableQuantity', text, size * count),
      understood('uom', text, 'kg'),
    ]
  },
}

/** "140 Tw", "48 Be": how dense a lye is; "PVA 1788": its grade. */
const degrees: Notation = {
  pattern: /(?<v>\d{2,3}) ?(?:°|deg(?:ree)?s?)? ?(?<u>tw(?:addle|addell)?|be|baume)/iy,
  read: ({ groups, text }) => [understood('grade', text, `${groups.v} ${/^t/i.test(groups.u ?? '') ? 'Tw' : 'Bé'}`)],
}
const pvaGrade: Notation = {
  pattern: /(?:pva|polyvinyl alcohol)[ -]?(?<v>\d{4})/iy,
  read: ({ groups, text }) => [
    understood('substance', text, 'Polyvinyl alcohol'),
    understood('chemClass', text, 'Polymer and gum'),
    understood('grade', text, groups.v),
  ],
}

const density: Notation = {
  pattern:
    /(?:(?:density|sp\.? ?gr(?:avity)?\.?|specific gravity) ?(?:of|:|=|-|is)? ?(?<a>[0-3]\.\d{1,4})(?: ?(?:g\/cc|g\/ml|kg\/l|gm\/cc))?|(?<b>[0-3]\.\d{1,4}) ?(?:g\/cc|g\/ml|kg\/l|gm\/cc|sp\.? ?gr\.?))/iy,
  read: ({ groups, text }) => [understood('density', text, Number(groups.a ?? groups.b))],
}

const ph: Notation = {
  pattern:
    /ph(?: value| range)? ?(?:of|:|=|-|is|\(1%\))? ?(?<v>\d{1,2}(?:\.\d)?)(?: ?(?:-|to) ?(?<w>\d{1,2}(?:\.\d)?))?/iy,
  read({ groups, text }) {
    const [from, to] = [Number(groups.v), Number(groups.w ?? groups.v)]
    return from <= to && to <= 14 ? [understood('pH', text, { from, to })] : null
  },
}

const viscosity: Notation = {
  pattern: /(?:viscosity ?[:=-]? ?)?(?<v>\d{1,6}) ?(?:-|to)? ?(?:\d{1,6} ?)?(?:cps?|mpa\.?s|m ?pas|centipoise)/iy,
  read: ({ groups, text }) => [understood('viscosity', text, Number(groups.v))],
}

const ACTIVITY: Readonly<Record<string, string>> = { u: 'U/g', skb: 'SKB/g', knu: 'KNU/g', cmc: 'CMC U/g' }
const activity: Notation = {
  pattern: /(?<v>\d{2,7}) ?(?<u>cmcu?|skb|knu|iu|u|units?)(?: ?\/ ?| per )?(?<per>g|gm|gram|ml)?/iy,
  read({ groups, text }, tokens) {
    if (!contextOf(tokens).isEnzyme) return null
    const unit = (groups.u ?? '')
      .toLowerCase()
      .replace(/^cmcu$/, 'cmc')
      .replace(/^(?:iu|units?)$/, 'u')
    const name = unit === 'u' && groups.per === 'ml' ? 'U/ml' : ACTIVITY[unit]
    return name === undefined
      ? null
      : [understood('activity', text, Number(groups.v)), understood('activityUnit', text, name)]
  },
}

/** "Exp 31/12/2027", "mfg 5 Jan 2027": a day that could mean two, or without its day, is left. */
const dated = (name: string, words: string): Notation => ({
  pattern: new RegExp(
    String.raw`(?:${words})(?: ?(?:date|dt|on|:|=|-|\.))* ?(?<day>\d{1,2}(?:st|nd|rd|th)?[ ./-]+(?:[a-z]{3,9}|\d{1,2})\.? ?,?[ ./-]*20\d\d|20\d\d-\d\d-\d\d)`,
    'iy',
  ),
  read({ groups, text }) {
    const day = readDay(groups.day ?? '')
    return day === null ? null : [understood(name, text, day)]
  },
})

const zdhc: Notation = {
  pattern: /(?:zdhc|mrsl)(?: mrsl)?(?: v?\d(?:\.\d)?)? ?(?:level|l|lvl)[ -]?(?<n>[0-3])/iy,
  read: ({ groups, text }) => [understood('zdhcLevel', text, `Level ${groups.n}`)],
}

/** "2 g/L", "1-3 gpl", "2% owf": how much a mill uses. */
const dosage: Notation = {
  pattern:
    /(?:dos(?:e|age|ing) ?[:-]? ?)?\d{1,3}(?:\.\d)?(?: ?(?:-|to) ?\d{1,3}(?:\.\d)?)? ?(?:g\/l|gpl|gm\/l|gms\/l|ml\/l|g\/ltr|% ?owf)/iy,
  read: ({ text }) => [understood('dosage', text, text.replace(/^dos(?:e|age|ing) ?[:-]? ?/i, ''))],
}

/** Numbers of a chemical with their units. */
export const numberReaders: readonly TextReader[] = [
  readerOf('strength', ['150% strength', '98% caustic soda', '30% active softener'], [percent, barePurity]),
  readerOf('packSize', ['25 kg bag', '200 L drum', 'packing 50 kg', '25 kg x 40 bags'], [packsOf, pack, litres]),
  readerOf('grade', ['140 Tw sodium silicate', 'PVA 1788'], [degrees, pvaGrade]),
  readerOf('density', ['density 1.2', '1.05 g/cc'], [density]),
  readerOf('pH', ['pH 6-8'], [ph]),
  readerOf('viscosity', ['5000 cps'], [viscosity]),
  readerOf('activity', ['10000 u/g enzyme'], [activity]),
  readerOf('shelfLife', ['shelf life 6 months'], [shelfLife]),
  readerOf(
    'expiryDate',
    ['expiry 31/12/2027', 'mfg date 5 Jan 2027'],
    [
      dated('expiryDate', 'exp(?:iry|ires?|iring)?|use before|best before'),
      dated('mfgDate', 'mfg|mfd|manufactured|made'),
    ],
  ),
  readerOf('zdhcLevel', ['ZDHC level 3'], [zdhc]),
  readerOf('dosage', ['1-3 g/l'], [dosage]),
]
