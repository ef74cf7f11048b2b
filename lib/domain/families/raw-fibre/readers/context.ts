import { memoize } from '@/lib/domain/memoize'
import { lineOf } from '../../reading/tokens'

/** What a line is about, as far as its words say; readers ask it before they claim a number. */
export interface FibreContext {
  isCotton: boolean
  isWool: boolean
  isTops: boolean
  isTow: boolean
  isManMade: boolean
  isChips: boolean
  isSilk: boolean
  isBast: boolean
  /** Things whose numbers look like those of fibre: film, pipe, yarn. */
  isOther: boolean
}

const COTTON =
  /\b(?:cotton|kapas|rui|lint|sh?ank[ea]r-?6?|s-?6|s\/6|mcu-?5?|dch-?32|mech-?1|j-?34|bunny|brahma|suvin|v-?797|upland|pima|supima|giza-?\d*|micronaire|rd|hvi|memphis|candy|candies|slm|middling|ginned|gin|ginning|h-?4|lra|wagad|kalyan|e\/mot)\b/
const WOOL =
  /\b(?:wool|merino|crossbred|greasy|scoured|cashmere|pashmina|mohair|alpaca|angora|hauteur|carboni[sz]ed|lambswool|chokla|magra|nali|yak|shorn|dehaired)\b/
const TOPS = /\b(?:tops|top)\b/
const TOW = /\btow\b/
const MAN_MADE =
  /\b(?:psf|rpsf|vsf|asf|polyester|viscose|rayon|modal|micromodal|lyocell|tencel|excel|acrylic|nylon|polyamide|pp|polypropylene|fibre|fiber|fibres|fibers|hollow|conjugated?|siliconi[sz]ed|hcs|semi-?dull|sd|trilobal|low-?melt|lmf|denier|den|dtex|staple fib(?:re|er)|dope|aramid|modacrylic|poly|tow|spunlace|1\.[0-9]d|\d(?:\.\d+)?d)\b/
const CHIPS = /\b(?:chips?|granules?|pellets?|resin|polymer|iv|mfi)\b/
const SILK = /\b(?:silk|mulberry|tuss?ar|tasar|eri|muga|cocoons?|filature|charkha)\b/
const BAST = /\b(?:jute|mesta|tossa|tosha|flax|linen|hemp|ramie|sisal|coir|abaca|kenaf|bimli|banana)\b/
const OTHER =
  /\b(?:films?|pipes?|tubes?|hoses?|rods?|sheets?|tiles?|screws?|bolts?|nuts?|wires?|cables?|lens|camera|needles?|rollers?|cots?|bobbins?|yarns?|fabrics?|cloth|tapes?|buttons?|zips?|plywood|paper|filters?|drill|nails?|aprons?)\b/

/** The context of a line; made once. */
export const contextOf = memoize((tokens: readonly string[]): FibreContext => {
  const { text } = lineOf(tokens)
  const isWool = WOOL.test(text)
  const isBast = BAST.test(text)
  return {
    isCotton: COTTON.test(text),
    isWool,
    isTops: TOPS.test(text),
    // The tow of flax and jute is short fibre.
    isTow: TOW.test(text) && !isBast,
    isManMade: MAN_MADE.test(text),
    isChips: CHIPS.test(text),
    isSilk: SILK.test(text),
    isBast,
    isOther: OTHER.test(text),
  }
})
