import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

/** Floats on the back of a jacquard cloth. */
export const cutting = openVocabulary([
  option('Cut', 'cut floats, cutwork, cut work, clipped'),
  option('Uncut', 'uncut floats, unclipped, without cutting'),
])

/** What cloth is tested or sold by. */
export const fabricStandards = openVocabulary([
  option('ASTM D5430', '4-point, four point system'),
  option('ISO 7211', 'ISO 7211-2, threads per length'),
  option('ISO 3801', 'mass per area'),
  option('ISO 13934-1', 'tensile, strip test'),
  option('ISO 13937', 'tear'),
  option('IS 1969', 'breaking strength'),
  option('IS 1964', 'weight per area'),
])

/** First quality and below it, by the points of the 4-point system. */
export const fabricGrades = openVocabulary([
  option('A', 'A grade, first quality', { note: 'up to 20 points' }),
  option('B', 'B grade', { note: 'up to 28 points' }),
  option('C', 'C grade', { note: 'more than 28 points' }),
])

export const fabricPackageTypes = openVocabulary([
  option('Bale', 'pressed bale, bales'),
  option('Roll', 'rolls, roll on tube'),
  option('Folded taka', 'taka, than, folded, lump'),
  option('Plaited bundle', 'plaited, bundle, plaited bundles'),
  'Loose',
])

/** Units in which cloth is sold. */
export const fabricUnits = openVocabulary([
  option('m', 'metre, metres, meter, meters, mtr, mtrs, MTR'),
  option('yd', 'yard, yards, yds, YRD'),
  option('kg', 'kgs, kilo, kilos, kilogram, kilograms, KGM'),
  option('roll', 'rolls, ROL'),
  option('taka', 'takas, than, thans'),
  option('bale', 'bales, BAL'),
  option('MT', 'MTS, tonne, tonnes, ton, tons, metric ton, TNE'),
  option('piece', 'pieces, pc, pcs, PCS'),
])
