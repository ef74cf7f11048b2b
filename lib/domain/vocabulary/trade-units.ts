import type { Vocabulary } from '@/lib/domain/fields/field'
import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** The units in which a module sells, in the order in which its trade names them. */
export function unitsOf(...names: readonly string[]): Vocabulary {
  return openVocabulary(names.flatMap((name) => tradeUnits.options.find(({ value }) => value === name) ?? []))
}

/** Every unit of the trade (reference 4.15): each module sells in some of them. */
export const tradeUnits = openVocabulary([
  ...optionGroup('By weight', [
    option('kg', 'kgs, kilo, kilos, kilogram, kilograms, KGM'),
    option('g', 'gram, grams, gm, gms'),
    option('lb', 'lbs, pound, pounds, LBR'),
    option('MT', 'MTS, tonne, tonnes, ton, tons, metric ton, TNE'),
    option('quintal', 'quintals, qtl, qtls, DTN'),
    option('candy', 'candies, khandi'),
  ]),
  ...optionGroup('By length', [
    option('m', 'metre, metres, meter, meters, mtr, mtrs, MTR'),
    option('yd', 'yard, yards, yds, YRD'),
    option('1000 m', '1000 metres, 1000 meters, 1000m, per 1000 m, thousand metres, km'),
  ]),
  ...optionGroup('By area or volume', [
    option('m2', 'sq m, sqm, square metre, square metres, square meter, m²'),
    option('m3', 'cubic metre, cubic metres, cubic meter, cbm, m³'),
    option('L', 'litre, litres, liter, liters, ltr, ltrs, LTR'),
  ]),
  ...optionGroup('By piece', [
    option('piece', 'pieces, pc, pcs, nos, PCS'),
    option('pair', 'pairs, prs'),
    option('set', 'sets'),
    option('dozen', 'dozens, doz, dz, DZN, darjan, darzan'),
    option('gross', 'grs, GRS'),
    option('great gross', 'ggr, GGR'),
    option('1000', 'thousand, 1000 pcs, 1000 nos, 1000 piece, 1000 pieces, per 1000, thousands, THD'),
    option('unit', 'units'),
  ]),
  ...optionGroup('By package', [
    option('bag', 'bags'),
    option('box', 'boxes'),
    option('carton', 'cartons, ctn, ctns'),
    option('bundle', 'bundles, BDL'),
    option('bale', 'bales, BAL'),
    option('beam', 'beams'),
    option('cone', 'cones'),
    option('tube', 'tubes'),
    option('hank', 'hanks'),
    option('roll', 'rolls, ROL'),
    option('taka', 'takas, than, thans, thaan, thaans'),
    option('drum', 'drums'),
    option('carboy', 'carboys'),
    option('lot', 'lots'),
  ]),
  ...optionGroup('By work', [
    option('kWh', 'kilowatt hour, kilowatt hours, units of power'),
    option('hour', 'hours, hr, hrs'),
    option('test', 'tests, sample, samples'),
    option('1000 stitches', 'per 1000 st, 1000 st, thousand stitches, per 1000 stitches'),
    option('pick', 'picks'),
    option('end', 'ends'),
  ]),
])
