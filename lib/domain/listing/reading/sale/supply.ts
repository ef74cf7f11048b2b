import { TOWNS } from '@/lib/domain/families/towns'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { countries } from '@/lib/domain/vocabulary/countries'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { ports } from '@/lib/domain/vocabulary/ports'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import type { LineText } from '../line-text'
import { isOffered, isShown } from './offered'
import { ALL_OF_ONE, FREE, FREIGHT, INCOTERM, LOT, SAMPLE } from './patterns'
import { NOT_ONE_OF_TWO } from './payments'

const container = (feet: 20 | 40, kind: string): RegExp =>
  new RegExp(
    String.raw`(?<!\b(?:moq|min(?:imum)?)\.?\s*(?:1\s*x\s*)?)(?<![\d.])(?:1\s*x\s*)?${feet}\s*(?:['′’]|ft\.?)?\s*${kind}(?!\p{L})`,
    'iu',
  )
/** "1x20'", with what makes it a container. */
const oneOf20Feet = (behind: string): RegExp =>
  new RegExp(
    String.raw`(?<!\b(?:moq|min(?:imum)?|orders?|qty|quantity)\b\.?\s*[:=-]?\s*)(?<![\d.])1\s*x\s*20\s*${behind}`,
    'iu',
  )
/** "1x20' FCL", "on pallets", "18 pallets": how the goods are loaded. A minimum of a container says it of an order. */
const LOADS: ReadonlyArray<readonly [name: string, pattern: RegExp, isAbroad?: true]> = [
  // "1x20' = 48,000 cones". "Belt 1x20 feet" is a size, "order qty 1x20'" the least that is sold.
  [
    '20′ FCL',
    oneOf20Feet(
      String.raw`(?:['′’]|ft\.?|feet)(?=\s*(?:=\s*\d|cont(?:ainer|\.)?(?!\p{L})|load))(?:\s*cont(?:ainer|\.)?(?!\p{L}))?`,
    ),
  ],
  // "CIF Chittagong, 1x20'".
  ['20′ FCL', oneOf20Feet(String.raw`['′’](?=\s*(?:$|[,;)]))`), true],
  ['40′ HC FCL', container(40, String.raw`h[cq](?:\s*(?:fcl|container))?`)],
  ['20′ FCL', container(20, '(?:fcl|gp)')],
  ['40′ FCL', container(40, '(?:fcl|gp)')],
  [
    'Palletised',
    /(?<!\p{L})(?:palleti[sz]ed|(?:pack(?:ed|ing)\s+(?:in|on)|on)\s+(?:(?:wooden|plastic)\s+)?pallets|(?<=(?:^|[,;:(]|\b(?:in|on|of))\s*)\d{1,3}\s+pallets(?!\s*(?:stock|ready|available|per\b|\/|x\b|a\b|capacity|warehouse|min|moq)))(?!\p{L})/iu,
  ],
]

/** Who pays the freight. An Incoterm says it itself. */
export function takeFreight(line: LineText, definition: ModuleDefinition): void {
  const [found, ...others] = FREIGHT.filter(([, pattern]) => pattern.test(line.rest))
  if (!found || others.length > 0 || line.has('incoterm')) return
  const [name, pattern] = found
  if (isOffered(definition, 'shippingResponsibility', name))
    line.take(new RegExp(`(?:${pattern.source})${NOT_ONE_OF_TWO}`, 'iu'), () => ({ shippingResponsibility: name }))
}

/** Lot, sample, term of delivery and a single fibre, in the modules that have them. */
export function readSupply(line: LineText, definition: ModuleDefinition): void {
  const isField = (name: string) => isShown(definition, name)
  line.take(LOT, ([, numbered, plain]) => (isField('lot') ? { lot: numbered ?? plain } : null))
  line.take(SAMPLE, ([text]) =>
    isField('sampleAvailable') ? { sampleAvailable: true, ...(FREE.test(text) && { samplePrice: 0 }) } : null,
  )
  takeIncoterm(line, definition)
  takePorts(line, definition)
  // "Plastic pallets, 50 pallets" are the goods.
  const isOfPallets = line.understood.some(({ text }) => /pallets?$/i.test(text))
  for (const [name, pattern, isAbroad] of LOADS)
    if (!isOfPallets && (!isAbroad || line.has('incoterm')) && isOffered(definition, 'palletContainerReadiness', name))
      line.take(pattern, () => ({ palletContainerReadiness: name }))
  const [share = '', word = ''] = ALL_OF_ONE.exec(line.rest) ?? []
  const fibre = canonicalValue(fibres, word)
  if (fibre !== null && isField('blendPercentages')) line.note({ blendPercentages: [{ fibre, percent: 100 }] }, share)
}

/** "Port of loading Nhava Sheva", "shipped from Karachi", "POD: Antwerp". */
const PORTS: ReadonlyArray<readonly [name: 'loadingPort' | 'destinationPort', pattern: RegExp]> = [
  [
    'loadingPort',
    /(?<!\p{L})(?:port\s+of\s+loading|loading\s+port|p\.?o\.?l\b\.?|shipped\s+from|shipments?\s+from)\s*[:=-]?\s*(\p{L}+(?:\s+\p{L}+)?)/iu,
  ],
  [
    'destinationPort',
    /(?<!\p{L})(?:port\s+of\s+(?:discharge|destination)|(?:discharge|destination)\s+port|p\.?o\.?d\b\.?)\s*[:=-]?\s*(\p{L}+(?:\s+\p{L}+)?)/iu,
  ],
]

/** "From Shanghai port to Busan", ", Shanghai to Nhava Sheva", "300 bales Kolkata to Hamburg". */
const FROM_TO =
  /(?:(?<!\p{L})(?:(?:shipped\s+)?from|shipped)\s+)?(?<![\p{L}-])(\p{L}+(?:\s+\p{L}+)?)\s+to\s+(\p{L}+(?:\s+\p{L}+)?)/giu

/** Ports of India, between which goods go by road too. */
const HOME = 'IN'

/** The ports of a shipment. Who names one sells abroad. */
function takePorts(line: LineText, definition: ModuleDefinition): void {
  if (!isShown(definition, 'loadingPort')) return
  takeFromTo(line)
  for (const [name, pattern] of PORTS) {
    const [text = '', words = ''] = line.has(name) || !isShown(definition, name) ? [] : (pattern.exec(line.rest) ?? [])
    const [named, port] = portNamed(words)
    // "Shipped from Mumbai" may go to Chennai; a port of loading is named for a ship.
    if (port === null || (port.startsWith(HOME) && !/port|^p\.?o\.?l/i.test(text))) continue
    const phrase = text.slice(0, text.length - words.length) + named
    line.note({ tradeMode: 'Export', [name]: port }, phrase)
    line.remove(phrase)
  }
}

/** From one port to another, not both of India. */
function takeFromTo(line: LineText): void {
  if (line.has('loadingPort')) return
  for (const [text, from = '', to = ''] of line.rest.matchAll(FROM_TO)) {
    const [, last = from] = /\s(\p{L}+)$/u.exec(from) ?? []
    const [leaves = '', loadingPort] = [from, last].map(portNamed).find(([, port]) => port !== null) ?? []
    const [arrives, destinationPort] = portNamed(to)
    if (!loadingPort || destinationPort === null) continue
    if (loadingPort.startsWith(HOME) && destinationPort.startsWith(HOME)) continue
    const phrase = text.slice(leaves === last ? text.indexOf(last) : 0, text.length - to.length) + arrives
    line.note({ tradeMode: 'Export', loadingPort, destinationPort }, phrase)
    line.remove(phrase)
    return
  }
}

/** "CIF Genova": ports by their names in Italy. */
const IN_ITALIAN: Readonly<Record<string, string>> = {
  genova: 'ITGOA',
  venezia: 'ITVCE',
  napoli: 'ITNAP',
  amburgo: 'DEHAM',
  anversa: 'BEANR',
  barcellona: 'ESBCN',
  lisbona: 'PTLIS',
  marsiglia: 'FRMRS',
}
const portOf = (name: string): string | null => IN_ITALIAN[name.toLowerCase()] ?? canonicalValue(ports, name)

/** The port of one or two words, and those that name it. */
function portNamed(words: string): [named: string, port: string | null] {
  const named = [words, words.split(/\s+/, 1)[0] ?? ''].find((one) => one !== '' && portOf(one)) ?? ''
  return [named, named === '' ? null : portOf(named)]
}

/** "DAP Bursa,", "under DDP terms to Los Angeles,": a place that is no port of the list, with nothing else behind it. */
const OTHER_PLACE =
  /^(?:\s+terms)?(?:\s+(?:to|at))?\s*[:,-]?\s+(?!(?:Buyer|Customer|Your|Our|Any|Warehouse|Destination|Factory|Port|Prices?|Rates?|Basis|Terms|Only|Incoterms|Net|Payment|Packing|Delivery|Shipment|Cash|Advance|Main|Sea|Air|Ex)\b)(\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}{2,})?)(?=\s*(?:$|[,;.)(]|-\s))/u

/** Terms whose place need not be a port. */
const TO_A_PLACE = /^D[AD]P$/

/** The port or place behind a term, and those of its words that name it. */
function placeNamed(text: string, typed: string, words: string): [named: string, place: string | null] {
  const [named, port] = portNamed(words)
  if (port !== null) return [named, port]
  const [, place = ''] = TO_A_PLACE.test(typed)
    ? (OTHER_PLACE.exec(text.slice(text.indexOf(typed) + typed.length)) ?? [])
    : []
  return place === '' || canonicalValue(countries, place) !== null ? ['', null] : [place, place]
}

/** Names of a term that Incoterms 2020 call CFR. */
const CFR = /^c(?:nf|\s?&\s?f)$/i
/** A price in rupees, or a place in India. */
const AT_HOME = new RegExp(`₹|(?<!\\p{L})(?:rs|inr|${TOWNS})(?!\\p{L})`, 'iu')
/** Whether the price is in the money of another country, or at one of its ports. */
const isPricedAbroad = ({ rest, values }: LineText, place: string): boolean =>
  values.currency === undefined
    ? ABROAD.test(rest) || (portNamed(place)[1] !== null && !AT_HOME.test(`${rest} ${place}`))
    : values.currency !== 'INR'
const ABROAD = /[$€£]|\b(?:usd|eur|euros?|gbp|chf|cny|rmb|try|aed)\b/iu
const IMPORTED = /\b(?:imports?\s+of|imported|bill\s+of\s+entry)(?!\p{L})/iu
const SHIPPED_FROM = /^(?:FOB|FCA)$/

/** An Incoterm with its port: where the goods leave, or where they go. Who names one sells abroad. */
function takeIncoterm(line: LineText, definition: ModuleDefinition): void {
  const spec = fieldSpec(definition, 'incoterm')
  if (!spec || spec.isHidden) return
  const [, typed, place = ''] = INCOTERM.exec(line.rest) ?? []
  // What came in by that term is sold here by another, and "Rs 45 EXW Surat" is a price at the mill.
  if (typed === undefined || IMPORTED.test(line.rest) || (typed === 'EXW' && !isPricedAbroad(line, place))) return
  const incoterm = CFR.test(typed) ? 'CFR' : typed.toUpperCase()
  const name = SHIPPED_FROM.test(incoterm) ? 'loadingPort' : 'destinationPort'
  const [named, port] = incoterm === 'EXW' ? ['', null] : placeNamed(line.rest, typed, place)
  line.note({ tradeMode: 'Export', incoterm, ...(port && { [name]: port }) }, named ? `${typed} ${named}` : typed)
  line.remove(typed)
  if (named) line.remove(named)
}
