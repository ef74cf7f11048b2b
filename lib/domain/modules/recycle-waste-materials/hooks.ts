import { hsText } from '@/lib/domain/families/customs/text'
import { compositionOf } from '@/lib/domain/families/waste/composition'
import { suggestWasteHs } from '@/lib/domain/families/waste/hs'
import { usualStream } from '@/lib/domain/families/waste/types'
import type { FieldValues } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import { WASTE_RULES } from './rules'
import { mainFibre, wasteTitle } from './title'

/** The stream follows from the type, and the fibres from the composition. */
function wasteFills(words: FieldValues): FieldValues {
  const stream = usualStream(textValue(words, 'wasteType'))
  const fibres = compositionOf(words).flatMap(({ fibre }) => fibre || [])
  return { ...(stream === null ? {} : { wasteStream: stream }), ...(fibres.length === 0 ? {} : { fiberType: fibres }) }
}

export const recycleWasteHooks: ModuleHooks = {
  title: wasteTitle,
  rules: WASTE_RULES,
  fills: wasteFills,
  suggestHs: (facts) => {
    const { words } = facts
    return suggestWasteHs({
      type: textValue(words, 'wasteType'),
      stream: textValue(words, 'wasteStream'),
      fibre: mainFibre(facts),
      preparation: textValue(words, 'preparation'),
      sorting: textValue(words, 'colourSorting'),
      isMutilated: typeof words.mutilated === 'boolean' ? words.mutilated : null,
    })
  },
  hsFrom: ['wasteType', 'wasteStream', 'compositionRange', 'fiberType', 'preparation', 'colourSorting', 'mutilated'],
  hsText,
}
