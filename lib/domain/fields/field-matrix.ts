import { professionalStatics } from '@/lib/domain/listing/presenting/professional'
import { type ModuleDefinition, SECTION_GROUPS } from '@/lib/domain/modules/define-module'
import { MODULE_NAMES } from '@/lib/domain/modules/keys'

/** The field matrix (reference 4.12), exactly its keys in its order, without the definitions of the fields. */
export function fieldMatrix(definition: ModuleDefinition) {
  const { moduleKey, rendererFamily, groups } = definition
  return {
    moduleKey,
    displayName: MODULE_NAMES[moduleKey],
    rendererFamily,
    sectionGroups: SECTION_GROUPS,
    identity: groups.identity,
    specifications: groups.specifications,
    commercial: groups.commercial,
    tradeMode: groups.tradeMode,
    packaging: groups.packaging,
    attachments: groups.attachments,
    rfqContinuity: groups.rfqContinuity,
    family02ProfessionalListing: professionalStatics(definition),
  }
}
