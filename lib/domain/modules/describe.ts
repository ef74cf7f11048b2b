import { isCountedUnit } from '@/lib/domain/units/units'
import { dependencyMatrix } from '../fields/dependency-matrix'
import type { FieldSpec, PartSpec, Vocabulary } from '../fields/field'
import { parsedFields, parsedName } from '../listing/judging/server-owned'
import { unitsOf } from '../units/measure'
import { FIELD_GROUPS, type ModuleDefinition, SECTION_GROUPS } from './define-module'
import { MODULE_NAMES } from './keys'
import { moduleExamples } from './registry/examples'
import { fieldSpec, hasPrices, writableFields } from './resolve'

/** A module's definition as plain JSON: what a program needs to draw its own form. */
export function describeModule(definition: ModuleDefinition) {
  const names = [...new Set([...FIELD_GROUPS.flatMap((group) => definition.groups[group]), ...definition.offMatrix])]
  const writable = new Set(writableFields(definition))
  return {
    moduleKey: definition.moduleKey,
    displayName: MODULE_NAMES[definition.moduleKey],
    sectionGroups: SECTION_GROUPS.map((section) => ({ key: section, fields: definition.sections[section] })),
    facetOrder: definition.facetOrder,
    fields: names.flatMap((name) => {
      const spec = fieldSpec(definition, name)
      if (!spec) return []
      return [
        {
          name,
          groups: FIELD_GROUPS.filter((group) => definition.groups[group].includes(name)),
          section: SECTION_GROUPS.find((section) => definition.sections[section].includes(name)) ?? null,
          isWritable: writable.has(name),
          ...describeField(spec),
        },
      ]
    }),
    derivedFields: derivedFields(definition),
    units: definition.sale.units.options.map(({ value, label }) => ({
      name: value,
      label: label ?? value,
      isCounted: isCountedUnit(value),
    })),
    conditions: conditionsOf(definition),
    priceBases: (hasPrices(definition) ? definition.sale.bases : []).map(({ unit, label }) => ({ unit, label })),
    rules: definition.hooks.rules.map(({ code, severity, fields, says }) => ({
      code,
      severity,
      fields,
      says,
    })),
    dependency: dependencyMatrix(definition),
    searchExamples: definition.words.searchExamples,
    firstQuestions: definition.firstQuestions,
    examples: moduleExamples(definition.moduleKey).whole,
  }
}

function conditionsOf(definition: ModuleDefinition): string[] {
  const spec = fieldSpec(definition, 'condition')
  return spec?.kind === 'choice' ? spec.vocabulary.options.map(({ value }) => value) : []
}

/** The values that the service derives and adds to `fields`: read only, ignored when sent. */
function derivedFields(definition: ModuleDefinition) {
  const { derived, familyField, hooks } = definition
  return [
    ...parsedFields(definition).flatMap((name) => parsedField(fieldSpec(definition, name), name, familyField)),
    ...derived.flatMap(({ name, label, unit, from, isShown }) =>
      isShown ? [{ name: `derived.${name}`, kind: 'number', label, unit, help: '', from }] : [],
    ),
    ...(hooks.suggestHs
      ? [
          {
            name: 'hsSuggestion',
            kind: 'text',
            label: 'Suggested HS code',
            help: 'Six digits, no dots; empty until fibre, process and count decide it',
            from: hooks.hsFrom ?? [],
          },
        ]
      : []),
  ]
}

function parsedField(spec: FieldSpec | null, name: string, familyField: string) {
  if (!spec) return []
  const named = { name: parsedName(name), kind: 'object', label: `Parsed ${spec.label.toLowerCase()}` }
  if (spec.kind !== 'count')
    return [{ ...named, help: 'Counts, ends and picks per inch and width; null when it cannot be read', from: [name] }]
  const { systemFrom } = spec
  return [
    {
      ...named,
      help: 'System, value, ply, filaments and tex of the typed count; null when it cannot be read',
      from: [name, ...(systemFrom ? [systemFrom] : []), familyField, 'fiberType'],
    },
  ]
}

function describeField(spec: FieldSpec) {
  return {
    // Published as the number that it is to a program: its currency has a field of its own.
    kind: spec.kind === 'money' ? 'number' : spec.kind,
    label: spec.label,
    help: spec.help ?? '',
    unit: spec.unit ?? '',
    unitFrom: spec.unitFrom ?? null,
    need: spec.need ?? 'optional',
    neededWhen: spec.neededWhen ?? null,
    visibleWhen: spec.visibleWhen ?? null,
    facet: spec.facet ?? 'none',
    rule: describeRule(spec.rule),
    vocabulary: 'vocabulary' in spec ? describeVocabulary(spec.vocabulary) : null,
    parts: 'parts' in spec ? spec.parts.map(describePart) : null,
    ...describeKind(spec),
  }
}

/** What only some kinds have: the unit in which measures are compared, what the ends of a range are, the rules of rows. */
function describeKind(spec: FieldSpec) {
  switch (spec.kind) {
    case 'measure':
      return { base: spec.base, units: describeVocabulary(unitsOf(spec.dimension)) }
    case 'range':
      return { of: spec.of ?? 'number' }
    case 'rows':
      return { key: spec.key ?? null, sum: spec.sum ?? null }
    default:
      return {}
  }
}

function describePart(part: PartSpec) {
  return {
    name: part.name,
    label: part.label,
    kind: part.kind,
    unit: part.unit ?? '',
    rule: describeRule(part.rule),
    vocabulary: part.vocabulary ? describeVocabulary(part.vocabulary) : null,
    ...(part.facet ? { facet: part.facet } : {}),
  }
}

function describeRule(rule: FieldSpec['rule']) {
  if (!rule) return null
  const { pattern, ...bounds } = rule
  return { ...bounds, ...(pattern ? { pattern: pattern.source } : {}) }
}

function describeVocabulary(vocabulary: Vocabulary) {
  return { isClosed: vocabulary.isClosed, options: vocabulary.options }
}
