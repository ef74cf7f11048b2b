import type { Condition } from '@/lib/domain/fields/field'
import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** What is done to the goods. The finest word of the trade: it decides which fields apply. */
export const processStage = openVocabulary([
  ...optionGroup('Preparation', [
    option('Singeing', 'bruciapelo, singed, gas singeing, gassing, singeing and desizing'),
    option('Desizing', 'desize, desized'),
    option('Scouring', 'kier boiling, kiering, scour, boil off, boiling off, relaxing and scouring, scoured'),
    option('Degumming', 'degum, boiled off silk'),
    option(
      'Bleaching',
      'bleach, full bleaching, half bleaching, peroxide bleaching, whitening, bleaching and whitening, optical whitening, chlorine bleaching, dhulai safedi',
    ),
    option('Mercerising', 'mercerizing, mercerisation, mercerization, merceriser job, yarn mercerising'),
    option(
      'Weight reduction',
      'alkali treatment, caustic treatment, deweighting, de-weighting, alkali weight reduction, caustic reduction, drumming, drum wash',
    ),
    option('Heat-setting', 'heat set, heat setting, heat-set, presetting, pre-setting, pre heat setting'),
    option('RFD', 'ready for dyeing, prepared for dyeing, PFD, RFP, ready for printing, rfd preparation, PFP'),
    option('Carbonising', 'carbonizing, wool carbonising'),
    option('Milling', 'wool milling, fulling, felting of cloth, follatura'),
  ]),
  ...optionGroup('Colour', [
    option(
      'Dyeing',
      'dyeing job, piece dyeing, fabric dyeing, cloth dyeing, dying, dye house, dyehouse, dyeing house, rangai, rangayi, rangaai, solid dyeing, commission dyeing, colouring of cloth',
    ),
    option(
      'Yarn dyeing',
      'cheese dyeing, hank dyeing, package dyeing, cone dyeing, dyeing of yarn, thread dyeing, warp dyeing, yarn dye, sewing thread dyeing',
    ),
    option(
      'Fibre dyeing',
      'fiber dyeing, loose stock dyeing, top dyeing, tow dyeing, stock dyeing, loose fibre dyeing',
    ),
    option('Garment dyeing', 'garment dye, piece garment dyeing, dyeing of garments, cold pigment dyeing of garments'),
    option(
      'Printing',
      'print, printing job, fabric printing, cloth printing, chhapai, chapai, chhapaai, textile printing, saree printing, printing house, commission printing',
    ),
    option(
      'Washing',
      'wash off, washing off, soaping, after wash, print washing, cloth washing, dhulai, continuous washing',
    ),
    option('Steaming', 'ageing, steaming and curing, curing, loop ageing, fixation'),
  ]),
  ...optionGroup('Finishing', [
    option(
      'Finishing',
      'finish, chemical finishing, cloth finishing, fabric finishing, finishing house, soft finishing',
    ),
    option(
      'Sanforising',
      'sanforizing, sanfor, sanforise, sanforization, preshrinking, pre shrinking, zero zero finishing',
    ),
    option('Compacting', 'compaction, open width compacting, tubular compacting, compactor finishing'),
    option('Calendering', 'calendar finishing, calender finishing, calendaring, chintzing, glazing'),
    option('Raising', 'garzatura, napping, brushing, cloth raising, brush raising, fleece raising'),
    option('Sueding', 'peaching, emerising, emerizing, carbon peaching, peach finishing, sanding'),
    option('Shearing', 'cimatura, cropping, cloth shearing, polishing and shearing'),
    option('Bio-polishing', 'biopolishing, bio polishing, enzyme polishing, bio wash of cloth, bio washing'),
    option('Decatising', 'decatissaggio, decatizing, KD, kier decatising, blowing of cloth'),
    option('Embossing', 'emboss, embossing job'),
    option('Pleating and crushing', 'pleating, pleating of cloth, crushing, crush, crinkle, crinkling, cloth pleating'),
    option('Slitting and opening', 'tube slitting, slitting, dewatering, balloon padding, hydro extraction'),
    option('Coating', 'back coating, coating job, fabric coating, PU coating job'),
    option('Laminating', 'lamination, bonding, foam lamination, fabric lamination, foam bonding, film lamination'),
    option(
      'Inspection and folding',
      'cloth inspection, folding, checking and folding, lapping, rolling, plaiting, making up',
    ),
  ]),
  ...optionGroup('Garments', [
    option(
      'Garment washing',
      'garment wash, denim washing, jeans washing, washing of garments, garment laundry, industrial washing, denim laundry, wet processing of garments',
    ),
  ]),
])

/** In what form the goods arrive. */
export const materialForm = openVocabulary([
  ...optionGroup('Fibre and yarn', [
    option('Fibre', 'fiber, loose fibre, loose stock, staple fibre'),
    option('Top', 'tops, tow, sliver, wool top'),
    option('Yarn hank', 'hank, hanks, hank yarn, reels, skein, latti'),
    option('Yarn cheese', 'cheese, cheeses, cone yarn, package yarn, dye package, soft package, muff'),
    option('Yarn beam', 'warp, warp beam, warp beams, warper beam, warp sheet, rope of warp'),
  ]),
  ...optionGroup('Cloth', [
    option('Woven', 'wovens, woven fabric, woven fabrics, woven cloth, shirting, suiting, sheeting'),
    option('Knit tubular', 'tubular, tubular knit, tubular knits, tube fabric, tubular hosiery, knits tubular'),
    option(
      'Knit open width',
      'open width, open width knit, open width knits, warp knit, polar fleece, polar, tricot, warp knits, slit width',
    ),
    option(
      'Knit',
      'knits, knitted, knitted fabric, hosiery, hosiery fabric, hosiery cloth, single jersey, interlock, rib, pique, french terry, loop knit, lycra knit, open or tubular knit, tubular and open, open and tubular, knits tubular and open, tubular or open, open or tubular, tubular and open width, open width and tubular',
    ),
    option('Terry', 'terry towel, towel, towels, towelling, terry fabric'),
    option('Saree', 'sarees, saree length, dress material, pieces of saree'),
    option('Dupatta, shawl or stole', 'dupatta, dupattas, shawl, shawls, stole, stoles, scarf, scarves'),
    option('Lace and net', 'lace, net, raschel net, net fabric'),
    option('Nonwoven', 'non woven, non-woven, felt'),
  ]),
  ...optionGroup('Made up', [
    option('Garment', 'garments, readymade garment, denim garment, jeans, t-shirt, t-shirts, shirts, hosiery garments'),
    option('Panels', 'cut panels, garment panels, cut parts'),
  ]),
])

const stageIn = (...stages: readonly string[]): Condition => ({ field: 'processStage', in: stages })
const formIn = (...forms: readonly string[]): Condition => ({ field: 'materialForm', in: forms })

const YARN_FORMS = ['Yarn hank', 'Yarn cheese', 'Yarn beam'] as const
const CLOTH_FORMS: readonly string[] = [
  'Woven',
  'Knit tubular',
  'Knit open width',
  'Knit',
  'Terry',
  'Saree',
  'Lace and net',
  'Nonwoven',
]
const OTHER_FORMS = ['Fibre', 'Top', ...YARN_FORMS, 'Garment', 'Panels'] as const
/** The stages that only goods of one form go through. */
export const FORMS_OF_STAGE: Readonly<Record<string, readonly string[]>> = {
  'Yarn dyeing': YARN_FORMS,
  'Fibre dyeing': ['Fibre', 'Top'],
  'Garment dyeing': ['Garment', 'Panels'],
  'Garment washing': ['Garment', 'Panels'],
}

export const DYES: Condition = stageIn('Dyeing', 'Yarn dyeing', 'Fibre dyeing', 'Garment dyeing')
export const PRINTS: Condition = stageIn('Printing')
export const COATS: Condition = stageIn('Coating', 'Laminating')
export const LAMINATES: Condition = stageIn('Laminating')
export const WASHES_GARMENTS: Condition = stageIn('Garment washing')
export const FINISHES: Condition = stageIn(
  'Finishing',
  'Sanforising',
  'Compacting',
  'Calendering',
  'Raising',
  'Sueding',
  'Shearing',
  'Bio-polishing',
  'Decatising',
)
export const COLOURS: Condition = { any: [DYES, PRINTS] }
/** Cloth, or a form in the seller's own words. */
export const TAKES_CLOTH: Condition = { any: [formIn(...CLOTH_FORMS), { not: formIn(...OTHER_FORMS) }] }
export const IS_CLOTH: Condition = formIn(...CLOTH_FORMS)
export const TAKES_PACKAGES: Condition = { any: [formIn(...YARN_FORMS), stageIn('Yarn dyeing')] }
