import { sumOf } from '@/lib/domain/units/rounding'

/** What corrugated board weighs and carries. */

/** How much longer the fluted paper is than the board, and how high the flute, in mm. */
const FLUTES: Readonly<Record<string, readonly [takeUp: number, height: number]>> = {
  A: [1.54, 4.7],
  B: [1.36, 2.5],
  C: [1.45, 3.6],
  E: [1.27, 1.2],
  F: [1.25, 0.75],
}
/** Nine plies. */
const FLUTES_MAX = 4
const LINER_MM = 0.25
/** The strip under the joint of a carton, in mm. */
const JOINT_MM = 40
/** Burst strength that a fluted ply adds, as a share of a flat one. */
const FLUTED_BURST = 0.5
const MCKEE = 5.87
const NEWTON_PER_KGF = 9.80665

/** The flutes of a board by its letters; with one letter all flutes are alike. */
function flutesOf(flute: string, count: number): (readonly [number, number])[] {
  if (!Number.isInteger(count) || count < 1 || count > FLUTES_MAX) return []
  const letters = flute.length === count ? [...flute] : flute.length === 1 ? Array<string>(count).fill(flute) : []
  const found = letters.flatMap((letter) => (FLUTES[letter] ? [FLUTES[letter]] : []))
  return found.length === count ? found : []
}

/** The grams of each ply, from the outside to the inside: "180/120/120"; null for other text. */
export function readPlies(text: string): number[] | null {
  if (!/^\s*\d{2,3}(?:\s*[/+,x×-]\s*\d{2,3})+\s*(?:gsm)?\s*$/i.test(text)) return null
  return (text.match(/\d{2,3}/g) ?? []).map(Number)
}

/** The weight of the board in g/m², with the take-up of its flutes; null while a fact is missing. */
export function boardGsm(plies: readonly number[], flute: string): number | null {
  const flutes = flutesOf(flute, (plies.length - 1) / 2)
  if (plies.length < 3 || plies.length % 2 === 0 || flutes.length === 0) return null
  return sumOf(plies.map((gsm, at) => gsm * (at % 2 === 0 ? 1 : (flutes[(at - 1) / 2]?.[0] ?? 1))))
}

/** The thickness of a board in mm; null while a fact is missing. */
export function boardMm(ply: number, flute: string): number | null {
  const flutes = flutesOf(flute, (ply - 1) / 2)
  if (flutes.length === 0) return null
  return sumOf(flutes.map(([, height]) => height)) + LINER_MM * (flutes.length + 1)
}

/** The board of a slotted carton (0201) in m². */
export function slottedArea(lengthMm: number, widthMm: number, heightMm: number): number {
  return ((2 * (lengthMm + widthMm) + JOINT_MM) * (widthMm + heightMm)) / 1e6
}

/** The bursting strength in kgf/cm² that plies of this bursting factor give. */
export function burstingOf(bf: number, plies: readonly number[]): number {
  return (bf * sumOf(plies.map((gsm, at) => gsm * (at % 2 === 0 ? 1 : FLUTED_BURST)))) / 1000
}

/** The compression strength of a carton in kgf by McKee: edge crush in kN/m, perimeter and thickness in mm. */
export function compressionOf(ectKnPerM: number, perimeterMm: number, boardMillimetres: number): number {
  return (MCKEE * ectKnPerM * 1000 * Math.sqrt((perimeterMm / 1000) * (boardMillimetres / 1000))) / NEWTON_PER_KGF
}
