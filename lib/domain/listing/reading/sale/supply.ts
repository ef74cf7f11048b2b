import { countryOfTown } from '@/lib/domain/families/towns'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { moduleReading } from '@/lib/domain/modules/registry/readings'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { countries } from '@/lib/domain/vocabulary/countries'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import type { LineText, Understood } from '../line-text'
import { numberOf } from './figures'
import { isOffered, isShown } from './offered'
import { ALL_OF_ONE, FREE, FREIGHT, FREIGHT_EXTRA, INCOTERM, LOT, SAMPLE } from './patterns'
import { NOT_ONE_OF_TWO } from './payments'
import { countryOf, countryOfPlace, HOME, isExOfOther, isSentFromPort, isWholePlace, portNamed } from './places'

/** "1x40HQ", "MOQ 1 x 40'HC", "2x20GP". A minimum without a number of them says nothing of how the goods are loaded. */
const container = (feet: 20 | 40, kind: string): RegExp =>
  new RegExp(
    String.raw`(?:(?:\b(?:moq|min(?:imum)?)\.?\s*[:=-]?\s*)?(?<![\d.])\d{1,2}\s*[x×]\s*|(?<!\b(?:moq|min(?:imum)?)\.?\s*)(?<![\d.]))${feet}\s*(?:['′’]|ft\.?)?\s*${kind}(?!\p{L})`,
    'iu',
  )
/** Goods whose size may be in feet. */
const SOLD_IN_FEET =
  '(?:tarpaulin|tarp|tent(?: cloth)?|belt|belting|net|rope|pipe|hose|sheet|banner|flag|carpet|rug|mat)s?'
const IN_FEET = new RegExp(String.raw`(?<!\p{L})${SOLD_IN_FEET}$`, 'iu')
/** "1x20'", with what makes it a container. "Tarpaulin 1x20'" may be its size. */
const oneOf20Feet = (behind: string): RegExp =>
  new RegExp(
    String.raw`(?<!\b(?:(?:moq|min(?:imum)?|orders?)(?:\s+(?:qty|quantity))?|size|${SOLD_IN_FEET})\b\.?\s*[:=-]?\s*)(?<![\d.])1\s*x\s*20\s*${behind}`,
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
  [
    '20′ FCL',
    oneOf20Feet(String.raw`(?:['′’]|ft)(?=\s*(?:$|[,;)]|\d[\d,]*\s*(?:cones|cartons|ctns|kgs|mtrs)(?!\p{L})))`),
    true,
  ],
  ['40′ HC FCL', container(40, String.raw`h[cq](?:\s*(?:fcl|container))?`)],
  ['20′ FCL', container(20, '(?:fcl|gp)')],
  ['40′ FCL', container(40, '(?:fcl|gp)')],
  [
    'Palletised',
    /(?<!\p{L}|\b(?:not|no|without|non|un)(?:\s+pack(?:ed|ing))?[\s-]+)(?:palleti[sz]ed|(?:pack(?:ed|ing)\s+(?:in|on)|on)\s+(?:(?:wooden|plastic)\s+)?pallets|(?<=(?:^|[,;:(]|\b(?:in|on|of))\s*)\d{1,3}\s+pallets(?!\s*(?:stock|ready|available|per\b|\/|x\b|a\b|capacity|warehouse|min|moq)))(?!\p{L}|\s*[-(:]?\s*(?:or\b|\/|extra|optional|if\b|on\s+(?:request|demand)|(?:is\s+|are\s+)?(?:not|possible|available|chargeable)\b|at\s+(?:extra|cost)|charg\p{L}*|cost))/iu,
  ],
]

/** Who pays the freight. An Incoterm says it itself. */
export function takeFreight(line: LineText, definition: ModuleDefinition): void {
  const named = FREIGHT.filter(([, pattern]) => pattern.test(line.rest))
  const [found, ...others] = named.length > 0 ? named : [FREIGHT_EXTRA]
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
  takeCountryOfPort(line)
  takeDispatch(line, definition)
  takeTolerance(line, definition)
  // "Plastic pallets, 50 pallets" are the goods.
  const isOfPallets = line.understood.some(({ text }) => /pallets?$/i.test(text))
  const isAbroadInFull = line.has('incoterm') && !line.understood.some(({ text }) => IN_FEET.test(text))
  for (const [name, pattern, isAbroad] of LOADS)
    if (!isOfPallets && (!isAbroad || isAbroadInFull) && isOffered(definition, 'palletContainerReadiness', name))
      line.take(pattern, () => ({ palletContainerReadiness: name }))
  const [share = '', word = ''] = ALL_OF_ONE.exec(line.rest) ?? []
  const fibre = canonicalValue(fibres, word)
  if (fibre !== null && isField('blendPercentages')) line.note({ blendPercentages: [{ fibre, percent: 100 }] }, share)
}

/** "Qty tolerance ±5%", "5% quantity tolerance". "2% tolerance" may be that of the weight. */
const TOLERANCE =
  /(?<=^|[,;|(]\s*)(?:(?:qty|quantity)\s(?:tolerance|variation)\s?[:=-]?\s?(?:±|\+\/?-)?\s?(\d{1,2}(?:\.\d)?)\s?%|(?:±|\+\/?-)?\s?(\d{1,2}(?:\.\d)?)\s?%\s(?:qty|quantity)\s(?:tolerance|variation))(?=\s*(?:$|[,;|).]))/iu
const TOLERANCE_MAX = 10

/** How much more or less of the quantity the seller may send. */
function takeTolerance(line: LineText, definition: ModuleDefinition): void {
  const spec = fieldSpec(definition, 'tolerance')
  const hasQuantity = spec?.kind === 'parts' && spec.parts.some(({ name }) => name === 'quantityPercent')
  if (!hasQuantity || spec.isHidden) return
  line.take(TOLERANCE, ([, before, behind]) => {
    const quantityPercent = numberOf(before ?? behind)
    return quantityPercent <= TOLERANCE_MAX ? { tolerance: { quantityPercent } } : null
  })
}

/** "Port of loading Nhava Sheva", "shipped from Karachi", "POD: Antwerp". */
const PORTS: ReadonlyArray<readonly [name: 'loadingPort' | 'destinationPort', pattern: RegExp]> = [
  [
    'loadingPort',
    /(?<!\p{L})(?:port\s+of\s+loading|loading\s+port|p\.?o\.?l\b\.?|shipped\s+from|shipments?\s+from)\s*[:=-]?\s*(\p{L}+(?:\s+\p{L}+)?)/iu,
  ],
  [
    'destinationPort',
    /(?<!\p{L})(?:port\s+of\s+(?:discharge|destination)|(?:discharge|destination)\s+port|final\s+destination|p\.?o\.?d\b\.?)\s*[:=-]?\s*(\p{L}+(?:\s+\p{L}+)?)/iu,
  ],
]

/** "Port: Nhava Sheva" on an invoice. A port abroad, and the term that names it, may be where the goods go. */
const PORT_OF_INVOICE = /(?<=(?:^|[,;|(])\s*)port\s*:\s*(\p{L}+(?:\s+\p{L}+)?)/iu
/** By the others, such as FOB and EXW, goods leave where the term is. */
const ARRIVES_BY = /^[CD]/
/** "Delivery to Istanbul". */
const DELIVERED_TO = /(?<!\p{L})(?:deliver(?:y|ed)?|shipment|ship(?:ped)?)\s+to\s+(\p{L}+(?:\s+\p{L}+){0,3})/iu

/** "From Shanghai port to Busan", ", Shanghai to Nhava Sheva", "300 bales Kolkata to Hamburg". */
const FROM_TO =
  /(?:(?<!\p{L})(?:(?:shipped\s+)?from|shipped)\s+)?(?<![\p{L}-])(\p{L}+(?:\s+\p{L}+)?)\s+to\s+(\p{L}+(?:\s+\p{L}+)?)/giu

/** "Shipped from Ningbo, China to Buenaventura". */
const FROM_COUNTRY_TO =
  /(?<!\p{L})(?:shipped\s+)?from\s+(\p{L}+(?:\s+\p{L}+)?)\s*,\s*\p{L}+(?:\s\p{L}+)?\s+to\s+(\p{L}+(?:\s+\p{L}+)?)/giu

/** "FOB Nhava Sheva, to Durban". */
const SHIPPED_TO = /(?<=[,;]\s*)to\s+(\p{L}+(?:\s+\p{L}+)?)/iu

/** The ports of a shipment. Who names one sells abroad. */
function takePorts(line: LineText, definition: ModuleDefinition): void {
  if (!isShown(definition, 'loadingPort')) return
  takeFromTo(line)
  const isShipped = line.has('loadingPort')
  const ports = [
    ...PORTS,
    ...(isShipped ? [['destinationPort', SHIPPED_TO] as const] : []),
    ['destinationPort', DELIVERED_TO] as const,
    ...(PORT_OF_INVOICE.test(line.rest) &&
    isSentFromPort(line.typed, moduleReading(definition.moduleKey).sellsMaterials === true)
      ? [['loadingPort', PORT_OF_INVOICE] as const]
      : []),
  ]
  for (const [name, pattern] of ports) {
    const [text = '', words = ''] = line.has(name) || !isShown(definition, name) ? [] : (pattern.exec(line.rest) ?? [])
    const [named, port] = portNamed(words)
    // "Shipped from Mumbai" may go to Chennai; a port of loading is named for a ship, and goods arrive at one of India by a term of arrival.
    const isHome =
      port?.startsWith(HOME) &&
      (pattern === DELIVERED_TO ? !ARRIVES_BY.test(String(line.values.incoterm)) : !/port|^p\.?o\.?l/i.test(text))
    if (port === null || isHome || (pattern === PORT_OF_INVOICE && !port.startsWith(HOME))) continue
    const phrase = text.slice(0, text.length - words.length) + named
    if (pattern === DELIVERED_TO && !isWholePlace(line.rest.slice(line.rest.indexOf(phrase) + phrase.length))) continue
    line.note({ tradeMode: 'Export', [name]: port }, phrase)
    line.remove(phrase)
  }
}

/** "Ships from USA", "ships from Charlotte NC in 2 days", "shipped from Turkey". */
const DISPATCHED_FROM =
  /(?<!\p{L})(?:ships?|shipp(?:ed|ing)|dispatch(?:ed|es)?|despatch(?:ed|es)?)\s+from\s*[:=-]?\s*(\p{L}+(?:\s+\p{L}+)?)/iu
/** "NC", "TX": the state behind a town of America. */
const STATE = /^,?\s*(?:N[CYJH]|SC|TX|FL|OH|GA|VA|MI|CT|RI|WI|TN|KY|PA|CA|USA?)(?!\p{L})/u

/** The country that the goods leave from. */
function takeDispatch(line: LineText, definition: ModuleDefinition): void {
  const [text = '', words = ''] = DISPATCHED_FROM.exec(line.rest) ?? []
  const [named, country] = countryOfPlace(words)
  if (country === null || !isShown(definition, 'dispatchCountry')) return
  const phrase = text.slice(0, text.length - words.length) + named
  const behind = line.rest.slice(line.rest.indexOf(phrase) + phrase.length)
  const whole = phrase + (country === 'US' ? (STATE.exec(behind)?.[0] ?? '') : '')
  line.note({ dispatchCountry: country }, whole)
  line.remove(whole)
}

/** From one port to another, not both of India. */
function takeFromTo(line: LineText): void {
  if (line.has('loadingPort')) return
  for (const [text, from = '', to = ''] of [FROM_COUNTRY_TO, FROM_TO].flatMap((one) => [...line.rest.matchAll(one)])) {
    const [, last = from] = /\s(\p{L}+)$/u.exec(from) ?? []
    const [leaves = '', loadingPort] = wholePort([from, last]) ?? []
    const [arrives, destinationPort] = portNamed(to)
    if (!loadingPort) continue
    if (destinationPort === null && takePortToCountry(line, text, leaves, to)) return
    if (destinationPort === null) continue
    if (loadingPort.startsWith(HOME) && destinationPort.startsWith(HOME)) continue
    // "Imported from Ningbo to Nhava Sheva".
    if (destinationPort.startsWith(HOME) && (text.includes(',') || /(?<!\p{L})import/iu.test(line.typed))) continue
    const phrase = text.slice(leaves === last ? text.indexOf(last) : 0, text.length - to.length) + arrives
    line.note({ tradeMode: 'Export', loadingPort, destinationPort }, phrase)
    line.remove(phrase)
    return
  }
}

/** "Shipped from Nhava Sheva to Bangladesh": the port of loading of goods whose port of discharge the line does not name. */
function takePortToCountry(line: LineText, text: string, port: string, to: string): boolean {
  const country = [to, to.split(/\s+/, 1)[0] ?? ''].map(countryOf).find((one) => one !== null)
  if (!country || country === HOME || !/^(?:shipped|from)\s/i.test(text)) return false
  const phrase = text.slice(0, text.indexOf(port) + port.length)
  line.note({ tradeMode: 'Export', loadingPort: portNamed(port)[1] }, phrase)
  line.remove(phrase)
  return true
}

/** "CFR Chittagong, Bangladesh": the country behind its port, which says no more. */
function takeCountryOfPort(line: LineText): void {
  const ports = [line.values.loadingPort, line.values.destinationPort].map(String)
  for (const [words = ''] of line.rest.matchAll(/(?<=;\s*,?\s*)\p{L}+(?:\s\p{L}+)?/gu)) {
    const named = [words, words.split(' ', 1)[0] ?? ''].find((name) => countryOf(name) !== null) ?? ''
    if (named !== '' && ports.some((port) => /^[A-Z]{5}$/.test(port) && port.startsWith(countryOf(named) ?? '-')))
      line.remove(named)
  }
}

/** "DAP Bursa,", "under DDP terms to Los Angeles,": a place that is no port of the list, with nothing else behind it. */
const OTHER_PLACE =
  /^(?:\s+terms)?(?:\s+(?:to|at))?\s*[:,-]?\s+(?!(?:Buyer|Customer|Your|Our|Any|Warehouse|Destination|Factory|Port|Prices?|Rates?|Basis|Terms|Only|Incoterms|Net|Payment|Packing|Delivery|Shipment|Cash|Advance|Main|Sea|Air|Ex)\b)(\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}{2,})?)(?=\s*(?:$|[,;.)(]|-\s))/u

/** Terms whose place need not be a port. */
const AT_A_PLACE = /^(?:D[AD]P|FCA|CPT|CIP)$/i
/** "40s CPT, Weaving", "CPT yarn": compact yarn. */
const COMPACT =
  /(?<![\p{L}\d.])(?:\d{1,3}\/?\d?\s?s?|combed|cmbd|cw|carded|compact|cm|kw)\s*[,/-]?\s*CPT(?!\p{L})|(?<!\p{L})CPT\s+(?:yarns?|cotton|combed|carded|weaving|knitting|hosiery)(?!\p{L})/iu

/** The port or place behind a term, and those of its words that name it. */
function placeNamed(text: string, typed: string, words: string): [named: string, place: string | null] {
  const [named, port] = portNamed(words)
  if (port !== null) return [named, port]
  const [, place = ''] = /^(?:D[AD]P|FCA)$/i.test(typed)
    ? (OTHER_PLACE.exec(text.slice(text.indexOf(typed) + typed.length)) ?? [])
    : []
  if (place !== '' && canonicalValue(countries, place) === null) return [place, place]
  const town = AT_A_PLACE.test(typed) ? townAbroad(words) : ''
  return town === ''
    ? ['', null]
    : [town, town.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())]
}

/** The first of these words that name a town of the trade in another country; "" for none. */
function townAbroad(words: string): string {
  const [first = '', second = ''] = words.split(/\s+/)
  const isAbroad = (name: string) => ![null, HOME].includes(countryOfTown(name))
  return [`${first} ${second}`, first].find(isAbroad) ?? ''
}

/** "Dap almaty", "fca hcmc": in small letters these are terms only in front of a place that is known. */
const IN_SMALL = /(?<![\p{L}\d])(fca|cpt|cip|dap|ddp)\s*[:,-]?\s+(\p{L}+(?:\s+\p{L}+){0,3})/u
function termInSmall(text: string): RegExpExecArray | null {
  const found = IN_SMALL.exec(text)
  return found && (portNamed(found[2] ?? '')[1] !== null || townAbroad(found[2] ?? '') !== '') ? found : null
}

/** The first of these words that are the name of a port, and nothing else. */
const wholePort = (words: readonly string[]): [named: string, port: string | null] | null =>
  words.map(portNamed).find(([named, port], at) => port !== null && named === words[at]?.replace(/\s+port$/iu, '')) ??
  null

/** "Istanbul FCA", "Nhava Sheva FOB": the port in front of a term that ends a part of the line. */
function portInFront(text: string, typed: string): [named: string, port: string | null] | null {
  const pattern = new RegExp(`(\\p{L}+(?:\\s+(\\p{L}+))?)\\s+${typed}(?=\\s*(?:$|[,;.|)]))`, 'u')
  const [, words = '', last = ''] = pattern.exec(text) ?? []
  return wholePort([words, last])
}

/** Names of a term that Incoterms 2020 call CFR. */
const CFR = /^c(?:nf|\s?&\s?f)$/i
/** Whether the price is in the money of another country, or of goods that lie in one. */
const isPricedAbroad = ({ rest, values }: LineText, country: string | null): boolean =>
  values.currency === undefined
    ? ABROAD.test(rest) || (country !== null && country !== HOME && !RUPEES.test(rest))
    : values.currency !== 'INR'
const RUPEES = /₹|(?<!\p{L})(?:rs|inr|rupees)(?!\p{L})|\d\s*\/-/iu
const ABROAD = /[$€£]|\b(?:usd|eur|euros?|gbp|chf|cny|rmb|try|aed)\b/iu
const IMPORTED = /\b(?:imports?\s+of|imported|bill\s+of\s+entry)(?!\p{L})/iu
const SHIPPED_FROM = /^(?:FOB|FCA)$/

/** "Ex works Prato". */
const EX_WORKS =
  /(?<![\p{L}\d]|\bnot\s)(ex[\s-]?works)(?!\p{L}|\s*\/\s*\p{L}|\s*(?:\?|(?:not|nahi|no)(?!\p{L})))(?:\s*[:,-]?\s*(\p{L}+(?:\s+\p{L}+)?))?/iu

/** An Incoterm with its port: where the goods leave, or where they go. Who names one sells abroad. */
function takeIncoterm(line: LineText, definition: ModuleDefinition): void {
  const spec = fieldSpec(definition, 'incoterm')
  if (!spec || spec.isHidden) return
  const [, typed, place = ''] = INCOTERM.exec(line.rest) ?? EX_WORKS.exec(line.rest) ?? termInSmall(line.rest) ?? []
  const isImported = IMPORTED.test(line.rest)
  if (typed === undefined && !isImported) takeExTown(line, definition)
  if (typed === undefined || (isImported && !isSentAbroad(line.rest, typed, place))) return
  if (/^ex/i.test(typed)) {
    takeExWorks(line, definition, typed, place.split(/\s+/).slice(0, 2).join(' '))
    return
  }
  const incoterm = CFR.test(typed) ? 'CFR' : typed.toUpperCase()
  const name = SHIPPED_FROM.test(incoterm) ? 'loadingPort' : 'destinationPort'
  const inFront = portInFront(line.rest, typed)
  const [named, port] = inFront ?? placeNamed(line.rest, typed, place)
  if (incoterm === 'CPT' && port === null && COMPACT.test(line.rest)) return
  const phrase = inFront ? `${named} ${typed}` : `${typed} ${named}`.trim()
  line.note({ tradeMode: 'Export', incoterm, ...(port && { [name]: port }) }, phrase)
  line.remove(typed)
  if (named) line.remove(named)
  // "FOB Charlotte NC": no port, but the goods leave from its country.
  if (name === 'loadingPort' && port === null) takeTownOfDispatch(line, definition, place)
}

/** "Imported under L/C, CFR Chittagong": the buyer imports the goods. "Imported Chinese grey, CFR Karachi" are imports of someone. */
function isSentAbroad(text: string, typed: string, place: string): boolean {
  const [, port] = portNamed(place)
  const isOfBuyer = /(?<!\p{L})imported\s+(?:under|against|by|on)\s+(?:l\/?c|letter|t\/?t)(?!\p{L})/iu.test(text)
  return /^c/i.test(typed) && isOfBuyer && port !== null && !port.startsWith(HOME)
}

function takeTownOfDispatch(line: LineText, definition: ModuleDefinition, place: string): void {
  const town = townAbroad(place)
  const country = countryOfTown(town)
  if (country === null || !isShown(definition, 'dispatchCountry')) return
  const at = line.rest.indexOf(town)
  const state = country === 'US' ? (STATE.exec(line.rest.slice(at + town.length))?.[0] ?? '') : ''
  line.note({ dispatchCountry: country }, town + state)
  line.remove(town + state)
}

/** "PKR 980/kg ex Faisalabad": a price at the mill within Pakistan. */
const IN_OWN_MONEY = /(?<!\p{L})(?:pkr|bdt|lkr|tk|taka|uzs)(?!\p{L})/iu

/** Behind a price, a sign or what was read. "Yarn ex Faisalabad" and "vessel ex Shanghai" are of other things. */
const EX_TOWN =
  /(?<=(?:^|[^\p{L}\s]|(?:\/\s?|(?<!\p{L})per\s)\p{L}+|(?<!\p{L})(?:threads?|goods|cloth|fabrics?))\s*)(?<![\p{L}\d])ex[\s-]+(\p{L}+(?:\s+(?!yarns?(?!\p{L}))\p{L}+)?)(?!\p{L}|\s+(?:yarns?|cotton|fib(?:re|er)s?)(?!\p{L}))/iu

/** "RMB 18.50/roll, ex Guangzhou": goods that the buyer fetches from a town of another country. */
function takeExTown(line: LineText, definition: ModuleDefinition): void {
  if (isExOfOther(definition, line.typed)) return
  const [text = '', words = ''] = EX_TOWN.exec(line.rest) ?? []
  const [port, code] = portNamed(words)
  const place = townAbroad(words) || port
  const country = countryOfTown(place) ?? code?.slice(0, 2) ?? null
  if (country === null || country === HOME || !isPricedAbroad(line, country) || IN_OWN_MONEY.test(line.rest)) return
  const phrase = text.slice(0, text.length - words.length) + place
  line.note({ tradeMode: 'Export', incoterm: 'EXW' }, phrase)
  if (isShown(definition, 'dispatchCountry')) line.note({ dispatchCountry: country }, place)
  line.remove(phrase)
}

/** The term of goods that the buyer fetches, where the line sells abroad: "Rs 45 EXW Surat" is a price at the mill. */
function takeExWorks(line: LineText, definition: ModuleDefinition, typed: string, place: string): void {
  const [named, country] = countryOfPlace(place)
  if (!isPricedAbroad(line, country)) return
  line.note({ tradeMode: 'Export', incoterm: 'EXW' }, typed)
  line.remove(typed)
  if (country === null || country === HOME) return
  if (isShown(definition, 'dispatchCountry')) line.note({ dispatchCountry: country }, named)
  line.remove(named)
}

/** "Country of origin Italy, EXW", without a price or a place: no mill of India. "Ex works Surat" may be of imported goods. */
export function isExWorksAbroad(
  values: FieldValues,
  { text, understood }: { text: string; understood: readonly Understood[] },
  origin: unknown,
): boolean {
  const words = understood.find(({ name }) => name === 'shippingResponsibility')?.text ?? ''
  const isForeign = typeof origin === 'string' && origin !== HOME
  const match = /(?<!\p{L})ex(?:w|[\s-]?works)(?:\s+(\p{L}+))?[\s.;)]*$/iu.exec(text)
  const [, place] = match ?? []
  const country = place === undefined ? null : countryOfPlace(place)[1]
  const isAtEnd = match !== null && (place === undefined || (country !== null && country !== HOME))
  return isForeign && values.basePrice === undefined && isAtEnd && /^ex(?:w|[\s-]?works)$/i.test(words.trim())
}
