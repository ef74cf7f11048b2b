import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

/** Colours as waste is sorted; shades that no sorter keeps apart are mixes. */
export const wasteColours = openVocabulary([
  option('White', 'full white, safed, fresh white, bianco'),
  option('Raw white', 'ecru, off white, off-white, grey white, natural, semi white, kora'),
  option('Optical white', 'OBA white, snow white'),
  option('Light mix', 'light colours, light colour, light, light shade, pastel mix, pastel'),
  option('Dark mix', 'dark colours, dark colour, dark, dark shade, deep mix'),
  option(
    'Multicolour',
    'mixed colours, mix colour, mixed colour, colour mix, multi colour, pachrangi, rangeen, coloured, colour, color, colored, multi color, mix color, mixed color, dyed, dyed mix, dyed mixed, mixed dyed, mix dyed, all colours, mixed colors, mix colors, mix colours, multi colors, misti',
  ),
  option('Sorted by colour', 'colour sorted, color sorted, colour wise, sorted colours'),
  option('Black', 'kala, jet black, nero'),
  option('Navy', 'navy blue'),
  option('Blue', 'blues, sky blue, indigo'),
  option('Denim blue', 'jeans blue, mid blue denim'),
  option('Grey', 'gray, grey melange, charcoal'),
  option('Melange', 'heather, grindle'),
  option('Red', 'maroon, lal'),
  option('Green', 'olive'),
  option('Brown and beige', 'brown, beige, khaki, camel'),
  option('Printed', 'prints, print mix'),
  option('Yarn-dyed', 'stripes, checks'),
  option('Camouflage', 'camo, army print'),
])

export const colourSorting = openVocabulary([
  option('One shade', 'single colour, one colour, single shade'),
  option(
    'Sorted by shade',
    'colour sorted, sorted, hand sorted, sorted by color, sorted by colour, pre sorted, pre sorted by color, pre-sorted by colour',
  ),
  option('Light and dark apart', 'light dark separate, two sorts'),
  option('Unsorted', 'mixed, not sorted, as it comes'),
])

export const wasteGrades = openVocabulary([
  option('A grade', 'A, first, super, superior, best quality, top quality, A1, number 1, cream quality'),
  option('B grade', 'B, second, medium'),
  option('C grade', 'C, third, low grade'),
  option('Clean', 'super clean, very clean, cleaned, saaf, neat and clean'),
  option('Oily', 'oil stained, oil mixed, greasy'),
  option('Contaminated', 'dirty, with contamination, ganda'),
  option('Spinnable', 'spinning grade, spinning quality'),
  option('Not spinnable', 'non spinnable, filling grade, mattress grade'),
  option('Food grade', 'bottle to bottle grade, B2B grade'),
  option('Fibre grade', 'PSF grade'),
  option('Strapping grade', 'strap grade'),
])

/** What has been done to the waste. */
export const wastePreparation = openVocabulary([
  option('As it arises', 'untreated, as generated, raw waste, unprocessed'),
  option('Cleaned', 'willowed, dedusted, de-dusted, beaten, willow cleaned'),
  option('Opened', 'garnetted, shredded, pulled, opened fibre, teased'),
  option('Bleached', 'scoured, bleached and opened, absorbent'),
  option('Carbonised', 'carbonized'),
  option('Cut to size', 'guillotine cut, chopped, cut to length'),
  option('Mutilated', 'slit, slashed'),
])

export const clipSize = openVocabulary([
  option('Below 5 cm', 'small, small pieces, mini, tiny, choora, below 2 inch, small bits'),
  option('5 cm and above', '5 cm plus, above 5 cm, over 5 cm, min 5 cm, medium size, 2 inch plus'),
  option('15 cm and above', 'above 15 cm, 6 inch plus, 15 cm plus, large pieces, big pieces, big size, large size'),
  option('30 cm and above', 'above 30 cm, 1 foot plus, 12 inch plus, 30 cm plus, half garment, panels'),
  option('Strips', 'strip, long strips, patti'),
  option('Whole garments', 'full garments, whole pieces, uncut'),
  option('Mixed sizes', 'mixed size, all sizes, assorted sizes, mix size'),
])

export const bottleColour = openVocabulary([
  option('Clear', 'white, transparent, natural, crystal clear, super clear, milky white, clear white'),
  option('Light blue', 'sky blue, bluish, blue tint, bisleri blue'),
  option('Blue', 'dark blue'),
  option('Green', 'dark green, sprite green, light green'),
  option('Amber', 'brown'),
  option('Opaque white', 'milk bottle white, opaque'),
  option('Mixed colours', 'mix colour, mixed, multicolour, mix'),
])

export const washing = openVocabulary([
  option('Hot washed', 'hot wash, hot-wash, caustic washed, hot washed and dried'),
  option('Cold washed', 'cold wash, water washed, normal washed'),
  option('Unwashed', 'not washed, without wash, dirty flakes, non washed'),
])

export const yarnForm = openVocabulary([
  option('Loose', 'loose yarn, thrums, tangled'),
  option('On cones', 'cone ends, bottom cones, remnant cones, on cone'),
  option('Cut from cones', 'cut from bobbins, cone cut, bobbin cut, slit cones'),
  option('Beam ends', 'set ends, ends of beams'),
  option('Hanks', 'hank ends, hank form'),
  option('Knotted short lengths', 'short lengths, knotted'),
])

export const fabricStructure = openVocabulary([
  option('Woven', 'woven cloth'),
  option('Knitted', 'knit, knits, hosiery cloth'),
  option('Nonwoven', 'non-woven, felt'),
  option('Mixed', 'woven and knitted'),
])

export const garmentMix = openVocabulary([
  option('T-shirts', 'tshirts, tees'),
  option('Sweaters', 'pullovers, cardigans, jumpers'),
  option('Jeans', 'denims'),
  option('Trousers', 'pants'),
  option('Shirts', 'blouses, tops'),
  option('Coats and jackets', 'coats, jackets, suits'),
  option('Dresses and skirts', 'dresses, skirts'),
  option('Underwear and socks', 'socks, undergarments'),
  option('Children’s wear', 'kids wear, baby wear'),
  option('Bed and bath', 'bed linen, towels, bedsheets'),
  option('Blankets', 'kambal'),
  option('Sarees and dupattas', 'sarees, saris, shawls'),
  option('Summer wear', 'summer clothing, light clothing, summer mix, summer, tropical mix, tropical'),
  option('Winter wear', 'winter clothing, heavy clothing, winter mix, winter'),
  option('Mixed items', 'mixed garments, original, mixed'),
])

export const recycledClaim = openVocabulary([
  option('Pre-consumer', 'pre consumer, post-industrial, pre-consumer waste'),
  option('Post-consumer', 'post consumer, PCR, post-consumer waste'),
  option('GRS', 'GRS with TC, GRS certified, Global Recycled Standard, GRS TC, GRS scope certificate'),
  option('RCS', 'RCS with TC, RCS certified, Recycled Claim Standard, RCS TC, RCS 100'),
  option('Organic', 'organic waste, GOTS, GOTS waste, organic cotton waste, OCS'),
  option('BCI', 'Better Cotton'),
  option('No claim', 'without claim, not certified'),
])

export const wasteUse = openVocabulary([
  option('Open-end spinning', 'OE spinning, rotor spinning, open end, OE mills'),
  option('Recycled yarn', 'yarn spinning, regenerated yarn'),
  option('Shoddy blankets', 'blankets, shoddy spinning, Panipat'),
  option('Recycled PSF', 'PSF making, fibre making, rPSF'),
  option('Filament or bottles', 'POY making, bottle grade resin, sheet making'),
  option('Paper and pulp', 'paper making, currency paper, pulp, rag paper'),
  option('Absorbent cotton', 'surgical cotton, bleaching'),
  option('Nonwovens and felt', 'felt, needle punch, insulation, automotive felt'),
  option('Filling', 'mattress, mattresses, quilts, gadda, pillow filling, toy filling, razai'),
  option('Wiping', 'machine cleaning, cleaning, wipers, polishing'),
  option('Rugs and mops', 'chindi rugs, mops, durries, mop yarn'),
  option('Wearing again', 'resale, second hand market'),
  option('Fuel', 'boiler fuel, co-processing, RDF'),
])

export const wastePackages = openVocabulary([
  option('Pressed bale', 'bale, bales, baled, in bales, hydraulic bale, strapped bale, press bale'),
  option('Kutcha bale', 'loose bale, hand pressed bale, kachi gaanth'),
  option('Gunny bag', 'bora, borah, boras, jute bag, bori'),
  option('Bag', 'bags'),
  option('HDPE/PP woven bag', 'PP bag, HDPE bag, katta'),
  option('Jumbo bag', 'jumbo bags, FIBC, big bag'),
  option('Loose', 'bulk, loose load, open truck'),
])

export const wasteStandards = openVocabulary([
  option('GRS 4.0', 'Global Recycled Standard 4.0'),
  option('RCS 2.0', 'Recycled Claim Standard 2.0'),
  option('ISO 14021', 'recycled content claim'),
  option('ICA rules', 'International Cotton Association'),
])
