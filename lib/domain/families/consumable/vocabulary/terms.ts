import { closedVocabulary, openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

export const numberSystem = openVocabulary([
  option('ISO', 'ISO number, mg, grams per 1000', { note: 'weight of 1000 travellers in g' }),
  option('UL', 'traveller number, maker number, conventional', { note: '1, 1/0, 6/0' }),
])

export const travellerFinish = openVocabulary([
  option('Plain steel', 'standard finish, hardened steel'),
  option('Nickel plated', 'nickel finish'),
  option('Diffusion treated', 'blue finish, surface treated'),
  option('Ceramic coated', 'zirkon, saphir'),
])

export const storeMaterial = openVocabulary([
  option('Steel', 'carbon steel, high carbon steel, spring steel, hardened steel'),
  option('Stainless steel', 'SS, SS 304, SS 316'),
  option('Rubber', 'NBR, nitrile rubber, synthetic rubber, natural rubber, neoprene, EPDM'),
  option('Polyurethane', 'PU'),
  option('Nylon', 'polyamide, PA66'),
  option('Ceramic', 'alumina, zirconia'),
  option('Engineering plastic', 'plastic, PP, HDPE, ABS, polycarbonate, PVC'),
  option('Nickel', 'electroformed nickel'),
  option('Brass', 'brass metal'),
  option('Cast iron', 'CI'),
  option('Hard wood', 'wood, wooden, beech wood'),
  option('Leather', 'split leather'),
  option('Cotton knit', 'cotton, cotton knitted'),
  option('Filter paper', 'paper, cellulose paper'),
  option('Viton', 'FKM'),
  option('PTFE', 'teflon'),
])

export const reedCounting = openVocabulary([
  option('Dents per 2 in', 'stockport, stockport reed'),
  option('Dents per inch', 'dents per in, dpi'),
  option('Dents per 10 cm', 'dents per dm, metric reed'),
])

export const needlePoint = openVocabulary([
  option('Normal round (R)', 'R point, RG, regular point'),
  option('Light ball (SES)', 'SES, FFG, light ball point'),
  option('Medium ball (SUK)', 'SUK, FG, medium ball point'),
  option('Heavy ball (SKF point)', 'heavy ball point'),
  option('Slim set (SPI)', 'SPI, acute round'),
  option('Cutting point', 'leather point, LR point'),
])

export const beltSection = openVocabulary([
  option('A', 'A section'),
  option('B', 'B section'),
  option('C', 'C section'),
  option('D', 'D section'),
  option('Z', 'M section'),
  option('SPZ', 'XPZ'),
  option('SPA', 'XPA'),
  option('SPB', 'XPB'),
  option('SPC', 'XPC'),
])

export const gcvBasis = openVocabulary([
  option('GAR', 'ARB, as received, gross as received, as received basis'),
  option('ADB', 'air dried, GAD, air dried basis'),
  option('NAR', 'net as received, NCV, NAR basis'),
  option('DB', 'dry basis'),
])

export const baseOil = openVocabulary([
  option('Mineral', 'mineral oil, group I, group II'),
  option('Synthetic', 'fully synthetic, PAO, ester, PAG'),
  option('Semi-synthetic', 'semi synthetic, part synthetic'),
  option('White oil base', 'white mineral oil, medicinal white oil'),
  option('Vegetable', 'bio based, bio-based'),
])

export const supplyModel = openVocabulary([
  option('Third-party open access', 'third party, open access, inter-state open access, intra-state open access'),
  option('Group captive', 'captive, group captive scheme'),
  option('Rooftop paid per unit', 'rooftop PPA, OPEX model, RESCO'),
  option('Power exchange', 'IEX supply, day ahead market'),
  option('Grid of the park', 'industrial park supply'),
])

export const deliveryMode = openVocabulary([
  option('Loose by truck', 'loose, truck, loose truck, dumper, open truck'),
  option('Bags', 'bagged, in bags'),
  option('Cylinders', 'cylinder, bullet'),
  option('Tank truck', 'tanker delivery, bowser'),
  option('Pipeline', 'piped, pipe line'),
  option('Grid', 'wheeling, power grid'),
  option('Drums', 'in drums'),
  option('Courier', 'by courier, parcel'),
  option('Rail rake', 'rake, railway rake'),
])

export const contractSupply = openVocabulary([
  option('Spot', 'one time, single order, ready delivery'),
  option('Monthly rate contract', 'rate contract, monthly contract, monthly rate'),
  option('Yearly contract', 'annual contract, annual rate contract, yearly rate contract, ARC'),
  option('Indexed', 'index linked, linked to index, ICI linked'),
])

/** India, Petroleum Act: by flash point. */
export const petroleumClass = openVocabulary([
  option('A', 'class A, petroleum class A', { note: 'flash point below 23 °C' }),
  option('B', 'class B, petroleum class B', { note: '23 to 65 °C' }),
  option('C', 'class C, petroleum class C', { note: '65 to 93 °C' }),
  option('Excluded', 'not a petroleum class', { note: 'above 93 °C' }),
])

export const itemUnits = closedVocabulary([
  option('piece', 'pieces, pcs, pc, nos, numbers'),
  option('pair', 'pairs'),
  option('m', 'metre, metres, mtr'),
  option('kg', 'kgs, kilogram, kilograms'),
  option('L', 'litre, litres, ltr, ltrs, liter'),
  option('g', 'gram, grams, gm'),
  option('ml', 'millilitre, millilitres'),
  option('m3', 'm³, cubic metre, cubic metres, cum'),
])

export const storePackages = openVocabulary([
  option('Box', 'boxes, carton, small box, cartons'),
  option('Packet', 'packets, pouch, poly packet'),
  option('Drum', 'drums, barrel, barrels, MS drum'),
  option('Bucket', 'pail, buckets, pails'),
  option('Can', 'cans, jerry can, jerry cans, carboy'),
  option('Bottle', 'bottles'),
  option('Bag', 'bags, jumbo bag, sack, jumbo bags, HDPE bag'),
  option('Gas cylinder', 'cylinders, cylinder'),
  option('Tanker load', 'tanker, tankers, road tanker'),
  option('Truck load', 'trucks, loose truck load, lorry, trucks loose'),
  option('Coil or reel', 'coil, reel, coils, reels'),
  option('Wooden case', 'wooden box, crate'),
])

export const storeGrades = openVocabulary([
  option('Original', 'OEM, genuine, original make'),
  option('Equivalent', 'compatible, replacement'),
  option('Industrial', 'industrial grade'),
  option('Food grade', 'NSF H1, food-grade'),
  option('IE2', 'IE 2'),
  option('IE3', 'IE 3'),
  option('IE4', 'IE 4'),
  ...Array.from({ length: 17 }, (_, at) =>
    option(`G${at + 1}`, `grade ${at + 1} coal`, { group: 'Indian coal', note: `Coal India grade ${at + 1}` }),
  ),
])

export const department = openVocabulary([
  option('Spinning', 'ring frame department, spinning mill'),
  option('Winding', 'autoconer department, cone winding'),
  option('Weaving', 'loom shed, weaving shed'),
  option('Knitting', 'knitting unit'),
  option('Processing', 'dye house, process house, wet processing'),
  option('Garmenting', 'stitching unit, sewing floor'),
  option('Boiler house', 'boiler, boiler section'),
  option('Utilities', 'compressor room, power house'),
  option('Maintenance', 'workshop, engineering stores'),
  option('Office and premises', 'premises, admin'),
])

const MAKES =
  'LMW, Rieter, Trützschler, Zinser, Suessen, Toyota, KTTM, Marzoli, Savio, Schlafhorst, Murata, Crosrol, Saurer, Volkmann, Picanol, Tsudakoma, Itema, Sulzer, Dornier, Ruti, Somet, Vamatex, Staubli, Bonas, Mayer & Cie, Terrot, Fukuhara, Pai Lung, Stoll, Shima Seiki, Orizio, Lonati, Karl Mayer, Liba, Juki, Brother, Pegasus, Yamato, Tajima, Barudan, Monforts, Brückner, Stork, Reggiani, Zimmer, Ichinose, Atlas Copco, Kaeser, Ingersoll Rand, Elgi, Thermax, Forbes Marshall, Memminger-IRO'
const ALIASES: Readonly<Record<string, string>> = {
  LMW: 'lakshmi machine works, lakshmi',
  Trützschler: 'truetzschler, trutzschler',
  'Mayer & Cie': 'mayer, mayer and cie',
  Brückner: 'bruckner, brueckner',
  KTTM: 'kirloskar toyoda, kirloskar toyota',
  'Pai Lung': 'pailung',
  'Memminger-IRO': 'memminger, memminger iro',
  Murata: 'muratec',
}

/** Makes of machines, and machines where any make will do. */
export const suitsMachine = openVocabulary([
  ...optionGroup(
    'Make',
    MAKES.split(', ').map((make) => {
      const aliases = ALIASES[make]
      return aliases === undefined ? { value: make } : option(make, aliases)
    }),
  ),
  ...optionGroup('Machine', [
    option('Ring frame', 'ring frames, spinning frame, ring spinning frame'),
    option('Speed frame', 'simplex machine, roving frame, fly frame'),
    option('Draw frame', 'draw frames'),
    option('Comber', 'combers'),
    option('Carding machine', 'card machine, carding'),
    option('Rotor spinning machine', 'open end machine, OE machine'),
    option('Winding machine', 'autoconer, autoconers'),
    option('Two-for-one twister', 'TFO, TFO machine'),
    option('Air-jet machine', 'air jet loom, airjet loom, airjet looms, air jet looms'),
    option('Rapier machine', 'rapier loom, rapier looms'),
    option('Water-jet machine', 'water jet loom, waterjet loom, water jet looms'),
    option('Powerloom machine', 'plain loom, plain looms, powerloom, power loom, power looms, powerlooms'),
    option('Circular knitting machine', 'circular knitting machines'),
    option('Flat knitting machine', 'flat knitting machines'),
    option('Lockstitch machine', 'lockstitch machines, single needle machine'),
    option('Overlock machine', 'overlock machines'),
    option('Stenter', 'stenters, stenter machine'),
    option('Boiler machine', 'boiler, steam boiler, boilers, FBC boiler, IBR boiler'),
    option('Thermic fluid heater', 'thermopac, thermic heater'),
    option('Air compressor', 'compressor, air compressors, screw compressor'),
    option('Generator set', 'DG set, genset, DG sets'),
    option('Rotary printing machine', 'rotary printing machines'),
  ]),
])

/** Makers of stores, as lines name them, with the name that a listing has. */
export const MAKERS: Readonly<Record<string, string>> = Object.fromEntries(
  'Groz-Beckert|groz beckert|groz; Bräcker|bracker|braecker; Carter|carter; Kanai|kanai; Reiners + Fürst|reiners furst|r+f; Lakshmi Ring Travellers|lrt|lakshmi ring travellers; Rimtex|rimtex; Graf|graf; Kern-Liebers|kern liebers; Organ|organ; Schmetz|schmetz; Beissel|beissel; Samsung Needle|samsung needle; Mobil|mobil; Shell|shell; Castrol|castrol; Servo|servo; HP Lubricants|hp lubricants; Gulf|gulf; Valvoline|valvoline; Klüber|kluber|klueber; Fuchs|fuchs; SKF|skf; FAG|fag; NSK|nsk; NTN|ntn; Timken|timken; NBC|nbc; Fenner|fenner; Habasit|habasit; Forbo Siegling|forbo|siegling; Nitta|nitta; Gates|gates; Optibelt|optibelt; Armstrong|armstrong; Inarco|inarco; Berkol|berkol; Precitex|precitex; Yamauchi|yamauchi; Grob|grob; 3M|3m; Karam|karam; Udyogi|udyogi; Mallcom|mallcom; Havells|havells; Polycab|polycab; Philips|philips; Siemens|siemens; Schneider|schneider; Festo|festo; SMC|smc; Janatics|janatics; Exide|exide; Loctite|loctite; Dow|filmtec|dow filmtec; Hydranautics|hydranautics; Hindustan Petroleum|hpcl; Indian Oil|iocl|indian oil; Total Energies|total lubricants; Veedol|veedol; Savita|savita; Apar|apar; Raj Petro|raj petro; Therminol|therminol'
    .split('; ')
    .flatMap((entry) => {
      const [name = '', ...spellings] = entry.split('|')
      return spellings.map((spelling) => [spelling, name])
    }),
)

export const storeStandards = openVocabulary([
  option('IS 2925', 'IS 2925 helmet'),
  option('IS 15298', 'IS 15298 safety shoes'),
  option('IS 9473', 'IS 9473 mask, FFP2 standard'),
  option('EN 388', 'EN 388 gloves'),
  option('EN 407', 'EN 407 heat'),
  option('IS 2494', 'IS 2494 V-belt'),
  option('ISO 3448', 'ISO viscosity grades'),
  option('IS 1460', 'IS 1460 diesel, BS VI diesel'),
  option('IS 1593', 'IS 1593 furnace oil'),
  option('IS 493', 'IS 493 general purpose oil'),
  option('ISO 17225', 'ISO 17225 solid biofuels, ENplus'),
  option('IS 10500', 'IS 10500 drinking water'),
  option('ISO 96', 'ISO 96 ring travellers'),
  option('IS 12615', 'IS 12615 efficient motors'),
])

export const storeSchemes = openVocabulary([
  option('ISI mark', 'BIS, ISI, BIS mark'),
  option('BEE star', 'BEE, star rating'),
  option('ISO 9001', 'ISO 9001:2015'),
  option('ISO 14001', 'ISO 14001:2015'),
  option('CE', 'CE mark'),
  option('DGMS', 'DGMS approved'),
  option('PESO', 'PESO licence'),
  option('OEM approval', 'machine maker approval'),
  option('I-REC', 'IREC, renewable energy certificate, REC'),
  option('FSC', 'FSC wood'),
])

export const storeConditions = closedVocabulary([
  option('Fresh', 'fresh maal, new stock'),
  option('Lot', 'lot maal, stock lot, dead stock, surplus stock'),
])

/** How firm a grease is. */
export const nlgi = openVocabulary(['000', '00', '0', '1', '2', '3'].map((grade) => option(grade, `NLGI ${grade}`)))
