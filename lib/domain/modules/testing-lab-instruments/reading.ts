import { labReaders } from '@/lib/domain/families/lab/readers'
import { textValue } from '@/lib/domain/listing/listing'
import type { ModuleReading } from '@/lib/domain/modules/define-module'

export const testingReading: ModuleReading = {
  readers: labReaders,
  usualTerms: (values) => {
    const unit = values.listingKind === 'Test service' ? 'test' : 'unit'
    const condition = textValue(values, 'condition')
    const kind = condition === '' ? null : condition === 'New' ? 'Sale' : 'Used sale'
    return { uom: unit, ...(kind && { listingKind: kind }) }
  },
  shortNames: new Map([
    ['utm', ['tensile']],
    ['ccm', ['spectrophotometer']],
    ['csp', ['lea', 'strength']],
    ['jaanch', ['test']],
    ['parikshan', ['test']],
    ['launderometer', ['wash', 'fastness']],
  ]),
}
