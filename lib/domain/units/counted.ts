/** The units that are counted, with the pieces in one of them; null where only its listing says how many. */
export const COUNTED = {
  piece: 1,
  pair: 2,
  dozen: 12,
  gross: 144,
  'great gross': 1728,
  '1000': 1000,
  // Only the seller knows what one unit is; it is one thing.
  unit: 1,
  set: null,
  bag: null,
  box: null,
  carton: null,
  bundle: null,
  bale: null,
  beam: null,
  cone: null,
  tube: null,
  hank: null,
  roll: null,
  taka: null,
  drum: null,
  carboy: null,
  lot: null,
  test: null,
  '1000 stitches': null,
  end: null,
} as const satisfies Record<string, number | null>

/** Whether a unit, by its own name, takes whole numbers only. */
export function isCounted(name: string): boolean {
  return Object.hasOwn(COUNTED, name)
}

const PACKS: ReadonlySet<string> = new Set([
  'set',
  'bag',
  'box',
  'carton',
  'bundle',
  'bale',
  'beam',
  'cone',
  'tube',
  'hank',
  'roll',
  'taka',
  'drum',
  'carboy',
  'lot',
])

/** Whether a unit holds as much as its listing says: two bundles are no two of a kind. */
export function isPack(name: string): boolean {
  return PACKS.has(name)
}
