import { threadReaders } from '@/lib/domain/families/thread/readers'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import type { ModuleReading } from '@/lib/domain/modules/define-module'

export const threadReading: ModuleReading = {
  readers: threadReaders,
  usualTerms,
  shortNames: new Map([
    ['poly', ['polyester']],
    ['tkt', ['ticket']],
  ]),
}

/** A price without a unit is that of one package; all packages but cones and tubes are sold as pieces. */
function usualTerms(values: FieldValues): FieldValues {
  const packageType = textValue(values, 'packageType')
  if (!isFilled(values.basePrice) || packageType === '' || packageType === 'Cone') return {}
  return { uom: packageType === 'Tube' ? 'tube' : 'piece' }
}
