import { found, type HsCode, missing } from '@/lib/domain/families/customs/result'
import type { HsResult } from '@/lib/domain/modules/define-module'

/** What the tariff asks of raw material (HS 2022), in canonical words; "" where nothing is stated. */
export interface RawFibre {
  family: string
  variety: string
  preparation: string
  polymer: string
  fibre: string
  iv: number | null
}

const WOOL: Readonly<Record<string, readonly [code: HsCode, other?: HsCode]>> = {
  Greasy: ['510111', '510119'],
  'Greasy pulled': ['510119'],
  Scoured: ['510121', '510129'],
  'Scoured pulled': ['510129'],
  Carbonised: ['510130'],
}
const BAST: Readonly<Record<string, readonly [heading: HsCode, states: Readonly<Record<string, HsCode>>]>> = {
  flax: [
    '5301',
    { 'Raw or retted': '530110', Scutched: '530121', Hackled: '530129', Degummed: '530129', 'Bast tow': '530130' },
  ],
  hemp: [
    '5302',
    { 'Raw or retted': '530210', Scutched: '530290', Hackled: '530290', Degummed: '530290', 'Bast tow': '530290' },
  ],
  jute: [
    '5303',
    { 'Raw or retted': '530310', Scutched: '530390', Hackled: '530390', Degummed: '530390', 'Bast tow': '530390' },
  ],
}
const STAPLE: Readonly<Record<string, HsCode>> = {
  PSF: '550320',
  VSF: '550410',
  Lyocell: '550490',
  Acrylic: '550330',
  Nylon: '550319',
  PP: '550340',
}
const SPECIAL: Readonly<Record<string, HsCode>> = {
  Aramid: '550311',
  Modacrylic: '550330',
  PLA: '550390',
  Polyethylene: '550390',
  Acetate: '550490',
  Cupro: '550490',
}
const TOW: Readonly<Record<string, HsCode>> = {
  Nylon: '550119',
  Polyester: '550120',
  'Recycled polyester': '550120',
  Acrylic: '550130',
  Modacrylic: '550130',
  Polypropylene: '550140',
  Acetate: '550210',
  Viscose: '550290',
  Lyocell: '550290',
}
const TOPS: Readonly<Record<string, HsCode>> = {
  Wool: '510529',
  'Virgin wool': '510529',
  Cashmere: '510531',
  Mohair: '510539',
  Alpaca: '510539',
  Angora: '510539',
  Camel: '510539',
  Cotton: '520300',
  Nylon: '550610',
  Polyester: '550620',
  'Recycled polyester': '550620',
  Acrylic: '550630',
  Modacrylic: '550630',
  Polypropylene: '550640',
  Viscose: '550700',
  Modal: '550700',
  Lyocell: '550700',
}
/** The tariff divides PET at 78 ml/g, about 0.74 dl/g; methods differ, so near it only the heading is sure. */
const IV_LOW = 0.7
const IV_HIGH = 0.78

/** The customs code of raw material; six digits where the kind is sure. */
export function suggestFibreHs(raw: RawFibre): HsResult {
  const { family, preparation, fibre } = raw
  switch (family) {
    case 'Cotton':
      if (preparation === 'Linters') return found('140420', 'cotton linters')
      return preparation === 'Carded or combed'
        ? found('520300', 'carded or combed cotton')
        : found('520100', 'raw cotton')
    case 'Wool':
      return woolHs(preparation)
    case 'Fine hair':
      return hairHs(raw)
    case 'Silk':
      return silkHs(preparation)
    case 'Bast':
      return bastHs(raw)
    case 'Tow':
      return byFibre(TOW, fibre, 'tow')
    case 'Tops':
      return byFibre(TOPS, fibre, 'tops')
    case 'Special man-made':
      return byFibre(SPECIAL, fibre, 'staple fibre')
    case 'Modal':
      return found('5504', 'modal staple fibre', ['550410', '550490'])
    case 'Polymer chips':
      return chipsHs(raw)
    case 'Pulp':
      return pulpHs(raw.variety)
    case 'Regenerated fibre':
      return missing([], 'Shredded fibre is mostly garnetted stock of its fibre (5202, 5104, 5505): ask your broker.')
    case '':
      return missing(['fiberFamily'], 'Choose the material. Every heading depends on it.')
    default: {
      const code = STAPLE[family]
      return code === undefined
        ? missing([], 'We know no heading for this material: ask your broker.')
        : found(code, `${family}, not carded or combed`)
    }
  }
}

function woolHs(preparation: string): HsResult {
  const [code, other] = WOOL[preparation] ?? []
  if (code === undefined) return found('5101', 'wool whose state is not given')
  return found(code, `${preparation.toLowerCase()} wool`, other === undefined ? [] : [other])
}

function hairHs({ variety, preparation }: RawFibre): HsResult {
  if (variety === '') return found('5102', 'animal hair')
  return variety === 'Cashmere'
    ? found('510211', `${preparation.toLowerCase()} cashmere`.trim())
    : ['Mohair', 'Alpaca', 'Angora', 'Camel', 'Yak'].includes(variety)
      ? found('510219', `${variety.toLowerCase()} hair`)
      : found('5102', 'animal hair')
}

function silkHs(preparation: string): HsResult {
  if (preparation === 'Cocoons') return found('500100', 'silk cocoons')
  if (preparation === 'Reeled raw silk') return found('500200', 'reeled raw silk')
  return missing(['preparation'], 'Choose the state. Cocoons and raw silk have their own headings.')
}

function bastHs({ variety, preparation }: RawFibre): HsResult {
  if (['Ramie', 'Sisal', 'Coir', 'Abaca', 'Banana'].includes(variety))
    return found('530500', `${variety.toLowerCase()} fibre`)
  const kind = /jute|mesta/i.test(variety) ? 'jute' : variety === 'Flax' ? 'flax' : variety === 'Hemp' ? 'hemp' : ''
  const [heading, states] = BAST[kind] ?? []
  if (heading === undefined || states === undefined)
    return missing(['variety'], 'Choose the fibre: flax, hemp, jute, coir.')
  const code = states[preparation]
  return code === undefined
    ? found(heading, `${kind} whose state is not given`)
    : found(code, `${preparation.toLowerCase()} ${kind}`)
}

function byFibre(codes: Readonly<Record<string, HsCode>>, fibre: string, kind: string): HsResult {
  const code = codes[fibre]
  if (code !== undefined) return found(code, `${fibre.toLowerCase()} ${kind}`)
  return missing(fibre === '' ? ['fiberType'] : [], `Enter the fibre of the ${kind}. Each has its own heading.`)
}

function chipsHs({ polymer, iv }: RawFibre): HsResult {
  switch (polymer) {
    case 'PET textile grade':
    case 'PET bottle grade':
    case 'Recycled PET':
    case 'Cationic PET':
      if (iv !== null && iv < IV_LOW) return found('390769', `PET with an IV of ${iv}`)
      if (iv !== null && iv > IV_HIGH) return found('390761', `PET with an IV of ${iv}`)
      return found('3907', 'PET; its viscosity number decides the rest', ['390761', '390769'])
    case 'PBT':
      return found('390799', 'PBT')
    case 'PLA':
      return found('390770', 'polylactic acid')
    case 'Nylon 6':
    case 'Nylon 66':
      return found('390810', polymer.toLowerCase())
    case 'Polypropylene':
      return found('390210', 'polypropylene')
    default:
      return missing(['polymer'], 'Choose the polymer. Each has its own heading.')
  }
}

function pulpHs(variety: string): HsResult {
  if (variety === 'Cotton linters') return found('470610', 'pulp of cotton linters')
  if (variety === 'Bamboo pulp') return found('470630', 'pulp of bamboo')
  return ['Rayon grade', 'Lyocell grade', 'Acetate grade'].includes(variety)
    ? found('470200', 'dissolving wood pulp')
    : missing(['variety'], 'Choose the grade of the pulp.')
}
