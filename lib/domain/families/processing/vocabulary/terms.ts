import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

/** What the bill counts: 3 to 10 % of it depends on this. */
export const measuredOn = openVocabulary([
  option('Grey metres', 'gray metres, grey meters, on grey, greige metres, grey mtr, grey length'),
  option('Finished metres', 'finish metres, finished meters, on finish, finish mtr, packed metres, finished length'),
  option('Grey weight', 'grey kg, on grey weight, greige weight, input weight'),
  option('Finished weight', 'finished kg, on finished weight, packed weight, output weight, dry weight'),
  option('Finished pieces', 'pieces, finished piece, per piece passed, good pieces'),
  option('Pieces received', 'pieces sent, input pieces'),
])

/** What the price may be counted in for each. */
export const MEASURED_IN: Readonly<Record<string, 'length' | 'mass' | 'pieces'>> = {
  'Grey metres': 'length',
  'Finished metres': 'length',
  'Grey weight': 'mass',
  'Finished weight': 'mass',
  'Finished pieces': 'pieces',
  'Pieces received': 'pieces',
}

/** Where the waste water goes. */
export const waterTreatment = openVocabulary([
  option('CETP', 'common ETP, common effluent treatment plant, CETP member, CETP connected'),
  option('Own ETP', 'ETP, effluent treatment plant, own effluent plant, in-house ETP'),
  option(
    'ZLD',
    'zero liquid discharge, zero discharge, ZLD plant, zero effluent, own ZLD, ETP with ZLD, ETP and ZLD, ETP + ZLD, ETP ZLD, ETP/ZLD, own ETP with ZLD, CETP with ZLD',
  ),
  option('No waste water', 'dry process, waterless, water free'),
])

export const fuel = openVocabulary([
  option('Coal boiler', 'coal, steam coal, imported coal, lignite'),
  option('Biomass boiler', 'biomass, briquettes, rice husk, wood, pellets, firewood'),
  option('Gas boiler', 'PNG, natural gas, CNG, LPG, piped gas, gas'),
  option('Furnace oil', 'FO, LDO, diesel'),
  option('Thermic fluid heater', 'thermic, thermopac, thermic fluid, hot oil'),
  option('Gas burners', 'gas fired stenter, direct gas'),
  option('Electric', 'electrical heating, infrared'),
  option('Solar', 'solar power, solar thermal'),
])

/** Standards for the chemicals and the plant. */
export const chemStandard = openVocabulary([
  option('ZDHC MRSL', 'ZDHC, ZDHC level 3, MRSL, ZDHC MRSL 3.1, ZDHC gateway'),
  option('GOTS', 'GOTS approved, GOTS processing, global organic textile standard'),
  option('OEKO-TEX STeP', 'STeP, STEP by OEKO-TEX, oekotex step'),
  option('OEKO-TEX Standard 100', 'oekotex, oeko-tex, oeko tex 100'),
  option('bluesign', 'blue sign, bluesign system partner'),
  option('GRS', 'global recycled standard, GRS processing'),
  option('REACH', 'REACH compliant, AZO free, azo-free, azo free dyes, banned amine free, APEO free'),
])

/** How the shade of the buyer is matched. */
export const shadeMatching = openVocabulary([
  option('Lab-dip', 'lab dip, labdip, lab dips, lab dip approval'),
  option(
    'Spectrophotometer',
    'spectro, spectrophotometer matching, CCM, computer colour matching, computer color matching',
  ),
  option('Visual', 'by eye, visual matching, light box, sample matching'),
  option('Shade card', 'own shade card, from shade card'),
])

/** Whose dyes, inks and chemicals. */
export const dyesSupply = openVocabulary([
  option('Included in the price', 'ours, included, with dyes, with material, with chemicals, dyes included'),
  option('Charged extra', 'extra, dyes extra, chemicals extra, dyes charged separately'),
  option('From the buyer', 'buyer, party dyes, without dyes, dyes by buyer, your dyes'),
  option('Either way', 'both, as agreed'),
])

export const shadeDepth = openVocabulary([
  option('White', 'bleach, full white'),
  option('Pale', 'light, light shade, pastel, halka'),
  option('Medium', 'medium shade, med'),
  option('Dark', 'dark shade, deep, gehra'),
  option('Extra dark', 'extra deep, special dark, turquoise and royal'),
  option('Black', 'jet black, black shade'),
  option('Neon', 'fluorescent, flourescent'),
])

/** How the goods go back. */
export const deliveryForm = openVocabulary([
  option('Open width on roll', 'roll, rolls, open width roll, on tube'),
  option('Tubular on roll', 'tubular roll, tube roll'),
  option('Folded', 'than, thans, taka, folded in than, plaited, book fold, lump'),
  option('On trolley', 'trolley, loose, A-frame, batch'),
  option('On cones', 'cones, rewound on cones, cone'),
  option('On cheese', 'cheeses, dye packages'),
  option('Hanks', 'hank, hank bundle'),
  option('On beams', 'beams, beam'),
  option('Packed pieces', 'pieces, polybags, hangers'),
])

/** Who makes the screens and separations, and who keeps them. */
export const designService = openVocabulary([
  option('Included', 'design free, separation free, tracing included'),
  option('Charged', 'screen charge, design charge extra, tracing extra'),
  option('Buyer sends separations', 'from the buyer, ready files, party design, party screens'),
])

/** How layers are joined. */
export const laminationMethod = openVocabulary([
  option('Hot-melt', 'hot melt, hotmelt, PUR, reactive hot melt'),
  option('Flame', 'flame bonding, flame lamination'),
  option('Adhesive', 'solvent, water based adhesive, wet lamination, glue'),
  option('Film extrusion', 'extrusion, extrusion coating, extrusion lamination'),
  option('Powder dot', 'powder, double dot'),
])

/** Tests that the results are measured by. */
export const processStandards = openVocabulary([
  option('ISO 105', 'ISO 105-C06, ISO 105-X12, ISO 105-B02, ISO 105 C06, colour fastness ISO'),
  option('ISO 5077', 'ISO 6330, dimensional stability'),
  option('AATCC', 'AATCC 61, AATCC 8, AATCC 135, AATCC 16'),
  option('IS 3361', 'IS 764, IS 971, BIS'),
  option('4-point system', '4 point, four point, ASTM D5430'),
  option('DIN EN', 'EN ISO'),
])
