import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

export const sampleForm = openVocabulary([
  option('Fibre', 'fiber, cotton, lint'),
  option('Yarn', 'yarns, cone, hank'),
  option('Fabric', 'fabrics, cloth, swatch'),
  option('Garment', 'garments, made-up, made up'),
  option('Chemical', 'chemicals, dye, dyes'),
  option('Water', 'effluent, waste water'),
])

export const accreditation = openVocabulary([
  option('NABL', 'NABL accredited, NABL lab, NABL approved'),
  option('ISO/IEC 17025', 'ISO 17025, 17025, IEC 17025, ISO/IEC 17025:2017'),
  option('ILAC-MRA', 'ILAC, ILAC MRA'),
  option('CPSC accepted', 'CPSC, CPSIA accepted'),
  option('BIS recognised', 'BIS, BIS lab'),
  option('Textiles Committee', 'textile committee, textiles committee lab'),
  option('Brand nominated', 'nominated lab, brand nominated lab, buyer nominated'),
  option('OEKO-TEX institute', 'oeko-tex, oekotex lab'),
])

export const measureUnits = openVocabulary([
  option('N', 'newton, newtons'),
  option('kN', 'kilonewton'),
  option('kgf', 'kg, kilogram force, kgs'),
  option('cN', 'centinewton'),
  option('g', 'gram, grams, gms'),
  option('mm', 'millimetre'),
  option('nm', 'nanometre, nanometer'),
  option('kPa', 'kilopascal'),
  option('bar', 'bars'),
  option('°C', 'C, degC, deg C'),
  option('%', 'percent'),
  option('L', 'litre, litres'),
  option('positions', 'position, stations, beakers, pots, specimens'),
  option('m/min', 'metres per minute'),
])

export const sampleUnits = openVocabulary([
  option('g', 'gram, grams'),
  option('m', 'metre, metres'),
  option('cm²', 'sq cm, cm2'),
  option('pieces', 'piece, pcs, garments'),
  option('cones', 'cone, bobbins'),
  option('mL', 'ml, millilitre'),
])

export const rentalPeriod = openVocabulary(['Day', 'Week', 'Month', 'Year'])

export const reportForm = openVocabulary([
  option('Signed PDF', 'PDF, e-report, digital report, soft copy'),
  option('Paper report', 'hard copy, printed report'),
  option('PDF and paper', 'both'),
])

export const serviceSite = openVocabulary([
  option('In our laboratory', 'in lab, at our lab, lab'),
  option('At the customer’s site', 'on site, onsite, at site, doorstep'),
  option('Both', 'lab and site'),
])

export const labUse = openVocabulary([
  option('Spinning mill lab', 'spinning lab, mill lab, QC lab of spinning'),
  option('Weaving and grey fabric', 'grey fabric lab'),
  option('Process house lab', 'dye house lab, lab dip, dyeing lab'),
  option('Garment factory', 'garment lab, in-house garment lab'),
  option('Third-party laboratory', 'commercial lab, testing house'),
  option('College or training', 'textile college, institute, education'),
])
