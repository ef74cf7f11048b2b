import { behind, type Notation, readerOf } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { wordAt } from '../../reading/tokens'
import { isOilLine, sells } from './context'

const GRADES = [2, 3, 5, 7, 10, 15, 22, 32, 46, 68, 100, 150, 220, 320, 460, 680, 1000]

/** "ISO VG 32", "VG-68", "VG32". */
const isoVg: Notation = {
  pattern: /(?:iso ?-?)?(?:vg|viscosity grade) ?-?(?<v>\d{1,4})/iy,
  read: ({ groups, text }, tokens) => (isOilLine(tokens) ? [understood('viscosity', text, Number(groups.v))] : null),
}

/** "Hydraulic oil 68", "AW 46", "HLP 46", "ISO 32": only a grade of ISO 3448, behind the name of an oil. */
const vgBare: Notation = {
  pattern: /(?:(?<name>aw|hlp|hm|ep|iso|hd) ?-?)?(?<v>\d{1,4})/iy,
  read(match, tokens, at) {
    const value = Number(match.groups.v)
    if (!sells(tokens, ['Lubricant']) || !GRADES.includes(value)) return null
    const next = behind(match, tokens, at)
    const before = wordAt(tokens, at - 1)
    const isNamed = match.groups.name !== undefined
    if (
      /^(?:l|ltrs?\.?|lit(?:re|er)s?|kgs?|drums?|barrels?|buckets?|pails?|ml|rs|\/|per|pcs|nos|days?|mt|%|cans?|bottles?|bags?|x)$/.test(
        next,
      )
    )
      return null
    if (/^(?:rs\.?|@|₹|moq|min|stock|inr|x)$/.test(before)) return null
    return isNamed ||
      /oil$|^(?:hydraulic|gear|spindle|knitting|velocite|tellus|omala|system|compressor|no|no\.)$/.test(before) ||
      /^(?:hydraulic|gear|spindle|knitting|compressor|oil)$/.test(next)
      ? [understood('viscosity', match.text, value)]
      : null
  },
}

/** "NLGI 2", "EP2", "AP-3": how firm a grease is. */
const nlgi: Notation = {
  pattern: /(?:nlgi ?(?:grade ?)?-?(?<a>000|00|0|1|2|3)|(?:ep|ap|mp|lithium|gr) ?-?(?<b>000|00|0|1|2|3))(?: grade)?/iy,
  read({ groups, text }, tokens) {
    const value = groups.a ?? groups.b ?? ''
    return groups.a !== undefined || sells(tokens, ['Grease']) ? [understood('nlgi', text, value)] : null
  },
}

/** "SAE 40", "15W40": grades of engine oil. */
const sae: Notation = {
  pattern: /(?:sae ?(?<a>\d{2}w?-?\d{0,2})|(?<b>\d{1,2}w ?-?\d{2}))/iy,
  read: ({ groups, text }, tokens) =>
    isOilLine(tokens) ? [understood('grade', text, `SAE ${(groups.a ?? groups.b ?? '').toUpperCase()}`)] : null,
}

/** "180 cSt": of furnace oil its grade, of lubricants the viscosity. */
const centistokes: Notation = {
  pattern: /(?<v>\d{1,4}) ?(?:cst|centistokes?|mm2\/s)/iy,
  read({ groups, text }, tokens) {
    if (sells(tokens, ['Furnace oil'])) return [understood('grade', text, `${groups.v} cSt`)]
    return isOilLine(tokens) && GRADES.includes(Number(groups.v))
      ? [understood('viscosity', text, Number(groups.v))]
      : null
  },
}

const scourable: Notation = {
  pattern: /(?:scourable|washable|non-?stain(?:ing)?|stainless|stain free|self scouring)/iy,
  read: ({ text }, tokens) => (sells(tokens, ['Lubricant']) ? [understood('scourable', text, true)] : null),
}

/** Ranges of well-known makers, with their number: "Velocite No. 6", "Tellus S2 46". */
const range: Notation = {
  pattern:
    /(?<name>velocite|tellus|omala|hyspin|dte|morlina|vactra|gadus|mobilux|corena|rarus|servosystem|servospin|servogem|servo ?knit|hytherm|system|enklo|parthan|seetul|nuto|spinesso|shc|hp|knitlube)(?: ?(?<grade>s\d|aws|awh|hlp|fm|ep))?(?: ?(?:no\.? ?)?(?<v>\d{1,4}))?/iy,
  read({ groups, text }, tokens) {
    if (!isOilLine(tokens) || (/^(?:hp|shc|system)$/i.test(groups.name ?? '') && groups.v === undefined)) return null
    const value = Number(groups.v)
    const isGrade = GRADES.includes(value) && value >= 10 && !/velocite|hytherm|gadus/i.test(groups.name ?? '')
    return [understood('productName', text, text), ...(isGrade ? [understood('viscosity', text, value)] : [])]
  },
}

const flash: Notation = {
  pattern: /(?:flash point|fp)(?: ?[:=>-]| above| min)? ?(?<v>\d{2,3}) ?°? ?(?:deg(?:ree)?s? ?)?c?/iy,
  read: ({ groups, text }) => [understood('flashPoint', text, Number(groups.v))],
}

const PER_KW: Readonly<Record<string, number>> = { kw: 1, mw: 1000, kva: 1, hp: 0.7457, w: 0.001, mwp: 1000, kwp: 1 }

/** "500 kW", "2 MW", "5 HP motor", "20 W": power. */
const power: Notation = {
  pattern:
    /(?<v>\d{1,6}(?:\.\d{1,3})?) ?-?(?<unit>kwp?|mwp?|hp|w|watts?)(?: (?:load|capacity|contracted load|demand|contract demand))?/iy,
  read({ groups, text }, tokens) {
    if (!sells(tokens, ['Power', 'Electrical'])) return null
    const unit = (groups.unit ?? '').toLowerCase().replace(/^watts?$/, 'w')
    const kw = Math.round(Number(groups.v) * (PER_KW[unit] ?? 1) * 1e6) / 1e6
    return kw >= 0.001 && kw <= 1_000_000 ? [understood('powerKw', text, kw)] : null
  },
}

/** "11 kV", "415 V". */
const voltage: Notation = {
  pattern: /(?<v>\d{1,4}(?:\.\d)?) ?(?<unit>kv|v|volts?)/iy,
  read({ groups, text }, tokens) {
    if (!sells(tokens, ['Power', 'Electrical'])) return null
    return [understood('voltage', text, Number(groups.v) * (/^k/i.test(groups.unit ?? '') ? 1000 : 1))]
  },
}

/** "Rs 4.5 per unit", "5.2/unit": a unit of power is a kWh. */
const perUnit: Notation = {
  pattern:
    /(?:rs\.? ?|inr ?|₹ ?|@ ?)?(?<v>\d{1,2}(?:\.\d{1,4})?) ?(?:rs\.? ?)?(?:(?:\/|per) ?(?:units?|kwh)|unit(?= |$))/iy,
  read: ({ groups, text }, tokens) =>
    sells(tokens, ['Power'])
      ? [understood('basePrice', text, Number(groups.v)), understood('priceUom', text, 'kWh')]
      : null,
}

/** "10 years", "25 year PPA": how long the supply is agreed. */
const tenure: Notation = {
  pattern:
    /(?:tenure ?[:=-]? ?)?(?<v>\d{1,2}) ?-?(?<unit>years?|yrs?|months?)(?: (?:tenure|ppa|lock-?in|contract|agreement|term))?/iy,
  read({ groups, text }, tokens) {
    if (!sells(tokens, ['Power', 'Steam', 'PNG', 'Water'])) return null
    const value = Number(groups.v)
    return [understood('tenure', text, /^m/i.test(groups.unit ?? '') ? Math.round((value / 12) * 100) / 100 : value)]
  },
}

/** "10 bar", "8 kg/cm2": pressure. */
const pressure: Notation = {
  pattern:
    /(?:@ ?|at ?)?(?<v>\d{1,3}(?:\.\d)?) ?(?<unit>bars?(?:\(g\))?|kg ?\/ ?cm2|kg\/sq\.? ?cm|ksc|psi)(?: pressure)?/iy,
  read({ groups, text }, tokens) {
    if (!sells(tokens, ['Steam', 'Compressed air', 'Hose and fitting', 'Industrial gas', 'PNG'])) return null
    const unit = (groups.unit ?? '').toLowerCase()
    const bar =
      unit === 'psi' ? Number(groups.v) * 0.0689 : /^k/.test(unit) ? Number(groups.v) * 0.981 : Number(groups.v)
    return [understood('pressure', text, Math.round(bar * 100) / 100)]
  },
}

const tds: Notation = {
  pattern:
    /(?:tds ?[:=<-]? ?(?:below |max |upto )?(?<a>\d{1,5})(?: ?ppm)?|(?<b>\d{1,5}) ?(?:ppm(?: tds)?|tds))(?: ?max)?/iy,
  read: ({ groups, text }, tokens) =>
    sells(tokens, ['Water']) ? [understood('dissolvedSolids', text, Number(groups.a ?? groups.b))] : null,
}

const purity: Notation = {
  pattern: /(?<v>\d{2}(?:\.\d{1,5})?) ?%(?: ?(?:pure|purity))?/iy,
  read({ groups, text }, tokens) {
    const value = Number(groups.v)
    return sells(tokens, ['Industrial gas']) && value >= 50 ? [understood('purity', text, value)] : null
  },
}

const PACKS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:drums?|barrels?)/, 'Drum'],
  [/^(?:buckets?|pails?)/, 'Bucket'],
  [/^(?:cans?|jerry)/, 'Can'],
  [/^bottles?/, 'Bottle'],
  [/^(?:cylinders?)/, 'Gas cylinder'],
  [/^(?:boxes|box|cartons?)/, 'Box'],
  [/^(?:packets?|pkts?|pouch(?:es)?|packs?)/, 'Packet'],
  [/^(?:bags?|sacks?|jumbo)/, 'Bag'],
  [/^tankers?/, 'Tanker load'],
  [/^(?:trucks?|lorry)/, 'Truck load'],
]
const UNITS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:l|ltrs?|lt|lit(?:re|er)s?)$/, 'L'],
  [/^kgs?$/, 'kg'],
  [/^(?:gms?|g|grams?)$/, 'g'],
  [/^ml$/, 'ml'],
  [/^(?:m|mtrs?|met(?:re|er)s?)$/, 'm'],
  [/^pairs?$/, 'pair'],
  [/^(?:m3|cum|cu\.?m)$/, 'm3'],
  [/./, 'piece'],
]
const UNIT = `(?<u>m3|cum|l|ltrs?|lt|lit(?:re|er)s?|kgs?|gms?|g|ml|pcs?|nos|pieces?|needles?|travellers?|pairs?|m|mtrs?|met(?:re|er)s?)`
const PACK = `(?<pack>drums?|barrels?|buckets?|pails?|cans?|bottles?|cylinders?|box(?:es)?|cartons?|packets?|pkts?|packs?|pouch(?:es)?|bags?|tankers?|packing)`

const packOf = (text: string, size: number, unit: string, pack: string) => {
  const packUnit = UNITS.find(([word]) => word.test(unit.toLowerCase()))?.[1]
  const packageType = PACKS.find(([word]) => word.test(pack.toLowerCase()))?.[1]
  return [
    understood('packSize', text, size),
    understood('packUnit', text, packUnit),
    ...(packageType === undefined ? [] : [understood('packageType', text, packageType)]),
  ]
}

/** "210 L drum", "1000 pcs box", "19 kg cylinder", "26 ltr bucket". */
const packed: Notation = {
  pattern: new RegExp(String.raw`(?<v>\d{1,6}(?:\.\d{1,2})?) ?${UNIT}\.? ?(?:per |\/ ?|in )?${PACK}`, 'iy'),
  read({ groups, text }, tokens, at) {
    if (/^(?:rs\.?|@|₹|moq|min|inr)$/.test(wordAt(tokens, at - 1))) return null
    return packOf(text, Number(groups.v), groups.u ?? '', groups.pack ?? '')
  },
}

/** "propane 14 kg": a weight of bottled gas is that of its cylinder. */
const bottled: Notation = {
  pattern: /(?<v>\d{1,3}(?:\.\d{1,2})?) ?(?<u>kgs?)/iy,
  read({ groups, text }, tokens, at) {
    const isQuantity = /^(?:moq|min\.?|minimum|stock|ready|available|rs\.?|@|₹|per|\/)$/i.test(wordAt(tokens, at - 1))
    return sells(tokens, ['LPG']) && !isQuantity && Number(groups.v) <= 450
      ? packOf(text, Number(groups.v), 'kg', 'cylinder')
      : null
  },
}

/** "cylinder 7 m3": what the cylinder holds, behind it. */
const cylinderOf: Notation = {
  pattern: /(?<pack>(?:gas )?cylinders?) (?:of )?(?<v>\d{1,4}(?:\.\d{1,2})?) ?(?<u>m3|cum|kgs?)/iy,
  read: ({ groups, text }) => packOf(text, Number(groups.v), groups.u ?? '', 'cylinder'),
}

/** "Box of 1000", "pack of 100 needles", "drum of 210 L", "1000/box". */
const packOfMany: Notation = {
  pattern: new RegExp(
    String.raw`(?:${PACK}(?: size)? ?(?:of|:) ?(?<v>\d{1,6}(?:\.\d{1,2})?)(?: ?${UNIT}\b)?|(?<w>\d{1,6}) ?(?:\/|per) ?(?<pack2>box|packet|pack|bag|carton))`,
    'iy',
  ),
  read({ groups, text }, tokens, at) {
    if (/^(?:rs\.?|@|₹|inr)$/.test(wordAt(tokens, at - 1))) return null
    // "250 per box" of goods that are priced is a price.
    if (groups.w !== undefined && Number(groups.w) < 500) return null
    return packOf(text, Number(groups.v ?? groups.w), groups.u ?? 'pcs', groups.pack ?? groups.pack2 ?? '')
  },
}

/** Usual cans and drums of liquids: a figure in litres by itself is the pack. */
const LITRES: ReadonlySet<number> = new Set([1, 5, 10, 18, 20, 26, 50, 200, 205, 208, 209, 210])
const litres: Notation = {
  pattern: /(?<v>\d{1,3}) ?(?:l|ltrs?|lit(?:re|er)s?)\.?/iy,
  read(match, tokens, at) {
    const size = Number(match.groups.v)
    if (!sells(tokens, ['Lubricant', 'Thermic fluid', 'Cleaning material']) || !LITRES.has(size)) return null
    if (/^(?:moq|min|minimum|stock|ready|available|rs\.?|@|per|x|\d+|qty|\/)$/.test(wordAt(tokens, at - 1))) return null
    if (/^(?:ready|stock|available|in|min|moq|per|\/|only)$/.test(behind(match, tokens, at))) return null
    return packOf(match.text, size, 'l', '')
  },
}

const WORKS_HOT = ['Grease', 'Thermic fluid', 'Steam', 'Lubricant', 'Seal and gasket']
const hot: Notation = {
  pattern: /(?:upto |up to )?(?<v>\d{2,3}) ?°? ?(?:c|celsius|degrees?|deg\.?)(?: ?c)?(?: temp(?:erature)?)?/iy,
  read({ groups, text }, tokens) {
    const value = Number(groups.v)
    return sells(tokens, WORKS_HOT) && value >= 60 ? [understood('temperature', text, value)] : null
  },
}

/** "Ring traveller, 1000 pcs": behind a small store a round number of pieces is its box, unless it is called stock. */
const roundPieces: Notation = {
  pattern: /(?<v>100|500|1000|1,000) ?(?:pcs?|nos|pieces?)/iy,
  read(match, tokens, at) {
    const next = behind(match, tokens, at)
    if (!sells(tokens, ['Ring traveller'])) return null
    if (
      /^(?:moq|min|minimum|stock|ready|available|rs\.?|@|\/|per|qty)$/.test(wordAt(tokens, at - 1)) ||
      /^(?:ready|stock|available|in|min|moq)$/.test(next)
    )
      return null
    return packOf(match.text, Number((match.groups.v ?? '').replace(',', '')), 'pcs', '')
  },
}

/** Figures of oils, power, steam and water, and packs. */
export const supplyReaders: readonly TextReader[] = [
  readerOf('viscosity', ['iso vg 32', 'vg68', 'hydraulic oil 68'], [isoVg, centistokes, vgBare]),
  readerOf('nlgi', ['nlgi 2', 'grease EP2'], [nlgi]),
  readerOf('grade', ['engine oil 15W40'], [sae]),
  readerOf('scourable', ['scourable knitting oil'], [scourable]),
  readerOf('productName', ['mobil velocite no 6 spindle oil'], [range]),
  readerOf('flashPoint', ['flash point 210'], [flash]),
  readerOf('basePrice', ['solar power Rs 4.5 per unit'], [perUnit]),
  readerOf('powerKw', ['solar power 500 kW'], [power]),
  readerOf('voltage', ['solar power 11 kV'], [voltage]),
  readerOf('tenure', ['solar power 10 years'], [tenure]),
  readerOf('pressure', ['steam 10 bar'], [pressure]),
  readerOf('dissolvedSolids', ['RO water 50 ppm'], [tds]),
  readerOf('purity', ['nitrogen gas 99.9%'], [purity]),
  readerOf(
    'packSize',
    ['210 L drum', 'box of 1000', '19 kg cylinder'],
    [cylinderOf, packed, packOfMany, roundPieces, litres, bottled],
  ),
  readerOf('temperature', ['stenter grease 300 degree'], [hot]),
]
