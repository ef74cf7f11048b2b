/**
 * Numbers that follow from the construction of a cloth. Counts are in tex of the whole yarn, widths in cm, densities per inch.
 * What lacks a fact is not computed: callers pass only known numbers.
 */

const CM_PER_INCH = 2.54
const G_PER_M2_OF_OZ_PER_YD2 = 33.906
const G_PER_M2_OF_MOMME = 4.34
const G_PER_OZ = 28.349523125
const M_PER_YARD = 0.9144
/** How much longer the yarn is than the cloth, where the seller does not say. */
const CRIMP_PERCENT = 8

export interface Sett {
  epi: number
  ppi: number
  /** Tex of the whole yarn. */
  warpTex: number
  weftTex: number
}

export interface Crimp {
  warpPercent?: number
  weftPercent?: number
}

/** Grams per square metre of loom-state cloth, without size. */
export function gsmEstimate({ epi, ppi, warpTex, weftTex }: Sett, crimp: Crimp = {}): number {
  const { warpPercent = CRIMP_PERCENT, weftPercent = CRIMP_PERCENT } = crimp
  return (epi * warpTex * (1 + warpPercent / 100) + ppi * weftTex * (1 + weftPercent / 100)) / (CM_PER_INCH * 10)
}

/** Grams per running metre. */
export const glm = (gsm: number, widthCm: number): number => (gsm * widthCm) / 100

export const kgPerMetre = (gsm: number, widthCm: number): number => glm(gsm, widthCm) / 1000

export const gsmFromGlm = (gramsPerMetre: number, widthCm: number): number => (gramsPerMetre * 100) / widthCm

export const ozPerYd2 = (gsm: number): number => gsm / G_PER_M2_OF_OZ_PER_YD2

export const gsmFromOz = (ounces: number): number => ounces * G_PER_M2_OF_OZ_PER_YD2

export const momme = (gsm: number): number => gsm / G_PER_M2_OF_MOMME

export const gsmFromMomme = (mommes: number): number => mommes * G_PER_M2_OF_MOMME

/** Of ounces per linear yard. */
export const glmFromLinearOz = (ounces: number): number => (ounces * G_PER_OZ) / M_PER_YARD

export const gsmFromLinearOz = (ounces: number, widthCm: number): number => gsmFromGlm(glmFromLinearOz(ounces), widthCm)

/** Ends in the whole width, with those of the selvedges. */
export function totalEnds(epi: number, widthCm: number, selvedgeEnds = 0): number {
  return Math.round((epi * widthCm) / CM_PER_INCH) + selvedgeEnds
}

const TEX_OF_NE_ONE = 590.5412

/** Threads per inch over the square root of the English count: 28 is a cloth without gaps. */
export function coverFactor(perInch: number, tex: number): number {
  return perInch / Math.sqrt(TEX_OF_NE_ONE / tex)
}
