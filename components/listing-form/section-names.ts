import { type ModuleDefinition, SECTION_GROUPS, type SectionGroup } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'

/** The names of the ten steps. */
const SECTION_NAMES: Readonly<Record<SectionGroup, string>> = {
  listing_type_business_mode: 'Type of stock',
  product_identity: 'Name and identity',
  technical_specifications: 'Specification',
  inventory: 'Stock',
  pricing_quantity_slabs: 'Prices',
  domestic_export_terms: 'Trade terms',
  packaging_logistics_readiness: 'Packing and dispatch',
  images_documents_design_files: 'Photos and documents',
  quality_compliance: 'Quality and tests',
  preview_publish: 'Preview and publish',
}

/** What this trade calls a step of its form. */
export function sectionName({ sectionNames }: Pick<ModuleDefinition, 'sectionNames'>, section: SectionGroup): string {
  return sectionNames?.[section] ?? SECTION_NAMES[section]
}

/** The steps of a module's form: sections in which its seller has something to fill in, and the preview. */
export function formSteps(definition: ModuleDefinition): readonly SectionGroup[] {
  const isFilledIn = (name: string) => fieldSpec(definition, name)?.isComputed !== true
  return SECTION_GROUPS.filter(
    (section) => section === 'preview_publish' || definition.sections[section].some(isFilledIn),
  )
}
