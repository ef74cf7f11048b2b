import { behind, type Notation, readerOf } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'
import { profileText } from '../traveller'
import { CLASSES } from '../vocabulary/classes'
import { goodsOf, sells } from './context'

/** "6/0 UL udr", "3/0 HF": the number first. */
const numberFirst: Notation = {
  pattern:
    /(?<number>\d{1,2} ?\/ ?0) (?<profile>(?:(?:em|el|m|c|h|hd|sr) ?-?\d ?)?(?:(?:el|ul|em|ml|hw|mm) ?)?(?:udr|dr|hr|hf|rf|lf|fm|hrw))/iy,
  read({ groups, text }, tokens) {
    if (!sells(tokens, ['Ring traveller'])) return null
    const number = (groups.number ?? '').replaceAll(' ', '')
    const profile = profileText(groups.profile ?? '')
    return [
      understood('size', text, `${profile} ${number}`),
      understood('travellerProfile', text, profile),
      understood('travellerNo', text, number),
      understood('numberSystem', text, 'UL'),
    ]
  },
}

/** "C1 UL udr 6/0", "EL 1 hf 5/0", "6/0", "no 2/0": profile and number of a traveller. */
const traveller: Notation = {
  pattern:
    /(?:(?<profile>(?:em|el|m|c|h|hd|sr|sfb|ul|n|z|j|r|hz|sa|tx) ?-?\d?(?: ?(?:el|ul|em|ml|hw|mm))?(?: ?(?:udr|dr|hr|hf|rf|lf|fm|f|r|hd|lp|hrw))?) )?(?:no\.? ?|number ?)?(?<number>\d{1,2} ?\/ ?0)/iy,
  read({ groups, text }, tokens) {
    if (!sells(tokens, ['Ring traveller'])) return null
    const number = (groups.number ?? '').replace(/\s/g, '')
    const profile = groups.profile === undefined ? '' : profileText(groups.profile)
    return [
      understood('size', text, [profile, number].filter(Boolean).join(' ')),
      understood('travellerNo', text, number),
      understood('numberSystem', text, 'UL'),
      ...(profile === '' ? [] : [understood('travellerProfile', text, profile)]),
    ]
  },
}

/** "ISO 40", "ISO no. 35.5": the number is the weight. */
const travellerIso: Notation = {
  pattern:
    /(?:(?<profile>(?:em|el|m|c|h|hd|sr|sfb|ul|n|z|j|r) ?-?\d(?: ?(?:el|ul|em|ml))?(?: ?(?:udr|dr|hr|hf|rf|lf|fm|f))?) )?iso ?(?:no\.? ?|number ?)?(?<number>\d{2,3}(?:\.\d)?)/iy,
  read({ groups, text }, tokens) {
    if (!sells(tokens, ['Ring traveller'])) return null
    const profile = groups.profile === undefined ? '' : profileText(groups.profile)
    return [
      understood('size', text, [profile, `ISO ${groups.number}`].filter(Boolean).join(' ')),
      understood('travellerNo', text, groups.number),
      understood('numberSystem', text, 'ISO'),
      ...(profile === '' ? [] : [understood('travellerProfile', text, profile)]),
    ]
  },
}

/** The profile by itself: "c1 traveller". */
const profileAlone: Notation = {
  pattern: /(?<profile>(?:c|el|em|m|h|hd|sr) ?-?[12](?: ?(?:el|ul|em|ml))?(?: ?(?:udr|dr|hr|hf|rf|lf|fm|f))?)/iy,
  read: ({ groups, text }, tokens) =>
    sells(tokens, ['Ring traveller'])
      ? [understood('travellerProfile', text, profileText(groups.profile ?? ''))]
      : null,
}

/** "24 gg", "24 gauge", "E24". */
const gauge: Notation = {
  pattern: /(?:(?<v>\d{1,2}(?:\.\d)?) ?-?(?:gg|gauge|guage|ga|npi|g)|e ?-?(?<e>\d{2})|gauge ?[:=-]? ?(?<a>\d{1,2}))/iy,
  read({ groups, text }, tokens) {
    const value = Number(groups.v ?? groups.e ?? groups.a)
    return sells(tokens, ['Knitting needle', 'Sinker']) && value >= 3 && value <= 60
      ? [understood('gauge', text, value)]
      : null
  },
}

/** "Vota 78.60 G 03", "VO 141.48": needles of a circular machine by their maker's number. */
const needleNo: Notation = {
  pattern: /(?<no>(?:vo|vota|vosa|vosaspec|wo|sam|samo|vo-ls|vo-spec) ?-?\d{2,3}[.-]\d{2,3}(?: ?[gz] ?\d{1,4})?)/iy,
  read: ({ text }, tokens) =>
    sells(tokens, ['Knitting needle']) ? [understood('partNo', text, text.toUpperCase())] : null,
}

/** "DBx1", "DP x 5", "UY128 GAS", "134R": the system of a sewing needle. */
const needleSystem: Notation = {
  pattern:
    /(?<system>(?:db|dp|dc|uy|dv|tv|tq|dy|lw|by|mr|ub|dm)[ -]?x?[ -]?k?\d{1,3}(?: ?(?:gas|gs|kk|gbs|sp|st))?|(?:134|135|16x231|16x257|1738|797|b27|hax1|135x\d{1,2})(?:r|a)?)(?: ?(?:#|no\.? ?|size ?)?(?<size>[89]|1\d|2[0-6]|\d{2,3}\/\d{1,2}))?/iy,
  read({ groups, text }, tokens) {
    if (!sells(tokens, ['Sewing needle'])) return null
    const system = (groups.system ?? '').toUpperCase().replace(/^([A-Z]{2})[ -]?X?[ -]?(K?\d)/, '$1x$2')
    const { size } = groups
    return [
      understood('needleSystem', text, system),
      ...(size === undefined ? [] : [understood('size', text, size.includes('/') ? size : `#${size}`)]),
    ]
  },
}

/** "90/14", "#14", "Nm 90", "size 11". */
const needleSize: Notation = {
  pattern: /(?:(?<nm>\d{2,3}) ?\/ ?(?<us>\d{1,2})|(?:#|no\.? ?|size ?)(?<no>\d{1,2})|nm ?(?<metric>\d{2,3}))/iy,
  read({ groups, text }, tokens) {
    if (!sells(tokens, ['Sewing needle'])) return null
    const { nm, us, no, metric } = groups
    const size = nm !== undefined ? `${nm}/${us}` : no !== undefined ? `#${no}` : `Nm ${metric}`
    return [understood('size', text, size)]
  },
}

/** "6204 ZZ", "NU 205", "22210 K": what a bearing is called. */
const bearingNo: Notation = {
  pattern:
    /(?<no>(?:nu|nj|nup|na|nk|hk|ucp|ucf|uc|sn|snl|rna|pl|hz|ur|nuk)?[ -]?\d{3,5}(?:[ -]?(?:2rs1?|2rsr|2z|zz|ddu|llu|2rs|rs|k|ck|c3|e|ecp|cck|m|ca|tn9))*(?:\/c3)?)/iy,
  read(match, tokens, at) {
    if (!sells(tokens, ['Bearing'])) return null
    const { text } = match
    const isPlainNumber = /^\d{3,5}$/.test(text)
    const isMoney = /^(?:rs\.?|@|₹|inr|moq|min|stock|qty)$/.test(wordAt(tokens, at - 1))
    if (isMoney || /^(?:pcs?|nos|pieces?|rs|per|\/|units?|ready|rpm|mm|only)$/.test(behind(match, tokens, at)))
      return null
    // A bare figure is a bearing only next to the word.
    const goods = goodsOf(tokens)
    const isNext = goods !== null && (goods.at === at + match.used || goods.at + goods.used === at)
    if (
      isPlainNumber &&
      !(isNext && /^(?:6[02348]\d{2,3}|16\d{2,3}|2[123]\d{3}|3[023]\d{3}|5\d{4}|7[23]\d{2}|1[23]\d{2})$/.test(text))
    )
      return null
    return [understood('partNo', text, text.toUpperCase()), understood('size', text, text.toUpperCase())]
  },
}

/** "B-52", "SPB 1250", "A 40": section and length of a V-belt. */
const vBelt: Notation = {
  pattern: /(?<section>spz|spa|spb|spc|xpz|xpa|xpb|xpc|a|b|c|d|z)[ -]?(?<length>\d{2,4})/iy,
  read({ groups, text }, tokens) {
    if (!sells(tokens, ['Belt'])) return null
    const typed = (groups.section ?? '').toUpperCase()
    return [
      understood('size', text, `${typed} ${groups.length}`),
      understood('beltSection', text, typed.replace(/^X/, 'S')),
      understood('itemType', text, 'V-belt'),
    ]
  },
}

/** "HTD 5M 1200", "8M-1440-30": pitch, length and width of a timing belt. */
const timingBelt: Notation = {
  pattern:
    /(?:htd ?)?(?<v>\d{1,2} ?m[ -]?\d{3,4}(?:[ -]\d{1,3})?|\d{3,4}[ -]\d{1,2}m(?:[ -]\d{1,3})?|t ?(?:5|10|20)[ -]\d{3,4})/iy,
  read: ({ groups, text }, tokens) =>
    sells(tokens, ['Belt']) ? [understood('size', text, (groups.v ?? '').toUpperCase())] : null,
}

const SIZED = [
  ...CLASSES.soft,
  'Belt',
  'Bearing',
  'Filter',
  'Seal and gasket',
  'Spinning ring',
  'Hose and fitting',
  'Printing screen',
  'Abrasive',
  'Hardware',
  'Yarn guide',
  'Heald',
  'Drop wire',
  'Bobbin',
  'Cleaning material',
  'Safety gear',
  'Stationery',
]

/** "19x28 mm", "20 x 30 x 1.1 mm", "331 mm", "42 mm": sizes as the trade writes them. */
const sizes: Notation = {
  pattern:
    /(?<a>\d{1,5}(?:\.\d{1,2})?) ?(?:mm)? ?x ?(?<b>\d{1,5}(?:\.\d{1,2})?)(?: ?(?:mm)? ?x ?(?<c>\d{1,5}(?:\.\d{1,2})?))? ?(?<unit>mm|cm|inch(?:es)?|in|")?/iy,
  read(match, tokens) {
    if (!sells(tokens, SIZED)) return null
    const { a, b, c, unit } = match.groups
    const word = unit === undefined ? 'mm' : /^(?:in|")/.test(unit) ? 'in' : unit
    return [understood('size', match.text, `${[a, b, c].filter(Boolean).join('x')} ${word}`)]
  },
}
const oneSize: Notation = {
  pattern: /(?<v>\d{1,5}(?:\.\d{1,2})?) ?(?<unit>mm|inch(?:es)?|")(?: (?:dia(?:meter)?|id|od|length|long|wide))?/iy,
  read({ groups, text }, tokens) {
    const goods = goodsOf(tokens)
    if (!goods || !(SIZED.includes(goods.utilityClass) || goods.utilityClass === 'Temple')) return null
    return [understood('size', text, `${groups.v} ${groups.unit === 'mm' ? 'mm' : 'in'}`)]
  },
}

/** Sizes that one class alone has: "25 A" of a contactor, "M8" of a bolt, "120 grit". */
const OWN_SIZES: ReadonlyArray<readonly [utilityClass: string, size: RegExp]> = [
  ['Electrical', /^(?:\d{1,4} ?a(?:mps?)?|\d{1,3}(?:\.\d{1,2})? ?sq\.? ?mm(?: ?\d ?core)?|\d{1,2} ?core)$/i],
  ['Hardware', /^m ?\d{1,2}(?: ?x ?\d{1,3}(?: ?mm)?)?$/i],
  ['Abrasive', /^(?:\d{2,4} ?grit|grit ?\d{2,4})$/i],
  ['Card clothing', /^(?:ok|ob|os) ?-?\d{2}$/i],
  ['Printing screen', /^\d{3,4} ?(?:mm )?repeat$/i],
  ['Belt', /^\d{1,2} ?p[jklm] ?\d{3,4}$/i],
]
const ownSize: Notation = {
  pattern:
    /(?:\d{1,4} ?a(?:mps?)?|\d{1,3}(?:\.\d{1,2})? ?sq\.? ?mm(?: ?\d ?core)?|\d{1,2} ?core|m ?\d{1,2}(?: ?x ?\d{1,3}(?: ?mm)?)?|\d{2,4} ?grit|grit ?\d{2,4}|(?:ok|ob|os) ?-?\d{2}|\d{3,4} ?(?:mm )?repeat|\d{1,2} ?p[jklm] ?\d{3,4})/iy,
  read({ text }, tokens) {
    const goods = goodsOf(tokens)
    const isMeant = OWN_SIZES.some(([kind, size]) => kind === goods?.utilityClass && size.test(text))
    return isMeant ? [understood('size', text, text)] : null
  },
}

/** "Reed 60/2": the number of the reed and the ends in a dent. */
const reedBehind: Notation = {
  pattern: /(?<v>\d{2,3})(?:\/[1-4])?(?: no\.?)?/iy,
  read({ groups, text }, tokens, at) {
    const value = Number(groups.v)
    if (!sells(tokens, ['Reed']) || !/^reeds?$/.test(wordAt(tokens, at - 1)) || value < 20 || value > 200) return null
    if (/^(?:pcs?|nos|per|\/|rs|mm|cm|inch|in|")$/.test(wordAt(tokens, at + 1))) return null
    return [understood('reedCount', text, value)]
  },
}

/** "72 stockport", "reed 80", "52s reed", "28 dents per cm". */
const reedNumber: Notation = {
  pattern:
    /(?:(?<a>\d{2,3})(?:s|'s)? ?(?<by>stockport|dents?(?: ?(?:\/|per) ?(?:inch|in|"|cm|2 inch))?|dpi)(?: reed)?|(?<c>\d{2,3})(?:s|'s|\/2| no\.?)? (?=reeds?\b))/iy,
  read(match, tokens) {
    if (!sells(tokens, ['Reed'])) return null
    const value = Number(match.groups.a ?? match.groups.c)
    const by = (match.groups.by ?? '').toLowerCase()
    if (value < 20 || value > 200 || /cm/.test(by)) return null
    const counting = /stockport|2 inch/.test(by)
      ? 'Dents per 2 in'
      : /inch|in\b|dpi|"/.test(by)
        ? 'Dents per inch'
        : undefined
    return [
      understood('reedCount', match.text, value),
      ...(counting === undefined ? [] : [understood('reedCounting', match.text, counting)]),
    ]
  },
}

/** "83 shore", "shore A 65", "65° shore". */
const shore: Notation = {
  pattern:
    /(?:shore ?(?:hardness ?)?(?:a ?)?[:=-]? ?(?<a>\d{2,3})|(?<b>\d{2,3}) ?°? ?(?:degree ?)?(?:shore(?: ?a)?(?: hardness)?|shore hardness|sh a))/iy,
  read: ({ groups, text }) => [understood('shoreHardness', text, Number(groups.a ?? groups.b))],
}

const points: Notation = {
  pattern:
    /(?:(?<a>\d{2,4}) ?(?:ppsi|points?(?: ?(?:per|\/) ?(?:sq\.? ?(?:inch|in)|in2))?)|ppsi ?[:=-]? ?(?<b>\d{2,4}))/iy,
  read: ({ groups, text }, tokens) =>
    sells(tokens, ['Card clothing', 'Raising fillet'])
      ? [understood('wirePoints', text, Number(groups.a ?? groups.b))]
      : null,
}

const micron: Notation = {
  pattern: /(?<v>\d{1,4}(?:\.\d{1,3})?) ?-?(?:microns?|mic|µm|um)/iy,
  read: ({ groups, text }, tokens) =>
    sells(tokens, ['Filter', 'Water treatment']) ? [understood('micronRating', text, Number(groups.v))] : null,
}

/** "UK 8", "size 9": of shoes and gloves. */
const worn: Notation = {
  pattern: /(?:uk ?|size ?(?:no\.? ?)?)(?<v>\d{1,2}|xxl|xl|l|m|s|free)/iy,
  read: ({ groups, text }, tokens) =>
    sells(tokens, ['Safety gear']) ? [understood('size', text, (groups.v ?? '').toUpperCase())] : null,
}

/** "190 cm" of a reed is its width. */
const reedWidth: Notation = {
  pattern: /(?<v>\d{2,3}(?:\.\d)?) ?(?<unit>cms?|inch(?:es)?|in|")(?: width| wide)?/iy,
  read({ groups, text }, tokens) {
    if (!sells(tokens, ['Reed'])) return null
    const mm = Math.round(Number(groups.v) * (/^c/i.test(groups.unit ?? '') ? 10 : 25.4))
    return [understood('itemWidth', text, mm)]
  },
}

/** "6 kg" of a fire extinguisher is its size. */
const extinguisher: Notation = {
  pattern: /(?<v>\d{1,2}(?:\.\d)?) ?(?<unit>kgs?|l|ltrs?|lit(?:re|er)s?)(?: capacity)?/iy,
  read({ groups, text }, tokens) {
    if (!/extinguisher/i.test(tokens.join(' '))) return null
    return [understood('size', text, `${groups.v} ${/^k/i.test(groups.unit ?? '') ? 'kg' : 'L'}`)]
  },
}

const paperGsm: Notation = {
  pattern: /(?<v>\d{2,3}) ?gsm/iy,
  read: ({ groups, text }, tokens) =>
    sells(tokens, ['Stationery']) ? [understood('size', text, `${groups.v} gsm`)] : null,
}

/** "GSM 75" of paper, "A4": sizes of stationery. */
const paper: Notation = {
  pattern: /(?<v>a3|a4|a5|fs|legal)(?: size)?/iy,
  read: ({ groups, text }, tokens) =>
    sells(tokens, ['Stationery']) && !/\ba4 paper\b/.test(lineOf(tokens).text)
      ? [understood('size', text, (groups.v ?? '').toUpperCase())]
      : null,
}

const mesh: Notation = {
  pattern: /(?<v>\d{2,3}) ?mesh|mesh ?(?<w>\d{2,3})/iy,
  read: ({ groups, text }, tokens) =>
    sells(tokens, ['Printing screen', 'Filter']) ? [understood('size', text, `${groups.v ?? groups.w} mesh`)] : null,
}

/** Numbers and sizes of mill stores. */
export const storeReaders: readonly TextReader[] = [
  readerOf(
    'travellerNo',
    ['ring traveller c1 6/0', 'traveller 5/0', 'traveller C1 UL udr ISO 40'],
    [numberFirst, traveller, travellerIso, profileAlone],
  ),
  readerOf('gauge', ['knitting needles 24 gg'], [gauge]),
  readerOf('partNo', ['bearing 6204 zz', 'knitting needle vota 78.60 g 03'], [needleNo, bearingNo]),
  readerOf('needleSystem', ['sewing needle DBx1'], [needleSystem]),
  readerOf('reedCount', ['72 stockport reed'], [reedNumber, reedBehind]),
  readerOf('itemWidth', ['air jet reed 190 cm'], [reedWidth]),
  readerOf('shoreHardness', ['83 shore'], [shore]),
  readerOf('wirePoints', ['cylinder wire 860 ppsi'], [points]),
  readerOf('micronRating', ['5 micron filter'], [micron]),
  readerOf(
    'size',
    ['v belt B 52', 'sewing needle 90/14', 'rubber cots 19x29 mm'],
    [vBelt, timingBelt, needleSize, sizes, oneSize, worn, extinguisher, paper, paperGsm, mesh, ownSize],
  ),
]
