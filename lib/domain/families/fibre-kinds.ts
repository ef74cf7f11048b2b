/**
 * The fibres as the tariff distinguishes them: the chapter for their weight in spun yarn (man-made staple and filament
 * count as one), their words in a reason, and the fibres of the trade that are this kind.
 */
export const KINDS = {
  silk: { chapter: 50, words: 'silk', fibres: ['Silk'] },
  wool: { chapter: 51, words: 'wool', fibres: ['Wool', 'Virgin wool', 'Recycled wool'] },
  hair: { chapter: 51, words: 'fine animal hair', fibres: ['Cashmere', 'Mohair', 'Alpaca', 'Angora', 'Camel'] },
  cotton: { chapter: 52, words: 'cotton', fibres: ['Cotton', 'Recycled cotton'] },
  flax: { chapter: 53, words: 'linen', fibres: ['Linen'] },
  jute: { chapter: 53, words: 'jute', fibres: ['Jute'] },
  hemp: { chapter: 53, words: 'hemp', fibres: ['Hemp'] },
  coir: { chapter: 53, words: 'coir', fibres: ['Coir'] },
  bast: { chapter: 53, words: 'vegetable fibre', fibres: ['Ramie'] },
  polyester: { chapter: 55, words: 'polyester', fibres: ['Polyester', 'Recycled polyester'] },
  nylon: { chapter: 55, words: 'nylon', fibres: ['Nylon'] },
  aramid: { chapter: 55, words: 'aramid', fibres: ['Aramid'] },
  acrylic: { chapter: 55, words: 'acrylic', fibres: ['Acrylic', 'Modacrylic'] },
  polypropylene: { chapter: 55, words: 'polypropylene', fibres: ['Polypropylene'] },
  synthetic: { chapter: 55, words: 'synthetic fibre', fibres: ['Polyethylene', 'PLA'] },
  elastane: { chapter: 55, words: 'elastane', fibres: ['Elastane'] },
  viscose: { chapter: 55, words: 'viscose', fibres: ['Viscose', 'Bamboo viscose'] },
  acetate: { chapter: 55, words: 'acetate', fibres: ['Acetate'] },
  artificial: { chapter: 55, words: 'artificial fibre', fibres: ['Modal', 'Lyocell', 'Cupro'] },
  metal: { chapter: 56, words: 'metal', fibres: ['Metallic'] },
} as const

export type Kind = keyof typeof KINDS

/** The kind of a fibre by its canonical name. */
export const KIND_OF_FIBRE: ReadonlyMap<string, Kind> = new Map(
  (Object.keys(KINDS) as Kind[]).flatMap((kind) => KINDS[kind].fibres.map((fibre) => [fibre, kind] as const)),
)
