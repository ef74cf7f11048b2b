import { between, type Drawing, type Layer, LIGHT, SHADE, seeded, seedOf, short } from '../drawing'

export interface ChemicalSource {
  listingId: string
  packageType: string
  form: string
  /** A CSS colour of the product; null for white and clear goods. */
  colour: string | null
  /** How strong, pure or active it is, in %. */
  percent: number | null
  packSize: number | null
  isHazardous: boolean
}

interface Pack {
  body: string
  colour: string
  /** Lines and rims over the body. */
  lines: string
  /** The label: left, top, width, height. */
  label: readonly [number, number, number, number]
}

const DRUM: Pack = {
  body: 'M24 12q24-8 48 0l3 4v62l-3 6q-24 8-48 0l-3-6V16z',
  colour: '#3f6fae',
  lines: 'M21 34q27 8 54 0M21 60q27 8 54 0M24 12q24 8 48 0',
  label: [32, 40, 32, 22],
}
const BAG: Pack = {
  body: 'M22 16q26-6 52 0l4 8-2 54q-28 10-56 0l-2-54z',
  colour: '#e3e0d6',
  lines: 'M20 26q28 6 56 0M26 17l-4 8M70 17l4 8',
  label: [30, 38, 36, 28],
}

const PACKS: Readonly<Record<string, Pack>> = {
  Drum: { ...DRUM, colour: '#5d7f9e' },
  'HDPE drum': DRUM,
  'Metal drum': { ...DRUM, colour: '#8a9299' },
  'Fibre drum': { ...DRUM, colour: '#c9a878' },
  Bag: BAG,
  'HDPE bag': { ...BAG, colour: '#eceae3' },
  'Paper bag': { ...BAG, colour: '#c9b08a' },
  Carton: {
    body: 'M16 32L48 20L80 32V72L48 86L16 72z',
    colour: '#c9a878',
    lines: 'M16 32L48 44L80 32M48 44V86M32 26L64 38',
    label: [53, 52, 20, 16],
  },
  Carboy: {
    body: 'M40 10h16v10q20 4 20 20v36q0 8-8 8H28q-8 0-8-8V40q0-16 20-20z',
    colour: '#dfe5e4',
    lines: 'M38 16h20M20 40h56M66 24q10-6 12 8',
    label: [30, 48, 36, 24],
  },
  IBC: {
    body: 'M16 18h64v58H16z',
    colour: '#e9edec',
    lines: 'M16 30h64M16 42h64M16 54h64M16 66h64M32 18v58M48 18v58M64 18v58M14 76h68v10H14z',
    label: [38, 38, 22, 16],
  },
  'Jumbo bag': {
    body: 'M18 26q30-8 60 0v52q-30 10-60 0z',
    colour: '#e3e0d6',
    lines: 'M22 26q2-16 10-2M64 24q8-14 10 2M18 52q30 8 60 0',
    label: [32, 42, 32, 22],
  },
  Tanker: {
    body: 'M12 34q6-12 14-12h46q8 0 12 12v16q-4 12-12 12H26q-8 0-14-12z',
    colour: '#cfd4d6',
    lines: 'M36 22v40M60 22v40M18 70h60',
    label: [40, 34, 18, 14],
  },
  Bottle: {
    body: 'M40 8h16v14q14 6 14 18v42q0 6-6 6H32q-6 0-6-6V40q0-12 14-18z',
    colour: '#e6eaea',
    lines: 'M38 14h20M26 44h44',
    label: [32, 48, 32, 24],
  },
}

const DROPS: ReadonlySet<string> = new Set(['Liquid', 'Emulsion', 'Paste'])

/** The pack with a band in the colour of the goods, as high as they are strong, and a heap or drops of them. */
export function chemicalDrawing(source: ChemicalSource): Drawing {
  const seed = seedOf(source.listingId)
  const pack = PACKS[source.packageType] ?? (DROPS.has(source.form) ? DRUM : BAG)
  // White and clear goods are a little grey, so that they show on the label.
  const colour = source.colour ?? '#d3dcdf'
  const [x, y, width, height] = pack.label
  const share = between(0.12, (source.percent ?? 60) / 160, 1)
  const top = y + height * (1 - share)
  const layers: Layer[] = [
    { d: pack.body, fill: pack.colour, strokes: [{ colour: SHADE, width: 1, opacity: 0.4 }] },
    { d: pack.lines, strokes: [{ colour: SHADE, width: 1.2, opacity: 0.35 }] },
    {
      d: `M${x} ${y}h${width}v${height}h-${width}z`,
      fill: LIGHT,
      strokes: [{ colour: SHADE, width: 0.7, opacity: 0.4 }],
    },
    { d: `M${x} ${short(top)}h${width}V${y + height}h-${width}z`, fill: colour },
    ...(source.isHazardous ? diamond(x + width / 2, y + 8) : []),
    goods(source, colour, seed),
  ]
  return { kind: 'drum', ground: null, tile: null, layers, seed }
}

const diamond = (x: number, y: number): Layer[] => [
  { d: `M${x} ${y - 7}l7 7-7 7-7-7z`, fill: LIGHT, strokes: [{ colour: '#c22', width: 1.6 }] },
]

/** Drops of a liquid, grains or a heap of a solid, before the pack; a larger pack has more. */
function goods({ form, packSize }: ChemicalSource, colour: string, seed: number): Layer {
  const random = seeded(seed)
  const strokes = [{ colour: SHADE, width: 0.8, opacity: 0.45 }]
  const many = Math.round(between(3, 2 + Math.log2((packSize ?? 25) + 1) * 1.2, 12))
  if (DROPS.has(form)) {
    let drops = ''
    for (let drop = 0; drop < Math.min(many, 6); drop += 1) {
      const [x, y] = [14 + drop * 13 + random() * 4, 88 + random() * 3]
      drops += `M${short(x)} ${short(y - 7)}q5 6 0 8q-5-2 0-8z`
    }
    return { d: drops, fill: colour, strokes }
  }
  if (form === 'Powder' || form === 'Micro-dispersed' || form === '') {
    const half = 10 + many * 1.4
    return {
      d: `M${short(70 - half)} 93q${short(half * 0.7)}-${short(half * 0.5)} ${short(half)}-${short(half * 0.6)}q${short(half * 0.4)} ${short(half * 0.1)} ${short(half)} ${short(half * 0.6)}z`,
      fill: colour,
      strokes,
    }
  }
  let grains = ''
  const size = form === 'Flakes' ? 5 : form === 'Lumps' ? 7 : 3.4
  for (let grain = 0; grain < many * 2; grain += 1) {
    const [x, y] = [44 + (grain % many) * 4 + random() * 3, 92 - Math.floor(grain / many) * 4 - random() * 2]
    grains += `M${short(x)} ${short(y)}l${short(size)}-${short(size * 0.5)} ${short(size * 0.4)} ${short(size * 0.6)}z`
  }
  return { d: grains, fill: colour, strokes }
}

export const DRAWN_PACKS: readonly string[] = Object.keys(PACKS)
