import { describe, expect, test } from 'vitest'
import { CATALOGUE, FIELD_SPELLINGS, isCatalogued } from '@/lib/domain/fields/catalogue'
import { holds } from '@/lib/domain/fields/condition'
import { dependencyMatrix } from '@/lib/domain/fields/dependency-matrix'
import type { Condition, FieldSpec, Vocabulary } from '@/lib/domain/fields/field'
import { fieldMatrix } from '@/lib/domain/fields/field-matrix'
import { derivedFacetLabel, facetLabel, valueFacetNames } from '@/lib/domain/listing/finding/facets'
import { SERVER_OWNED_FIELDS } from '@/lib/domain/listing/judging/server-owned'
import { matrixDefinition } from '@/lib/domain/modules'
import { FIELD_GROUPS, type ModuleDefinition, SECTION_GROUPS } from '@/lib/domain/modules/define-module'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { canonicalValues, fieldSpec, listingFields, writableFields } from '@/lib/domain/modules/resolve'
import { canonicalOption, canonicalValue, foldWord } from '@/lib/domain/vocabulary/vocabulary'

const SPEC_SECTION_GROUPS = [
  'listing_type_business_mode',
  'product_identity',
  'technical_specifications',
  'inventory',
  'pricing_quantity_slabs',
  'domestic_export_terms',
  'packaging_logistics_readiness',
  'images_documents_design_files',
  'quality_compliance',
  'preview_publish',
]

/** The spec's table, typed again by hand: key by key and in its order. */
const SPEC_YARN_FIELD_MATRIX = {
  moduleKey: 'yarn',
  displayName: 'Yarn',
  rendererFamily: 'PRODUCT',
  sectionGroups: SPEC_SECTION_GROUPS,
  identity: [
    'title',
    'productName',
    'productMasterId',
    'sellerSku',
    'styleNumber',
    'brandManufacturer',
    'category',
    'condition',
  ],
  specifications: [
    'yarnFamily',
    'fiberType',
    'yarnType',
    'countSystem',
    'count',
    'denier',
    'ply',
    'twist',
    'blendPercentages',
    'spinningSystem',
    'dyeingStatus',
    'conePackageType',
    'lot',
    'cspStrength',
    'category',
    'subcategory',
    'material',
    'composition',
    'grade',
    'quality',
    'dimensions',
    'color',
    'finish',
    'uom',
    'industryStandard',
    'tolerance',
  ],
  commercial: [
    'currency',
    'basePrice',
    'priceUom',
    'moq',
    'moqUom',
    'quantitySlabs',
    'domesticPrice',
    'exportPrice',
    'taxIncluded',
    'negotiable',
    'sampleAvailable',
    'samplePrice',
    'paymentTerms',
    'creditTerms',
  ],
  tradeMode: [
    'tradeMode',
    'originCountry',
    'dispatchCountry',
    'destinationRestrictions',
    'incoterm',
    'loadingPort',
    'destinationPort',
    'exportDocumentationReadiness',
    'hsCode',
  ],
  packaging: [
    'packageType',
    'unitsPerPackage',
    'grossWeight',
    'netWeight',
    'length',
    'width',
    'height',
    'dimensionUnit',
    'weightUnit',
    'cbm',
    'packageCount',
    'palletContainerReadiness',
    'dispatchLeadTime',
    'shippingResponsibility',
  ],
  attachments: [
    'coverImage',
    'galleryImages',
    'technicalSheet',
    'testReport',
    'certificate',
    'complianceDocument',
    'designFile',
    'buyerVisibleDocuments',
    'privateDocuments',
    'externalReference',
  ],
  rfqContinuity: [
    'listingId',
    'sellerId',
    'buyerId',
    'companyId',
    'moduleKey',
    'productMasterId',
    'rfqId',
    'quoteId',
    'orderId',
  ],
  family02ProfessionalListing: {
    version: expect.stringMatching(/./),
    conditions: ['Fresh', 'FreshMix', 'Lot', 'JobLot', 'Seconds', 'Claimless'],
    allowedBusinessChannels: ['B2B'],
    tradeModes: ['Domestic', 'Export', 'Both'],
    taxLabels: ['VAT', 'GST', 'Sales Tax', 'Custom', 'None'],
    pdcCreditIntervalsDays: [
      15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165, 180, 195, 210, 225, 240, 255, 270, 285, 300, 315, 330, 345, 360,
    ],
    serviceListing: false,
    stockFieldsVisible: true,
    capacityFieldsVisible: false,
    newArrivalAllowed: true,
  },
}

const SPEC_YARN_DEPENDENCY_MATRIX = {
  moduleKey: 'yarn',
  wovenKnittedNonwovenApplies: false,
  loomTypeApplies: false,
  dobby: { visibleWhen: 'not_applicable', fields: [] },
  jacquard: { visibleWhen: 'not_applicable', fields: [] },
  smartOtherPolicy: "a custom value typed in 'other' on the same field is kept; no taxonomy replacement is required",
}

const yarn = matrixDefinition('yarn')

describe("the spec's tables", () => {
  test('the field matrix of yarn has exactly the spec’s names in its order', () => {
    const matrix = JSON.parse(JSON.stringify(fieldMatrix(yarn)))
    expect(matrix).toStrictEqual(SPEC_YARN_FIELD_MATRIX)
    expect(Object.keys(matrix)).toStrictEqual(Object.keys(SPEC_YARN_FIELD_MATRIX))
    expect(Object.keys(matrix.family02ProfessionalListing)).toStrictEqual(
      Object.keys(SPEC_YARN_FIELD_MATRIX.family02ProfessionalListing),
    )
  })

  test('the dependency matrix of yarn is exactly the spec’s', () => {
    const matrix = JSON.parse(JSON.stringify(dependencyMatrix(yarn)))
    expect(matrix).toStrictEqual(SPEC_YARN_DEPENDENCY_MATRIX)
    expect(Object.keys(matrix)).toStrictEqual(Object.keys(SPEC_YARN_DEPENDENCY_MATRIX))
  })

  test('every name of the record that a seller enters is writable', () => {
    const names =
      'uom count shade grade price title productName moq stockQty availableQuantity totalQuantity composition material color finish quality category subcategory gsm width construction currency country originCountry destinationCountry incoterm loadingPort destinationPort quantitySlabs pdcSlabs offlinePdcSettlement editMarker tradeMode productMasterId newArrival condition'
    const spellings: Readonly<Record<string, string>> = FIELD_SPELLINGS
    const refused = names.split(' ').filter((name) => !writableFields(yarn).includes(spellings[name] ?? name))
    expect(refused).toStrictEqual([])
  })
})

describe('the registry', () => {
  test('has a definition for each of the 22 modules', () => {
    expect(MODULE_KEYS).toHaveLength(22)
    for (const key of MODULE_KEYS) expect(matrixDefinition(key).moduleKey).toBe(key)
  })

  test('treats the four job-work modules as services, which sell capacity and no stock', () => {
    const services = MODULE_KEYS.filter((key) => matrixDefinition(key).rendererFamily === 'SERVICE')
    expect(services).toStrictEqual([
      'spinning_texturising_job',
      'weave_knit_warping_job',
      'mill_finish_process_job',
      'stitching_embroidery_value_addition_job',
    ])
    for (const key of services) {
      expect(matrixDefinition(key).professional).toStrictEqual({
        serviceListing: true,
        stockFieldsVisible: false,
        capacityFieldsVisible: true,
        newArrivalAllowed: false,
        staysInModule: false,
        mayTrend: false,
      })
    }
  })
})

describe.each(MODULE_KEYS.map((key) => [key, matrixDefinition(key)] as const))('%s', (_key, definition) => {
  const names = [...new Set([...FIELD_GROUPS.flatMap((group) => definition.groups[group]), ...definition.offMatrix])]
  const specs = listingFields(definition).map((name) => [name, specOf(definition, name)] as const)

  test('names only fields that the catalogue, the module or the service knows', () => {
    const unknown = names.filter((name) => fieldSpec(definition, name) === null && !SERVER_OWNED_FIELDS.has(name))
    expect(unknown).toStrictEqual([])
    const laidOverNothing = Object.keys(definition.fields).filter((name) => !names.includes(name))
    expect(laidOverNothing).toStrictEqual([])
  })

  test('does not let sellers write names that the service owns', () => {
    expect(writableFields(definition).filter((name) => SERVER_OWNED_FIELDS.has(name))).toStrictEqual([])
  })

  test('shows each visible field in exactly one of the ten sections, and nothing else', () => {
    expect(Object.keys(definition.sections).sort()).toStrictEqual([...SECTION_GROUPS].sort())
    expect(SECTION_GROUPS).toStrictEqual(SPEC_SECTION_GROUPS)
    const shown = SECTION_GROUPS.flatMap((section) => definition.sections[section])
    const visible = specs.flatMap(([name, spec]) => (spec.isHidden ? [] : [name]))
    expect([...shown].sort()).toStrictEqual([...visible].sort())
    expect(definition.sections.preview_publish).toStrictEqual([])
  })

  test('has no ambiguous word in any vocabulary', () => {
    const doubles = specs.flatMap(([name, spec]) => vocabulariesOf(spec).flatMap((list) => doubleWords(name, list)))
    expect(doubles).toStrictEqual([])
  })

  test('compares conditions only with fields of the module and values of their vocabulary', () => {
    expect(
      [
        ...specs.flatMap(([, spec]) => conditionsOf(spec)),
        ...(definition.freeCountWhen ? [definition.freeCountWhen] : []),
      ].flatMap((condition) => wrongReferences(definition, condition)),
    ).toStrictEqual([])
  })

  test('uses only its own names for facets, cards and main specifications', () => {
    const listed = [...definition.facetOrder, ...definition.cardFields, ...definition.mainSpecifications]
    const isNamed = (name: string) => fieldSpec(definition, name) !== null || derivedFacetLabel(name) !== null
    expect(listed.filter((name) => !isNamed(name))).toStrictEqual([])
    expect(new Set(definition.facetOrder).size).toBe(definition.facetOrder.length)
    expect(definition.cardFields.filter((name) => specOf(definition, name).isHidden)).toStrictEqual([])
    expect(fieldSpec(definition, definition.familyField)).not.toBeNull()
  })

  test('gives each facet a label of its own', () => {
    const labels = valueFacetNames(definition).map((name) => facetLabel(definition, name))
    expect(labels.filter((label, place) => labels.indexOf(label) !== place)).toStrictEqual([])
  })

  test('has defaults from its own vocabularies that apply to a new listing', () => {
    for (const [name, value] of Object.entries(definition.defaults)) {
      const spec = specOf(definition, name)
      if ('vocabulary' in spec) expect(canonicalValue(spec.vocabulary, String(value)), name).toBe(value)
      else expect(spec.kind, name).toBe(typeof value)
      if (spec.visibleWhen) expect(holds(spec.visibleWhen, definition.defaults), name).toBe(true)
    }
  })
})

describe('yarn', () => {
  const visible = (name: string, values: Record<string, unknown>) => {
    const condition = specOf(yarn, name).visibleWhen
    return condition === undefined || holds(condition, { ...yarn.defaults, ...values })
  }

  test('asks for the denier of filament and the CSP of spun yarn', () => {
    expect(visible('denier', { yarnFamily: 'Polyester filament' })).toBe(true)
    expect(visible('denier', { yarnFamily: 'Silk' })).toBe(true)
    expect(visible('denier', { yarnFamily: 'Cotton yarn' })).toBe(false)
    expect(visible('cspStrength', { yarnFamily: 'Cotton yarn' })).toBe(true)
    expect(visible('cspStrength', { yarnFamily: 'Nylon filament' })).toBe(false)
  })

  test('asks for a sample price only where a sample is to be had', () => {
    expect(visible('samplePrice', { sampleAvailable: true })).toBe(true)
    expect(visible('samplePrice', { sampleAvailable: false })).toBe(false)
    expect(visible('samplePrice', {})).toBe(false)
  })

  test('asks for export terms of exports and for cheque terms of domestic sales', () => {
    for (const name of ['incoterm', 'loadingPort', 'destinationPort', 'exportDocumentationReadiness', 'exportPrice']) {
      expect(visible(name, { tradeMode: 'Domestic' }), name).toBe(false)
      expect(visible(name, { tradeMode: 'Export' }), name).toBe(true)
      expect(visible(name, { tradeMode: 'Both' }), name).toBe(true)
    }
    for (const name of ['pdcSlabs', 'domesticPrice']) {
      expect(visible(name, { tradeMode: 'Domestic' }), name).toBe(true)
      expect(visible(name, { tradeMode: 'Export' }), name).toBe(false)
      expect(visible(name, { tradeMode: 'Both' }), name).toBe(true)
    }
  })

  test('asks for the colour of dyed yarn, also with an unknown status, but not of grey yarn', () => {
    expect(visible('color', { dyeingStatus: 'Dope dyed' })).toBe(true)
    expect(visible('color', { dyeingStatus: 'Reactive dyed at Erode' })).toBe(true)
    expect(visible('color', { dyeingStatus: 'Grey' })).toBe(false)
    expect(visible('color', {})).toBe(false)
  })

  test('offers combing only for cotton and texturing only for filament, and all without a family', () => {
    const offers = (word: string, values: Record<string, unknown>) => {
      const spec = specOf(yarn, 'yarnType')
      const option = 'vocabulary' in spec ? canonicalOption(spec.vocabulary, word) : null
      return option !== null && (option.offeredWhen === undefined || holds(option.offeredWhen, values))
    }
    expect(offers('Combed', { yarnFamily: 'Cotton yarn' })).toBe(true)
    expect(offers('Combed', { yarnFamily: 'Polyester filament' })).toBe(false)
    expect(offers('DTY', { yarnFamily: 'Polyester filament' })).toBe(true)
    expect(offers('DTY', { yarnFamily: 'Cotton yarn' })).toBe(false)
    expect(offers('Combed', {}) && offers('DTY', {}) && offers('Bouclé', {})).toBe(true)
    expect(offers('Combed', { yarnFamily: 'Bamboo charcoal' })).toBe(true)
  })

  test('shows a given Incoterm or colour that is not asked for, so that it can be judged and removed', () => {
    expect(visible('incoterm', { tradeMode: 'Domestic', incoterm: 'C&F' })).toBe(true)
    expect(visible('color', { dyeingStatus: 'Grey', color: 'Ecru' })).toBe(true)
    expect(visible('shade', { shade: 'Ivory 11-0907' })).toBe(true)
  })

  test('accepts HS codes of four, six or eight digits in chapters 50 to 56, with or without dots', () => {
    const pattern = specOf(yarn, 'hsCode').rule?.pattern
    for (const code of ['5205', '520523', '5205.23', '5205.23.10', '52052310', '5601']) {
      expect(pattern?.test(code), code).toBe(true)
    }
    for (const code of ['52', '52052', '6109', '4901', '520523101', '5205-23', 'HS5205']) {
      expect(pattern?.test(code), code).toBe(false)
    }
  })

  test('explains each condition of the spec in one line', () => {
    for (const condition of SPEC_YARN_FIELD_MATRIX.family02ProfessionalListing.conditions) {
      expect(yarn.conditionGuidance[condition]).toMatch(/^\p{Lu}.{20,140}\.$/u)
    }
    expect(Object.keys(yarn.conditionGuidance)).toHaveLength(6)
  })

  test('judges conditions by canonical words, and keeps the seller’s own words', () => {
    const typed = { yarnFamily: 'polyester filament yarn', fiberType: ['PSF', 'Milk fibre'], title: 'cotton', ply: 2 }
    expect(canonicalValues(yarn, typed)).toStrictEqual({
      yarnFamily: 'Polyester filament',
      fiberType: ['Polyester', 'Milk fibre'],
      title: 'cotton',
      ply: 2,
    })
  })

  test('accepts one lot or a list of lots, and explains the format of a lot number', () => {
    const pattern = specOf(yarn, 'lot').rule?.pattern
    for (const lot of ['B214', 'b214', '45/2-A', 'B214, B219', 'L 12.3,L_13'])
      expect(pattern?.test(lot), lot).toBe(true)
    for (const lot of ['', '-B214', 'B214,', 'B214;B219', 'lot #7', 'x'.repeat(31)]) {
      expect(pattern?.test(lot), lot).toBe(false)
    }
  })
})

describe('the catalogue', () => {
  test('has no field under an alternative name', () => {
    expect(Object.keys(FIELD_SPELLINGS).filter(isCatalogued)).toStrictEqual([])
    expect(Object.values(FIELD_SPELLINGS).filter((name) => !isCatalogued(name))).toStrictEqual([])
  })

  test('has anchored patterns with an explanation, and units that are fields of the catalogue', () => {
    const fields: readonly (readonly [string, FieldSpec])[] = Object.entries(CATALOGUE)
    for (const [name, { rule, unitFrom, label }] of fields) {
      expect(label, name).not.toBe('')
      if (rule?.pattern) {
        expect(rule.pattern.source, name).toMatch(/^\^.*\$$/)
        expect(rule.pattern.flags, name).toBe('')
        expect(rule.patternHint, name).toMatch(/\.$/)
      }
      if (rule?.min !== undefined && rule.max !== undefined) expect(rule.min, name).toBeLessThan(rule.max)
      if (unitFrom) expect(isCatalogued(unitFrom), `${name}: ${unitFrom}`).toBe(true)
    }
  })

  test('has exactly the contract’s closed vocabularies', () => {
    const fields = writableFields(yarn).map((name) => [name, specOf(yarn, name)] as const)
    const closed = fields.flatMap(([name, spec]) => ('vocabulary' in spec && spec.vocabulary.isClosed ? [name] : []))
    expect(closed.sort()).toStrictEqual(
      [
        'condition',
        'tradeMode',
        'currency',
        'countSystem',
        'incoterm',
        'dimensionUnit',
        'weightUnit',
        'originCountry',
        'dispatchCountry',
        'destinationRestrictions',
        'country',
        'destinationCountry',
      ].sort(),
    )
  })
})

function specOf(definition: ModuleDefinition, name: string): FieldSpec {
  const spec = fieldSpec(definition, name)
  if (!spec) throw new Error(`no field ${name}`)
  return spec
}

function vocabulariesOf(spec: FieldSpec): Vocabulary[] {
  if ('vocabulary' in spec) return [spec.vocabulary]
  return 'parts' in spec ? spec.parts.flatMap((part) => (part.vocabulary ? [part.vocabulary] : [])) : []
}

function doubleWords(name: string, { options }: Vocabulary): string[] {
  const meanings = new Map<string, string>()
  return options.flatMap(({ value, label, aliases = [] }) =>
    [...new Set([value, ...(label ? [label] : []), ...aliases].map(foldWord))].flatMap((word) => {
      const other = meanings.get(word)
      meanings.set(word, value)
      return word === '' || other !== undefined ? [`${name}: "${word}" is ${other} and ${value}`] : []
    }),
  )
}

function conditionsOf(spec: FieldSpec): Condition[] {
  const own = [spec.visibleWhen, spec.neededWhen].filter((condition) => condition !== undefined)
  const offered = vocabulariesOf(spec).flatMap(({ options }) => options.flatMap((option) => option.offeredWhen ?? []))
  return [...own, ...offered]
}

function wrongReferences(definition: ModuleDefinition, condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap((part) => wrongReferences(definition, part))
  if ('any' in condition) return condition.any.flatMap((part) => wrongReferences(definition, part))
  if ('not' in condition) return wrongReferences(definition, condition.not)
  // A shared vocabulary may refer to a field that only some modules have; it must be a field of the catalogue.
  const spec: FieldSpec | null =
    fieldSpec(definition, condition.field) ?? (isCatalogued(condition.field) ? CATALOGUE[condition.field] : null)
  if (!spec) return [`no field ${condition.field}`]
  if ('filled' in condition) return []
  if (condition.in.length === 0) return [`${condition.field} in nothing`]
  if (spec.kind === 'boolean') return condition.in.filter((value) => value !== 'true' && value !== 'false')
  if (!('vocabulary' in spec)) return [`${condition.field} has no vocabulary`]
  return condition.in.filter((value) => canonicalValue(spec.vocabulary, value) !== value)
}
