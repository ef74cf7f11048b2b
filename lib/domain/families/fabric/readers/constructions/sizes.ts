import { phraseAt } from '../../../reading/phrases'
import { foldedOf, lineOf, wordAt } from '../../../reading/tokens'
import type { ConstructionMatch } from '../../construction/match'
import { isMarked } from '../../construction/yarns'
import { fabricName } from '../../vocabulary'
import { contextOf } from '../context'
import { KNOWN_BY_DENSITY } from './known-densities'

/** Pairs of numbers that are the sizes of goods. */

export const HAS_WIDTH = /\d ?(?:"|inch|panna|cms?\b)/
export const GREY = /\b(?:gr[ae]y|greige|loom|powerloom|airjet)\b/
export const SOLD_BY_SIZE =
  /\b(?:mesh|swabs?|sponges?|dressings?|swaddles?|furoshiki|bandanas?|hank(?:y|ies)|nappy|nappies|diapers?|bibs?|wraps?|wrappers?|squares?|dish ?cloths?|dusters?|cheese ?cloths?|gamchas?|lungis?|throws?|baby|polishing|wiping|cleaning|hijabs?|robes?|sash(?:es)?|banners?|backdrops?|pareos?|sarongs?)\b/
const MAY_BE_SIZED = /^(?:muslin|gauze)$/

/** Whether a cloth that is sold by the metre is named here. */
export const isNamedCloth = (tokens: readonly string[], at: number): boolean =>
  phraseAt(fabricName, foldedOf(tokens), at) !== null && !MAY_BE_SIZED.test(wordAt(tokens, at))

/** Whether these are sizes of goods: "40x40 plain cotton 90x60". Round numbers are, where nothing in the line tells of a cloth by the metre. */
export function isSizeOfGoods({ epi, ppi, width, yarns }: ConstructionMatch, tokens: readonly string[]): boolean {
  const { text } = lineOf(tokens)
  if (contextOf(tokens).isMadeUp || SOLD_BY_SIZE.test(text)) return true
  const isRound = width === null && (epi ?? 0) % 10 === 0 && (ppi ?? 0) % 10 === 0
  const isOfCloth =
    yarns?.some(isMarked) ||
    KNOWN_BY_DENSITY.has(`${epi}/${ppi}`) ||
    GREY.test(text) ||
    HAS_WIDTH.test(text) ||
    tokens.some((_, at) => isNamedCloth(tokens, at))
  return isRound && !isOfCloth
}
