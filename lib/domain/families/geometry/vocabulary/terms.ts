import type { Condition } from '@/lib/domain/fields/field'
import { baseColours } from '@/lib/domain/vocabulary/colours'
import { closedVocabulary, openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'
import { isOneOf, PACKS } from './packs'

/** Of these, paper alone or plastic alone can be made. */
const OF_PAPER: readonly string[] = [
  'Paper cone',
  'Paper tube',
  'Paper core',
  'Carton',
  'Corrugated sheet',
  'Corrugated roll',
  'Partition',
  'Kraft paper',
  'Tissue paper',
  'Paper bag',
  'Paper tape',
  'Paper pallet',
]
const isNoPaper: Condition = { not: isOneOf(...PACKS.plastic) }
const isNoPlastic: Condition = { not: isOneOf(...OF_PAPER) }

export const packMaterial = openVocabulary([
  ...optionGroup(
    'Paper and board',
    [
      option('Kraft paper', 'kraft, brown kraft, natural kraft, semi kraft, golden kraft, virgin kraft'),
      option('White kraft', 'bleached kraft, white top'),
      option('Duplex board', 'duplex, grey back duplex, white back duplex, lwc'),
      option('SBS board', 'sbs, art card, ivory board'),
      option('FBB board', 'fbb, folding box board, cyber xl'),
      option('Grey board', 'greyboard, kappa board, mill board, straw board'),
      option('Chromo paper', 'chromo, art paper, mirror coat paper'),
      option('Thermal paper', 'direct thermal, thermal'),
    ],
    isNoPaper,
  ),
  ...optionGroup(
    'Plastic',
    [
      option('LDPE', 'ld, low density polyethylene'),
      option('LLDPE', 'linear low density polyethylene'),
      option('HDPE', 'high density polyethylene'),
      option('HM-HDPE', 'hm, hm hdpe, hmhdpe, hmhd, high molecular'),
      option('Polyethylene', 'pe, polythene, poly, poly ethylene'),
      option('PP', 'polypropylene'),
      option('BOPP', 'biaxially oriented polypropylene'),
      option('CPP', 'cast polypropylene'),
      option('PVC', 'vinyl'),
      option('EVA', 'peva'),
      option('PET', 'polyester, bopet, pet film'),
      option('POF', 'polyolefin'),
      option('PS', 'hips, polystyrene, k resin'),
      option('ABS', 'abs plastic'),
      option('Nylon', 'polyamide'),
      option('EPS', 'expanded polystyrene'),
      option('Nylon and PE laminate', 'nylon/pe, pa/pe, nylon pe, nylon pe laminate'),
      option('EPE', 'epe foam, expanded polyethylene'),
      option('Plastic', 'plastics, polymer'),
      option('Compostable polymer', 'compostable, pla, pbat, pla pbat, corn starch, cornstarch'),
    ],
    isNoPlastic,
  ),
  ...optionGroup('Wood, fibre, metal', [
    option('Pine wood', 'pinewood, pine'),
    option('Jungle wood', 'hardwood, hard wood, babool, silver wood'),
    option('Plywood', 'ply wood'),
    option('Wood', 'wooden, timber'),
    option('Jute', 'gunny material'),
    option('Cotton', 'canvas'),
    option('Steel', 'mild steel, ms, iron, galvanised steel, gi'),
    option('Stainless steel', 'ss, ss 304, ss 316'),
    option('Silica gel', 'silica'),
    option('Clay', 'bentonite, activated clay'),
  ]),
])

/** Half the opening angle, as cone makers and winding machines name it. */
export const coneTaper = openVocabulary(
  [
    ['0°', 'cylindrical, parallel, 0 degree, 0 deg'],
    ['1°51′', ''],
    ['2°', ''],
    ['3°30′', ''],
    ['3°51′', ''],
    ['4°20′', ''],
    ['4°30′', ''],
    ['5°57′', ''],
    ['6°', ''],
    ['6°10′', ''],
    ['7°', ''],
    ['9°15′', ''],
    ['9°36′', ''],
  ].map(([value = '', names = '']) => option(value, [...spellings(value), names].filter(Boolean).join(','))),
)

function spellings(value: string): string[] {
  const [degrees = '', minutes] = value.replace('′', '').split('°')
  if (minutes === undefined || minutes === '')
    return [degrees === '0' ? '' : `${degrees} degree`, `${degrees} deg`].filter(
      (name) => name !== '0 deg' && name !== '',
    )
  const short = `${degrees}°${minutes}`
  return [
    short,
    ...['-', '.', '/', ':', '* '].map((sign) => `${degrees}${sign.trim()}${minutes}`),
    `${degrees}° ${minutes}'`,
    `${degrees}° ${minutes}`,
    `${degrees}'${minutes}`,
    `${degrees}'${minutes}"`,
    `${short}'00"`,
    `${degrees} degree ${minutes} minutes`,
    `${degrees} degree ${minutes}`,
    `${degrees} deg ${minutes} min`,
    `${degrees} deg ${minutes}`,
    `${degrees}º${minutes}'`,
    `${degrees}˚${minutes}'`,
  ]
}

export const coneSurface = openVocabulary([
  option('Plain', 'smooth, plain surface, glazed'),
  option('Velvet', 'velvet finish, velveted, velvet surface'),
  option('Flocked', 'flock, flocking'),
  option('Embossed', 'emboss, knurled, rough surface'),
  option('Grooved', 'ribbed, rilled, groove'),
  option('Perforated', 'perforation, with holes'),
  option('Parchment', 'parchment paper surface, parchment finish'),
  option('Waxed', 'wax coated'),
])

export const coneNose = openVocabulary([
  option('Round nose', 'rolled nose, turned in nose, rounded nose'),
  option('Cut nose', 'straight cut nose, plain nose, flat nose'),
  option('Polished nose', 'burnished nose, smooth nose'),
  option('Notched nose', 'nose notch, nick, transfer tail notch, notch'),
  option('Grooved base', 'base groove, tail groove, transfer groove'),
])

export const flute = openVocabulary([
  option('A', 'a flute, a-flute, broad flute'),
  option('B', 'b flute, b-flute, narrow flute'),
  option('C', 'c flute, c-flute, medium flute'),
  option('E', 'e flute, e-flute, micro flute'),
  option('F', 'f flute, f-flute'),
  option('BC', 'bc flute, cb, b/c, b+c, cb flute, b/c flute'),
  option('AB', 'ab flute, ba, a/b, a+b'),
  option('EB', 'eb flute, be, e/b, be flute, e/b flute'),
  option('BB', 'bb flute, b/b'),
  option('ABA', 'aba flute'),
  option('BCB', 'bcb flute, bcb-flute'),
  option('ACC', 'acc flute'),
])

export const cartonStyle = openVocabulary([
  option(
    'RSC (0201)',
    'rsc, regular slotted, regular slotted container, 0201, universal box, universal type, half flap',
  ),
  option('HSC (0200)', 'hsc, half slotted, top open'),
  option('FOL (0203)', 'fol, full overlap, full overlap slotted, 0203'),
  option('Telescopic (0300)', 'telescopic, top bottom box, lid and tray, top and bottom, full telescope, lid and base'),
  option('Die-cut mailer (0427)', 'die cut, die-cut, self locking, self lock, 0427'),
  option('Folder (0401)', 'five panel folder, wrap around, 0401'),
  option('Straight tuck end', 'straight tuck, ste, tuck end'),
  option('Reverse tuck end', 'reverse tuck, rte'),
  option('Lock bottom', 'crash lock, crash lock bottom, auto lock bottom, snap lock bottom'),
  option('Drawer', 'drawer box, sliding box, matchbox type, slide box'),
  option('Magnetic flap', 'book type, magnetic closure, magnet flap'),
  option('Sleeve', 'sleeve box, outer sleeve'),
  option('Octagonal', 'octabin, gaylord'),
  option('Tray', 'tray type'),
  option('With window', 'window box, window, PVC window, see-through window'),
])

export const cartonJoint = openVocabulary([
  option('Stitched', 'stitch, pinned, wire stitched, stapled'),
  option('Glued', 'pasted, gum pasted, side pasted'),
  option('Taped', 'tape joint'),
])

export const sizeBasis = openVocabulary([
  option(
    'Inside',
    'inner, inner size, id, internal, inside size, inner dimension, inner dimensions, internal dimension, internal dimensions, internal size',
  ),
  option(
    'Outside',
    'outer, outer size, od, external, outside size, outer dimension, outer dimensions, external dimension, external size, outer dim',
  ),
])

export const bagSeal = openVocabulary([
  option('Bottom seal', 'bottom sealed, bottom sealing'),
  option('Side seal', 'side sealed, side sealing, side weld'),
  option('Centre seal', 'center seal, center sealed, centre sealed, back seal'),
  option('Three-side seal', 'three side seal, 3 side seal, 3 side sealed'),
  option('Star seal', 'star sealed'),
  option('Stitched bottom', 'stitched mouth, single fold single stitch, bottom stitched, sfss, dfds'),
  option('Block bottom', 'square bottom, pinch bottom'),
])

export const bagClosure = openVocabulary([
  option('Open mouth', 'open mouth bag, open top, plain mouth, hemmed mouth'),
  option(
    'Adhesive flap',
    'self adhesive, self adhesive flap, with flap, flap with tape, peel and seal, self seal, self-adhesive, flap adhesive, adhesive tape flap',
  ),
  option('Zip lock', 'zip, zipper, ziplock, slider, slider zip'),
  option('Drawstring', 'draw string, dori'),
  option('Snap button', 'tich button, button closure'),
  option(
    'Handle',
    'loop handle, d cut, d-cut, w cut, w-cut, punch handle, rope handle, twisted handle, u cut, dcut, wcut, die cut handle',
  ),
  option('Hanger hole', 'hook, hanging hook, hanger top'),
  option('Tamper-evident', 'tamper proof, tamper evident, tamper-proof, void tape'),
  option('Spout', 'filling spout, duffle top'),
])

export const printing = openVocabulary([
  option('Plain', 'unprinted, without print, without printing, no print, non printed, no printing'),
  option('Printed', 'with print, with printing, custom printed, logo printed, print, brand printed'),
  option('Flexo', 'flexo printed, flexographic, flexo printing'),
  option('Offset', 'offset printed, offset printing, multicolour offset, multicolor offset'),
  option('Gravure', 'roto gravure, rotogravure, rotogravure printed, gravure printed, roto printed'),
  option('Screen', 'screen printed, screen printing'),
  option('Digital', 'digital printed'),
])

export const palletEntry = openVocabulary([
  option('2-way', '2 way, two way, two way entry, 2 way entry'),
  option('4-way', '4 way, four way, four way entry, 4 way entry'),
])

export const tapeAdhesive = openVocabulary([
  option('Acrylic', 'water based acrylic, acrylic adhesive, water based'),
  option('Hot melt', 'hotmelt, rubber based, hot melt adhesive'),
  option('Solvent rubber', 'natural rubber, solvent based'),
  option('Gummed', 'water activated, starch gum'),
  option('Wall-safe removable', 'removable adhesive, removable'),
])

/** How the maker or importer of plastic packing meets the rules on plastic waste. */
export const plasticRules = openVocabulary([
  option('EPR registered', 'epr, epr certificate, cpcb registered, epr compliant, registered with cpcb, epr number'),
  option('EPR by the brand owner', 'brand owner epr, buyer epr'),
  option('Certified compostable', 'cpcb compostable, is 17088'),
  option('For export only', 'exempt export'),
  option('Not registered', 'no epr, without epr'),
])

export const packGrades = openVocabulary([
  option('Virgin', '100% virgin, virgin material, fresh granules, virgin grade, virgin quality'),
  option('Semi-virgin', 'semi virgin, mix material'),
  option('Reprocessed', 'recycled grade, rp, reprocess, recycled granules, reprocessed granules'),
  option('Export', 'export quality, export worthy, export grade'),
  option('A-twill', 'a twill'),
  option('B-twill', 'b twill, b-twill bag'),
  option('Local', 'local quality, domestic quality'),
])

export const packFinish = openVocabulary([
  option('Glossy', 'gloss, gloss lamination, high gloss'),
  option('Matt', 'matte, matt lamination, matt finish, matte finish'),
  option('Frosted', 'frosty, semi transparent'),
  option('Varnished', 'varnish, aqueous coated'),
  option('UV coated', 'uv, spot uv'),
  option('Foil stamped', 'gold foil, hot foil, foil stamping'),
  option('Painted', 'powder coated'),
  option('Galvanised', 'zinc coated'),
])

export const packUse = openVocabulary([
  option('Yarn packing', 'yarn, yarns, cotton yarn, yarn bags'),
  option('Filament yarn', 'dty, poy, fdy, texturised yarn'),
  option('Sewing thread', 'thread, thread packing'),
  option('Yarn dyeing', 'package dyeing'),
  option('Fabric rolls', 'fabric, fabrics, cloth, fabric roll, fabric roll packing, cloth packing, cloth rolls'),
  option(
    'Garments',
    'garment, garment packing, shirt packing, t shirt packing, apparel, shirt, shirts, t shirt, t shirts, tshirts, hosiery, hosiery garments, kurti, kurtis, leggings, jeans',
  ),
  option(
    'Home textiles',
    'bedsheets, bed sheet packing, towel packing, towels, bed sheets, bedsheet, bed sheet, towel, blanket, blankets, curtains',
  ),
  option('Sarees', 'saree, saris, saree packing, dress material, saree packaging'),
  option('Bales', 'bale packing, cotton bales, waste bales, fibre bales'),
  option('Export shipment', 'export, export packing, container loading, container'),
  option('Online orders', 'e-commerce, ecommerce, courier, online shipping'),
  option('Shops', 'retail, retail shop, showroom'),
])

export const packStandards = openVocabulary([
  option('IS 2771', 'corrugated fibreboard boxes'),
  option('IS 1397', 'kraft paper standard'),
  option('IS 2508', 'ldpe films standard'),
  option('IS 9738', 'polyethylene bags standard'),
  option('IS 14887', 'hdpe/pp woven sacks for 50 kg'),
  option('IS 17088', 'compostable plastics'),
  option('ISPM-15', 'ispm 15, heat treated wood'),
  option('ISTA 3A', 'ista'),
  option('REACH', 'reach compliant'),
])

export const hangerType = openVocabulary([
  option('Top', 'top hanger, shirt hanger, t shirt hanger'),
  option('Bottom', 'bottom hanger, clip hangers, trouser hanger, skirt hanger'),
  option('With clips', 'with clip, clips, clip hanger'),
  option('Set', 'suit hanger, top and bottom'),
  option('Frame', 'lingerie hanger, frame hanger'),
  option('Sample header', 'fabric sample hanger, swatch hanger'),
])

/** In words that name no packing goods themselves: a search for cartons must not find what is packed in one. */
export const packPackages = openVocabulary([
  option('Bundle', 'bundles, gaddi'),
  option('Box', 'case, cases'),
  'Bag',
  option('Roll', 'rolls'),
  option('On pallets', 'palletised, stretch wrapped'),
  option('Loose', 'loose stack'),
])

/** Plastic comes clear too, and board brown. */
export const packColours = openVocabulary([
  ...baseColours.options.map((one) => (one.value === 'Ecru' ? option('Ecru', 'off-white, cream, raw white') : one)),
  option('Transparent', 'clear, crystal clear, natural clear, transperent'),
  option('Milky', 'milky white, translucent'),
  option('Natural', 'natural colour, kraft brown'),
])

export const packConditions = closedVocabulary([
  option('Fresh', 'fresh maal, first quality'),
  option('Lot', 'lot maal, stock lot, clearance'),
  option('Seconds', 'second, second maal, second quality'),
])
