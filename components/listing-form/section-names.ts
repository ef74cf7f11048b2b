import type { SectionGroup } from '@/lib/domain/modules/define-module'

/** The names of the ten steps. */
export const SECTION_NAMES: Readonly<Record<SectionGroup, string>> = {
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
