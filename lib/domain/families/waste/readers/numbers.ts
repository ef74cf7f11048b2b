import { fibres } from '@/lib/domain/vocabulary/fibres'
import { blendReader, fibreReader } from '../../fabric/readers/fibres'
import { balesOf } from '../../raw-fibre/readers/bales'
import { FIGURE, figureOf, numbers, percentNumbers, SIGN } from '../../raw-fibre/readers/figures'
import { type Notation, readerOf } from '../../reading/notations'
import { phraseAt } from '../../reading/phrases'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { wordAt } from '../../reading/tokens'
import type { WasteKind } from '../types'
import { fibreNamed, goodsOf, isNamedAt, kindOf } from './context'

const FIBROUS: readonly (WasteKind | null)[] = ['soft', 'recovered', 'manMade', 'finish']
const isFibrous = (tokens: readonly string[]): boolean => FIBROUS.includes(kindOf(tokens))

/** "12 mm", "staple 12-14 mm", "length 14": of loose fibre its length, of flakes their size. */
const lengthMm: Notation = {
  pattern: new RegExp(
    `(?:(?<label>(?:(?:avg\\.?|average|mean|effective|fibre|fiber|staple|cut) )*(?:length|staple|size|cut))${SIGN} ?)?${FIGURE} ?(?<cm>mm|cm|m\\.m\\.)(?: (?:staple|length|fibre|fiber|long|size|cut))*`,
    'iy',
  ),
  read(match, tokens) {
    const isCm = /^cm$/i.test(match.groups.cm ?? '')
    const figure = figureOf(match, 1, isCm ? 15 : 150)
    const value = figure === null ? null : isCm ? figure * 10 : figure
    if (value === null) return null
    // Flakes of 12 to 14 mm are not of 12.
    if (kindOf(tokens) === 'pet')
      return value <= 50 && match.groups.w === undefined ? [understood('flakeSize', match.text, value)] : null
    return isFibrous(tokens) && match.groups.w === undefined ? [understood('fiberLength', match.text, value)] : null
  },
}
const lengthNamed: Notation = {
  pattern: new RegExp(`(?:(?:fibre|fiber|mean) length|staple(?: length)?)${SIGN} ?${FIGURE}(?: ?mm)?`, 'iy'),
  read(match, tokens) {
    const value = figureOf(match, 3, 150)
    return value !== null && isFibrous(tokens) ? [understood('fiberLength', match.text, value)] : null
  },
}

const KG = String.raw`(?: ?(?:-|to|~) ?\d{2,4})? ?kgs?\.?`
const BALE = `(?:(?:pressed|press|hydraulic|export|strapped|compact|packed|hand pressed|big|small|loose) )*(?:bales?|ball[ae])`
/** "170 kg bales", "bale weight 165 kg", "bales of 170 kg". */
const bale: Notation = {
  pattern: new RegExp(
    `(?:(?<a>\\d{2,4})${KG} ?(?:per |\\/ ?|a |each )?${BALE}|bale (?:weight|wt\\.?|size)${SIGN} ?(?<b>\\d{2,4})(?:${KG})?|(?:in |packed in )?${BALE} (?:(?:of|@|weighing|approx) ?)?(?:approx |about )?(?<c>\\d{2,4})${KG}(?: each)?)`,
    'iy',
  ),
  read({ groups, text }) {
    const value = Number(groups.a ?? groups.b ?? groups.c)
    return value < 5 || value > 1200 ? null : [understood('baleWeight', text, value)]
  },
}
/** "Used clothing bale 45 kg": the name of the goods ends with the bale. */
const baleBehind: Notation = {
  pattern: new RegExp(`(?<v>\\d{2,4})${KG}`, 'iy'),
  read({ groups, text }, tokens, at) {
    const value = Number(groups.v)
    const isBale = wordAt(tokens, at - 1) === 'bale' && value >= 20 && value <= 1200
    return isBale ? [understood('baleWeight', text, value)] : null
  },
}
const MONTH = String.raw`(?:per|a|\/|every|each)? ?(?:month|mth|monthly|pm|p\.m\.)`
const monthly: Notation = {
  pattern: new RegExp(
    `(?:(?<a>\\d{1,6}(?:\\.\\d+)?) ?(?<ua>mts?|tons?|tonnes?|t|kgs?) ?${MONTH}|(?:monthly|month|per month)(?: (?:supply|availability|generation|quantity|qty|available))?${SIGN} ?(?<b>\\d{1,6}(?:\\.\\d+)?) ?(?<ub>mts?|tons?|tonnes?|t|kgs?))`,
    'iy',
  ),
  read({ groups, text }) {
    const unit = (groups.ua ?? groups.ub ?? '').toLowerCase()
    const value = Number(groups.a ?? groups.b) / (unit.startsWith('k') ? 1000 : 1)
    return value > 0 && value <= 20_000 ? [understood('monthlyAvailability', text, value)] : null
  },
}

/* Shares of fibres: a range each, since no one weighs waste fibre by fibre. */

const SHARE = String.raw`\d{1,3}(?:\.\d{1,2})?`
const FIBRE = `[a-z][a-z-]*`
const row = (fibre: string, from: number, to: number) => ({ fibre, from, to })

function fibreOf(words: string | undefined): string | null {
  const found = phraseAt(fibres, [(words ?? '').toLowerCase()], 0)
  return found && !/^(?:s 6|excel|suri)$/.test(found.phrase) ? found.value : null
}

/** "95-100% cotton", "cotton 80 to 90 %". */
const shareRange: Notation = {
  pattern: new RegExp(
    `(?:(?<a>${SHARE}) ?%? ?(?:-|to|~) ?(?<b>${SHARE}) ?(?:%|percent) ?(?:of )?(?<c>${FIBRE})|(?<d>${FIBRE}) ?[:-]? ?(?<e>${SHARE}) ?%? ?(?:-|to|~) ?(?<f>${SHARE}) ?(?:%|percent))`,
    'iy',
  ),
  read({ groups, text }) {
    const fibre = fibreOf(groups.c ?? groups.d)
    const [from, to] = [Number(groups.a ?? groups.e), Number(groups.b ?? groups.f)]
    return fibre !== null && from < to && to <= 100
      ? [understood('compositionRange', text, [row(fibre, from, to)])]
      : null
  },
}

/** "min 95% cotton", "80%+ wool", "cotton 90% min", "up to 5% elastane". */
const shareLimit: Notation = {
  pattern: new RegExp(
    `(?:(?<least>min(?:imum)?\\.?|above|over|more than|>|at least) ?(?<a>${SHARE}) ?% ?(?<b>${FIBRE})|(?<most>max(?:imum)?\\.?|up ?to|below|under|less than|<) ?(?<c>${SHARE}) ?% ?(?<d>${FIBRE})|(?<e>${SHARE}) ?% ?(?:\\+|plus|and above|min\\.?) ?(?<f>${FIBRE})|(?<g>${FIBRE}) ?(?<h>${SHARE}) ?% ?(?:\\+|plus|and above|min\\.?|minimum))`,
    'iy',
  ),
  read({ groups, text }) {
    const fibre = fibreOf(groups.b ?? groups.d ?? groups.f ?? groups.g)
    const share = Number(groups.a ?? groups.c ?? groups.e ?? groups.h)
    if (fibre === null || share > 100) return null
    const of = groups.most === undefined ? row(fibre, share, 100) : row(fibre, 0, share)
    return [understood('compositionRange', text, [of])]
  },
}

/** "95% cotton" without the rest. */
const shareOne: Notation = {
  pattern: new RegExp(`(?:(?<a>${SHARE}) ?% ?(?:of )?(?<b>${FIBRE})|(?<c>${FIBRE}) (?<d>${SHARE}) ?%)`, 'iy'),
  read({ groups, text }) {
    const fibre = fibreOf(groups.b ?? groups.c)
    const share = Number(groups.a ?? groups.d)
    return fibre !== null && share > 0 && share <= 100
      ? [understood('compositionRange', text, [row(fibre, share, share)])]
      : null
  },
}

/** The readers of blends of cloth; a blend of waste is rows with a range. */
const blend: TextReader = {
  name: 'compositionRange',
  examples: ['60/40 cotton polyester', '95% cotton 5% lycra'],
  read(tokens, at): Reading | null {
    const reading = blendReader.read(tokens, at)
    if (!reading) return null
    const rows = reading.understood.find(({ name }) => name === 'blendPercentages')
    const plain = reading.understood.filter(({ name }) => name === 'fiberType')
    if (!rows) return { ...reading, understood: plain }
    const shares = (rows.typed as { fibre: string; percent: number }[]).map(({ fibre, percent }) =>
      row(fibre, percent, percent),
    )
    return { ...reading, understood: [understood('compositionRange', rows.text, shares)] }
  },
}

/** "Mostly cotton", "cotton rich": a fibre without a share. */
const mostly: Notation = {
  pattern: new RegExp(
    `(?:mostly|mainly|pre-?dominantly) (?<a>${FIBRE})|(?<b>${FIBRE}) (?:rich|base|based|blend|blended|mixed?)`,
    'iy',
  ),
  read({ groups, text }) {
    const fibre = fibreOf(groups.a ?? groups.b)
    return fibre === null ? null : [understood('fiberType', text, [fibre])]
  },
}

const VARIETY = /^(?:mcu[ -]?5|dch[ -]?32|s-?6|shankar[ -]?6|suvin|giza|pima|supima|kapas)(?![a-z\d])/
const fibre: TextReader = {
  name: 'fiberType',
  examples: ['cotton', 'acrylic', 'polycotton'],
  read(tokens, at): Reading | null {
    if (isNamedAt(tokens, at) !== null) return null
    const word = wordAt(tokens, at)
    const next = wordAt(tokens, at + 1)
    if (/^(?:pet|pes)$/.test(word)) return null
    if (/^(?:free|less)$/.test(next)) return null
    if (/^(?:pv|pc|tc|p\/v|p\/c|t\/c|tr|t\/r|cvc)$/.test(word))
      return goodsOf(tokens) === null ? null : shortBlend(tokens, at)
    // A variety alone, "MCU 5 bales", is raw cotton and no waste.
    const isVariety = goodsOf(tokens) === null && VARIETY.test(`${word} ${next}`)
    const reading = isVariety ? null : fibreReader.read(tokens, at)
    const own = reading === null ? fibreNamed(word) : null
    return own === null ? reading : { used: 1, understood: [understood('fiberType', tokens[at] ?? '', [own])] }
  },
}

const INITIALS: Readonly<Record<string, readonly string[]>> = {
  pv: ['Polyester', 'Viscose'],
  tr: ['Polyester', 'Viscose'],
  pc: ['Polyester', 'Cotton'],
  tc: ['Polyester', 'Cotton'],
  cvc: ['Cotton', 'Polyester'],
}
function shortBlend(tokens: readonly string[], at: number): Reading | null {
  const names = INITIALS[wordAt(tokens, at).replace('/', '')]
  const parts: Understood[] = names ? [understood('fiberType', tokens[at] ?? '', names)] : []
  return parts.length === 0 ? null : { used: 1, understood: parts }
}

/** "pvc 50 ppm", "100 ppm pvc". */
const pvc: Notation = {
  pattern: new RegExp(`(?:pvc(?: content)?${SIGN} ?${FIGURE} ?ppm(?: max)?|(?<x>\\d{1,5}) ?ppm pvc)`, 'iy'),
  read(match) {
    const value = match.groups.x === undefined ? figureOf(match, 0, 100_000) : Number(match.groups.x)
    return value === null ? null : [understood('pvcContent', match.text, value)]
  },
}

/** Every number that a line about waste may say. */
export const numberReaders: readonly TextReader[] = [
  balesOf,
  readerOf('baleWeight', ['170 kg bale', 'bales of 165 kg', 'bale weight 170 kg'], [bale, baleBehind]),
  readerOf('monthlyAvailability', ['20 MT per month', 'monthly 15 tons'], [monthly]),
  readerOf('trash', ['3% trash', 'trash 2-3%'], percentNumbers('trash', 'trash(?: content)?|kachra|non ?lint', 80)),
  readerOf(
    'moisture',
    ['moisture 8%', '7.5% moisture'],
    percentNumbers('moisture', 'moist(?:ure)?(?: content)?|nami', 60),
  ),
  readerOf(
    'shortFiber',
    ['short fibre 45%', 'SFC 40%'],
    percentNumbers('shortFiber', 'short fib(?:re|er)s?(?: content| index)?|sfc|sfi', 100),
  ),
  readerOf(
    'contamination',
    ['contamination 2%', '1% foreign matter'],
    percentNumbers('contamination', 'contamination|foreign (?:matter|material)|impurit(?:y|ies)|rejection', 50),
  ),
  readerOf('fiberLength', ['12 mm comber noil', 'staple 14 mm noil'], [lengthMm, lengthNamed]),
  readerOf(
    'micronaire',
    ['4.2 mic noil', 'mic 3.8 noil'],
    numbers({ name: 'micronaire', label: 'mic(?:ronaire)?', unit: String.raw`mic(?:ronaire)?\b`, min: 2, max: 8 }),
  ),
  readerOf('iv', ['iv 0.72', '0.74 iv'], numbers({ name: 'iv', label: 'iv|i\\.v\\.', unit: 'iv', min: 0.3, max: 1.2 })),
  readerOf('pvcContent', ['pvc 50 ppm', '100 ppm pvc'], [pvc]),
  readerOf('compositionRange', ['95-100% cotton', 'min 90% wool', 'up to 5% elastane'], [shareRange, shareLimit]),
  blend,
  readerOf('compositionRange', ['95% cotton'], [shareOne]),
  readerOf('fiberType', ['mostly cotton', 'cotton rich'], [mostly]),
  fibre,
]
