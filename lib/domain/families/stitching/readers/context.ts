import { memoize } from '@/lib/domain/memoize'
import { lineOf } from '../../reading/tokens'

/** Words of sewing or decorating for others. */
const WORK =
  /\b(?:jobs?|job ?-?work|cmt|cut ?,?(?:-| )?(?:make|to)(?:-| )?(?:,? ?and )?(?:trim|pack)|stitching(?! (?:threads?|wires?|machines?|needles?|yarn))|sewing (?:unit|lines?|job|work|floor|charges?)|silai|silaai|heads?(?= |$)|kaja|kaaj|kaj|fall (?:and |& )?(?:pico|beading)|pico|khatli|karigars?|artisans|adda|charges|contract|lines?(?= |$)|tailors?|multi ?-?head|multihead|comput(?:er|eri[sz]ed) embroidery|schiffli|(?:garment|t-?shirt|tshirt|tee|panel|chest) printing(?! machine)|printing on (?:garments?|t-?shirts?|panels)|plastisol (?:print|screen)|garment (?:washing|dyeing|finishing|checking|packing|ironing)|dtf|dtg|thread cutting|dhaga|alteration|smocking job|pleating job|hot ?-?fix(?= work| job)|digiti[sz]ing|embroidery (?:unit|job|work|charges?|house)|hand ?-?work|sam|smv|aql|latkan|tassel making|laser cutting|knitwear linking|sweater linking|button ?hol(?:e|ing)|button attaching|hand embroidery|(?:chenille|caps?|logo|badge) embroidery|embroidery on|(?:dori|zari|beads?|stone|mirror|aari|kundan|hand|adda) work on|stone pasting|hot ?-?fix|making unit|garment factory|sampling unit|pattern making|alterations?|linking|garment dye(?!d)|kuchu|htv|vinyl print\w*|quilting of|screen printing on|merrow|overlock (?:job|stitching)|quilting job)\b/

/** Goods, machines and materials that are sold, and other trades. */
const OTHER =
  /\b(?:for sale|second ?-?hand|2nd hand|used|reconditioned|spares?|spare parts|motors?|machine (?:make|price|model|for)|machines? oil|needles? (?:db|dp|size|no)|db ?x ?1|threads? (?:cone|tkt|ticket)|tkt|ticket|tex|cartons?|boxes|labels?|interlining roll|wires?|frp|showers?|printing ink|dtf (?:film|powder|ink|printer|machine)|dtg (?:ink|printer|machine)|spinning|weaving|looms?|knitting|warping|sizing|texturi[sz]ing|yarn|calendering|mercerising|stenter|vacancy|salary|helper required|gauge(?! linking)(?<!linking \d+ gauge)|gsm knit|film|buttons? \d+l)\b/

export interface StitchingContext {
  isWork: boolean
  isOther: boolean
  /** Threads, heads or stitches. */
  isEmbroidery: boolean
  isWash: boolean
  isPrint: boolean
}

/** What the whole line tells about a word in it; made once. */
export const contextOf = memoize((tokens: readonly string[]): StitchingContext => {
  const { text } = lineOf(tokens)
  return {
    isWork: WORK.test(text),
    isOther: OTHER.test(text),
    isEmbroidery:
      /\b(?:embroider(?:y|ies)|heads?|needles?|sequins?|sequence|cording|coding|schiffli|multi ?-?head|stitches|dori|chenille)\b/.test(
        text,
      ),
    isWash: /\b(?:wash|washing|dyeing|laundry)\b/.test(text),
    isPrint: /\b(?:prints?|printing|dtf|dtg|htv|vinyl|plastisol)\b/.test(text),
  }
})
