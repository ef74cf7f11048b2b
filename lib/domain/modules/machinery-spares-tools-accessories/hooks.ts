import { hsText } from '@/lib/domain/families/customs/text'
import { suggestMachineHs } from '@/lib/domain/families/machine/hs'
import { groupOfType } from '@/lib/domain/families/machine/vocabulary/types'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import { MACHINERY_RULES } from './rules'
import { machineryTitle, widthCm } from './title'

/** The loom type that a machine type says. */
const LOOM_TYPES: Readonly<Record<string, string>> = {
  'Air-jet loom': 'Air-jet',
  'Water-jet loom': 'Water-jet',
  'Rapier loom': 'Rapier',
  'Projectile loom': 'Projectile',
  Powerloom: 'Plain powerloom',
  Handloom: 'Handloom',
  'Needle loom': 'Needle loom',
  'Circular loom': 'Circular loom',
  'Terry loom': 'Terry loom',
  'Velvet loom': 'Velvet face-to-face',
}

export const machineryHooks: ModuleHooks = {
  title: machineryTitle,
  rules: MACHINERY_RULES,
  fills: (words): Record<string, unknown> => {
    const loom = LOOM_TYPES[textValue(words, 'machineType')]
    return loom === undefined ? {} : { loomType: loom }
  },
  suggestHs: ({ words, values }) => {
    const machineType = textValue(words, 'machineType')
    return suggestMachineHs({
      itemClass: textValue(words, 'itemClass'),
      machineGroup: textValue(words, 'machineGroup') || groupOfType(machineType),
      machineType,
      width: widthCm(values),
      diameter: numberValue(words, 'machineDiameter'),
    })
  },
  hsFrom: ['machineType', 'itemClass', 'workingWidth', 'machineDiameter'],
  hsText,
}
