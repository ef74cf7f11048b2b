/** What film weighs. */

/** Grams per cubic centimetre. */
const DENSITIES: Readonly<Record<string, number>> = {
  LDPE: 0.92,
  LLDPE: 0.92,
  HDPE: 0.955,
  'HM-HDPE': 0.955,
  Polyethylene: 0.93,
  PP: 0.905,
  BOPP: 0.91,
  CPP: 0.9,
  POF: 0.92,
  PVC: 1.35,
  EVA: 0.94,
  PET: 1.39,
}
/** Of a kind whose material is not stated but known. */
const USUAL: Readonly<Record<string, string>> = {
  'LDPE film': 'LDPE',
  'LDPE liner': 'LDPE',
  'Lay-flat tubing': 'LDPE',
  'Stretch film': 'LLDPE',
  'BOPP film': 'BOPP',
  'PP bag': 'PP',
}
/** One micron is four gauge in the trade, 3.937 exactly. */
export const GAUGE_PER_MICRON = 4

/** The density of the film of this kind and material in g/cm³; null where it is not known. */
export function filmDensity(packType: string, material: string): number | null {
  return DENSITIES[material || (USUAL[packType] ?? '')] ?? null
}

/** Grams of a film of this size: width and length in mm, of one layer. */
export function filmGrams(sides: { widthMm: number; lengthMm: number; micron: number; density: number }): number {
  const { widthMm, lengthMm, micron, density } = sides
  return (widthMm * lengthMm * (micron / 1000) * density) / 1000
}
