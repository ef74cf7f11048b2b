import type { Vocabulary } from '@/lib/domain/fields/field'
import { yarnFamilies } from '../modules/yarn/vocabulary/families'
import {
  baseColours,
  conePackages,
  dyeingStatuses,
  grades,
  qualityPoints,
  yarnFinishes,
  yarnUses,
} from '../modules/yarn/vocabulary/qualities'
import { spinningSystems } from '../modules/yarn/vocabulary/spinning-systems'
import { yarnTypes } from '../modules/yarn/vocabulary/types'
import { countSystems } from './count-systems'
import { fibres } from './fibres'
import { conditions } from './listing-terms'
import { packageTypes, palletReadiness } from './packaging'
import { exportDocuments, incoterms, paymentTerms, shippingResponsibilities, yarnStandards } from './trade-terms'
import { salesUnits } from './units'
import { foldWord, optionLabel } from './vocabulary'

/** The trade's vocabularies by field; a word of several vocabularies belongs to the first. */
const VOCABULARIES: readonly (readonly [field: string, vocabulary: Vocabulary])[] = [
  ['fiberType', fibres],
  ['yarnFamily', yarnFamilies],
  ['yarnType', yarnTypes],
  ['spinningSystem', spinningSystems],
  ['subcategory', yarnUses],
  ['dyeingStatus', dyeingStatuses],
  ['finish', yarnFinishes],
  ['conePackageType', conePackages],
  ['color', baseColours],
  ['grade', grades],
  ['quality', qualityPoints],
  ['condition', conditions],
  ['countSystem', countSystems],
  ['packageType', packageTypes],
  ['palletContainerReadiness', palletReadiness],
  ['industryStandard', yarnStandards],
  ['paymentTerms', paymentTerms],
  ['incoterm', incoterms],
  ['shippingResponsibility', shippingResponsibilities],
  ['exportDocumentationReadiness', exportDocuments],
  ['uom', salesUnits],
]

export interface SearchAlias {
  /** The synonym, folded for comparison (see foldWord). */
  alias: string
  /** The label in the vocabulary. */
  label: string
  /** The field of that label. */
  field: string
}

/**
 * Every synonym of the trade with its meaning, for searches: "rayon" is Viscose, "OE" is Open-end. One meaning per word
 * and field.
 */
export const SEARCH_ALIASES: readonly SearchAlias[] = VOCABULARIES.flatMap(([field, vocabulary]) => {
  const found = new Map<string, SearchAlias>()
  for (const { value, aliases = [] } of vocabulary.options) {
    const label = optionLabel(vocabulary, value)
    for (const word of aliases) {
      const alias = foldWord(word)
      if (!found.has(alias) && alias !== foldWord(label)) found.set(alias, { alias, label, field })
    }
  }
  return [...found.values()]
})
