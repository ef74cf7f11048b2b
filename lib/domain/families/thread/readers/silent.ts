import { silentReaderOf } from '../../reading/notations'
import type { TextReader } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'
import { isAboutThread } from './constructions'
import { POLY } from './words'

/** Words that say nothing more of a thread: it is dyed, "silai dhaga", "hilo de coser" (sewing thread), of a fibre that its type names, as fine as its construction. */
export const silentReader: TextReader = silentReaderOf(
  'threadType',
  /(?:6(?:\.6|6)?|(?:dope |yarn )?dyed(?: to (?:match|order|shade card))?|dtm(?: shades?)?|(?:all|any) (?:shades?|colou?rs?)(?: available)?|(?:as per |match )?shade card|virgin(?: fib(?:re|er))?|tfo|\d{2} ?wt|(?:continuous )?filaments?|(?:synthetic |artificial |man-?made )?(?:staple fib(?:re|er)s?|filaments?)|inherently (?:fr|flame retardant)|fr|spun|recycled|(?:semi[- ])?(?:bright|dull)|low lint|(?:silai (?:ka |ke )?)?(?:dha+g[ae]|thred)|thr?d|swg|threads|stitching threads?|wooll?y|(?:diki[sş] )?ipli(?:k|[gğ]i)|filat[oi] cucirin[oi]|cucirin[oi]|filo(?= (?:cucirino|sewing|(?:da|per) (?:ricamo|cucire)|poliestere|polyester|nylon|di))|(?:non |condizionat[oi] )?per la vendita al minuto|fils? [aà] coudre(?: de)?|n[äa]hgarne?(?: aus)?|hilos?(?: (?:de|para) coser)?|linhas?(?: (?:de|para) costura[rs]?)?|vr|matching(?: to| with)?(?= (?:pantone|pms|ral|shade))|# ?(?:12|20|30|40|50|60|75)(?: ?wt)?|(?:style|class|size) [lma]|class 15(?: \( ?a ?\)| a)?|\d{2,3} ?#|[lma] (?:style|class|size)|(?:(?:of|measuring) )?(?:(?:less than|not less than) )?67 (?:decitex|dtex)(?: or more)?(?: and)?(?: of which no cross-? ?sectional dimension exceeds 1 mm)?|c[aâ]bl[eé] ?(?:n[°o]? ?\.? ?)?\d{3}(?= ?(?:$|[,;(]))|\d{1,2} box(?:es)? (?:per |in a |\/ ?)(?:carton|ctn|master carton))(?![a-z])/iy,
  ({ text }, tokens, at) => {
    const { text: line } = lineOf(tokens)
    // "Fil au chinois lin câblé 432": the number of the article.
    if (/^c[aâ]bl/i.test(text)) return /\bfils?\b.*\blin\b/.test(line)
    if (!isAboutThread(tokens)) return false
    // "67 dtex" alone is how fine the thread is.
    if (/\b67 d/i.test(text)) return /than|more/i.test(text)
    // "VR 120D/2 viscose rayon".
    if (/^vr$/i.test(text)) return /\b(?:viscose|rayon)\b/.test(line)
    if (/^wool/i.test(text)) return /\btextur/.test(line)
    // "Embroidery thread #40 wt": a weight.
    if (text.startsWith('#')) return /\b(?:embroidery|emb|trilobal|rayon)\b/.test(line)
    if (/^fils? |^n[äa]hgarn/i.test(text)) return true
    // "Latex covered 90#": how fine its rubber is.
    if (text.endsWith('#')) return /\b(?:elastic|latex|rubber)\b/.test(line)
    if (/\b[lma]\b|^class/i.test(text)) return /\bpre-? ?wound\b|\bbobbins?\b/.test(line)
    // "Polyamide 6.6".
    if (/^6(?:\.?6)?$/.test(text)) return /^(?:polyamide|nylon|pa)$/.test(wordAt(tokens, at - 1))
    if (/fr$|flame|^spun/i.test(text)) return /\b(?:aramid|nomex|kevlar)\b/.test(line)
    if (/^recycled/i.test(text)) return POLY.test(line)
    if (/filament/i.test(text)) return FILAMENT_NAMED.test(line)
    return !/staple/i.test(text) || /\b(?:spun|poly(?:ester)?|viscose|cotton|lyocell)\b/.test(line)
  },
  (text) => FACT.test(text),
)
/** Of a thread without a shade these say more than its type and construction. */
const FACT =
  /^(?:6(?:\.?6)?$|(?:dope |yarn )?dyed|dtm|virgin|tfo$|\d{2} ?wt$|recycled|(?:semi[- ])?(?:bright|dull)$|low lint|#)/i
const FILAMENT_NAMED =
  /\b(?:trilobal|embroidery|bonded|textur\w+|high tenacity|ht|mono|rayon|viscose|silk|ptfe|eptfe|polyester filament|nylon)\b/
