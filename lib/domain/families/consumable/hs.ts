import { found, type HsCode, missing } from '@/lib/domain/families/customs/result'
import type { HsResult } from '@/lib/domain/modules/define-module'

/** What the tariff asks of stores, fuel and energy (HS 2022), in canonical words; "" where nothing is stated. */
export interface Consumable {
  utilityClass: string
  itemType: string
  material: string
  baseOil: string
}

/** One code for a class, whatever its kind. */
const BY_CLASS: Readonly<Record<string, readonly [code: HsCode, reason: string]>> = {
  'Ring traveller': ['844833', 'a ring traveller'],
  'Spinning ring': ['844833', 'a spinning ring'],
  'Card clothing': ['844831', 'card clothing'],
  Reed: ['844842', 'a reed for looms'],
  Heald: ['844842', 'a heald'],
  'Drop wire': ['844849', 'a part of looms'],
  Temple: ['844849', 'a part of looms'],
  Shuttle: ['844849', 'a shuttle for looms'],
  'Knitting needle': ['844851', 'a needle that forms stitches'],
  Sinker: ['844851', 'a sinker'],
  'Sewing needle': ['845230', 'a needle for sewing machines'],
  Lignite: ['270210', 'lignite'],
  'Pet coke': ['271311', 'petroleum coke as fuel'],
  'Rice husk': ['121300', 'husks of cereals'],
  Firewood: ['4401', 'fuel wood'],
  Charcoal: ['4402', 'wood charcoal'],
  'Furnace oil': ['271019', 'a heavy petroleum oil'],
  'Light diesel oil': ['271019', 'a petroleum oil other than light oils'],
  LPG: ['2711', 'a petroleum gas'],
  Biogas: ['271129', 'a hydrocarbon gas'],
  Power: ['271600', 'electrical energy'],
  'Compressed air': ['285390', 'compressed air'],
  Adhesive: ['3506', 'an adhesive'],
}

/** One code for a kind, and those of the same kind in another material or for another use. */
const BY_TYPE: Readonly<Record<string, readonly [code: HsCode, reason: string, others?: readonly HsCode[]]>> = {
  Anthracite: ['270111', 'anthracite'],
  'Wood pellets': ['440131', 'wood pellets'],
  'Sawdust briquettes': ['440132', 'wood briquettes'],
  Sawdust: ['440141', 'sawdust'],
  'Wood chips': ['4401', 'wood in chips'],
  'High-speed diesel': ['271019', 'diesel'],
  Biodiesel: ['382600', 'biodiesel'],
  'Piped natural gas': ['271121', 'natural gas'],
  CNG: ['271121', 'natural gas'],
  LNG: ['271111', 'liquefied natural gas'],
  'Demineralised water': ['285390', 'demineralised water'],
  'Ion-exchange resin': ['391400', 'an ion-exchanger'],
  'Softener salt': ['250100', 'salt'],
  'Activated carbon': ['380210', 'activated carbon'],
  'RO membrane': ['842199', 'a part of a water filter'],
  Nitrogen: ['280430', 'nitrogen'],
  Oxygen: ['280440', 'oxygen'],
  Argon: ['280421', 'argon'],
  Hydrogen: ['280410', 'hydrogen'],
  'Carbon dioxide': ['281121', 'carbon dioxide'],
  Acetylene: ['290129', 'acetylene'],
  'Ball bearing': ['848210', 'a ball bearing'],
  'Tapered roller bearing': ['848220', 'a tapered roller bearing'],
  'Spherical roller bearing': ['848230', 'a spherical roller bearing'],
  'Needle roller bearing': ['848240', 'a needle roller bearing'],
  'Cylindrical roller bearing': ['848250', 'a cylindrical roller bearing'],
  'Rotary nickel screen': ['844250', 'a screen for printing machines'],
  'Flat screen mesh': ['591120', 'bolting cloth'],
  'V-belt': ['4010', 'a V-belt of rubber'],
  'Ribbed belt': ['4010', 'a ribbed belt of rubber'],
  'Oil filter': ['8421', 'a filter'],
  'HEPA filter': ['8421', 'a filter for air'],
  'Air filter': ['8421', 'a filter for air'],
  Cable: ['8544', 'insulated cable'],
  'Electric motor': ['8501', 'an electric motor'],
  'Contactor or breaker': ['8536', 'a switch or breaker up to 1000 V'],
  'AC drive': ['850440', 'a converter'],
  'Storage battery': ['8507', 'an accumulator'],
  'Cotton knitted gloves': ['611692', 'knitted gloves of cotton'],
  'Coated gloves': ['611610', 'knitted gloves, coated'],
  'Rubber gloves': ['401519', 'gloves of rubber', ['401512']],
  'Leather gloves': ['420329', 'gloves of leather'],
  'Safety helmet': ['650610', 'safety headgear'],
  'Dust mask': ['630790', 'a mask of textile material'],
  Respirator: ['902000', 'a breathing appliance'],
  'Safety goggles': ['900490', 'goggles'],
  'Fire extinguisher': ['842410', 'a fire extinguisher'],
  Broom: ['960310', 'a broom of twigs or grass', ['960390']],
  Register: ['482010', 'a register or note book'],
}

/** The customs code of stores, fuel or energy; six digits where the goods are sure, four where only the heading is. */
export function suggestConsumableHs(goods: Consumable): HsResult {
  const { utilityClass, itemType, material } = goods
  if (utilityClass === '') return missing(['utilityClass'], 'Choose the class. Every heading depends on it.')
  const known = BY_TYPE[itemType] ?? BY_CLASS[utilityClass]
  if (known !== undefined) return found(...known)
  switch (utilityClass) {
    case 'Coal':
      return found('2701', 'coal', ['270112', '270119'])
    case 'Lubricant':
    case 'Thermic fluid':
      return oilHs(goods)
    case 'Bearing':
      return itemType === 'Housed bearing'
        ? missing([], 'Housings and bearings have their own headings.')
        : found('8482', 'a bearing')
    case 'Top roller cot':
      return byMaterial(material, 'Rubber', ['401699', 'a cot of rubber'])
    case 'Apron':
      return byMaterial(material, 'Rubber', ['4016', 'an article of rubber for machines'])
    case 'Seal and gasket':
      return byMaterial(material, 'Rubber', ['401693', 'a seal of rubber'])
    case 'Hose and fitting':
      return byMaterial(material, 'Rubber', ['4009', 'a hose of rubber'])
    case 'Belt':
      return byMaterial(material, 'Rubber', ['4010', 'a belt of rubber'])
    case 'Bobbin':
      return byMaterial(material, 'Engineering plastic', ['392340', 'a bobbin of plastic'])
    case 'Hardware':
      return material === 'Stainless steel' || material === 'Steel'
        ? found('7318', 'fasteners of steel')
        : missing(['material'], 'Enter the material. Fasteners of each metal have their own heading.')
    case 'Biomass pellets':
    case 'Biomass briquettes':
    case 'Diesel':
    case 'PNG':
    case 'Water':
    case 'Electrical':
    case 'Safety gear':
      return missing(['itemType'], 'Choose the type. Each has its own heading.')
    default:
      return missing([], 'The heading depends on material and use: ask your broker.')
  }
}

const byMaterial = (material: string, of: string, code: readonly [HsCode, string]): HsResult =>
  material === of ? found(...code) : missing(['material'], 'Enter the material. The heading depends on it.')

/** Oils of less than 70 % petroleum go by their use: 3403 lubricates, 3819 transmits power; those that carry heat have no one heading. */
function oilHs({ utilityClass, itemType, baseOil }: Consumable): HsResult {
  const isHydraulic = itemType === 'Hydraulic oil'
  const isLubricant = utilityClass === 'Lubricant' && !isHydraulic && itemType !== 'Transformer oil'
  if (baseOil === 'Mineral' || baseOil === 'White oil base')
    return found(
      '271019',
      'an oil with at least 70 % petroleum oil',
      isLubricant ? ['340319'] : isHydraulic ? ['381900'] : [],
    )
  if (baseOil === 'Synthetic') {
    if (isHydraulic) return found('381900', 'a hydraulic fluid with less than 70 % petroleum oil')
    return isLubricant
      ? found('340399', 'a lubricant without petroleum oil', ['340319'])
      : missing([], 'Synthetic oils that carry heat or insulate have several headings: ask your broker.')
  }
  return missing(['baseOil'], 'Choose the base oil. Petroleum and synthetic oils have their own headings.')
}
