import type { Condition } from '@/lib/domain/fields/field'
import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** What the material is; it decides every other field. */
export const fiberFamily = openVocabulary([
  ...optionGroup('Natural', [
    option('Cotton', 'raw cotton, lint, cotton lint, kapas, rui, kapus, lint cotton'),
    option('Wool', 'raw wool, greasy wool, sheep wool, oon, scoured wool'),
    option('Fine hair', 'cashmere, pashmina, mohair, alpaca, angora, camel hair, yak hair, goat hair, hair'),
    option('Silk', 'raw silk, silk cocoons, cocoons, resham'),
    option(
      'Bast',
      'jute, raw jute, flax, flax fibre, hemp, hemp fibre, ramie, sisal, coir, coir fibre, abaca, mesta, kenaf, patsan, banana fibre',
    ),
  ]),
  ...optionGroup('Man-made staple', [
    option(
      'PSF',
      'polyester staple fibre, polyester staple fiber, polyester staple, polyester, recycled polyester staple fibre, recycled polyester staple fiber, recycled polyester fibre, recycled polyester fiber, recycled polyester, virgin polyester staple fibre, polyester fibre, polyester fiber, poly staple, poly fibre, rPSF, recycled PSF, RPSF, poly fiber, p.s.f., polyester psf, pet fibre, pet staple fibre',
    ),
    option(
      'VSF',
      'viscose staple fibre, viscose staple fiber, viscose staple, viscose fibre, viscose fiber, rayon fibre, rayon staple fibre, rayon staple fiber, Ecovero, Livaeco, v.s.f., viscose, grey viscose fibre, bamboo fibre, bamboo fiber, bamboo viscose, bamboo',
    ),
    option('Modal', 'modal fibre, modal fiber, micromodal, micro modal, modal staple fibre, HWM fibre'),
    option(
      'Lyocell',
      'tencel, excel, excel fibre, lyocell fibre, lyocell fiber, lyocell staple fibre, tencel fibre, birla excel',
    ),
    option('Acrylic', 'ASF, acrylic staple fibre, acrylic staple fiber, acrylic fibre, acrylic fiber, acrylic staple'),
    option(
      'Nylon',
      'nylon staple fibre, nylon staple, nylon fibre, nylon fiber, polyamide fibre, nylon 66 staple, NSF, nylon 6, nylon 66, nylon 6.6, polyamide',
    ),
    option(
      'PP',
      'PP fibre, PP fiber, polypropylene, polypropylene fibre, polypropylene fiber, PP staple fibre, PPSF, PP staple, polypropylene staple fibre',
    ),
    option(
      'Special man-made',
      'aramid, aramid fibre, para aramid, meta aramid, PLA fibre, PLA, PVA fibre, modacrylic, bicomponent fibre, PPS fibre, carbon fibre, special fibre',
    ),
    option(
      'Regenerated fibre',
      'shredded fibre, garnetted fibre, opened fibre, recycled cotton fibre, regenerated cotton, recycled cotton, open fibre, shoddy fibre, recycled fibre, regenerated cotton fibre',
    ),
  ]),
  ...optionGroup('Tow, tops and raw material of fibre', [
    option('Tow', 'filament tow, fibre tow'),
    option('Tops', 'top, combed tops, fibre tops, combed top'),
    option(
      'Polymer chips',
      'chips, PET chips, polyester chips, nylon chips, PP chips, PP granules, polymer granules, PET resin, PBT chips, polyester chip, pet chip, nylon 6 chips, polymer chip, textile grade chips',
    ),
    option(
      'Pulp',
      'dissolving pulp, wood pulp, rayon grade pulp, dissolving grade pulp, dissolving wood pulp, cotton linter pulp, linter pulp, DWP',
    ),
  ]),
])

export const STAPLE_FAMILIES = ['PSF', 'VSF', 'Modal', 'Lyocell', 'Acrylic', 'Nylon', 'PP', 'Special man-made'] as const

/** Whether the material is one of these. */
export const isFamily = (...families: readonly string[]): Condition => ({ field: 'fiberFamily', in: families })

export const IS_COTTON = isFamily('Cotton')
export const IS_WOOL = isFamily('Wool', 'Fine hair')
export const IS_STAPLE = isFamily(...STAPLE_FAMILIES)
export const IS_CHIPS = isFamily('Polymer chips')
export const IS_PULP = isFamily('Pulp')
const IS_SILK = isFamily('Silk')
const IS_BAST = isFamily('Bast')

export const variety = openVocabulary([
  ...optionGroup(
    'Indian cotton',
    [
      option('S-6', 'Shankar-6, Shankar 6, Shanker 6, Shanker-6, Sankar 6, S6, Shankar6, G Cot 10, S/6, S.6'),
      option('MCU-5', 'MCU 5, MCU5'),
      option('DCH-32', 'DCH 32, DCH32, DCH'),
      option('Bunny/Brahma', 'Bunny, Brahma, Bunny Brahma, Bunny/ Brahma'),
      option('MECH-1', 'MECH 1, MECH1, MECH'),
      option('J-34', 'J 34, J34, J-34 RG, J34 RG, J34 SG, J-34 SG'),
      option('H-4', 'H4, H 4, H-4/MECH-1, H4/MECH1, H-6'),
      option('LRA-5166', 'LRA, LRA 5166'),
      option('Suvin', 'Suvin cotton'),
      option('V-797', 'V 797, V797, Kalyan, Wagad'),
      option('Bengal Deshi', 'Bengal Desi, Desi, Deshi, Bengal Desi RG, desi cotton'),
      option('Jayadhar', 'Jaydhar'),
      option('Y-1', 'Y1'),
      option('Kasturi', 'Kasturi cotton, Kasturi Bharat'),
      option('RCH', 'RCH-2, RCH 2, RCH2'),
    ],
    IS_COTTON,
  ),
  ...optionGroup(
    'Cotton from abroad',
    [
      option('Upland', 'US upland, American upland, Memphis, E/MOT, California upland, EMOT'),
      option('Pima', 'US Pima, American Pima, Peruvian Pima'),
      option('Supima', 'Supima cotton'),
      option('Giza 86', 'Giza-86, G86, Giza86'),
      option('Giza 94', 'Giza-94, G94, Giza94'),
      option('Giza 87', 'Giza-87'),
      option('Giza 96', 'Giza-96'),
      option('Giza', 'Egyptian cotton, Egyptian'),
      option('Brazilian', 'Brazil cotton, Brazil'),
      option('Australian', 'Australian cotton'),
      option('African', 'African franc zone, Ivory Coast, Mali, Burkina Faso, Benin, Tanzanian'),
      option('CIS', 'Uzbek, Turkmen, Tajik'),
      option('Turkish', 'Izmir, Turkish cotton'),
    ],
    IS_COTTON,
  ),
  ...optionGroup(
    'Wool',
    [
      option('Merino', 'merino wool, Australian merino, fine merino, superfine merino, lambswool'),
      option('Crossbred', 'crossbred wool, New Zealand crossbred, NZ crossbred, Corriedale'),
      option('Carpet wool', 'coarse wool, NZ carpet wool'),
      option('Chokla', 'Chokla wool, Bikaneri chokla'),
      option('Magra', 'Magra wool'),
      option('Nali', 'Nali wool'),
      option('Marwari', 'Marwari wool, Jaisalmeri'),
      option('Bharat Merino', 'Indian merino'),
    ],
    isFamily('Wool', 'Tops'),
  ),
  ...optionGroup(
    'Hair',
    [
      option('Cashmere', 'pashmina, pashm'),
      option('Mohair', 'kid mohair'),
      option('Alpaca', 'baby alpaca, suri'),
      option('Angora', 'angora rabbit'),
      option('Camel', 'camel hair'),
      option('Yak', 'yak hair'),
    ],
    isFamily('Fine hair', 'Tops'),
  ),
  ...optionGroup(
    'Silk',
    [
      option('Mulberry', 'mulberry silk, bivoltine, multivoltine'),
      option('Tussar', 'tussar silk, tasar, tussah, tasar silk'),
      option('Eri', 'eri silk, endi'),
      option('Muga', 'muga silk'),
    ],
    IS_SILK,
  ),
  ...optionGroup(
    'Bast and leaf',
    [
      option('Tossa jute', 'tossa, tosha'),
      option('White jute', 'white jute fibre'),
      option('Mesta', 'bimli, kenaf'),
      option('Jute', 'raw jute, jute fibre, pat'),
      option('Flax', 'linen, linen fibre, flax fibre, long flax, line flax'),
      option('Hemp', 'hemp fibre, true hemp'),
      option('Ramie', 'china grass'),
      option('Sisal', 'sisal fibre, agave'),
      option('Coir', 'coir fibre, brown coir, white coir, coconut fibre'),
      option('Abaca', 'manila hemp'),
      option('Banana', 'banana fibre'),
    ],
    IS_BAST,
  ),
  ...optionGroup(
    'Pulp',
    [
      option('Rayon grade', 'viscose grade, dissolving grade, rayon grade pulp'),
      option('Lyocell grade', 'lyocell grade pulp'),
      option('Acetate grade', 'acetate grade pulp'),
      option('Cotton linters', 'linter, linters, cotton linter pulp'),
      option('Bamboo pulp', 'bamboo grade'),
    ],
    IS_PULP,
  ),
])

/** How far it is worked; the tariff asks it of wool, silk and bast. */
export const preparation = openVocabulary([
  ...optionGroup(
    'Cotton',
    [
      option('Ginned lint', 'lint, uncombed'),
      option('Seed cotton', 'kapas, unginned, raw kapas'),
      option('Linters', 'cotton linters, raw linters'),
      option('Carded or combed', 'sliver, combed sliver, carded sliver, card sliver, comber sliver'),
    ],
    IS_COTTON,
  ),
  ...optionGroup(
    'Wool and hair',
    [
      option('Greasy', 'greasy wool, in grease, shorn greasy'),
      option('Greasy pulled', 'skin wool, pulled wool, slipe'),
      option('Scoured', 'scoured wool, washed, degreased'),
      option('Scoured pulled', 'scoured slipe'),
      option('Carbonised', 'carbonized'),
      option('Dehaired', 'dehaired cashmere'),
    ],
    IS_WOOL,
  ),
  ...optionGroup(
    'Silk',
    [
      option('Cocoons', 'silk cocoons, cocoon, reelable cocoons'),
      option('Reeled raw silk', 'raw silk, reeled, filature, charkha silk, hank of raw silk'),
    ],
    IS_SILK,
  ),
  ...optionGroup(
    'Bast and leaf',
    [
      option('Raw or retted', 'retted, raw, raw fibre, water retted'),
      option('Scutched', 'broken, decorticated'),
      option('Hackled', 'combed'),
      option('Degummed', 'degummed fibre'),
      option('Cottonised', 'cottonized'),
      option('Bristle fibre', 'bristle'),
      option('Mattress fibre', 'mattress'),
      option('Bast tow', 'cuttings'),
    ],
    IS_BAST,
  ),
])

export const ginning = openVocabulary([
  option('Roller', 'roller ginned, RG, roller gin, single roller, roller ginning'),
  option('Double roller', 'DR, double roller ginned, DR gin, double roller gin, DR ginned'),
  option('Saw', 'saw ginned, SG, saw gin, saw ginning'),
])

export const contamination = openVocabulary([
  option('Contamination controlled', 'CC, contamination free, CC cotton, hand cleaned, contamination control'),
  option('Normal', 'usual, regular contamination'),
  option('Below 2 g per bale', 'under 2 g, less than 2 g'),
])

export const colourGrade = openVocabulary([
  ...['11-1', '21-1', '31-1', '41-1', '51-1', '61-1', '71-1'].map((grade) => option(grade, `white ${grade}`)),
  ...['12-1', '22-1', '32-1', '42-1', '52-1', '62-1'].map((grade) => option(grade, `light spotted ${grade}`)),
  ...['23-1', '33-1', '43-1', '53-1'].map((grade) => option(grade, `spotted ${grade}`)),
])

export const lustre = openVocabulary([
  option('Semi-dull', 'SD, semi dull, semidull'),
  option('Bright', 'BRT, BR, clear bright'),
  option('Full dull', 'FD, dull, extra dull'),
  option('Super bright', 'SBR, clear'),
  option('Optical white', 'OW, optical bright, optic white, OBW, super white'),
  option('Cationic dyeable', 'cationic, CD, ECDP, CDP'),
])

export const crossSection = openVocabulary([
  option('Round', 'solid, solid round, regular'),
  option('Hollow', 'hollow fibre, HF, hollow fiber'),
  option(
    'Hollow conjugate',
    'HC, conjugate, hollow conjugated, hollow conjugate fibre, HCF, HCNS, non siliconised, non-siliconised, non siliconized, nonsiliconised, hollow conjugate non siliconised, hollow conjugate non siliconized',
  ),
  option(
    'Hollow conjugate siliconised',
    'HCS, siliconised hollow conjugate, hollow conjugate siliconized, hollow conjugated siliconized, hollow conjugated siliconised, siliconized hollow conjugate, hollow siliconised, hollow siliconized, siliconised, siliconized, conjugated siliconized, HSF',
  ),
  option('Trilobal', 'tri lobal, trilobal bright, TBL'),
  option(
    'Low melt bicomponent',
    'low melt, LMF, low-melt fibre, low melt fibre, low melting, low melting fibre, LM 4080, 4080, bico, sheath core, bicomponent, low melt psf',
  ),
  option('Flat', 'ribbon, flat section'),
])

export const polymer = openVocabulary([
  option(
    'PET textile grade',
    'textile grade, fibre grade, PET fibre grade, textile grade PET, fiber grade, yarn grade',
  ),
  option('PET bottle grade', 'bottle grade, bottle grade PET'),
  option('Recycled PET', 'rPET chips, rPET, recycled PET chips, recycled polyester chips'),
  option('Cationic PET', 'CDP chips, ECDP chips, cationic chips'),
  option('PBT', 'PBT chips'),
  option('Nylon 6', 'PA6, polyamide 6, nylon 6 chips'),
  option('Nylon 66', 'PA66, nylon 6.6, nylon 66 chips'),
  option('Polypropylene', 'PP, PP homopolymer, PP granules, PP chips'),
  option('PLA', 'polylactic acid, PLA chips'),
])

export const testBasis = openVocabulary([
  option('HVI', 'high volume instrument, HVI tested, HVI report'),
  option('FMT', 'fibre maturity tester'),
  option('Mill average', 'mill test'),
  option('CIRCOT', 'ATIRA, SITRA, ATIRA/CIRCOT, NITRA'),
  option('USDA', 'USDA class, green card'),
  option('AWTA', 'IWTO, AWTA test'),
  option('Supplier lab', 'maker lab, own lab'),
])

export const fibreUse = openVocabulary([
  option('Ring spinning', 'spinning, ring yarn'),
  option('Open-end spinning', 'OE spinning, rotor spinning, open end'),
  option('Air-jet spinning', 'vortex spinning, MVS'),
  option('Worsted spinning', 'worsted, semi worsted, long staple spinning'),
  option('Woollen spinning', 'woollen'),
  option('Jute spinning', 'jute mill spinning'),
  option('Silk throwing', 'silk twisting'),
  option('Nonwoven', 'spunlace, needle punch, thermal bond, nonwovens, hygiene'),
  option('Filling', 'fibrefill, pillow filling, quilt filling, toys, fiberfill, pillows'),
  option('Carpet', 'carpets'),
  option('Filament spinning', 'melt spinning, POY spinning'),
  option('Fibre making', 'viscose making, rayon making'),
  option('Concrete and paper', 'short cut, construction fibre'),
  option('Absorbent cotton', 'surgical cotton, bleached cotton'),
  option('Flock', 'flocking'),
])

export const fibreGrades = openVocabulary([
  option('Prime', 'A grade, first grade, A1'),
  option('Virgin', 'virgin fibre, pure virgin, 100% virgin'),
  option('Semi-virgin', 'semi virgin, semivirgin'),
  option('B grade', 'off grade, second grade, near prime'),
  ...optionGroup(
    'Cotton',
    [option('FAQ', 'fair average quality'), option('Superfine', 'super fine'), option('Fine', 'fine grade')],
    IS_COTTON,
  ),
  ...optionGroup(
    'US cotton by name',
    [
      option('Good middling', 'GM'),
      option('Strict middling', 'SM'),
      option('Middling', 'MID'),
      option('Strict low middling', 'SLM'),
      option('Low middling', 'LM grade'),
    ],
    IS_COTTON,
  ),
  ...optionGroup(
    'Jute',
    [
      'TD-1',
      'TD-2',
      'TD-3',
      'TD-4',
      'TD-5',
      'TD-6',
      'TD-7',
      'TD-8',
      'W-1',
      'W-2',
      'W-3',
      'W-4',
      'W-5',
      'W-6',
      'W-7',
      'W-8',
    ].map((grade) => option(grade, `${grade.replace('-', '')}, ${grade.replace('-', ' ')}`)),
    IS_BAST,
  ),
  ...optionGroup(
    'Raw silk',
    ['6A', '5A', '4A', '3A', '2A'].map((grade) => option(grade, `grade ${grade}`)),
    IS_SILK,
  ),
])

export const fibreStandards = openVocabulary([
  option('CCI grade', 'Cotton Corporation of India, FAQ of CCI'),
  option('ICA rules', 'International Cotton Association, Liverpool'),
  option('CAI rules', 'Cotton Association of India, Mumbai rules'),
  option('IWTO', 'International Wool Textile Organisation'),
  option('BIS', 'IS 271, IS standard'),
  option('Kasturi Cotton Bharat', 'Kasturi mark'),
  option('ISO 2060', 'conditioned weight'),
])

export const fibrePackages = openVocabulary([
  option('Pressed bale', 'bale, bales, FP bale, fully pressed bale, strapped bale'),
  option('Jumbo bag', 'jumbo bags, FIBC, big bag, super sack'),
  option('Bag', 'PP bag, 25 kg bag, sack, bags'),
  option('Carton', 'box, cartons'),
  option('Bump or ball', 'tops bump, bumps, ball top'),
  option('Borah', 'bora, kutcha bale, loose bale'),
  option('Loose', 'bulk, loose load'),
])

/** October of one year to September of the next. */
export const cropSeasons = openVocabulary(
  ['2021-22', '2022-23', '2023-24', '2024-25', '2025-26', '2026-27', '2027-28', '2028-29', '2029-30'].map((season) =>
    option(season, `${season.slice(2)}, ${season.replace('-', '/')}, ${season.slice(0, 5)}20${season.slice(5)}`),
  ),
)
