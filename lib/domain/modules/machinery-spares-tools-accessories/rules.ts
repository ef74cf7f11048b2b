import { rowsTotal } from '@/lib/domain/families/colour'
import { RUNNING_RULES } from '@/lib/domain/families/machine/rules'
import { PART_TYPES, TYPES } from '@/lib/domain/families/machine/vocabulary/types'
import { rule } from '@/lib/domain/families/rule'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'
import { widthCm } from './title'

const includes = (list: readonly string[], type: string): boolean => list.includes(type)

/** Usual widths in cm. */
const WIDTHS: ReadonlyArray<readonly [types: readonly string[], low: number, high: number]> = [
  [['Needle loom', 'Label loom', 'Crochet machine'], 1, 200],
  [['Circular loom'], 10, 400],
  [['Handloom'], 20, 400],
  [TYPES.looms, 80, 560],
  [['Stenter', 'Relax dryer', 'Compactor', 'Sanforising machine', 'Raising machine', 'Inspection machine'], 90, 600],
  [TYPES.coloured, 20, 560],
  [['Flat knitting machine'], 20, 260],
  [['Warp knitting machine', 'Raschel machine'], 50, 700],
]

/** Usual gauges, in needles per inch. */
const GAUGES: ReadonlyArray<readonly [types: readonly string[], low: number, high: number]> = [
  [['Socks knitting machine'], 2, 40],
  [TYPES.circular, 4, 60],
  [['Flat knitting machine'], 1.5, 20],
  [TYPES.warpKnit, 4, 50],
]

export const MACHINERY_RULES: readonly Rule[] = [
  ...RUNNING_RULES,
  rule({
    code: 'LOT_OVER_STOCK',
    severity: 'error',
    fields: ['unitsInLot', 'availableQuantity'],
    says: 'A lot is not more than the stock.',
    judge: ({ words }) => {
      const [lot, stock] = [numberValue(words, 'unitsInLot'), numberValue(words, 'availableQuantity')]
      const isCounted = ['unit', 'piece'].includes(textValue(words, 'uom'))
      if (lot === null || stock === null || stock === 0 || !isCounted || lot <= stock) return null
      return `A lot of ${spoken(lot)} is more than the ${spoken(stock)} that you have. Correct one of them.`
    },
  }),
  rule({
    code: 'LOT_PRICE',
    severity: 'warning',
    fields: ['lotPricing', 'priceUom'],
    says: 'What is sold as a whole lot is priced per lot.',
    judge: ({ words }) => {
      const isLot = textValue(words, 'priceUom') === 'lot'
      const pricing = textValue(words, 'lotPricing')
      if (pricing === 'Whole lot' && textValue(words, 'priceUom') !== '' && !isLot)
        return { field: 'priceUom', message: 'You sell the whole lot only. Give the price per lot.' }
      return pricing === 'Each machine' && isLot
        ? { field: 'priceUom', message: 'You sell each machine by itself. Give the price per unit.' }
        : null
    },
  }),
  rule({
    code: 'WIDTH_UNUSUAL',
    severity: 'warning',
    fields: ['workingWidth', 'machineType'],
    says: 'The width is usual for the machine.',
    judge: ({ words, values }) => {
      const [type, width] = [textValue(words, 'machineType'), widthCm(values)]
      const [, low, high] = WIDTHS.find(([types]) => includes(types, type)) ?? []
      if (width === null || low === undefined || high === undefined || (width >= low && width <= high)) return null
      return `${type}: ${low} to ${high} cm is usual, not ${spoken(width)} cm. Check the unit.`
    },
  }),
  rule({
    code: 'GAUGE_UNUSUAL',
    severity: 'warning',
    fields: ['gauge', 'machineType'],
    says: 'The gauge is usual for the machine.',
    judge: ({ words }) => {
      const [type, gauge] = [textValue(words, 'machineType'), numberValue(words, 'gauge')]
      const [, low, high] = GAUGES.find(([types]) => includes(types, type)) ?? []
      if (gauge === null || low === undefined || high === undefined || (gauge >= low && gauge <= high)) return null
      return `${type}: gauges from ${low} to ${high} are usual, not ${spoken(gauge)}. Check it.`
    },
  }),
  rule({
    code: 'SHAFTS_UNUSUAL',
    severity: 'warning',
    fields: ['healdShafts', 'shedding'],
    says: 'A dobby drives up to 28 shafts.',
    judge: ({ words }) => {
      const [shafts, shedding] = [numberValue(words, 'healdShafts'), textValue(words, 'shedding')]
      if (shafts === null || shedding !== 'Dobby' || shafts <= 28) return null
      return `A dobby drives up to 28 shafts, not ${spoken(shafts)}. Check it.`
    },
  }),
  rule({
    code: 'PART_AS_MACHINE',
    severity: 'warning',
    fields: ['itemClass', 'machineType'],
    says: 'Parts are not listed as machines.',
    judge: ({ words }) => {
      const [itemClass, type] = [textValue(words, 'itemClass'), textValue(words, 'machineType')]
      return itemClass === 'Machine' && PART_TYPES.has(type)
        ? `${type} is a part. Choose Spare or Accessory, or the machine.`
        : null
    },
  }),
  rule({
    code: 'PLANT_MACHINES',
    severity: 'warning',
    fields: ['plantMachines', 'spindles'],
    says: 'A plant has fewer machines than spindles.',
    judge: ({ words }) => {
      const spindles = numberValue(words, 'spindles')
      const machines = rowsTotal(words.plantMachines, 'count')
      return textValue(words, 'itemClass') === 'Plant' && spindles !== null && machines > spindles
        ? `${spoken(machines)} machines have more than ${spoken(spindles)} spindles. Check both.`
        : null
    },
  }),
  rule({
    code: 'IMPORT_PAPERS',
    severity: 'warning',
    fields: ['papers', 'dispatchCountry', 'condition'],
    says: 'Used imports have a chartered engineer certificate.',
    judge: ({ words }) => {
      const from = textValue(words, 'dispatchCountry')
      const isUsed = textValue(words, 'condition') !== 'New'
      const isMachine = ['Machine', 'Plant'].includes(textValue(words, 'itemClass'))
      if (!isMachine || !isUsed || from === '' || from === 'IN' || textValue(words, 'tradeMode') === 'Export')
        return null
      return listValue(words, 'papers').includes('Chartered engineer certificate')
        ? null
        : 'Customs in India ask for a chartered engineer certificate of used machines (as of 2025). Add it to the papers.'
    },
  }),
  rule({
    code: 'MACHINE_PRICE',
    severity: 'warning',
    fields: ['basePrice', 'machineType'],
    says: 'A machine costs more than 2,000 rupees.',
    judge: ({ words }) => {
      const price = numberValue(words, 'basePrice')
      const isMachine =
        textValue(words, 'itemClass') === 'Machine' &&
        includes([...TYPES.looms, ...TYPES.spindled, ...TYPES.circular], textValue(words, 'machineType'))
      const inRupees = ['', 'INR'].includes(textValue(words, 'currency'))
      if (!isMachine || price === null || !inRupees || price >= 2000 || textValue(words, 'priceUom') === 'kg')
        return null
      return `${spoken(price)} rupees is very low for a machine. Prices are in rupees, not in lakhs.`
    },
  }),
]
