import { memoize } from '@/lib/domain/memoize'
import { lineOf } from '../../reading/tokens'

/** Words of work that is done for others on textiles. */
const WORK =
  /\b(?:jobs?|job ?-?work|commission|process(?:ing|ors?)? (?:house|unit|mill|job|work)|process house|(?:(?:yarn|fabric|cloth|cotton|polyester|viscose|rayon|silk|wool|nylon|knits?|hank|cheese|garments?|reactive|vat|disperse|indigo|pigment|fibre|fiber|towel|saree|sarees|package|piece|denim|hosiery|cone|top|tow|black|acid|sulphur|cationic|discharge|natural) )(?:dyeing|bleaching|merceri[sz]ing|washing|finishing|processing)|dyeing (?:and|&|charges?|rate|unit|mill|plant|house)|printing(?! (?:machine|ink|paste|paper|thickener|gum|blanket|screen frame|press|powder|unit for labels))|prints? (?:job|house|unit)|decati[sz]ing|degumming|carboni[sz]ing|sanfori[sz]e|finish (?:job|on)|(?:denim|garments?|jeans) finishing|(?:finishing|wash) (?:of )?(?:denim|garments?|t-?shirts?|jeans)|process(?:ing)? loss|delta ?-?e|(?:fabric|cloth|pu|pvc|acrylic|tpu|silicone?|foam|rubber|back|knife|wax|teflon) coating(?! powder| machine)|laminati(?:on|ng)(?! machine| film)|(?:foam|fabric|flame) bonding|raising|shearing(?! machine)|(?:cloth|chemical|stenter|soft|resin|water repellent|wr|fr|anti ?microbial|antibacterial|wrinkle free|silicone?) finishing|embossing|sanfori[sz]ing|merceri[sz]ing|bleaching|dyeing|stentering|calend[ae]ring|compacting|desizing|singeing|cpb|cold pad batch|soft ?-?flow|thermosol|pad ?-?steam|jiggers?|jumbo jigger|stenter|(?:digital|rotary|screen|flat ?-?bed) (?:reactive|disperse|pigment|acid) prints?|(?:sublimation|heat) transfer(?: polyester)? prints?(?! paper)|zld|cetp|dye ?-?house|rangai|rangaai|chhapai|chapai|lab ?-?dips?|strike ?-?offs?|bio ?-?polish(?:ing)?|garment wash(?:ing)?|denim wash(?:ing)?|jeans wash(?:ing)?|sueding|peaching|heat ?-?setting|weight reduction|washing plant|laundry)\b/

/** Goods, machines or chemicals that are sold, and other trades. */
const OTHER =
  /\b(?:for sale|second ?-?hand|2nd hand|used|reconditioned|spares?|parts|motors?|bearings?|model 20\d\d|machine (?:make|model|manufacturer|price)|dyestuffs?|dyes? (?:powder|stuff)|dyes$|chemicals?|auxiliar(?:y|ies)|thickener|binders?|gum|printing (?:inks?|paste|machine|blanket|paper|press)|inks?|drums? of|carboys?|offset|flex(?:o)?|brochures?|visiting cards?|posters?|mugs?|3d print(?:ing|er)|powder coating|paint|cars?|floor|dish|hair|leather|papers?(?! print)|cartons?|boxes|labels?|stickers?|tapes?|polybags?|packaging|machines? operators?|vacancy|helper|threads? for|lubricants?|coal|boiler parts|yarns?(?= (?:dyed|cone|count))|knitting|weaving|spinning|texturi[sz]ing|stitching|embroidery)\b/

const INK_OF_PRINT = /\b(?:reactive|disperse|pigment|acid|sublimation) inks?\b/g

const GARMENTS = /\b(?:garments?|denims?|jeans|t-?shirts?|shirts?|trousers?|hoodies?|apparel|laundry|ready ?made)\b/
const YARN = /\b(?:yarns?|hanks?|cheeses?|cones?|package dyeing|warp|rope|slasher|thread)\b/
const PRINTS = /\b(?:prints?|sublimation|printing|printed|chhapai|chapai|strike ?-?offs?|screens?)\b/

export interface ProcessContext {
  /** Somebody offers or looks for work on textiles. */
  isWork: boolean
  isOther: boolean
  isGarment: boolean
  isPrint: boolean
  isYarn: boolean
  /** Knits come open or as a tube. */
  isFormed: boolean
}

/** What the whole line tells about a word in it; made once. */
export const contextOf = memoize((tokens: readonly string[]): ProcessContext => {
  const { text } = lineOf(tokens)
  return {
    isWork: WORK.test(text),
    // The ink of a print is no ink for sale.
    isOther: OTHER.test(/\bjobs?\b/.test(text) ? text.replace(INK_OF_PRINT, '') : text),
    isGarment: GARMENTS.test(text),
    isPrint: PRINTS.test(text),
    isYarn: YARN.test(text),
    isFormed: /\b(?:open width|tubular)\b/.test(text),
  }
})
