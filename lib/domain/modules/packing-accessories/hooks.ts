import { hsText } from '@/lib/domain/families/customs/text'
import { suggestPackHs } from '@/lib/domain/families/geometry/hs'
import { packFacts } from '@/lib/domain/families/geometry/pack-facts'
import { textValue } from '@/lib/domain/listing/listing'
import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import { PACKING_RULES } from './rules'
import { packingTitle } from './title'

export const packingHooks: ModuleHooks = {
  title: packingTitle,
  rules: PACKING_RULES,
  suggestHs: (facts) => {
    const { words } = facts
    const { packType, material, width } = packFacts(facts)
    return suggestPackHs({
      packType: packType || null,
      material: material || null,
      printing: textValue(words, 'printing') || null,
      isLaminated: typeof words.laminated === 'boolean' ? words.laminated : null,
      widthMm: width,
    })
  },
  hsFrom: ['packType', 'material', 'printing', 'laminated', 'itemWidth'],
  hsText,
}
