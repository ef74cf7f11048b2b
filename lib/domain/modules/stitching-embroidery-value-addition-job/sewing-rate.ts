import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Facts } from '@/lib/domain/modules/facts'
import { unitName } from '@/lib/domain/units/units'

/** Rupees for a standard minute of sewing alone: Rs 62 for 16 minutes are 3.875. Null for other work or with material. */
export function ratePerMinute({ words }: Pick<Facts, 'words'>): number | null {
  const [price, smv] = [numberValue(words, 'basePrice'), numberValue(words, 'smv')]
  const [job, ...others] = listValue(words, 'jobType')
  const isRupees = textValue(words, 'currency') === 'INR'
  const withoutMaterial = textValue(words, 'materialSupply') === "Principal's material" && words.trimsIncluded !== true
  if (price === null || !smv || !isRupees || !withoutMaterial || unitName(textValue(words, 'priceUom')) !== 'piece')
    return null
  return others.length === 0 && (job === 'CMT' || job === 'Stitching') ? price / smv : null
}
