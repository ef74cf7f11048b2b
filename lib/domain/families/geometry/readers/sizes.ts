import { behind, type Notation, readerOf } from '../../reading/notations'
import { type TextReader, type Understood, understood } from '../../reading/reading'
import { type Matched, wordAt } from '../../reading/tokens'
import { PACKS } from '../vocabulary/packs'
import { goodsOf, sells } from './context'

const UNIT = String.raw`mm|cms?|inch(?:es)?|ins?\b|"|''|feet|ft|met(?:er|re)s?\b|mtrs?\b|m\b`
const FIGURE = String.raw`\d{1,5}(?:\.\d{1,3})?`
const CROSS = String.raw` ?(?:x|by|\*) ?`
const SIDE = String.raw`(?: ?\(? ?(?:length|width|height|[lwhdg])\b(?! ?cut) ?\)?(?! ?x ?[a-z]))?`
const side = (n: number): string => `(?<v${n}>${FIGURE}) ?(?<u${n}>${UNIT})?${SIDE}`
const LEAD = String.raw`(?:(?:box |bag |carton )?(?:size|sizes|dimensions?|dim|dims|measuring|l ?x ?w ?x ?h|lxwxh|l x b x h|lxbxh)(?: ?\(?(?:in )?(?:${UNIT})?\)?)?(?: ?[:=-])? )?`
const CLOSE = String.raw`(?: ?\))?(?: ?(?<u>${UNIT}))?(?: ?\(? ?(?:l ?x ?w ?x ?h|lxwxh|lxbxh|wxl|w x l|wxh|lxw|l x w) ?\)?)?`

interface Side {
  value: number
  unit: string
}

const UNITS: ReadonlyArray<readonly [RegExp, string, mm: number]> = [
  [/^mm$/, 'mm', 1],
  [/^cms?$/, 'cm', 10],
  [/^(?:in|"|'')/, 'in', 25.4],
  [/^f/, 'ft', 304.8],
  [/^m/, 'm', 1000],
]

function unitOf(word: string | undefined): string | null {
  return UNITS.find(([pattern]) => pattern.test(word ?? ''))?.[1] ?? null
}

const mmOf = ({ value, unit }: Side): number =>
  Math.round(value * (UNITS.find(([, name]) => name === unit)?.[2] ?? 1) * 1000) / 1000

const sized = (name: string, text: string, stated: Side): Understood => understood(name, text, mmOf(stated), stated)

/** The figures of a match with their units: that of the whole for those without one; null when no unit is sure. */
function sidesOf(
  { groups }: Matched,
  count: number,
  usual: (values: readonly number[]) => string | null,
): Side[] | null {
  const figures = Array.from({ length: count }, (_, at) => ({
    value: Number(groups[`v${at + 1}`]),
    unit: unitOf(groups[`u${at + 1}`]?.toLowerCase()),
  }))
  const stated = unitOf(groups.u?.toLowerCase()) ?? figures.findLast(({ unit }) => unit !== null)?.unit ?? null
  const unit = stated ?? usual(figures.map(({ value }) => value))
  if (unit === null || figures.some(({ value }) => !(value > 0))) return null
  return figures.map(({ value, unit: own }) => ({ value, unit: own ?? unit }))
}

const most = (values: readonly number[]): number => Math.max(...values)
const least = (values: readonly number[]): number => Math.min(...values)

/** The unit of sizes without one, where their order of size leaves no doubt. */
const boxUnit = (values: readonly number[]) => (least(values) >= 90 ? 'mm' : most(values) <= 36 ? 'in' : null)
const bagUnit = (values: readonly number[]) => (least(values) >= 100 ? 'mm' : most(values) <= 60 ? 'in' : null)
const palletUnit = (values: readonly number[]) =>
  least(values) >= 90 && most(values) >= 500 ? 'mm' : most(values) <= 60 ? 'in' : null
const labelUnit = (values: readonly number[]) =>
  most(values) <= 8 ? 'in' : least(values) >= 10 && most(values) >= 15 ? 'mm' : null
const millimetres = () => 'mm'
const unsure = () => null

const isUnitPrice = (tokens: readonly string[], at: number): boolean =>
  /^(?:@|rs\.?|₹|price|rate)$/.test(wordAt(tokens, at - 1))

/** "18x12x12 inch", `18" x 12" x 12"`, "(450 x 300 x 300) mm". */
const triple: Notation = {
  pattern: new RegExp(`${LEAD}${side(1)}${CROSS}${side(2)}${CROSS}${side(3)}${CLOSE}`, 'iy'),
  read(match, tokens, at) {
    const kind = goodsOf(tokens)?.value ?? ''
    const { text } = match
    if (isUnitPrice(tokens, at)) return null
    const is = (kinds: readonly string[]) => kinds.includes(kind)
    if (kind === 'Corner board') return cornerBoard(sidesOf(match, 3, millimetres), text)
    if (is(PACKS.rolls)) return rollOf(sidesOf(match, 3, unsure), text)
    if (is(PACKS.bags) && kind !== 'Jumbo bag') {
      const sides = sidesOf(match, 3, bagUnit)
      if (!sides) return null
      const [first, ...others] = sides as [Side, Side, Side]
      const [short, long] = mmOf(others[0]) < mmOf(others[1]) ? others : [others[1], others[0]]
      return [sized('itemWidth', text, first), sized('itemLength', text, long), sized('gusset', text, short)]
    }
    if (!is(PACKS.boxes) && !is(PACKS.boards) && !is(PACKS.pallets) && !is(['Jumbo bag', 'Cone separator', '']))
      return null
    // Without a kind only a size with its unit is sure to be that of a box.
    const sides = sidesOf(
      match,
      3,
      is(PACKS.pallets) ? palletUnit : kind === '' ? unsure : kind === 'Jumbo bag' ? jumboUnit : boxUnit,
    )
    if (!sides || (kind === '' && sides.some(({ unit }) => unit === 'm'))) return null
    const [length, width, height] = sides as [Side, Side, Side]
    return [sized('itemLength', text, length), sized('itemWidth', text, width), sized('itemHeight', text, height)]
  },
}
const jumboUnit = (values: readonly number[]) => (least(values) >= 60 && most(values) <= 200 ? 'cm' : null)

/** "50x50x5 mm": two legs and a thickness; "50x50x5x1200" with the length. */
function cornerBoard(sides: readonly Side[] | null, text: string): Understood[] | null {
  if (!sides) return null
  const [first, second, third, fourth] = sides
  if (!first || !second || !third || mmOf(third) > 15) return null
  return [
    sized('itemWidth', text, first),
    understood('thickness', text, mmOf(third)),
    ...(fourth ? [sized('itemLength', text, fourth)] : []),
  ]
}

const quadruple: Notation = {
  pattern: new RegExp(`${LEAD}${side(1)}${CROSS}${side(2)}${CROSS}${side(3)}${CROSS}${side(4)}${CLOSE}`, 'iy'),
  read(match, tokens) {
    return sells(tokens, ['Corner board']) ? cornerBoard(sidesOf(match, 4, millimetres), match.text) : null
  },
}

/** The width of a roll, its length in metres and its thickness: "1 m x 50 m x 2 mm". */
function rollOf(sides: readonly Side[] | null, text: string): Understood[] | null {
  if (!sides) return null
  const [width, length, thickness] = sides
  if (!width || length?.unit !== 'm' || length.value < 5 || mmOf(width) > 12_000) return null
  return [
    sized('itemWidth', text, width),
    understood('rollLength', text, length.value),
    ...(thickness && mmOf(thickness) <= 100 ? [understood('thickness', text, mmOf(thickness))] : []),
  ]
}

/** "12x16 inch" of a bag, "50 x 25 mm" of a label, "48 mm x 65 m" of a tape. */
const pair: Notation = {
  pattern: new RegExp(
    String.raw`${LEAD}${side(1)}${CROSS}${side(2)}(?: ?\+ ?(?<f>${FIGURE}))?${CLOSE}(?: ?(?<fw>flap|lip|(?:bottom |side )?gusset))?`,
    'iy',
  ),
  read(match, tokens, at) {
    const kind = goodsOf(tokens)?.value ?? ''
    const is = (kinds: readonly string[]) => kinds.includes(kind)
    if (isUnitPrice(tokens, at) || /^(?:x|by|mesh)$|^x\d/.test(behind(match, tokens, at))) return null
    const { text } = match
    if (is(PACKS.rolls)) return rollPair(match, kind)
    if (is(PACKS.hollow)) return tubePair(match, kind)
    const usual = is(PACKS.bags)
      ? bagUnit
      : is(PACKS.pallets)
        ? palletUnit
        : kind === 'Label'
          ? labelUnit
          : kind === 'Corrugated sheet'
            ? boxUnit
            : unsure
    const sides = sidesOf(match, 2, usual)
    if (!sides || kind === '' || is(['Carton'])) return null
    const [first, second] = sides as [Side, Side]
    if (match.groups.f !== undefined && !is(PACKS.bags)) return null
    if (is(PACKS.bags)) return bagOf(first, second, match, kind)
    const isLengthFirst =
      is(PACKS.pallets) || is(['Corrugated sheet', 'Cone separator', 'Mono carton', 'Rigid box', 'Partition'])
    return isLengthFirst
      ? [sized('itemLength', text, first), sized('itemWidth', text, second)]
      : [sized('itemWidth', text, first), sized('itemLength', text, second)]
  },
}

/** The mouth of a bag is named first, but of a jute bag its length. */
function bagOf(first: Side, second: Side, { groups, text }: Matched, kind: string): Understood[] {
  const isTurned = kind === 'Jute bag' && mmOf(first) > mmOf(second)
  const [mouth, depth] = isTurned ? [second, first] : [first, second]
  const extra = groups.f === undefined ? null : { value: Number(groups.f), unit: second.unit }
  const isGusset = /gusset/i.test(groups.fw ?? '')
  return [
    sized('itemWidth', text, mouth),
    sized('itemLength', text, depth),
    ...(extra && isGusset ? [sized('gusset', text, extra)] : []),
    ...(extra && !isGusset ? [understood('dimensions', text, mmOf(extra), { flap: mmOf(extra) })] : []),
  ]
}

const TAPE_MM: ReadonlySet<number> = new Set([
  6, 9, 12, 18, 20, 24, 25, 30, 36, 40, 42, 45, 48, 50, 60, 65, 70, 72, 75, 96, 100, 144,
])

function rollPair(match: Matched, kind: string): Understood[] | null {
  const { groups, text } = match
  const [a, b] = [Number(groups.v1), Number(groups.v2)]
  const isBare = groups.u1 === undefined && groups.u2 === undefined && groups.u === undefined
  // The one unit behind a tape's size is that of its length: "48 x 65 m".
  if ((PACKS.tapes as readonly string[]).includes(kind) || kind === 'Barcode ribbon') {
    const end = unitOf((groups.u2 ?? groups.u)?.toLowerCase())
    if (groups.u1 === undefined && (isBare || end === 'm') && (TAPE_MM.has(a) || kind === 'Barcode ribbon') && b >= 10)
      return [sized('itemWidth', text, { value: a, unit: a <= 3 ? 'in' : 'mm' }), understood('rollLength', text, b)]
  }
  if ((PACKS.straps as readonly string[]).includes(kind)) {
    const sides = sidesOf(match, 2, millimetres)
    const [width, thickness] = sides ?? []
    if (!width || !thickness || mmOf(thickness) > 3) return null
    return [sized('itemWidth', text, width), understood('thickness', text, mmOf(thickness))]
  }
  const sides = sidesOf(match, 2, unsure)
  return rollOf(sides, text) ?? sheetOf(sides, kind, text)
}

/** Films and papers in sheets: "18x24 inch". */
function sheetOf(sides: readonly Side[] | null, kind: string, text: string): Understood[] | null {
  const [width, length] = sides ?? []
  return width && length && kind === 'Foam sheet' && length.unit !== 'm'
    ? [sized('itemWidth', text, width), sized('itemLength', text, length)]
    : null
}

/** "69 x 290 mm": the diameter is the smaller one. */
function tubePair(match: Matched, kind: string): Understood[] | null {
  const sides = sidesOf(match, 2, (values) => (most(values) >= 100 && least(values) >= 10 ? 'mm' : null))
  if (!sides || (PACKS.cones as readonly string[]).includes(kind)) return null
  const [first, second] = sides as [Side, Side]
  const [bore, length] = mmOf(first) <= mmOf(second) ? [first, second] : [second, first]
  if (mmOf(bore) < 5 || mmOf(bore) > 600 || mmOf(length) < mmOf(bore) * 1.2) return null
  const isCore = kind === 'Paper core'
  if (!isCore && (mmOf(length) < 30 || mmOf(length) > 600)) return null
  return [
    sized('innerDiameter', match.text, bore),
    isCore ? sized('itemLength', match.text, length) : understood('coneLength', match.text, mmOf(length)),
  ]
}

/** "48mm x 65m x 40mic" of a tape, "12mm x 9kg" of a strap. */
const ofRoll: Notation = {
  pattern:
    /(?<width>\d{1,4}(?:\.\d)?) ?(?<unit>mm|inch|in|")? ?x ?(?:(?<metres>\d{2,4}) ?(?:m|mtrs?|met(?:er|re)s?)? ?x ?(?<micron>\d{2,3}) ?(?:microns?|mic|μm?)|(?<kg>\d{1,2}(?:\.\d)?) ?kgs?)/iy,
  read({ groups, text }, tokens) {
    const width = { value: Number(groups.width), unit: unitOf(groups.unit?.toLowerCase()) ?? 'mm' }
    if (!sells(tokens, PACKS.rolls)) return null
    return [
      sized('itemWidth', text, width),
      ...(groups.metres === undefined ? [] : [understood('rollLength', text, Number(groups.metres))]),
      ...(groups.micron === undefined ? [] : [understood('micron', text, Number(groups.micron))]),
      ...(groups.kg === undefined
        ? []
        : [understood('weight', text, Number(groups.kg), { value: Number(groups.kg), unit: 'kg' })]),
    ]
  },
}

/** A size that can be read in two ways stays as written: the figures of a tube, a carton without a unit. */
const unsureSize: Notation = {
  pattern: new RegExp(`${LEAD}${side(1)}${CROSS}${side(2)}(?:${CROSS}${side(3)})?${CLOSE}`, 'iy'),
  read({ text }, tokens, at) {
    const isSize = sells(tokens, [...PACKS.hollow, ...PACKS.boxes, ...PACKS.bags, ...PACKS.pallets, 'Corrugated sheet'])
    if (!isSize || isUnitPrice(tokens, at)) return null
    return [understood('dimensions', text, text, { note: text })]
  },
}

const OTHER_SIDE =
  /^(?:long|length|high|height|deep|thick|thickness|core|id|dia|diameter|gusset|flap|lip|handle|x|by|x\d.*|perforation|hole|holes|from|wall|bottom|top)$/
const OTHER_BEFORE = /^(?:length|height|thickness|core|id|dia|diameter|gusset|flap|lip|x|by|@|\+|of|wall)$/

/** "48 mm tape", "2 inch bopp tape", "500 mm stretch film", "width 12 mm": one side of goods in rolls is their width. */
const width: Notation = {
  pattern: new RegExp(
    String.raw`(?:x )?(?:(?:width|wide|size)(?: ?[:=-])? )?(?<v1>${FIGURE}) ?-?(?<u1>mm|cms?|inch(?:es)?|ins?\b|")(?: (?:wide|width|roll|reel))?`,
    'iy',
  ),
  read(match, tokens, at) {
    const { text, groups } = match
    const unit = unitOf(groups.u1?.toLowerCase())
    const stated = { value: Number(groups.v1), unit: unit ?? 'mm' }
    const isNamed = /wid/i.test(text)
    if (!isNamed && (OTHER_SIDE.test(behind(match, tokens, at)) || OTHER_BEFORE.test(wordAt(tokens, at - 1))))
      return null
    if (/^x /i.test(text) && !sells(tokens, PACKS.films)) return null
    if (sells(tokens, PACKS.straps) && !isNamed && mmOf(stated) < 3)
      return [understood('thickness', text, mmOf(stated))]
    if (!isNamed && sells(tokens, ['Corner board'])) return [sized('itemWidth', text, stated)]
    if (!isNamed && sells(tokens, ['Hanger', 'Tag pin', 'Collar support'])) return [sized('itemLength', text, stated)]
    if (!sells(tokens, PACKS.rolls) && !(isNamed && goodsOf(tokens) !== null)) return null
    // Foam and boards are named by their thickness.
    if (sells(tokens, ['Foam sheet']) && !isNamed)
      return mmOf(stated) <= 100 ? [understood('thickness', text, mmOf(stated))] : null
    return mmOf(stated) >= 3 && mmOf(stated) <= 12_000 ? [sized('itemWidth', text, stated)] : null
  },
}

const THICKNESS = /^(?:gauge|guage|micron|microns|mic|gsm|pcs|nos)$/
/** "+ 2 inch flap", "gusset 3 inch". */
const fold: Notation = {
  pattern: new RegExp(
    String.raw`(?:\+ ?|with )?(?:(?<v1>${FIGURE}) ?(?<u1>mm|cms?|inch(?:es)?|ins?\b|")? ?-?(?:side |bottom )?(?<a>gusset|flap|lip)s?|(?:side |bottom )?(?<b>gusset|flap|lip)s?(?: ?[:=-])? (?<v2>${FIGURE}) ?(?<u2>mm|cms?|inch(?:es)?|ins?\b|")?)`,
    'iy',
  ),
  read(match, tokens, at) {
    const { groups, text } = match
    const part = (groups.a ?? groups.b ?? '').toLowerCase()
    const value = Number(groups.v1 ?? groups.v2)
    const unit = unitOf((groups.u1 ?? groups.u2)?.toLowerCase()) ?? (value <= 12 ? 'in' : 'mm')
    if (!sells(tokens, [...PACKS.bags, 'Lay-flat tubing']) || THICKNESS.test(behind(match, tokens, at))) return null
    // "With flap 0.85" has a price behind it.
    if (groups.v2 !== undefined && groups.u2 === undefined && !Number.isInteger(value)) return null
    const stated = { value, unit }
    return part === 'gusset'
      ? [sized('gusset', text, stated)]
      : [understood('dimensions', text, mmOf(stated), { flap: mmOf(stated) })]
  },
}

const length: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:length|long)(?: ?[:=-])? (?<v1>${FIGURE}) ?(?<u1>mm|cms?|inch(?:es)?|ins?\b|")|(?<v2>${FIGURE}) ?(?<u2>mm|cms?|inch(?:es)?|ins?\b|"|ft|feet|m\b|mtrs?\b|met(?:er|re)s?\b) (?:long|length))`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    const unit = unitOf((groups.u1 ?? groups.u2)?.toLowerCase())
    const stated = { value: Number(groups.v1 ?? groups.v2), unit: unit ?? 'mm' }
    if (
      !sells(tokens, ['Paper core', 'Corner board', 'Hanger', ...PACKS.bags, ...PACKS.boxes]) ||
      mmOf(stated) > 12_000
    )
      return null
    return [sized('itemLength', text, stated)]
  },
}

/** "1.2 m edge board": the length of goods whose section is in millimetres. */
const metresLong: Notation = {
  pattern: /(?:x )?(?<value>[0-6](?:\.\d{1,2})?) ?(?:m|mtrs?|met(?:er|re)s?)/iy,
  read({ groups, text, used }, tokens, at) {
    const stated = { value: Number(groups.value), unit: 'm' }
    const isStock = /^(?:ready|stock|available|per|\/|min)/.test(wordAt(tokens, at + used))
    if (isStock || /^(?:min|minimum|moq|of|per|stock)$/.test(wordAt(tokens, at - 1)) || stated.value < 0.3) return null
    return sells(tokens, ['Paper core', 'Corner board']) ? [sized('itemLength', text, stated)] : null
  },
}

export const sizeReaders: readonly TextReader[] = [
  readerOf(
    'itemLength',
    [
      '18x12x12 inch carton',
      '450x300x300 mm carton',
      '50x50x5x1200 edge board',
      '12x16 inch polybag',
      '48 mm x 65 m bopp tape',
      '69x290 mm paper tube',
      '1200 mm long edge board',
    ],
    [quadruple, ofRoll, triple, pair, length, metresLong, unsureSize],
  ),
  readerOf('itemWidth', ['42 mm tape', '2 inch bopp tape', 'width 500 mm stretch film'], [width]),
  readerOf('gusset', ['2 inch flap polybag', 'gusset 3 inch LDPE bag'], [fold]),
]
