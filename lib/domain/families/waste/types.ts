import type { Condition } from '@/lib/domain/fields/field'
import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

const SPINNING = 'Pre-consumer spinning'
const WEAVING = 'Pre-consumer weaving'
const CUTTING = 'Pre-consumer knitting and cutting'
const PROCESSING = 'Pre-consumer processing'
const WORN = 'Post-consumer clothing'
const PET = 'PET bottle and flake'
const MAN_MADE = 'Man-made fibre waste'
const RECOVERED = 'Recovered fibre'

/** Where the waste comes from. */
export const wasteStream = openVocabulary([
  option(SPINNING, 'spinning, spinning waste, spinning mill waste, pre consumer, pre-consumer, post industrial'),
  option(WEAVING, 'weaving, weaving waste, loom shed'),
  option(CUTTING, 'knitting, cutting, knitting and cutting, garment cutting, garment factory, tailoring'),
  option(PROCESSING, 'processing, process house, dyeing house, finishing'),
  option(WORN, 'post-consumer, post consumer, worn clothing, household textiles, post consumer textile'),
  option(PET, 'PET, bottles, bottle recycling, plastic bottles'),
  option(MAN_MADE, 'MMF waste, synthetic waste, fibre plant waste, filament waste, MMF fibre/filament waste'),
  option(RECOVERED, 'regenerated fibre, shredded fibre, opened waste, lana meccanica'),
])

/** Types with the same questions, and the streams in which they arise, the usual one first. */
export const WASTE = {
  /** Loose fibre of the spinning mill. */
  soft: {
    streams: [SPINNING],
    types: [
      'Comber noil',
      'Flat strip',
      'Licker-in dropping',
      'Dropping 1',
      'Dropping 2',
      'Blow room dropping',
      'Card fly',
      'Sliver bits',
      'Lap bits',
      'Roving ends',
      'Pneumafil',
      'Roller waste',
      'OE dust',
      'Micro-dust',
      'Filter waste',
      'Sweepings',
      'Willowed waste',
      'Mixed spinning waste',
      'Wool noil',
      'Wool card waste',
      'Silk noil',
      'Silk waste',
      'Jute caddis',
      'Bast and coir waste',
    ],
  },
  yarn: {
    streams: [SPINNING, WEAVING, CUTTING, PROCESSING],
    types: ['Hard waste', 'Winding waste', 'Warping waste', 'Sizing waste', 'Thread waste', 'Dyed yarn waste'],
  },
  loom: { streams: [WEAVING], types: ['Loom waste', 'Fringe selvedge', 'Chindi'] },
  cut: {
    streams: [CUTTING, WEAVING, PROCESSING],
    types: [
      'Hosiery clips',
      'Denim clips',
      'Cutting waste',
      'Collar and rib cuttings',
      'Fleece clips',
      'Towel cuttings',
      'Suiting cuttings',
      'Nonwoven cuttings',
      'Lace and net cuttings',
      'Fents',
      'Carpet waste',
      'Trim waste',
      'Technical textile waste',
    ],
  },
  finish: {
    streams: [PROCESSING],
    types: ['Raising fluff', 'Shearing flock', 'Stenter selvedge', 'Bleached cotton waste'],
  },
  worn: {
    streams: [WORN],
    types: [
      'Rags',
      'Wipers',
      'Mutilated woollens',
      'Mutilated acrylics',
      'Sorted wool knits',
      'Sorted acrylic knits',
      'Sorted cotton knits',
      'Used denim',
      'Used clothing',
      'Used home textiles',
    ],
  },
  pet: {
    streams: [PET],
    types: ['PET flakes', 'PET bottles', 'PET preforms', 'Agglomerate', 'PET lumps', 'PET fines'],
  },
  manMade: {
    streams: [MAN_MADE],
    types: [
      'POY waste',
      'DTY waste',
      'FDY waste',
      'Filament waste',
      'Popcorn',
      'Tow waste',
      'PSF waste',
      'VSF waste',
      'Acrylic fibre waste',
      'Nylon waste',
      'PP fibre waste',
      'Elastane waste',
      'Undrawn waste',
    ],
  },
  recovered: {
    streams: [RECOVERED],
    types: ['Shoddy fibre', 'Garnetted fibre', 'Recycled cotton fibre', 'Opened yarn waste', 'Recovered polyester'],
  },
} as const satisfies Record<string, { streams: readonly string[]; types: readonly string[] }>

export type WasteKind = keyof typeof WASTE
const KINDS = Object.keys(WASTE) as WasteKind[]

/** The kind of a type; null for one in the seller's own words. */
export function wasteKind(type: string, stream = ''): WasteKind | null {
  const ofType = KINDS.find((kind) => (WASTE[kind].types as readonly string[]).includes(type))
  const ofStream = KINDS.filter((kind) => WASTE[kind].streams[0] === stream)
  return ofType ?? (ofStream.length === 1 ? (ofStream[0] ?? null) : null)
}

/** The stream in which a type usually arises. */
export function usualStream(type: string): string | null {
  const kind = wasteKind(type)
  return kind === null ? null : WASTE[kind].streams[0]
}

/** Holds for the types of these kinds, and in their streams for a type that is not named or not known. */
export function isWaste(...kinds: readonly WasteKind[]): Condition {
  const streams = [...new Set(kinds.flatMap((kind): readonly string[] => WASTE[kind].streams))]
  const others = KINDS.filter(
    (kind) => !kinds.includes(kind) && WASTE[kind].streams.some((stream) => streams.includes(stream)),
  ).flatMap((kind): readonly string[] => WASTE[kind].types)
  const inStream: Condition = { field: 'wasteStream', in: streams }
  return {
    any: [
      { field: 'wasteType', in: kinds.flatMap((kind): readonly string[] => WASTE[kind].types) },
      others.length === 0 ? inStream : { all: [inStream, { not: { field: 'wasteType', in: others } }] },
    ],
  }
}

/** Other words of the trade for each type. */
const ALIASES: Readonly<Record<string, string>> = {
  'Comber noil': 'noil, noils, cotton noil, comber waste, comber noils, comb noil, kambar noil',
  'Flat strip': 'flat strips, card flat strips, flats, FS, flat waste, card strips, carding flat strip',
  'Licker-in dropping': 'licker in dropping, licker-in waste, lickerin, taker-in waste, card dropping',
  'Dropping 1': 'dropping no 1, droppings 1, D1, LR dropping 1',
  'Dropping 2': 'dropping no 2, droppings 2, D2, LR dropping 2',
  'Blow room dropping': 'blowroom dropping, blow room waste, opener dropping, blow room droppings, BR dropping',
  'Card fly': 'fly waste, cotton fly, card waste, fan fly, gutter fly, carding waste, fly',
  'Sliver bits': 'sliver waste, sliver, sliver cuts, card sliver waste, drawframe waste',
  'Lap bits': 'lap waste, lap cuts, card web waste',
  'Roving ends': 'roving waste, roving, simplex waste, speed frame waste, roving bits',
  Pneumafil: 'bonda, pneumafil waste, pneumafil bonda, suction waste, ring frame bonda, pneuma',
  'Roller waste': 'clearer waste, roller bonda, clearer roller waste, lapping waste',
  'OE dust': 'OE trash, rotor waste, open end waste, rotor trash',
  'Micro-dust': 'micro dust, mill dust, cotton dust, AC dust, humidification plant waste',
  'Filter waste': 'filter fly, rotary filter waste, AWES waste, plant room waste',
  Sweepings: 'sweeping, sweeping waste, floor waste, jhadan, mill sweepings',
  'Willowed waste': 'willow waste, willowed dropping, willow fly, cleaned dropping',
  'Mixed spinning waste': 'cotton waste, spinning mill waste, mixed cotton waste, rui waste, soft waste',
  'Wool noil': 'wool noils, blousse, worsted noil, merino noil',
  'Wool card waste': 'burr waste, wool burr, wool waste, card waste of wool',
  'Silk noil': 'silk noils, bourette, noil silk',
  'Silk waste': 'mulberry silk waste, schappe waste, silk hard waste, long waste, jute silk',
  'Jute caddis': 'caddis, caddies, jute waste, jute thread waste, jute caddies',
  'Bast and coir waste': 'flax tow waste, linen waste, flax waste, hemp waste, bast waste, coir waste',
  'Hard waste':
    'yarn waste, waste yarn, cotton waste yarn, viscose waste yarn, polyester waste yarn, acrylic waste yarn, yarn hard waste, cop waste, bottom waste, hard ends, dhaga waste, cascami',
  'Winding waste': 'autoconer waste, cone waste, cone winding waste, splicer waste, rewinding waste',
  'Warping waste': 'warping ends, beam ends, creel waste, beam waste',
  'Sizing waste': 'sized yarn waste, sizing beam waste, size waste, sized waste',
  'Thread waste': 'sewing thread waste, embroidery thread waste, doubled yarn waste',
  'Dyed yarn waste': 'colour yarn waste, coloured yarn waste, dyed hard waste, rangeen dhaga waste',
  'Loom waste': 'weaving waste, loom yarn waste, tana waste, weft waste, loom hard waste',
  'Fringe selvedge': 'fringe, false selvedge, catch selvedge, leno selvedge waste, selvedge fringe, loom chindi',
  Chindi: 'chindhi, chindi waste, cloth strips, chindi strips, chindy',
  'Hosiery clips':
    'hosiery clip, hosiery cutting, hosiery waste, knit clips, knitwear cutting, banian clips, banian waste, baniyan cutting, t-shirt cutting, single jersey clips, interlock clips, knitted cutting waste',
  'Denim clips': 'denim cutting waste, denim cuttings, denim waste, jeans cutting, denim clip, jeans waste',
  'Cutting waste':
    'katran, cuttings, kattran, cut pieces, fabric waste, cloth waste, garment waste, tailor cuttings, tailor clips, woven clips, ritagli, cutting',
  'Collar and rib cuttings': 'rib cutting, collar cutting, collar cuttings, rib waste',
  'Fleece clips': 'fleece cutting, fleece waste, polar fleece clips, brushed clips',
  'Towel cuttings': 'towel cutting, terry cutting, terry waste, towel waste, terry clips',
  'Suiting cuttings': 'suiting cutting, worsted clips, woollen clips, suiting clips, tailor wool clips',
  'Nonwoven cuttings': 'nonwoven waste, non-woven cutting, spunbond trim, nonwoven edge trim, spunlace waste',
  'Lace and net cuttings': 'net cutting, lace waste, net waste, lace cutting',
  Fents: 'fent, fabric bits, end bits, remnants, tukda, tukde',
  'Carpet waste': 'carpet cuttings, rug waste, tufting waste',
  'Trim waste': 'tape waste, elastic waste, zip waste',
  'Technical textile waste': 'tyre cord waste, airbag waste',
  'Raising fluff': 'raising waste, sueding dust, peach dust, raising flock',
  'Shearing flock': 'shearing waste, shearing dust, flock waste, cropping waste',
  'Stenter selvedge': 'stenter waste, selvedge cutting, selvedge trim, selvedge waste',
  'Bleached cotton waste': 'surgical cotton waste, absorbent cotton waste',
  Rags: 'rag, chithde, chithda, gudad, stracci, old cloth, fata kapda, cotton rags, post-consumer rags',
  Wipers: 'wiping rags, wiper, cleaning cloth, wiping cloth, cotton waste cloth, cut wipers, banian cloth',
  'Mutilated woollens': 'mutilated woollen, mutilated woollen rags, mutilated wool rags, mutilated rags',
  'Mutilated acrylics': 'mutilated acrylic, mutilated acrylic rags, mutilated synthetic rags',
  'Sorted wool knits': 'wool knits, pre-sorted wool knits, wool sweaters, maglie lana, woollen knits',
  'Sorted acrylic knits': 'acrylic knits, pre-sorted acrylic knits, acrylic sweaters',
  'Sorted cotton knits': 'used t-shirts, cotton t-shirt rags, t-shirt rags, used tshirts',
  'Used denim': 'used jeans, post-consumer denim, old jeans',
  'Used clothing':
    'second hand clothes, used clothes, old clothes, credential clothing, mitumba, purane kapde, worn clothes',
  'Used home textiles': 'used bed linen, used towels, used blankets, hotel linen, used bedsheets',
  'PET flakes': 'PET flake, pet bottle flakes, bottle flakes, polyester flakes, washed flakes, rPET flakes',
  'PET bottles': 'pet bottle, pet bottle bales, baled bottles, PET bottle scrap, bottle scrap, waste bottles',
  'PET preforms': 'preform scrap, pet preform, preforms, preform waste, preform regrind',
  Agglomerate: 'agglo, polyester agglomerate, agglomerates, PET agglomerate',
  'PET lumps': 'lumps, polyester lumps, polymer lumps, purging lumps, pet lumps waste, die drool',
  'PET fines': 'pet dust, flake fines, pet powder, fines',
  'POY waste': 'POY, POY yarn waste, partially oriented yarn waste',
  'DTY waste': 'DTY, DTY yarn waste, texturised yarn waste, textured yarn waste, crimp yarn waste',
  'FDY waste': 'FDY, FDY yarn waste',
  'Filament waste': 'polyester yarn waste, filament yarn waste, polyester filament waste, polyester waste',
  Popcorn: 'polyester popcorn, pop corn, pet popcorn, popcorn waste',
  'Tow waste': 'tow, polyester tow waste, acrylic tow waste, tow cuts',
  'PSF waste': 'polyester fibre waste, polyester fiber waste, polyester staple waste, poly fibre waste',
  'VSF waste': 'viscose fibre waste, viscose fiber waste, viscose waste, rayon waste, viscose staple waste',
  'Acrylic fibre waste': 'acrylic waste, acrylic fiber waste, acrylic top waste',
  'Nylon waste': 'nylon yarn waste, nylon fibre waste, nylon filament waste, nylon 6 waste',
  'PP fibre waste': 'PP waste, PP yarn waste, polypropylene waste, polypropylene yarn waste',
  'Elastane waste': 'spandex waste, lycra waste, spandex yarn waste, covered yarn waste',
  'Undrawn waste': 'undrawn, UDY waste, undrawn fibre, undrawn tow',
  'Shoddy fibre': 'shoddy, wool shoddy, mungo, shoddy wool, lana rigenerata',
  'Garnetted fibre': 'garnetted stock, garnetted, opened clips, sfilacciato, garnett waste',
  'Recycled cotton fibre': 'regenerated cotton fibre, recycled cotton, opened hosiery, cotton shoddy, shredded cotton',
  'Opened yarn waste': 'opened hard waste, thread opened, opened yarn, hard waste opened',
  'Recovered polyester': 'opened polyester, recovered polyester fibre, reclaimed polyester',
}

const GROUP_NAMES: Readonly<Record<WasteKind, string>> = {
  soft: 'Fibre of the spinning mill',
  yarn: 'Yarn',
  loom: 'Loom shed',
  cut: 'Cuttings',
  finish: 'Process house',
  worn: 'Worn textiles',
  pet: 'PET',
  manMade: 'Man-made fibre and filament',
  recovered: 'Recovered fibre',
}

/** What the waste is: the finest word of the trade. */
export const wasteType = openVocabulary(
  KINDS.flatMap((kind) =>
    optionGroup(
      GROUP_NAMES[kind],
      WASTE[kind].types.map((type) => option(type, ALIASES[type] ?? '')),
      { field: 'wasteStream', in: WASTE[kind].streams },
    ),
  ),
)
