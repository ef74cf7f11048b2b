import { memoize } from '@/lib/domain/memoize'
import { lineOf } from '../../reading/tokens'

/** What a line about weaving, knitting or warping is about; readers ask it before they claim a number. */
export interface JobContext {
  isWeaving: boolean
  isKnitting: boolean
  /** Knitting on flat or warp machines: beds have a width. */
  isFlat: boolean
  isWarping: boolean
}

const WEAVING =
  /\b(?:weav(?:e|es|ing)|looms?|air ?-?jets?|water ?-?jets?|rapiers?|repier|sulzer|projectile|power ?looms?|handlooms?|shuttle|panna|pana|reed|tappet|dobby|picks?|ppi|epi|jat ?\d{3}|picanol|tsudakoma|omniplus|ajl|wjl|gaiting|needle looms?)\b/
const KNITTING =
  /\b(?:knit(?:s|ted|ting)?|gg|gauge|single jersey|sj|interlock|rib|fleece|loopknit|hosiery|socks?|tricot|raschel|rashel|crochet|v-?bed|collars?|sinker|feeders?|lycra attachment|dia|auto ?-?strip(?:e|er))\b/
const FLAT =
  /\b(?:flat|v-?bed|collars?|tricot|raschel|rashel|raschal|crochet|warp knit(?:ting)?|sweater|computeri[sz]ed)\b/
const WARPING = /\b(?:warping|warpers?|sizing|creels?|flanges?|sectional|draw-?warp(?:ing)?|size pick-?up)\b/

export const contextOf = memoize((tokens: readonly string[]): JobContext => {
  const { text } = lineOf(tokens)
  const isWarping = WARPING.test(text)
  const isFlat = FLAT.test(text)
  const isKnitting = KNITTING.test(text) || isFlat
  return { isWeaving: WEAVING.test(text), isKnitting, isFlat, isWarping }
})
