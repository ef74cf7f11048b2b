import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

export const threadType = openVocabulary([
  ...optionGroup('Spun and corespun', [
    option(
      'Spun polyester',
      'spun poly, spun polyester thread, PSF thread, 100% spun polyester, polyester spun, SP thread, poly spun, staple polyester',
    ),
    option(
      'Poly-poly corespun',
      'core spun polyester, poly poly core, polycore, PP corespun, corespun polyester, core spun, core-spun, polyester core-spun, polyester core spun, corespun, poly core, poly core spun',
    ),
    option(
      'Poly-cotton corespun',
      'core spun poly cotton, corespun poly cotton, polyester cotton corespun, polyester cotton core spun, polyester cotton core, poly cotton core spun, cotton wrapped polyester, cotton wrapped poly, cotton wrapped poly core, cotton wrapped polyester core, PC corespun, PC core spun, poly cotton core, poly cotton corespun, polycotton corespun, polycotton core spun, polycotton core, cotton wrapped core, poly core cotton wrapped, polyester core cotton wrapped',
    ),
    option('Cotton mercerised', 'mercerised cotton, mercerized cotton, cotton merc, cotton mercerized'),
    option('Cotton soft', 'soft cotton, cotton sewing thread, cotton thread, unmercerised cotton'),
  ]),
  ...optionGroup('Filament', [
    option(
      'Nylon bonded',
      'bonded nylon 6.6, bonded nylon 66, bonded nylon 6, bonded nylon, nylon thread, nylon 66 bonded, nylon 6.6 bonded',
    ),
    option(
      'Polyester bonded',
      'bonded polyester, bonded poly, poly bonded, HT polyester bonded, high tenacity polyester bonded',
    ),
    option(
      'Polyester filament',
      'high tenacity polyester, HT polyester, HT poly, high tenacity poly, continuous filament polyester, polyester HT, high tenacity',
    ),
    option('Polyester trilobal', 'trilobal polyester, trilobal, polyester embroidery, embroidery polyester'),
    option(
      'Viscose rayon embroidery',
      'rayon embroidery, viscose embroidery, rayon emb, viscose emb, rayon emb thread, rayon embroidery thread, viscose embroidery thread, rayon thread',
    ),
    option(
      'Monofilament',
      'mono filament, mono thread, nylon mono, nylon monofilament, invisible thread, transparent thread',
    ),
    option(
      'Textured',
      'wooly polyester, woolly nylon, textured polyester, wooly nylon, textured thread, texturised, texturized, textured nylon, texturised polyester, texturized polyester',
    ),
    option(
      'Nylon filament',
      'nylon continuous filament, high tenacity nylon, high tenacity nylon 6.6, high tenacity nylon 66, high tenacity nylon 6, HT nylon',
    ),
  ]),
  ...optionGroup('Special', [
    option('Metallic', 'metallic thread, lurex thread, zari thread, kasab, jari'),
    option('Elastic', 'elastic thread, shirring thread, shirring elastic, smocking thread'),
    option(
      'Soluble',
      'water soluble, water soluble PVA, PVA water soluble, PVA water soluble thread, water soluble thread, PVA thread, soluble in water',
    ),
    option(
      'FR or aramid',
      'aramid, kevlar, nomex, flame retardant thread, FR thread, fire retardant, fire resistant thread, flame resistant thread',
    ),
    option('PTFE', 'PTFE thread, expanded PTFE, ePTFE, Teflon'),
    option('Quilting', 'quilting thread'),
    option('Leather', 'leather thread, waxed thread'),
  ]),
])

export const threadEndUse = openVocabulary([
  option('Shirting', 'shirts, blouses, light fabrics'),
  option(
    'Denim',
    'jeans, jeans stitching, jean stitching, denim stitching, denim topstitch, denim top stitch, jeans topstitch',
  ),
  option('Knitwear', 'knits, t-shirts, hosiery, knit, leggings, sweaters'),
  option('Innerwear', 'lingerie, underwear'),
  option('Trousers and jackets', 'trousers, outerwear'),
  option(
    'Workwear',
    'uniforms, protective clothing, protective wear, FR workwear, coverall, coveralls, boiler suits, hi-vis workwear, hi vis workwear, high visibility workwear, hi-vis clothing, high visibility clothing, fireman suit, fireman suits, firemans suit, firemans suits, firefighter suits, fire fighter suits, fire fighters suits, firefighters suits, turnout gear',
  ),
  option('Swimwear and sportswear', 'swimwear, sportswear, activewear'),
  option(
    'Shoes',
    'footwear, shoe upper, shoe uppers, shoe sole, shoe soles, shoe sole stitching, sole stitching, shoe stitching, shoe, joota, joote, jooti, jutti, juttis, mojari, chappal, chappals, sandals, sneakers',
  ),
  option(
    'Leather goods',
    'leather, leather bags, wallets, belts, saddlery, saddles, saddle stitching, leather stitching',
  ),
  option(
    'Bags and luggage',
    'bags, luggage, school bag, school bags, backpack, backpacks, handbag, handbags, bag ke liye, bags ke liye, bag making',
  ),
  option(
    'Upholstery',
    'sofa, sofa seats, furniture, sailmaking, upholstery/sailmaking, sails, sail making, sail repair, marine upholstery, boat upholstery',
  ),
  option('Automotive', 'car seats, car seat, airbag, airbags, seat belts, seat belt, seatbelt, seatbelts'),
  option(
    'Tents and awnings',
    'tents, tent, tent seams, army tents, army tent, tarpaulins, tarpaulin, tirpal, tarpal, awnings, awning, boat covers, canopies',
  ),
  option('Filter bags', 'filter bag stitching, filter bag, filtration'),
  option('Book binding', 'bookbinding, book sewing, book stitching'),
  option('Quilting', 'mattress, quilts, mattresses, quilt, rajai, razai, comforters, duvets'),
  option(
    'Embroidery',
    'emb, emb thread, embroidery thread, multi head embroidery, machine embroidery, hand embroidery, resham, resham dhaga, reshmi dhaga, reshmi thread, cross stitch, cross stitching, counted cross stitch, needlepoint, aari, aari work, aari embroidery, gota patti, gota patti work, zardozi, zardosi, kasida, kashida, kantha, kantha work, chikankari, phulkari',
  ),
  option(
    'Bag closing',
    'bag closer, bag closer machine, sack closing, bag stitching, gunny bag closing, sack stitching, bori silai, bora silai, katta silai',
  ),
  option('Overlocking', 'serging, overlock, overlock thread, over lock thread, overlocking seams'),
  option('Buttonholes', 'button holes, buttonholing'),
  option('Button sewing', 'button stitching, sewing buttons, button attaching'),
  option('Home sewing', 'tailoring, tailor, hand sewing, retail sale'),
  option('Basting', 'basting thread, tacking, tacking thread'),
  option('Linings', 'astar, lining fabric, lining fabrics, garment lining, jacket lining'),
  option('Hems', 'blind hem, blind hems, blind hemming, blind stitch, blind stitching, hemming, hem stitching'),
  option('Smocking and shirring', 'smocking, shirring, smocking and shirring, shirring and smocking'),
  option('Appliqué', 'applique, applique work, hand applique, machine applique'),
  option(
    'Gloves',
    'glove, glove stitching, gloves stitching, glove making, work gloves, safety gloves, leather gloves, cut resistant gloves, cut resistant gloves stitching',
  ),
  option(
    'Big bags',
    'FIBC, FIBC bag, FIBC bags, FIBC jumbo bag, FIBC jumbo bags, jumbo bag, jumbo bags, big bag, bulk bags',
  ),
  option('Medical', 'surgical gown, surgical gowns, surgical masks, face masks, hospital gowns'),
  option('Fishing', 'fishing nets, fishing net, net making, net repair'),
])

export const threadFinish = openVocabulary([
  option('Soft', 'soft finish, unfinished'),
  option(
    'Mercerised',
    'mercerized, merc, gassed mercerised, mercerised gassed, gassed and mercerised, mercerised and gassed, gassed mercerized',
  ),
  option('Gassed', 'singed'),
  option('Glacé', 'glace, glazed, polished'),
  option('Bonded', 'bonded finish'),
  option('Lubricated', 'lubricated finish, silicone, silicone finish, silicon finish, low friction, lubed'),
  option('Wax', 'waxed, wax finish'),
  option('Water-repellent', 'WR, water repellent, anti wick, anti-wick, wick resistant'),
  option('UV-resistant', 'UV resistant, UVR, UV stabilised, UV treated, UV protected, anti UV'),
  option('Anti-fungal', 'anti fungal, anti-microbial, antimicrobial'),
  option('Flame-retardant', 'FR finish, flame retardant'),
  option('PTFE-coated', 'PTFE coated, PTFE coating, Teflon coated, Teflon coating'),
])

export const threadPackage = openVocabulary([
  option('Cone', 'cones, cone tube, dye cone, paper cone, paper cones, plastic cone, plastic cones, rocca'),
  option('King spool', 'kingspool, king spools, king cone'),
  option('Mini king spool', 'mini king, mini king spools, mini kingspool, mini king cone'),
  option('Cop', 'cops, parallel cop'),
  option('Vicone', 'vicones, vee cone'),
  option(
    'Tube',
    'tubes, paper tube, dye tube, dye tubes, dyeing tube, dyeing tubes, plastic dye tubes, cheese, cheeses',
  ),
  option('Spool', 'spools, rocchetto, rocchetti, reel, reels, snap spool, flanged spool'),
  option('Hank', 'hanks, skein, skeins'),
  option('Ball', 'balls, gola, gole'),
  option(
    'Bobbin pre-wound',
    'prewound, pre-wound, prewound bobbin, pre-wound bobbin, pre wound bobbins, L type bobbin, L style bobbin, L style bobbins, prewound bobbin L style, prewound bobbins',
  ),
])

export const stitchType = openVocabulary([
  option('101', 'single chain stitch, 101 chain'),
  option('301', 'lockstitch, lock stitch, 301 lockstitch, single needle'),
  option('304', 'zigzag, zig zag, 304 zigzag'),
  option('401', 'chainstitch, chain stitch, double chain stitch, 401 chainstitch'),
  option('406', 'coverstitch, cover stitch, 406 coverstitch'),
  option('504', 'overlock 3 thread, three thread overlock, 504 overlock'),
  option('514', 'four thread overlock, 514 overlock, 4 thread overlock'),
  option('516', 'safety stitch, 516 safety stitch, five thread safety'),
  option('602', 'flatlock, flat lock, 602 cover'),
  option('607', 'flatseam, flat seam'),
])

export const finalTwist = openVocabulary([option('Z', 'Z twist, left twist'), option('S', 'S twist, right twist')])

const SYNTHETICS =
  'nylone?|polyester|plastic|synthetic|chinese|china|monofilament|mono|polypropylene|pp|polyamide|fishing line'
const COATS = 'glass|metal(?:lic)?|powder|coated|coating'
const SYNTHETIC = new RegExp(String.raw`\b(?:${SYNTHETICS})\b`, 'i')
const COAT = new RegExp(String.raw`\b(?:${COATS})\b`, 'i')
/** "No glass, no coating", "non-synthetic", "glass-free": what the thread is not. */
const WITHOUT = new RegExp(
  String.raw`\b(?:no|not|non|un|without|free of)\b[\s-]+(?:(?:any|or|nor|${SYNTHETICS}|${COATS})\b[\s-]*)+|\b(?:${SYNTHETICS}|${COATS})-free\b`,
  'gi',
)
const MANJHA = /\bma+njh?a\b/i
/** What flies a kite; a kite alone may be the brand of a sewing thread. */
const KITE_STRING = new RegExp(
  String.raw`\bkites?[\s-]+(?:(?:${SYNTHETICS}|${COATS})[\s-]+)*(?:fl(?:y|ying)|fight(?:ing)?|strings?|threads?|lines?|dor[ei]?)\b|\bfor kites?\b`,
  'i',
)
const KITE_TYPE = /\bkites?\b(?![\s-]*(?:brand|sewing))/i

/**
 * Why this thread cannot be sold: kite string of synthetic fibre or with a coat of glass, forbidden in India by the order
 * of the National Green Tribunal of 11 July 2017. Null: nothing forbids it.
 * @param words what the seller says of it: the type first, then finish, title
 * @param fibres canonical names
 */
export function prohibitedThread(
  words: readonly string[],
  fibres: readonly string[],
): { code: 'PROHIBITED'; message: string } | null {
  const [type = ''] = words
  const text = words.join('\n').replace(WITHOUT, ' ')
  if (!MANJHA.test(text) && !KITE_STRING.test(text) && !KITE_TYPE.test(type)) return null
  if (!SYNTHETIC.test(text) && !COAT.test(text) && !SYNTHETIC.test(fibres.join(' '))) return null
  return {
    code: 'PROHIBITED',
    message:
      'Kite string of synthetic fibre or coated with glass may not be sold in India (National Green Tribunal, 11 July 2017).',
  }
}
