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

/** The vocabularies of the trade by the field that holds their words; a word of several belongs to the first. */
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
  /** The other word, folded for comparing (see foldWord). */
  alias: string
  /** What people read for it: the label in the vocabulary. */
  label: string
  /** Where that label stands in a listing. */
  field: string
}

/** Every other word of the trade with what it means, for searches: "rayon" is Viscose, "OE" is Open-end. One meaning per word and field. */
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
