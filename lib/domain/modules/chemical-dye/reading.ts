import { chemicalReaders } from '@/lib/domain/families/chemical/readers'
import type { ModuleReading } from '@/lib/domain/modules/define-module'

export const chemicalReading: ModuleReading = {
  sellsMaterials: true,
  readers: chemicalReaders,
  shortNames: new Map([
    ['oba', ['optical', 'brightener']],
    ['sulfur', ['sulphur']],
    ['hydrose', ['hydros']],
    ['cpb', ['cold', 'pad', 'batch']],
    ['dyestuff', ['dye']],
  ]),
}
