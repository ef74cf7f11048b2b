import { closedVocabulary, openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** V11: units in which yarn is sold, priced and ordered. */
export const salesUnits = openVocabulary([
  ...optionGroup('By weight', [
    option('kg', 'kgs, kilo, kilogram, kilograms, KGM'),
    option('lb', 'lbs, pound, pounds, LBR'),
    option('MT', 'MTS, tonne, tonnes, ton, tons, metric ton, TNE'),
  ]),
  ...optionGroup('By package', [
    option('bag', 'bags'),
    option('carton', 'cartons, ctn, box'),
    option('cone', 'cones'),
    option('hank', 'hanks'),
    option('bundle', 'bundles, BDL'),
    option('bale', 'bales, BAL'),
    option('beam', 'beams'),
    option('unit', 'units, nos, pcs, piece, pieces'),
  ]),
])

export const dimensionUnits = closedVocabulary([
  option('cm', 'centimetre, centimeter, cms'),
  option('mm', 'millimetre, millimeter'),
  option('m', 'metre, meter, mtr'),
  option('in', 'inch, inches, "'),
  option('ft', 'foot, feet'),
])

export const weightUnits = closedVocabulary([
  option('kg', 'kgs, kilo, kilogram, kilograms'),
  option('g', 'gram, grams, gm, gms'),
  option('lb', 'lbs, pound, pounds'),
  option('MT', 'tonne, tonnes, ton, metric ton'),
])

/** How cloth is delivered. Metres of a tube, which is measured flat, have two layers. */
export const widthForm = openVocabulary([
  option('Open', 'open width, open-width, openwidth, OW'),
  option('Tubular', 'tube, tube form, tubular form, in tube, gol'),
  option('Slit', 'slit open, slitted'),
])
