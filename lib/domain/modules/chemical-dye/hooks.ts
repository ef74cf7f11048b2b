import { suggestChemicalHs } from '@/lib/domain/families/chemical/hs'
import { hsText } from '@/lib/domain/families/customs/text'
import { textValue } from '@/lib/domain/listing/listing'
import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import { CHEMICAL_RULES } from './rules'
import { chemicalTitle } from './title'

export const chemicalHooks: ModuleHooks = {
  title: chemicalTitle,
  rules: CHEMICAL_RULES,
  suggestHs: ({ words }) =>
    suggestChemicalHs({
      chemClass: textValue(words, 'chemClass'),
      dyeClass: textValue(words, 'dyeClass'),
      ciName: textValue(words, 'ciName'),
      substance: textValue(words, 'substance'),
      form: textValue(words, 'form'),
      hue: textValue(words, 'color'),
    }),
  hsFrom: ['chemClass', 'dyeClass', 'ciName', 'substance', 'form'],
  hsText,
}
