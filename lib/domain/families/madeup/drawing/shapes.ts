/** Where a print or weave may be drawn: left, top, width, height. */
export type Zone = readonly [x: number, y: number, width: number, height: number]

/** One product on a square of 96, above the row of the set. */
export interface Shape {
  /** Its outline, filled with its colour. */
  body: string
  /** Parts in a darker tone: the back, a fold, a rod. */
  dark?: string
  /** Parts in a lighter tone: pillows, a collar. */
  light?: string
  /** Borders, in gold or in the colour of the trimming. */
  border?: string
  /** Seams, folds and fringes. */
  lines?: string
  zone: Zone
}

const KURTI: Shape = {
  body: 'M37 8l-17 9 5 15 8-4-7 50h44l-7-50 8 4 5-15-17-9q-11 10-22 0z',
  border: 'M26.5 74h43M38 9q10 12 20 0',
  lines: 'M48 15v24M33 28l1 10M63 28l-1 10',
  zone: [36, 40, 24, 30],
}
const SHIRT: Shape = {
  body: 'M36 9l-20 9 5 17 9-4v47h36V31l9 4 5-17-20-9q-12 8-24 0z',
  light: 'M36 9l5 10 7-5 7 5 5-10q-12 8-24 0z',
  lines: 'M48 15v63M46 26h4M46 38h4M46 50h4M46 62h4M30 31l1 8M66 31l-1 8',
  zone: [52, 28, 12, 46],
}
const TEE: Shape = {
  body: 'M36 10l-20 9 5 17 9-4v46h36V32l9 4 5-17-20-9q-12 9-24 0z',
  lines: 'M38 12q10 8 20 0M30 74h36M30 32l1 8M66 32l-1 8',
  zone: [36, 32, 24, 32],
}
const POLO: Shape = {
  ...TEE,
  light: 'M36 10l4 10 8-4 8 4 4-10q-12 9-24 0z',
  lines: 'M46 17v17h4V17M30 74h36M19 30l8-4M77 30l-8-4',
  zone: [36, 40, 24, 28],
}
const LONG_SLEEVED: Shape = {
  body: 'M36 9l-17 8-7 46 10 2 7-27v40h38V38l7 27 10-2-7-46-17-8q-12 8-24 0z',
  lines: 'M37 11q11 8 22 0M29 71h38M13 57l10 2M83 57l-10 2',
  zone: [35, 30, 26, 38],
}
const TROUSERS: Shape = {
  body: 'M32 9h32l6 69H54l-6-44-6 44H26z',
  lines: 'M31.500 16h33M48 9v25M36 16l-3 10M60 16l3 10',
  zone: [32, 40, 8, 34],
}
const DRESS: Shape = {
  body: 'M38 9l-3 12 5 14-20 43h56L56 35l5-14-3-12q-10 8-20 0z',
  border: 'M23 72h50M40 35h16',
  lines: 'M44 40l-8 32M52 40l8 32M48 40v32',
  zone: [38, 46, 20, 22],
}
const FOLDED: Shape = {
  body: 'M18 14h60v56H18z',
  border: 'M18 62h60M18 20h60',
  lines: 'M20 70v7M26 70v7M32 70v7M38 70v7M44 70v7M50 70v7M56 70v7M62 70v7M68 70v7M74 70v7M48 14v56',
  zone: [24, 26, 48, 30],
}
const BED: Shape = {
  dark: 'M14 10h68v30H14zM10 70h4v8h-4zM82 70h4v8h-4z',
  body: 'M18 34h60l8 36H10z',
  light: 'M22 26h22v12H22zM52 26h22v12H52z',
  border: 'M16.500 44h63',
  lines: 'M11 66h74M30 44l-4 26M66 44l4 26',
  zone: [28, 48, 40, 16],
}
const TOWEL: Shape = {
  dark: 'M14 8h68v4H14z',
  body: 'M24 10h48v68H24z',
  light: 'M24 10h48v22H24z',
  border: 'M24 62h48M24 68h48',
  lines: 'M24 32h48M36 10v22M60 10v22',
  zone: [28, 36, 40, 22],
}
const RUG: Shape = {
  body: 'M14 16h68v56H14z',
  border: 'M19 21h58v46H19zM48 28L66 44 48 60 30 44z',
  lines:
    'M14 18H9M14 24H9M14 30H9M14 36H9M14 42H9M14 48H9M14 54H9M14 60H9M14 66H9M82 18h5M82 24h5M82 30h5M82 36h5M82 42h5M82 48h5M82 54h5M82 60h5M82 66h5',
  zone: [23, 25, 50, 38],
}
const CURTAIN: Shape = {
  dark: 'M8 8h80v4H8zM6 6h4v8H6zM86 6h4v8h-4z',
  body: 'M14 12h28q2 36-8 66H14zM82 12H54q-2 36 8 66h20z',
  lines: 'M20 12v66M27 12q1 40-2 66M35 12q1 40-6 66M76 12v66M69 12q-1 40 2 66M61 12q-1 40 6 66',
  zone: [16, 24, 12, 44],
}
const CUSHION: Shape = {
  body: 'M14 14q34 8 68 0-8 31 0 62-34-8-68 0 8-31 0-62z',
  border: 'M20 20q28 6 56 0-6 25 0 50-28-6-56 0 6-25 0-50z',
  zone: [32, 30, 32, 30],
}
const BAG: Shape = {
  dark: 'M34 8h4v22h-4zM58 8h4v22h-4zM34 8h28v4H34z',
  body: 'M20 26h56l4 52H16z',
  lines: 'M20 32h56',
  zone: [30, 40, 36, 30],
}
const PIECES: Shape = {
  dark: 'M16 52h64v22H16z',
  body: 'M20 30h56v22H20z',
  light: 'M26 12h44v18H26z',
  border: 'M20 46h56M16 68h64',
  lines: 'M48 12v18M40 30v22M56 52v22',
  zone: [28, 32, 44, 10],
}
const SAREE: Shape = {
  body: 'M14 14h68v62H14z',
  light: 'M14 14h68L56 54H14z',
  border: 'M82 14L56 54H14M14 71h68',
  lines: 'M22 56v12M30 56v12M38 56v12M46 56v12M54 57v11M62 48v20M70 36v32',
  zone: [18, 18, 42, 28],
}
const SOCK: Shape = {
  body: 'M38 8h22v36q16 8 20 18 2 14-12 14-10 0-30-18z',
  border: 'M38 14h22M38 18h22',
  lines: 'M38 50l14 8M66 76q-2-12 12-12',
  zone: [42, 22, 14, 20],
}

/** Shapes of single product groups; the others have that of their kind. */
export const SHAPE_OF_GROUP: Readonly<Record<string, Shape>> = {
  Shirt: SHIRT,
  Uniform: SHIRT,
  Blouse: TEE,
  'Polo T-shirt': POLO,
  Kurti: KURTI,
  Kurta: KURTI,
  'Kurta set': KURTI,
  'Suit set': KURTI,
  Nightwear: KURTI,
  Abaya: KURTI,
  Dress: DRESS,
  Gown: DRESS,
  Lehenga: DRESS,
  Skirt: DRESS,
  Petticoat: DRESS,
  Trousers: TROUSERS,
  Jeans: TROUSERS,
  Shorts: TROUSERS,
  'Track pants': TROUSERS,
  Leggings: TROUSERS,
  Palazzo: TROUSERS,
  Sweatshirt: LONG_SLEEVED,
  Sweater: LONG_SLEEVED,
  Jacket: LONG_SLEEVED,
  Coat: LONG_SLEEVED,
  Blazer: LONG_SLEEVED,
  Sherwani: LONG_SLEEVED,
  Tracksuit: LONG_SLEEVED,
  Raincoat: LONG_SLEEVED,
  Bathrobe: LONG_SLEEVED,
  Socks: SOCK,
  Curtain: CURTAIN,
  'Cushion cover': CUSHION,
  Cushion: CUSHION,
  Pillow: CUSHION,
  'Pillow cover': CUSHION,
}

export const SHAPE_OF_KIND: Readonly<Record<string, Shape>> = {
  saree: SAREE,
  unstitched: PIECES,
  drape: FOLDED,
  garment: TEE,
  bed: BED,
  towel: TOWEL,
  floor: RUG,
  home: FOLDED,
  bag: BAG,
}

/** Of goods in words of the seller's own. */
export const PLAIN_SHAPE: Shape = PIECES
