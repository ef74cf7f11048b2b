import { professionalStatics } from '@/lib/domain/listing/presenting/professional'
import { type ModuleDefinition, SECTION_GROUPS } from '@/lib/domain/modules/define-module'
import { MODULE_NAMES } from '@/lib/domain/modules/keys'

/** Spec: Field matrix, exactly its keys in its order; nothing of what stands behind the names. */
export function fieldMatrix({ moduleKey, rendererFamily, groups, professional }: ModuleDefinition) {
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
    family02ProfessionalListing: professionalStatics({ professional }),
  }
}
