import type { Condition } from '@/lib/domain/fields/field'
import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

export const fabricStructure = openVocabulary([
  option('Woven', 'woven fabric, woven cloth, weaved, bunai'),
  option(
    'Knitted',
    'knit, knits, warp knit, warp knitted, weft knit, weft knitted, circular knit, circular knitted, knitted fabric, knit fabric, hosiery, hosiery fabric, hosiery cloth',
  ),
  option('Nonwoven', 'non woven, non-woven, non wovens, nonwovens, nonwoven fabric, bonded fabric'),
])

/** True for the branch of this structure. */
export const isStructure = (structure: 'Woven' | 'Knitted' | 'Nonwoven'): Condition => ({
  field: 'fabricStructure',
  in: [structure],
})

export const constructionState = openVocabulary([
  option('On loom', 'loom reading, loom construction, on-loom, reed pick, reed x pick, reed × pick'),
  option('Grey', 'loom state, grey state, greige state, off loom'),
  option('Finished', 'finished construction, after finish, after finishing'),
])

export const selvedge = openVocabulary([
  option(
    'Tucked-in',
    'tuck in, tucked in selvedge, tucked-in selvedge, tuck-in, tuck-in selvedge, tuck in selvedge, tucked selvedge',
  ),
  option('Leno', 'leno selvedge, selvedge leno, false leno'),
  option('Fused', 'fused selvedge, heat cut, cut selvedge'),
  option('Fringe', 'fringe selvedge, fringed, open selvedge, raw selvedge'),
  option(
    'Shuttle',
    'shuttle selvedge, closed selvedge, self selvedge, pakki kinar, redline selvedge, selvedge denim, selvage denim, redline, red line selvedge',
  ),
  option('Catch-cord', 'catch cord, catchcord, waste selvedge'),
])

export const inspection = openVocabulary([
  option('Loom-checked', 'loom checked, checked on loom'),
  option('4-point', '4 point system, four point, 4-point system, 4 point inspection, 4pt, ASTM D5430'),
  option('10-point', '10 point system, ten point'),
  option('Mended', 'repaired cloth, faults repaired, rafoo'),
  option('Unmended', 'unrepaired cloth, faults not repaired'),
  option('Uninspected', 'not inspected, unchecked'),
])

/** How the yarn of the cloth is prepared and spun. */
export const yarnSpinning = openVocabulary([
  option('Carded', 'karded'),
  option('Semi-combed', 'semi combed'),
  option('Combed', 'combed yarn, penye'),
  option('Carded compact', 'compact carded'),
  option('Combed compact', 'compact combed'),
  option('Compact', 'compact spun'),
  option('Open-end', 'OE, rotor'),
  option('Ring', 'ring spun, ring-spun'),
  option('Siro', 'siro spun'),
  option('Vortex', 'MVS, air-jet spun'),
  option('Worsted', 'worsted spun'),
  option('Woollen', 'woollen spun'),
])

export const dyeability = openVocabulary([
  option('RFD-able', 'RFD, ready for dyeing, PFD, prepared for dyeing, dyeable'),
  option('Barré-tested', 'barre tested, barre free, barré free, dye tested, shade band tested'),
  option('Print base', 'RFP, ready for printing, PFP, print ground, printing base'),
  option('Not for dyeing', 'bleach only, white only'),
])

export const endUse = openVocabulary([
  option('Shirting', 'shirts, shirt fabric, shirting fabric'),
  option('Suiting', 'suits, suit fabric, suiting fabric'),
  option('Bottom wear', 'bottomwear, bottom weight, trousers, trouser fabric, pant fabric, jeans'),
  option('Coats', 'overcoats, coat fabric, overcoat fabric, blazer fabric'),
  option('Sweatshirts', 'sweatshirt fabric, hoodies, hoodie fabric, joggers, track pants'),
  option('Lehenga and blouse', 'lehenga fabric, blouse fabric, choli fabric, sherwani fabric'),
  option('Dress material', 'dress, dress fabric, ladies dress material, suit piece, salwar suit'),
  option('Kurti', 'kurta, kurta fabric, kurti fabric'),
  option('Saree', 'sari, sarees, saree base'),
  option('Dupatta', 'dupattas, chunni, odhni, stole'),
  option('Lining', 'lining fabric, inner lining'),
  option('Pocketing', 'pockets'),
  option('Home textile', 'home furnishing, home furnishings, furnishing, made ups, made-ups, table linen'),
  option('Bed linen', 'bedsheets, bed sheets, bedding'),
  option('Towels', 'towelling'),
  option('Curtain', 'curtains, drapery, parda'),
  option('Upholstery', 'sofa fabric, sofa cloth'),
  option('Workwear', 'work wear, uniform, uniforms, uniform fabric, school uniform'),
  option('T-shirts', 't shirt, t-shirt, tee shirts, polo shirts'),
  option('Sportswear', 'active wear, activewear, sports wear, athleisure'),
  option('Swimwear', 'swim wear, swimsuit, bikini fabric'),
  option('Innerwear', 'inner wear, underwear, lingerie, banian, vests'),
  option('Denim wear', 'jeanswear'),
  option('Medical', 'surgical, hospital, bandage, PPE, scrubs, scrub fabric, medical scrub'),
  option('Hygiene', 'diapers, sanitary, wet wipes, baby wipes'),
  option('Bags', 'bag fabric, shopping bags'),
  option('Tents', 'tent fabric, tarpaulins, awning'),
  option('Filtration', 'filter fabric, filter cloth'),
  option('Automotive', 'car seat fabric, auto textiles'),
  option('Industrial', 'technical, coating base, industrial fabric'),
  option('Geotextile', 'geotextiles, road construction'),
  option('Umbrella', 'umbrella fabric, umbrellas'),
  option('Jackets', 'jacket, jacket fabric, outerwear, windcheater, raincoat, raincoat fabric, rainwear'),
  option('Turban', 'pagri, safa, rubia'),
  option('Dhoti', 'dhotis, lungi, lungis'),
])

export const warpSizing = openVocabulary([
  option('Sized', 'sized warp, sizing on warp, with sizing, starched, kanji'),
  option('Lightly sized', 'light size, light sizing'),
  option(
    'Unsized',
    'sizeless, without sizing, without size, not sized, non sized, no sizing, size free, unsized warp, doubled warp unsized',
  ),
])

export const reedSystem = openVocabulary([
  option('Stockport', 'stockport (2 inch), dents per 2 inch, per 2 inch, /2", dents in two inches'),
  option('Per inch', 'dents per inch, /inch, dpi reed'),
  option('Per cm', 'dents per cm, /cm, metric reed, dents per centimetre'),
])
