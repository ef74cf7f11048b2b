import type { FieldValues } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import type { ModuleReading } from '@/lib/domain/modules/define-module'
import { personalReaders } from './readers'

export const textileC2cTraderReading: ModuleReading = {
  placesAreStyles: true,
  sellsPackages: true,
  readers: personalReaders,
  usualTerms,
  shortNames: new Map([
    ['rayon', ['viscose']],
    ['sari', ['saree']],
    ['preloved', ['used']],
    ['secondhand', ['used']],
    ['kapda', ['fabric']],
  ]),
}

/** Everything by the piece, unless the price says otherwise. */
function usualTerms(values: FieldValues): FieldValues {
  return { uom: textValue(values, 'priceUom') || 'piece' }
}
