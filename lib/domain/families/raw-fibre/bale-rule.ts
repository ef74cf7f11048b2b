import { rule } from '@/lib/domain/families/rule'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { spoken } from '@/lib/domain/spoken'
import { netWeightKg } from '@/lib/domain/units/unit-facts'

const BALE_SHARE = 0.05

/** Fibre and waste are sold in pressed bales, whose weight is that of the package. */
export const BALE_WEIGHT_DIFFERS = rule({
  code: 'BALE_WEIGHT_DIFFERS',
  severity: 'error',
  fields: ['baleWeight', 'netWeight', 'packageType'],
  says: 'The bale weight and the net weight of the bale agree within 5 %.',
  judge: ({ words }) => {
    const [bale, net] = [numberValue(words, 'baleWeight'), netWeightKg(words)]
    if (textValue(words, 'packageType') !== 'Pressed bale' || bale === null || net === null) return null
    if (Math.abs(net - bale) <= bale * BALE_SHARE) return null
    return `The bale weighs ${spoken(bale)} kg, but the net weight of the package is ${spoken(net)} kg. Make them agree.`
  },
})
