import { consumableReaders } from '@/lib/domain/families/consumable/readers'
import type { FieldValues } from '@/lib/domain/fields/field'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleReading } from '@/lib/domain/modules/define-module'

/** The unit in which each class is sold, where a line names none. */
const SOLD_BY: Readonly<Record<string, string>> = {
  Coal: 'MT',
  Lignite: 'MT',
  'Pet coke': 'MT',
  'Biomass pellets': 'MT',
  'Biomass briquettes': 'MT',
  'Rice husk': 'MT',
  'Loose biomass': 'MT',
  Firewood: 'MT',
  Charcoal: 'MT',
  Diesel: 'L',
  'Furnace oil': 'MT',
  'Light diesel oil': 'L',
  LPG: 'kg',
  PNG: 'm3',
  Biogas: 'kg',
  Lubricant: 'L',
  Grease: 'kg',
  'Thermic fluid': 'L',
  Power: 'kWh',
  Steam: 'kg',
  'Compressed air': 'm3',
  Water: 'L',
}

/** Packages that have a price each where a line names no unit. */
const PER_PACKAGE: Readonly<Record<string, string>> = {
  'Gas cylinder': 'unit',
  Bucket: 'unit',
  Can: 'unit',
  Drum: 'drum',
  Box: 'box',
}

/** "Spindle oil 20L 9,600": what the pack costs, where a litre of it would cost as much. */
function packOf(values: FieldValues): string | undefined {
  const [price, size] = [numberValue(values, 'basePrice'), numberValue(values, 'packSize')]
  const isOil = /^(?:Lubricant|Grease|Thermic fluid)$/.test(textValue(values, 'utilityClass'))
  return isOil && price !== null && size !== null && size > 1 && price >= LITRE_INR_MAX ? 'unit' : undefined
}

const LITRE_INR_MAX = 2000

function usualTerms(values: FieldValues): FieldValues {
  const priced = textValue(values, 'priceUom')
  // "LPG 19 kg cylinder 1850": the price of a cylinder, not of its kg.
  const packed = priced === '' ? (PER_PACKAGE[textValue(values, 'packageType')] ?? packOf(values)) : undefined
  // "1000 pcs 310": what a box of a thousand costs.
  const isThousand = values.packSize === 1000 && textValue(values, 'packUnit') === 'piece'
  const uom = packed ?? (isThousand ? '1000' : undefined) ?? SOLD_BY[textValue(values, 'utilityClass')] ?? 'unit'
  const counted = textValue(values, 'uom')
  return { uom, priceUom: priced || counted || uom, moqUom: counted || uom }
}

export const consumableReading: ModuleReading = {
  sellsPackages: true,
  readers: consumableReaders,
  ownWords: 'for mill',
  usualTerms,
  shortNames: new Map([
    ['ppe', ['safety', 'gear']],
    ['hsd', ['diesel']],
    ['ldo', ['light', 'diesel', 'oil']],
    ['petcoke', ['pet', 'coke']],
    ['koyla', ['coal']],
    ['lakdi', ['firewood']],
    ['bijli', ['power']],
    ['patta', ['belt']],
    ['sui', ['needle']],
    ['traveler', ['traveller']],
    ['vg', ['iso', 'vg']],
  ]),
}
