import { found, type HsCode, missing } from '@/lib/domain/families/customs/result'
import { hsText } from '@/lib/domain/families/customs/text'
import type { HsResult } from '@/lib/domain/modules/define-module'
import { KIND_OF_FIBRE, type Kind } from '../fibre-kinds'
import { wasteKind } from './types'

/** What the tariff asks of waste (HS 2022), in canonical words; "" where nothing is stated. */
export interface WasteGoods {
  type: string
  stream: string
  /** The fibre that prevails by weight; "" when none is sure to. */
  fibre: string
  preparation: string
  sorting: string
  isMutilated: boolean | null
}

const SYNTHETIC: readonly Kind[] = ['polyester', 'nylon', 'aramid', 'acrylic', 'polypropylene', 'synthetic', 'elastane']
const ARTIFICIAL: readonly Kind[] = ['viscose', 'acetate', 'artificial']
const VEGETABLE: Partial<Readonly<Record<Kind, HsCode>>> = {
  flax: '530130',
  hemp: '530290',
  jute: '530390',
  coir: '530500',
  bast: '530500',
}

type Form = 'noil' | 'yarn' | 'garnetted' | 'other'

/** Waste of fibre and yarn goes by its fibre, then by its form. */
function ofFibre(fibre: string, form: Form): HsResult | null {
  const kind = KIND_OF_FIBRE.get(fibre)
  if (kind === undefined) return null
  const because = (code: HsCode) => found(code, `${fibre}: ${hsText(code)}`)
  if (kind === 'cotton') return because(form === 'yarn' ? '520210' : form === 'garnetted' ? '520291' : '520299')
  if (kind === 'silk') return because('500300')
  if (kind === 'wool' || kind === 'hair')
    return because(form === 'garnetted' ? '510400' : form === 'noil' ? '510310' : '510320')
  if (SYNTHETIC.includes(kind)) return because('550510')
  if (ARTIFICIAL.includes(kind)) return because('550520')
  const code = VEGETABLE[kind]
  return code === undefined ? null : because(code)
}

/** Fibre that the name of the waste says by itself. */
const FIBRE_IN_NAME: Readonly<Record<string, string>> = {
  'Wool noil': 'Wool',
  'Wool card waste': 'Wool',
  'Silk noil': 'Silk',
  'Silk waste': 'Silk',
  'Jute caddis': 'Jute',
  'POY waste': 'Polyester',
  'DTY waste': 'Polyester',
  'FDY waste': 'Polyester',
  'PSF waste': 'Polyester',
  'VSF waste': 'Viscose',
  'Acrylic fibre waste': 'Acrylic',
  'Nylon waste': 'Nylon',
  'PP fibre waste': 'Polypropylene',
  'Elastane waste': 'Elastane',
  'Recycled cotton fibre': 'Cotton',
  'Recovered polyester': 'Polyester',
}
/** Dust and residues that one office calls waste and another flock; lumps and agglomerate are primary forms or scrap. */
const UNSURE = new Set([
  'OE dust',
  'Micro-dust',
  'Filter waste',
  'Popcorn',
  'Agglomerate',
  'PET lumps',
  'PET fines',
  'Fents',
  'Fringe selvedge',
  'Chindi',
  'Nonwoven cuttings',
  'Used home textiles',
  'Carpet waste',
  'Trim waste',
  'Technical textile waste',
])

const SORTED = new Set(['One shade', 'Sorted by shade'])

function rags({ sorting }: WasteGoods): HsResult {
  if (SORTED.has(sorting)) return found('631010', `Rags, ${sorting.toLowerCase()}: sorted`)
  if (sorting === 'Unsorted') return found('631090', 'Rags, unsorted')
  return found('6310', 'Rags and cuttings of textile materials; say how they are sorted for the full code')
}

/** Suggests the customs code of waste. Where the fibre or the form leaves two headings open, it stays silent. */
export function suggestWasteHs(goods: WasteGoods): HsResult {
  const { type, stream, preparation, isMutilated } = goods
  if (type === '') return missing(['wasteType'], 'Choose the type of waste.')
  const kind = wasteKind(type, stream)
  const silent = missing([], 'This waste has no customs code that we are sure of.')
  if (kind === null || UNSURE.has(type)) return silent
  if (kind === 'pet')
    return type === 'PET flakes' || type === 'PET bottles' || type === 'PET preforms'
      ? found('391590', 'Scrap of polyethylene terephthalate')
      : silent
  if (type === 'Raising fluff' || type === 'Shearing flock') return found('560130', 'Textile flock and dust')
  if (kind === 'cut' || type === 'Stenter selvedge') return rags(goods)
  if (kind === 'worn') return ofWorn(goods, isMutilated)
  const fibre = FIBRE_IN_NAME[type] ?? goods.fibre
  if (fibre === '') return missing(['compositionRange'], 'State the main fibre: the customs code follows from it.')
  return ofFibre(fibre, formOf(type, preparation)) ?? silent
}

function ofWorn(goods: WasteGoods, isMutilated: boolean | null): HsResult {
  const isRag =
    goods.type === 'Rags' || goods.type === 'Wipers' || goods.type.startsWith('Mutilated') || isMutilated === true
  if (isRag) return rags(goods)
  return goods.type === 'Used clothing' && isMutilated === false
    ? found('630900', 'Worn clothing in bulk, not mutilated')
    : missing(['mutilated'], 'Say whether it is mutilated: then it is rags, not worn clothing.')
}

function formOf(type: string, preparation: string): Form {
  const kind = wasteKind(type)
  if (kind === 'recovered' || preparation === 'Opened') return 'garnetted'
  if (type.endsWith('noil')) return 'noil'
  return kind === 'yarn' || type === 'Loom waste' ? 'yarn' : 'other'
}
