import { CATALOGUE, isCatalogued } from '@/lib/domain/fields/catalogue'
import type { Condition, FieldSpec, FieldValues, PartSpec, Vocabulary } from '@/lib/domain/fields/field'
import { kindCondition } from '@/lib/domain/fields/service-listing'
import { NEVER } from '@/lib/domain/fields/shared-rules'
import { memoize } from '@/lib/domain/memoize'
import { type DependencyRule, FIELD_GROUPS, type ModuleDefinition } from '@/lib/domain/modules/define-module'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'

const PRICES: ReadonlySet<string> = new Set(['basePrice', 'domesticPrice', 'exportPrice', 'samplePrice'])
const UNIT_FIELDS: ReadonlySet<string> = new Set(['uom', 'priceUom', 'moqUom', 'capacityUom'])

/** What a field is in this module: the catalogue with the module's overrides. Null: unknown, or set by the service. */
export function fieldSpec(definition: ModuleDefinition, name: string): FieldSpec | null {
  return resolved(definition).fields.get(name) ?? null
}

/** The field with the unit of this figure alone: moqUom of moq. null when several figures share it, as prices share priceUom. */
export function ownUnitField(definition: ModuleDefinition, name: string): string | null {
  const unitField = fieldSpec(definition, name)?.unitFrom
  if (unitField === undefined) return null
  const figures = writableFields(definition).filter((other) => fieldSpec(definition, other)?.unitFrom === unitField)
  return figures.length === 1 ? unitField : null
}

/** Every name a seller may send, in the order of the matrix. */
export function writableFields(definition: ModuleDefinition): readonly string[] {
  return resolved(definition).writable
}

/** Every name under which a listing holds a value: those of the seller and those that the service computes. */
export function listingFields(definition: ModuleDefinition): readonly string[] {
  return resolved(definition).names
}

/** The fields with a value here, in the order of the matrix. */
export function valuedFields(definition: ModuleDefinition, values: FieldValues): readonly string[] {
  return valuedOf(definition)(values)
}

// A write needs them for its rules, words and record. A module has ten times as many fields.
const valuedOf = memoize((definition: ModuleDefinition) =>
  memoize((values: FieldValues) => listingFields(definition).filter((name) => values[name] !== undefined)),
)

/** Whether its listings have a price of their own; cards on a board have none. */
export function hasPrices(definition: ModuleDefinition): boolean {
  return fieldSpec(definition, 'basePrice')?.isHidden !== true
}

/**
 * The values with every vocabulary word in its canonical form: conditions compare with those, while a record keeps
 * "dty" or "polyester filament" as typed.
 */
export function canonicalValues(definition: ModuleDefinition, values: FieldValues): FieldValues {
  // Needed several times per write: for rules, completeness and suggestions.
  return canonicalOf(definition)(values)
}

const canonicalOf = memoize((definition: ModuleDefinition) =>
  memoize(
    (values: FieldValues): FieldValues =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => {
          const spec = fieldSpec(definition, name)
          if (!spec) return [name, value]
          return [name, 'parts' in spec ? canonicalParts(spec.parts, value) : canonicalWord(spec, value)]
        }),
      ),
  ),
)

/** A word or a list of words of this vocabulary. */
function canonicalWord(spec: object, value: unknown): unknown {
  if (!('vocabulary' in spec)) return value
  const vocabulary = spec.vocabulary as Vocabulary
  const canonical = (item: unknown) => (typeof item === 'string' ? (canonicalValue(vocabulary, item) ?? item) : item)
  return Array.isArray(value) ? value.map(canonical) : canonical(value)
}

/** The words in the columns of rows, or in the parts of one value. */
function canonicalParts(parts: readonly PartSpec[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((row) => canonicalParts(parts, row))
  if (typeof value !== 'object' || value === null) return value
  const row = value as FieldValues
  const words = parts.flatMap((part) =>
    'vocabulary' in part && part.name in row ? [[part.name, canonicalWord(part, row[part.name])]] : [],
  )
  return words.length === 0 ? value : { ...row, ...Object.fromEntries(words) }
}

interface ResolvedModule {
  fields: ReadonlyMap<string, FieldSpec>
  names: readonly string[]
  writable: readonly string[]
}

const resolvedModules = new WeakMap<ModuleDefinition, ResolvedModule>()

function resolved(definition: ModuleDefinition): ResolvedModule {
  const known = resolvedModules.get(definition)
  if (known) return known
  const fields = new Map<string, FieldSpec>()
  for (const name of [...FIELD_GROUPS.flatMap((group) => definition.groups[group]), ...definition.offMatrix]) {
    const spec = resolveField(definition, name)
    if (spec && !fields.has(name)) fields.set(name, spec)
  }
  const names = [...fields.keys()]
  const made = { fields, names, writable: names.filter((name) => fields.get(name)?.isComputed !== true) }
  resolvedModules.set(definition, made)
  return made
}

function resolveField(definition: ModuleDefinition, name: string): FieldSpec | null {
  const spec = upToPriceOf(definition, name, inUnitsOf(definition, name, ownSpec(definition, name)))
  const condition = spec && wholeCondition(definition, name, spec)
  return spec && condition ? { ...spec, visibleWhen: condition } : spec
}

function ownSpec(definition: ModuleDefinition, name: string): FieldSpec | null {
  const special = Object.hasOwn(definition.fields, name) ? definition.fields[name] : undefined
  if (isCatalogued(name)) {
    const general: FieldSpec = CATALOGUE[name]
    return special ? Object.assign({}, general, special) : general
  }
  return special && isWhole(special) ? special : null
}

/** A unit is chosen from the module's own list. */
function inUnitsOf({ sale }: ModuleDefinition, name: string, spec: FieldSpec | null): FieldSpec | null {
  return spec?.kind === 'choice' && UNIT_FIELDS.has(name) ? { ...spec, vocabulary: sale.units } : spec
}

/** A price has the bound of its trade. */
function upToPriceOf({ sale: { priceMax } }: ModuleDefinition, name: string, spec: FieldSpec | null): FieldSpec | null {
  return spec && priceMax !== undefined && PRICES.has(name) ? { ...spec, rule: { ...spec.rule, max: priceMax } } : spec
}

/** A field applies when its own condition, the dependency matrix and the kind of the module (goods or services) allow it. */
function wholeCondition(definition: ModuleDefinition, name: string, { visibleWhen }: FieldSpec): Condition | undefined {
  const { dobby, jacquard } = definition.dependency
  const rules = [dobby, jacquard].filter((rule) => rule.fields.includes(name))
  const also = definition.appliesAlso?.[name]
  const ofKind = kindCondition(definition, name)
  const conditions: Condition[] = [
    ...(visibleWhen ? [visibleWhen] : []),
    // A name in both lists applies under either.
    ...(rules.length > 0 ? [{ any: [...rules.map(dependencyCondition), ...(also ? [also] : [])] }] : []),
    ...(ofKind ? [ofKind] : []),
  ]
  return conditions.length > 1 ? { all: conditions } : conditions[0]
}

/** The matrix writes its conditions as "shedding=Dobby"; anything else, such as "not_applicable", never holds. */
function dependencyCondition({ visibleWhen }: DependencyRule): Condition {
  const [field = '', wanted] = visibleWhen.split('=', 2)
  return wanted === undefined ? NEVER : { field, in: [wanted] }
}

function isWhole(spec: Partial<FieldSpec> | FieldSpec): spec is FieldSpec {
  return spec.kind !== undefined && spec.label !== undefined
}
