import type { Condition } from '@/lib/domain/fields/field'
import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** Classes with the same questions. */
export const SCRAP = {
  cones: ['Paper cones', 'Plastic cones'],
  tubes: ['Paper tubes', 'Dye tubes', 'Plastic bobbins', 'Wooden bobbins'],
  boxes: ['Cartons', 'Plastic crates', 'Wooden crates', 'Pallets'],
  bags: ['PP bags', 'Jumbo bags', 'Gunny bags', 'Hessian cloth'],
  drums: ['Drums', 'Steel drums', 'Plastic drums', 'Carboys', 'IBC tanks', 'Tins'],
  cans: ['Sliver cans'],
  parts: [
    'Reeds',
    'Healds',
    'Warp beams',
    'Shuttles and pirns',
    'Spindles and rings',
    'Needles and sinkers',
    'Card clothing',
    'Cots and aprons',
    'Bearings',
    'Machine parts',
  ],
  paper: ['Corrugated waste', 'Waste paper', 'Pattern cards'],
  plastic: ['Polythene', 'Plastic scrap', 'Strapping'],
  wood: ['Wood scrap'],
  rubber: ['Belts', 'Rubber scrap', 'Tyres'],
  metal: [
    'MS scrap',
    'SS scrap',
    'Cast iron scrap',
    'Aluminium scrap',
    'Copper scrap',
    'Brass scrap',
    'Lead and zinc scrap',
    'Turnings and borings',
    'Hoop iron',
    'Machine scrap',
  ],
  electrical: ['Motors', 'Cables', 'Transformers', 'Electrical panels'],
  regulated: ['Battery', 'Used oil', 'E-waste', 'Chemical sludge', 'Hazardous waste'],
  other: ['Glass scrap', 'Boiler ash', 'Mixed scrap'],
} as const satisfies Record<string, readonly string[]>

export type ScrapKind = keyof typeof SCRAP
const KINDS = Object.keys(SCRAP) as ScrapKind[]

/** The kind of a class; null for one in the seller's own words. */
export function scrapKind(scrapClass: string): ScrapKind | null {
  return KINDS.find((kind) => (SCRAP[kind] as readonly string[]).includes(scrapClass)) ?? null
}

/** Holds for the classes of these kinds. */
export const isScrap = (...kinds: readonly ScrapKind[]): Condition => ({
  field: 'scrapClass',
  in: kinds.flatMap((kind): readonly string[] => SCRAP[kind]),
})

/** What is sold by weight alone; the other goods are used again where they are whole. */
export const BY_WEIGHT: readonly ScrapKind[] = ['paper', 'plastic', 'wood', 'rubber', 'metal', 'other']

const GROUP_NAMES: Readonly<Record<ScrapKind, string>> = {
  cones: 'Cones',
  tubes: 'Tubes and bobbins',
  boxes: 'Cartons, crates and pallets',
  bags: 'Bags',
  drums: 'Drums and containers',
  cans: 'Sliver cans',
  parts: 'Used machine parts',
  paper: 'Paper',
  plastic: 'Plastic',
  wood: 'Wood',
  rubber: 'Rubber',
  metal: 'Metal',
  electrical: 'Electrical',
  regulated: 'Sale is regulated',
  other: 'Other',
}

const ALIASES: Readonly<Record<string, string>> = {
  'Paper cones': 'paper cone, used cones, cones, empty cones, used paper cones',
  'Plastic cones': 'plastic cone, thread cones, dye cones, used plastic cones',
  'Paper tubes': 'paper tube, tubes, DTY tubes, POY tubes, paper cores, core pipes, used tubes',
  'Dye tubes': 'dye tube, perforated tubes, dye springs, cheese tubes, dyeing tubes',
  'Plastic bobbins':
    'bobbins, plastic tubes, plastic tube, ring bobbins, roving bobbins, plastic bobbin, used bobbins, ring tubes',
  'Wooden bobbins': 'wooden bobbin, wooden pirns, wood bobbins',
  Cartons: 'used cartons, corrugated boxes, carton boxes, peti, cardboard boxes, paper cartons',
  'Plastic crates': 'crates, plastic crate, HDPE crates, yarn trolley crates',
  'Wooden crates': 'wooden boxes, wooden cases, machine packing cases, wooden crate',
  Pallets: 'wooden pallets, plastic pallets, pallet, used pallets',
  'PP bags': 'PP bag, HDPE bags, woven sacks, plastic bags, katta, cement bags, used bags, PP woven bags',
  'Jumbo bags': 'jumbo bag, FIBC, big bags, FIBC bags',
  'Gunny bags': 'gunny bag, jute bags, bardana, bardan, bora, jute sacks',
  'Hessian cloth': 'hessian, bale covering, bale cloth, tat, jute cloth',
  Drums: 'barrels, empty drums, used drums',
  'Steel drums': 'MS drums, iron drums, metal drums, steel barrels',
  'Plastic drums': 'HDPE drums, HM drums, plastic barrels, blue drums, HMHDPE drums',
  Carboys: 'carboy, jerry cans, plastic cans, jerrycans',
  'IBC tanks': 'IBC, IBC tank, IBC totes, 1000 litre tank',
  Tins: 'tin, oil tins, ghee tins, chemical tins, tin containers',
  'Sliver cans': 'sliver can, spinning cans, card cans, HIPS cans, can, spring cans',
  Reeds: 'reed, loom reeds, weaving reeds, kangi, fanni',
  Healds: 'heald, heald wires, heald frames, heald shafts',
  'Warp beams': 'beams, weaver beams, warper beams, warping beams, beam, beam pipes',
  'Shuttles and pirns': 'shuttles, pirns, shuttle, pirn',
  'Spindles and rings': 'spindles, rings, ring frame spindles, spindle',
  'Needles and sinkers': 'needles, sinkers, knitting needles, used needles',
  'Card clothing': 'card wire, metallic wire, fillet, flat tops, card clothing wire',
  'Cots and aprons': 'cots, aprons, rubber cots, top rollers',
  'Machine parts': 'used spares, spare parts, winding drums, gears, rollers',
  'Boiler ash': 'coal ash, fly ash',
  Bearings: 'bearing, bearing scrap, used bearings',
  'Corrugated waste':
    'OCC, old corrugated cartons, carton scrap, corrugated scrap, gatta, carton cuttings, carton waste',
  'Waste paper': 'paper scrap, raddi, kraft waste, paper waste, paper cone scrap, office paper, cone scrap',
  'Pattern cards': 'jacquard cards, punch cards, dobby cards, patta cards',
  Polythene: 'polythene scrap, LDPE scrap, LD scrap, stretch film scrap, plastic film, poly bags scrap, panni',
  'Plastic scrap': 'plastic waste, PP scrap, HDPE scrap, PVC scrap, nylon scrap, plastic regrind, cone scrap plastic',
  Strapping: 'strapping waste, PP strap, PET strap, patti, strap scrap',
  'Wood scrap': 'wood waste, firewood, timber scrap, wooden scrap, broken pallets',
  Belts: 'belt, conveyor belts, tapes of spindles, flat belts, V belts, belt scrap',
  'Rubber scrap': 'rubber waste, rubber rollers, scrap rubber, printing blankets',
  Tyres: 'tyre, tires, used tyres, tyre scrap',
  'MS scrap': 'mild steel scrap, iron scrap, loha, steel scrap, HMS, heavy melting scrap, MS plates, MS pipes, lokhand',
  'SS scrap': 'stainless steel scrap, stainless scrap, SS 304 scrap, SS 316 scrap, SS 202 scrap',
  'Cast iron scrap': 'CI scrap, cast iron, CI machine scrap, bidh, beed',
  'Aluminium scrap': 'aluminum scrap, alu scrap, aluminium, aluminium sections',
  'Copper scrap': 'copper, copper wire scrap, tamba, copper winding scrap, millberry',
  'Brass scrap': 'brass, pital, gun metal scrap, bronze scrap',
  'Lead and zinc scrap': 'lead scrap, zinc scrap, zinc dross, jasta',
  'Turnings and borings': 'turning scrap, boring scrap, turnings, MS turning, borings, turning boring',
  'Hoop iron': 'bale hoops, hoops, hoop iron strips, bale strips, baling hoops, bale hoop scrap',
  'Machine scrap':
    'loom scrap, machinery scrap, old machines for scrap, ring frame scrap, scrap machine, dismantled machines',
  Motors: 'motor, motor scrap, old motors, burnt motors, electric motors',
  Cables: 'cable, cable scrap, wire scrap, old cables, electric wire scrap',
  Transformers: 'power transformers, distribution transformers, auto transformers',
  'Electrical panels': 'panel boards, control panels, electrical scrap, switchgear, starters',
  Battery: 'batteries, battery scrap, used batteries, lead acid battery, inverter batteries, UPS batteries',
  'Used oil':
    'waste oil, waste lubricating oil, waste lube oil, waste engine oil, waste hydraulic oil, old lubricating oil, burnt oil, used lubricating oil, used lube oil, old oil, thermic fluid used, kala tel',
  'E-waste': 'electronic waste, e waste, computer scrap, PCB scrap, circuit boards, electronic scrap, tube lights',
  'Chemical sludge': 'ETP sludge, dye sludge, process sludge, CETP sludge, salt sludge',
  'Hazardous waste': 'chemical residue, contaminated containers, expired chemicals, oily cotton waste, spent carbon',
  'Glass scrap': 'glass, cullet, broken glass, glass waste',
  'Mixed scrap': 'bhangar, kabad, kabadi, assorted scrap, mix scrap, godown scrap, all scrap',
}

/** What is sold: the finest word of the trade. */
export const scrapClass = openVocabulary(
  KINDS.flatMap((kind) =>
    optionGroup(
      GROUP_NAMES[kind],
      SCRAP[kind].map((one) => option(one, ALIASES[one] ?? '')),
    ),
  ),
)

export const REUSABLE = 'Reusable'
export const REPAIRABLE = 'Repairable'
export const BY_SCRAP_WEIGHT = 'Scrap'
export const reuseOrScrap = openVocabulary([
  option(REUSABLE, 'reusable as is, usable, good condition, working, in use condition'),
  option(REPAIRABLE, 'to repair, needs repair, repair needed'),
  option(BY_SCRAP_WEIGHT, 'scrap by weight, not usable, for melting, for recycling'),
])

export const scrapMaterial = openVocabulary([
  ...optionGroup('Metal', [
    option('MS', 'mild steel, iron, steel, loha, carbon steel'),
    option('SS', 'stainless steel, stainless, SS 304, SS 316, SS 202, inox'),
    option('Cast iron', 'CI, C.I.'),
    option('GI', 'galvanised iron, galvanized iron'),
    option('Aluminium', 'Al, aluminum, alu'),
    option('Copper', 'Cu, tamba'),
    option('Brass', 'pital, bronze, gun metal'),
    option('Lead', 'sisa'),
    option('Zinc', 'jasta'),
  ]),
  ...optionGroup('Plastic and rubber', [
    option('PP', 'polypropylene, PP woven'),
    option('HDPE', 'HM, HMHDPE'),
    option('LDPE', 'LD, polythene, PE film'),
    option('PVC', 'vinyl'),
    option('PS', 'HIPS, polystyrene'),
    'ABS',
    option('Nylon', 'polyamide'),
    option('PET', 'polyester film'),
    option('Plastic', 'mixed plastic'),
    option('Rubber', 'synthetic rubber, NBR'),
  ]),
  ...optionGroup('Paper, wood and others', [
    option('Paper', 'kraft, kraft paper, cardboard, paper board'),
    option('Corrugated board', 'corrugated'),
    option('Wood', 'timber, pine wood, jungle wood, plywood'),
    option('Jute', 'hessian'),
    'Glass',
    option('Lead-acid', 'lead acid'),
    option('Lithium-ion', 'lithium, Li-ion'),
    option('Mineral oil', 'oil'),
    option('Mixed', 'MS and CI, mixed metal, assorted material'),
  ]),
])

export const metalGrade = openVocabulary([
  option('304', 'SS 304, 304L, 304 grade, 18/8'),
  option('316', 'SS 316, 316L, 316 grade'),
  option('202', 'SS 202, 201, 200 series, 202 grade'),
  option('430', 'SS 430, 410, 400 series, magnetic SS'),
  option('HMS 1', 'HMS-1, heavy melting 1'),
  option('HMS 2', 'HMS-2, heavy melting 2'),
  option('HMS 1&2 80:20', 'HMS 80:20, HMS 1/2'),
  option('Light', 'light scrap, sheet cutting, thin sheet'),
  option('Heavy', 'heavy scrap, commercial heavy'),
  option('Machine casting', 'machinery casting, CI casting'),
  option('Millberry', 'bare bright'),
  option('Birch/Cliff', 'birch cliff'),
  option('Honey', 'yellow brass'),
  option('Taint Tabor', 'tense'),
])

export const timesUsed = openVocabulary([
  option('Once', 'once used, one time used, single use, 1 time used, first use'),
  option('Two to five times', 'few times used, 2-3 times'),
  option('Many times', 'several times, old stock'),
  option('Never used', 'unused, new, surplus'),
  option('Not known', 'unknown'),
])

export const residue = openVocabulary([
  option('Rinsed and clean', 'clean, washed, cleaned, decontaminated, rinsed'),
  option('Food product inside', 'food grade, edible oil, ghee'),
  option('Harmless residue', 'softener, finish oil, glue'),
  option('Hazardous residue', 'chemical inside, acid, dyes, solvent'),
])
export const HAZARDOUS_RESIDUE = 'Hazardous residue'

export const drumHead = openVocabulary([
  option('Open top', 'open head, full open, open mouth, with lid'),
  option('Closed top', 'tight head, narrow mouth, closed head, close mouth, bung type'),
])

export const scrapGrades = openVocabulary([
  option('A grade', 'A, first, super, good quality'),
  option('B grade', 'B, second, medium'),
  option('Clean', 'cleaned, dry and clean, without dust'),
  option('Sorted', 'segregated, separated'),
  option('Mixed', 'mix, unsorted, assorted'),
  option('Oily', 'greasy, oil stained'),
  option('Rusty', 'rusted, jung'),
  option('Damaged', 'broken, crushed, cut, torn'),
  option('Baled or bundled', 'bundled, baled, pressed'),
  option('Shredded', 'ground, regrind, granulated'),
])

export const liftingTerms = openVocabulary([
  option('As is where is', 'as-is-where-is, as is, as it lies'),
  option(
    'Weighment at seller',
    'weighment at factory, weighment at our factory, weighment our factory, weight at our factory, seller weighbridge, our weighbridge',
  ),
  option('Weighment at buyer', 'buyer weighbridge, destination weight'),
  option('Public weighbridge', 'outside weighbridge, dharam kanta, dharamkanta'),
  option('Gate pass', 'gatepass, gate-pass, against gate pass'),
  option('Loading by buyer', 'buyer loads, loading buyer scope'),
  option('Loading by seller', 'we load, loading free'),
  option('Dismantling by buyer', 'cutting by buyer, gas cutting by buyer, dismantling buyer scope'),
  option('Whole lot only', 'full lot, complete lot, no picking, no selection'),
])

export const scrapFrequency = openVocabulary([
  option('One time', 'one-time, once only, single lot, one lot'),
  option('Weekly', 'every week, per week'),
  option('Monthly', 'every month, per month, regular monthly'),
  option('Quarterly', 'every quarter'),
  option('Yearly contract', 'annual contract, rate contract, yearly'),
])

/** What the law asks of buyers of regulated goods in India. */
export const buyerNeeds = openVocabulary([
  option('CPCB or SPCB authorisation', 'pollution board authorisation, SPCB, CPCB, PCB licence'),
  option('Registered recycler', 'recycler registration, authorised recycler'),
  option('Passbook', 'hazardous waste passbook'),
  option('EPR registration', 'EPR'),
  option('GST registration', 'GST number, GSTIN'),
  option('Factory licence', 'furnace, re-roller'),
])

export const scrapUse = openVocabulary([
  option('Winding yarn again', 'rewinding, yarn winding, reuse in winding'),
  option('Packing again', 'repacking, packing, storage'),
  option('Spare part', 'spares, machine spares'),
  option('Melting', 'foundry, furnace, re-rolling, rolling mill'),
  option('Pulping', 'paper mill, kraft paper making'),
  option('Granulating', 're-granules, plastic granules, moulding'),
  option('Refining', 'oil re-refining, smelting'),
  option('Fuel', 'boiler fuel, firewood, co-processing'),
])

export const scrapPackages = openVocabulary([
  option('Loose', 'bulk, loose load, open'),
  option('Bundle', 'bundles, tied, bundled'),
  option('Bag', 'bags, in bags, gunny bag, bora'),
  option('Jumbo bag', 'jumbo bags, FIBC'),
  option('Pressed bale', 'bale, bales, baled'),
  option('Carton', 'cartons, box'),
  option('Pallet', 'pallets, on pallets'),
  option('Drum', 'drums, barrels'),
])

export const scrapStandards = openVocabulary([
  option('ISRI', 'ISRI specification, ISRI code, ReMA'),
  option('EN 643', 'grades of waste paper'),
])
