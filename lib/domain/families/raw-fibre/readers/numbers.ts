import { roundTo } from '@/lib/domain/units/rounding'
import { type Notation, readerOf } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { lineOf } from '../../reading/tokens'
import { balesOf } from './bales'
import { contextOf, type FibreContext } from './context'
import { FIGURE, figureOf, numbers, percentNumbers, SIGN } from './figures'
import { sizeReaders } from './sizes'

/* Test values. */

const G_PER_TEX = String.raw`g(?:ms?|rams?)?(?:\/| per |p)t(?:ex)?\b|gpt\b`
const G_PER_DEN = String.raw`g(?:ms?|rams?)?(?:\/| per |p)d(?:en(?:ier)?)?\b|gpd\b`
const isCottonOrBast = ({ isCotton, isBast, isManMade }: FibreContext) => isCotton || isBast || !isManMade

const isRd = ({ isManMade, isCotton }: FibreContext) => isCotton || !isManMade

/** "2025-26 crop", "crop 25-26", "season 2025/26". */
const crop: Notation = {
  pattern:
    /(?<before>crop|season|crop year|new crop)? ?[:-]? ?(?<a>(?:20)?\d{2}) ?[-/] ?(?<b>(?:20)?\d{2})(?<after> ?(?:crop|season|new crop))*/iy,
  read({ groups, text }, tokens) {
    const { a = '', b = '', before, after } = groups
    const [first, last] = [Number(a.slice(-2)), Number(b.slice(-2))]
    const isNamed = before !== undefined || after !== undefined
    if (last !== first + 1 || first < 18 || first > 34 || (!isNamed && a.length < 4)) return null
    if (!isNamed && contextOf(tokens).isManMade) return null
    return [understood('cropSeason', text, `20${first}-${last}`)]
  },
}

const usda: Notation = {
  pattern: /(?:usda |grade |class )*(?<g>[1-8][1-5]-[1-8]-[2-4]\d)/iy,
  read: ({ groups, text }) => [understood('usdaGrade', text, groups.g)],
}

const silkSize: Notation = {
  pattern: /(?<a>\d{2})\/(?<b>\d{2})(?: ?(?:d|den(?:ier)?s?|dn))?/iy,
  read({ groups, text }, tokens) {
    const [a, b] = [Number(groups.a), Number(groups.b)]
    return contextOf(tokens).isSilk && b > a && b - a <= 15 && a >= 9 && a <= 90
      ? [understood('silkSize', text, `${a}/${b}`)]
      : null
  },
}

const BALE_KG = { min: 90, max: 1500 } as const
const bale: Notation = {
  pattern:
    /(?:bales? (?:(?:of|weight|wt\.?|weighing) )?[:-]? ?(?<a>\d{2,4}) ?kgs?\b|(?<b>\d{2,4}) ?kgs? ?(?:per |\/ ?|a )?bales?\b)/iy,
  read({ groups, text }) {
    const value = Number(groups.a ?? groups.b)
    return value < BALE_KG.min || value > BALE_KG.max ? null : [understood('baleWeight', text, value)]
  },
}

/** "cotton bales 28 mm 165 kg": in a line about bales with a price, a weight of one. */
const baleAlone: Notation = {
  pattern: /(?<a>\d{3}) ?kgs?/iy,
  read({ groups, text }, tokens, at) {
    const value = Number(groups.a)
    const { text: line } = lineOf(tokens)
    const isNamed = /\bbales\b/.test(line) && !/\d ?bales\b/.test(line)
    const isQuantity = /^(?:moq|min\.?|minimum|stock|ready|available)$/i.test(tokens[at - 1] ?? '')
    return isNamed && !isQuantity && value >= 150 && value <= 230 ? [understood('baleWeight', text, value)] : null
  },
}

/** "70 ktex" of tow is 6,30,000 denier; of tops it is g/m. */
const ktex: Notation = {
  pattern: new RegExp(`${FIGURE} ?(?:k ?tex|g(?:ms?)?\\/m(?:tr|eter|etre)?)`, 'iy'),
  read(match, tokens) {
    const { isTow, isTops } = contextOf(tokens)
    const value = figureOf(match, 2, 300)
    if (value === null || (!isTow && !isTops)) return null
    return isTow ? [understood('towDenier', match.text, value * 9000)] : [understood('topWeight', match.text, value)]
  },
}

/** "61500 candy", "Rs 56,200/candy": so many candies are a price. */
const CANDY_KG = 355.61641808
const candyPrice: Notation = {
  pattern:
    /(?:(?:rs\.? ?|inr ?|@ ?)?(?<v>\d{5,6})(?: ?\/-)? ?(?:per |\/ ?|a )?(?:candy|candies|khandi)|(?:candy|khandi) ?[:@-]? ?(?:rs\.? ?)?(?<w>\d{5,6})\b(?: ?\/-)?)/iy,
  read({ groups, text }) {
    const price = Number(groups.v ?? groups.w)
    return price < 15_000 || price > 400_000
      ? null
      : [understood('basePrice', text, roundTo(price / CANDY_KG, 4), price), understood('priceUom', text, 'candy')]
  },
}

/** "viscosity 450" of dissolving pulp, in ml/g. */
const pulpViscosity: Notation = {
  pattern: new RegExp(`(?:intrinsic )?viscosity${SIGN} ?${FIGURE}(?: ?ml\\/g)?`, 'iy'),
  read(match, tokens) {
    const value = figureOf(match, 50, 2500)
    return value !== null && /\bpulp\b/.test(lineOf(tokens).text) ? [understood('viscosity', match.text, value)] : null
  },
}

/** "Chips 0.64 SD": what is 0.5 to 0.9 in a line about chips is the IV. */
const bareIv: Notation = {
  pattern: /(?<v>0?\.[5-9]\d{1,2})(?: ?(?:\+\/?-|±) ?0?\.\d+)?/iy,
  read: ({ groups, text }, tokens, at) =>
    /\bchips?\b/i.test(tokens.join(' ')) && !/^(?:rs\.?|@|inr|usd|\$)$/i.test(tokens[at - 1] ?? '')
      ? [understood('iv', text, Number(groups.v))]
      : null,
}

/** "grade 2", "grade A": in the words of its trade. */
const gradeNamed: Notation = {
  pattern: /grade ?(?:no\.?)? ?[:-]? ?(?<g>\d{1,2}|a|b)/iy,
  read({ groups, text }) {
    const grade = (groups.g ?? '').toLowerCase()
    return [understood('grade', text, grade === 'a' ? 'Prime' : grade === 'b' ? 'B grade' : grade)]
  },
}

/** "BTC", "BTR": the grades of Bangladesh jute. */
const bangladeshGrade: Notation = {
  pattern: /(?<g>b[tw][a-er])/iy,
  read: ({ groups, text }, tokens) =>
    contextOf(tokens).isBast ? [understood('grade', text, (groups.g ?? '').toUpperCase())] : null,
}

const silkGrade: Notation = {
  pattern: /(?:grade )?(?<g>[2-6]a)/iy,
  read: ({ groups, text }, tokens) =>
    contextOf(tokens).isSilk ? [understood('grade', text, groups.g?.toUpperCase())] : null,
}

/** "64s": the quality number of wool. */
const woolQuality: Notation = {
  pattern: /(?<g>4[468]|5[0-8]|6[046]|70|80|90|100)'?s/iy,
  read: ({ groups, text }, tokens) => (contextOf(tokens).isWool ? [understood('grade', text, `${groups.g}s`)] : null),
}

const juteGrade: Notation = {
  pattern: /(?:grade )?(?<k>td|tdn|w|wn|mn|m) ?-? ?(?<n>[1-8])/iy,
  read({ groups, text }, tokens) {
    const { isBast } = contextOf(tokens)
    const letter = (groups.k ?? '').toUpperCase().charAt(0)
    const kind = letter === 'T' ? 'TD' : letter === 'W' ? 'W' : 'MN'
    return isBast ? [understood('grade', text, `${kind}-${groups.n}`)] : null
  },
}

const isPet = ({ isOther }: FibreContext) => !isOther

/** Every number that a line about raw material may say. */
export const numberReaders: readonly TextReader[] = [
  balesOf,
  ...sizeReaders,
  readerOf(
    'rd',
    ['76 rd', 'rd 75'],
    numbers({ name: 'rd', label: 'rd', unit: String.raw`rd\b`, min: 50, max: 92, isMeant: isRd }),
  ),
  readerOf(
    'plusB',
    ['+b 8.5'],
    numbers({ name: 'plusB', label: String.raw`\+ ?b|b ?\+`, unit: String.raw`\+ ?b\b`, min: 4, max: 18 }),
  ),
  readerOf('trash', ['trash 3%', '2.5% trash'], percentNumbers('trash', 'trash', 25)),
  readerOf('moisture', ['moisture 7%', '8% moisture'], percentNumbers('moisture', 'moist(?:ure)?', 30)),
  readerOf(
    'strength',
    ['29 g/tex', 'str 28 gpt'],
    [
      ...numbers({
        name: 'strength',
        unit: G_PER_TEX,
        label: 'strength|str|gpt',
        min: 12,
        max: 65,
        isMeant: isCottonOrBast,
      }),
    ],
  ),
  readerOf(
    'tenacity',
    ['tenacity 6.2 gpd', '5.8 g/den'],
    [...numbers({ name: 'tenacity', unit: G_PER_DEN, label: 'tenacity', min: 0.8, max: 30 })],
  ),
  readerOf(
    'uniformityRatio',
    ['UI 82'],
    numbers({
      name: 'uniformityRatio',
      label: String.raw`u\.?i\.?|u\.?r\.?|unif(?:ormity)?(?: index| ratio)?`,
      min: 38,
      max: 92,
      isMeant: isCottonOrBast,
    }),
  ),
  readerOf(
    'shortFiberIndex',
    ['SFI 8.5'],
    numbers({ name: 'shortFiberIndex', label: 'sfi|sfc|short fib(?:re|er)(?: index| content)?', min: 0, max: 45 }),
  ),
  readerOf(
    'maturity',
    ['maturity 0.86'],
    numbers({ name: 'maturity', label: 'mat(?:urity)?(?: ratio)?', min: 0.5, max: 1.2 }),
  ),
  readerOf(
    'neps',
    ['neps 180'],
    numbers({ name: 'neps', label: 'neps?', unit: 'neps?(?: ?(?:/|per ?)g(?:ram)?)?', min: 10, max: 1200 }),
  ),
  readerOf('cropSeason', ['2025-26 crop', 'crop 25-26'], [crop]),
  readerOf('usdaGrade', ['31-3-36'], [usda]),
  readerOf(
    'yield',
    ['yield 68%', '65% yield'],
    [
      ...percentNumbers('yield', 'yield', 100, ({ isOther }) => !isOther),
      ...numbers({ name: 'yield', unit: 'yield', min: 20, max: 100, isMeant: ({ isWool }) => isWool }),
    ],
  ),
  readerOf(
    'vm',
    ['VM 1.5%'],
    [
      ...percentNumbers('vm', 'vm|vmb|vegetable matter', 30),
      ...numbers({ name: 'vm', unit: 'vmb?', min: 0, max: 30, isMeant: ({ isWool }) => isWool }),
    ],
  ),
  readerOf(
    'stapleStrength',
    ['38 n/ktex'],
    numbers({ name: 'stapleStrength', unit: 'n/?k ?t(?:ex)?', min: 5, max: 90 }),
  ),
  readerOf(
    'iv',
    ['IV 0.62', '0.80 IV'],
    [
      ...numbers({
        name: 'iv',
        label: String.raw`i\.?v\.?|intrinsic viscosity`,
        unit: String.raw`iv\b|dl\/g`,
        min: 0.3,
        max: 1.4,
        isMeant: isPet,
      }),
      bareIv,
    ],
  ),
  readerOf(
    'relativeViscosity',
    ['RV 2.45'],
    numbers({
      name: 'relativeViscosity',
      label: String.raw`r\.?v\.?|relative viscosity`,
      unit: String.raw`rv\b`,
      min: 1.5,
      max: 4.5,
    }),
  ),
  readerOf(
    'mfi',
    ['MFI 35'],
    numbers({ name: 'mfi', label: 'mfi|mfr|melt flow(?: index)?', unit: String.raw`mfi\b`, min: 0.5, max: 2000 }),
  ),
  readerOf('alpha', ['alpha 94%'], percentNumbers('alpha', 'alpha(?: cellulose)?', 100)),
  readerOf('viscosity', ['viscosity 450 dissolving pulp'], [pulpViscosity]),
  readerOf('silkSize', ['20/22 denier silk'], [silkSize]),
  readerOf('baleWeight', ['170 kg bale', 'bales of 220 kg'], [bale, baleAlone]),
  readerOf('towDenier', ['70 ktex tow'], [ktex]),
  readerOf('basePrice', ['61500 candy'], [candyPrice]),
  readerOf('grade', ['4A silk', 'TD-4 jute'], [silkGrade, juteGrade, woolQuality, bangladeshGrade, gradeNamed]),
]
