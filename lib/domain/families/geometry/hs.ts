import { found, type HsCode, missing } from '@/lib/domain/families/customs/result'
import type { HsResult } from '@/lib/domain/modules/define-module'

/** What the tariff asks of packing goods. */
interface Pack {
  packType: string | null
  material: string | null
  printing: string | null
  isLaminated: boolean | null
  /** Of tape, in mm. */
  widthMm: number | null
}

const PAPER = /paper|kraft|board/i
const ETHYLENE: ReadonlySet<string> = new Set(['LDPE', 'LLDPE', 'HDPE', 'HM-HDPE', 'Polyethylene'])
const OTHER_PLASTIC: ReadonlySet<string> = new Set([
  'PP',
  'BOPP',
  'CPP',
  'PVC',
  'PET',
  'POF',
  'EVA',
  'Nylon',
  'PS',
  'ABS',
])
const NARROW_TAPE_MM = 200

/** The code that the kind alone decides. */
const BY_KIND: Readonly<Record<string, readonly [code: HsCode, reason: string]>> = {
  'Paper cone': ['482210', 'paper support for yarn'],
  'Paper tube': ['482210', 'paper support for yarn'],
  'Paper core': ['482290', 'paper core for cloth or film'],
  'Plastic cone': ['392340', 'plastic support for yarn'],
  'Dye cone': ['392340', 'plastic support for yarn'],
  'Plastic tube': ['392340', 'plastic support for yarn'],
  'Dye tube': ['392340', 'plastic support for yarn'],
  Carton: ['481910', 'corrugated carton'],
  'Mono carton': ['481920', 'folding carton, not corrugated'],
  'Rigid box': ['4819', 'paperboard box'],
  'Corrugated sheet': ['480810', 'corrugated board'],
  'Corrugated roll': ['480810', 'corrugated paper'],
  'Kraft paper': ['4804', 'kraft paper, if uncoated'],
  'Wooden pallet': ['441520', 'wooden pallet'],
  'Wooden crate': ['441510', 'wooden case'],
  'Plastic pallet': ['3923', 'plastic pallet'],
  'Jumbo bag': ['630532', 'flexible intermediate bulk container'],
  'Jute bag': ['630510', 'jute sack'],
  'Hessian cloth': ['5310', 'woven fabric of jute'],
  'Lay-flat tubing': ['3917', 'lay-flat tubing of plastics'],
  'BOPP film': ['392020', 'film of polypropylene'],
  'Silica gel': ['281122', 'silica gel without a cobalt indicator'],
  'Packing twine': ['5607', 'twine or rope'],
  'Masking tape': ['481141', 'self-adhesive paper tape'],
  'LDPE liner': ['392321', 'bag of polyethylene'],
  'LDPE film': ['392010', 'film of polyethylene'],
}

/** The customs code of packing goods; only where kind and material decide it. */
export function suggestPackHs(pack: Pack): HsResult {
  const { packType } = pack
  if (packType === null) return missing(['packType'], 'Choose what it is. Every heading depends on it.')
  const contradiction = contradicts(pack)
  if (contradiction) return contradiction
  const known = BY_KIND[packType]
  if (known) return found(...known)
  return (
    bags(pack) ??
    films(pack) ??
    tapes(pack) ??
    others(pack) ??
    missing([], 'Ask your customs broker: these goods have no sure heading.')
  )
}

/** A kind whose name says one material and whose field says another. */
function contradicts({ packType, material }: Pack): HsResult | null {
  if (packType === null || material === null) return null
  const isPaperKind = /^(?:Paper cone|Paper tube|Paper core|Carton|Corrugated)/.test(packType)
  const isPaper = PAPER.test(material)
  const isPlasticKind = /^(?:Plastic|Dye cone|Dye tube)/.test(packType)
  const isOther =
    (isPaperKind && !isPaper) || (isPlasticKind && !isPlastic(material)) || isOtherFilm(packType, material)
  return isOther ? missing(['material'], 'The kind and the material differ. Check both.') : null
}

const isPlastic = (material: string): boolean =>
  ETHYLENE.has(material) || OTHER_PLASTIC.has(material) || ['Plastic', 'Compostable polymer'].includes(material)

function isOtherFilm(packType: string, material: string): boolean {
  if (packType === 'LDPE liner' || packType === 'LDPE film') return !ETHYLENE.has(material)
  return packType === 'BOPP film' && !['BOPP', 'PP', 'CPP'].includes(material)
}

function bags({ packType, material, isLaminated }: Pack): HsResult | null {
  switch (packType) {
    case 'Polybag':
    case 'Liner':
    case 'Zipper bag':
    case 'Courier bag':
    case 'Carry bag':
      if (material !== null && ETHYLENE.has(material)) return found('392321', 'bag of polyethylene')
      if (material !== null && OTHER_PLASTIC.has(material)) return found('392329', 'plastic bag, not of polyethylene')
      return material === null || material === 'Plastic'
        ? found('3923', 'plastic bag')
        : missing([], 'Ask your customs broker: the material decides.')
    case 'PP bag':
      return material === null || ['PP', 'BOPP', 'CPP'].includes(material)
        ? found('392329', 'bag of polypropylene')
        : missing(['material'], 'The kind and the material differ. Check both.')
    case 'Paper bag':
      return found('481940', 'paper bag with a base below 40 cm', ['481930'])
    case 'Woven sack':
      return isLaminated === true
        ? missing([], 'A laminated sack may be an article of plastics (3923): ask your customs broker.')
        : found('630533', 'sack of woven plastic strip', ['392329', '392321'])
    default:
      return null
  }
}

function films({ packType, material, isLaminated }: Pack): HsResult | null {
  switch (packType) {
    case 'Stretch film':
      return material === null || ETHYLENE.has(material)
        ? found('392010', 'stretch film of polyethylene')
        : found('3920', 'film of plastics')
    case 'Film':
    case 'Shrink film':
      return material !== null && ETHYLENE.has(material)
        ? found('392010', 'film of polyethylene')
        : found('3920', 'film of plastics')
    case 'Foam sheet':
      return material === 'EPE' || (material !== null && ETHYLENE.has(material))
        ? found('392119', 'cellular polyethylene')
        : missing(['material'], 'Enter the material of the foam.')
    case 'Woven fabric':
      return isLaminated === false
        ? found('540720', 'woven fabric of plastic strip')
        : missing(['laminated'], 'State whether it is laminated: woven strip is 5407, laminated it is another heading.')
    default:
      return null
  }
}

function tapes({ packType, material, widthMm }: Pack): HsResult | null {
  const isPlasticTape =
    packType === 'BOPP tape' || (packType === 'Tape' && ['BOPP', 'PP', 'PVC', 'PET'].includes(material ?? ''))
  if (isPlasticTape) {
    if (material !== null && PAPER.test(material))
      return missing(['material'], 'The kind and the material differ. Check both.')
    return widthMm !== null && widthMm > NARROW_TAPE_MM
      ? found('391990', 'self-adhesive plastic, wider than 20 cm')
      : found('391910', 'self-adhesive plastic tape, at most 20 cm wide')
  }
  return null
}

function others({ packType, material, printing }: Pack): HsResult | null {
  const isPaper = material !== null && PAPER.test(material)
  const isWood = material !== null && /wood/i.test(material)
  switch (packType) {
    case 'Label':
      if (!isPaper)
        return missing(['material'], 'Enter the material. Paper labels and plastic labels have their own headings.')
      if (printing === null) return found('4821', 'paper label')
      return printing === 'Plain'
        ? found('482190', 'paper label, not printed')
        : found('482110', 'paper label, printed')
    case 'Bobbin':
    case 'Roving bobbin':
    case 'Pirn':
    case 'Spool':
      if (isPaper) return found('482210', 'paper support for yarn')
      return material !== null && isPlastic(material)
        ? found('392340', 'plastic support for yarn')
        : missing(['material'], 'Enter the material. Plastic and paper supports have their own headings.')
    case 'Hanger':
      return isWood
        ? found('442110', 'wooden clothes hanger')
        : missing(['material'], 'Only wooden hangers have a sure heading.')
    case 'Pallet':
      if (isWood) return found('441520', 'wooden pallet')
      return material !== null && isPlastic(material)
        ? found('3923', 'plastic pallet')
        : missing(['material'], 'Enter the material. Wooden and plastic pallets have their own headings.')
    default:
      return null
  }
}
