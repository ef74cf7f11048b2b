import { found, type HsCode, missing } from '@/lib/domain/families/customs/result'
import { hsText } from '@/lib/domain/families/customs/text'
import type { HsResult } from '@/lib/domain/modules/define-module'
import { BY_SCRAP_WEIGHT, REUSABLE, scrapKind } from './vocabulary'

/** What the tariff asks of scrap and used goods (HS 2022), in canonical words; "" where nothing is stated. */
export interface ScrapGoods {
  scrapClass: string
  reuse: string
  material: string
  litres: number | null
}

/** The text of the code is the reason. */
const named = (code: HsCode): HsResult => found(code, hsText(code))

/** Metal and other material that is sold by weight. */
const BY_MATERIAL: Readonly<Record<string, HsCode>> = {
  MS: '720449',
  GI: '7204',
  SS: '720421',
  'Cast iron': '720410',
  Aluminium: '760200',
  Copper: '740400',
  Brass: '740400',
  Lead: '780200',
  Zinc: '790200',
  LDPE: '391510',
  HDPE: '391510',
  PVC: '391530',
  PS: '391520',
  PP: '391590',
  ABS: '391590',
  Nylon: '391590',
  PET: '391590',
  Plastic: '3915',
  Paper: '4707',
  'Corrugated board': '470710',
  Wood: '440149',
  Rubber: '400400',
  Glass: '700100',
}
const OF_CLASS: Readonly<Record<string, HsCode>> = {
  'Corrugated waste': '470710',
  'Waste paper': '4707',
  'Wood scrap': '440149',
  'Rubber scrap': '400400',
  'MS scrap': '720449',
  'SS scrap': '720421',
  'Cast iron scrap': '720410',
  'Aluminium scrap': '760200',
  'Copper scrap': '740400',
  'Brass scrap': '740400',
  'Hoop iron': '720449',
  'Glass scrap': '700100',
  'Used oil': '271099',
  'E-waste': '8549',
}
/** Used goods keep the heading of new ones. */
const REUSED: Readonly<Record<string, HsCode>> = {
  'Paper cones': '482210',
  'Paper tubes': '482210',
  'Plastic cones': '392340',
  'Plastic bobbins': '392340',
  'PP bags': '630533',
  'Jumbo bags': '630532',
  'Gunny bags': '630510',
  Reeds: '844842',
  Healds: '844842',
  'Spindles and rings': '844833',
  'Needles and sinkers': '844851',
  'Card clothing': '844831',
}
/** What a class is made of, where nothing else is stated. */
const MATERIAL_OF: Readonly<Record<string, string>> = {
  'Paper cones': 'Paper',
  'Paper tubes': 'Paper',
  'Pattern cards': 'Paper',
  Cartons: 'Corrugated board',
  'Steel drums': 'MS',
  'Wooden bobbins': 'Wood',
  'Wooden crates': 'Wood',
}
/** Composite or disputed goods: cables, cloth and bags as waste, sludge. */
const UNSURE = new Set([
  'Cables',
  'Motors',
  'Transformers',
  'Tyres',
  'Belts',
  'Cots and aprons',
  'Chemical sludge',
  'Hazardous waste',
  'Mixed scrap',
  'Boiler ash',
  'Hessian cloth',
  'PP bags',
  'Jumbo bags',
  'Gunny bags',
  'Electrical panels',
  'Strapping',
])

/** Suggests the customs code of scrap and used goods; silent where the goods decide otherwise than their name. */
export function suggestScrapHs({ scrapClass, reuse, material, litres }: ScrapGoods): HsResult {
  if (scrapClass === '') return missing(['scrapClass'], 'Choose the class of scrap.')
  if (scrapClass === 'Battery')
    return material === 'Lead-acid'
      ? named('854911')
      : found('8549', 'Spent batteries; lead-acid has a code of its own')
  const kind = scrapKind(scrapClass)
  const isReused = reuse === REUSABLE
  if (isReused) return ofReused(scrapClass, material, litres)
  if (scrapClass === 'Turnings and borings')
    return material === 'MS'
      ? named('720441')
      : material === 'Cast iron'
        ? named('720410')
        : missing(['material'], 'State the metal of the turnings.')
  const own = OF_CLASS[scrapClass]
  if (own !== undefined) return named(own)
  if (UNSURE.has(scrapClass)) return missing([], 'This scrap has no customs code that we are sure of.')
  const isByWeight = reuse === BY_SCRAP_WEIGHT || kind === 'metal' || kind === 'plastic'
  if (!isByWeight) return missing(['reuseOrScrap'], 'Say whether it is used again or sold as scrap.')
  if (material === 'Mixed')
    return kind === 'metal'
      ? missing(['material'], 'Mixed metal has several codes.')
      : missing([], 'Mixed material has several codes.')
  const code = BY_MATERIAL[material === '' ? (MATERIAL_OF[scrapClass] ?? '') : material]
  return code === undefined
    ? missing(['material'], 'State the material: the customs code follows from it.')
    : named(code)
}

function ofReused(scrapClass: string, material: string, litres: number | null): HsResult {
  const own = REUSED[scrapClass]
  if (own !== undefined) return named(own)
  const isSteel = scrapClass === 'Steel drums' || (scrapClass === 'Drums' && material === 'MS')
  if (isSteel && litres !== null && litres >= 50) return named('731010')
  if (scrapClass === 'Pallets' && material === 'Wood') return named('441520')
  return missing([], 'Used goods keep the code of new ones: ask the maker.')
}
