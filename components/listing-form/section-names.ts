import type { ModuleDefinition, SectionGroup } from '@/lib/domain/modules/define-module'

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
