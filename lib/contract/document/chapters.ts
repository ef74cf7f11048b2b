import { z } from 'zod'
import { memoize } from '@/lib/domain/memoize'
import { matrixDefinition } from '@/lib/domain/modules'
import { DEFAULT_MODULE_KEY, MODULE_KEYS, MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import { type RouteDeclaration, TAGS, type Tag } from '../route'
import { ROUTES } from '../routes'
import { curlOf, outline, shellVariables } from './curl'
import { documentPath, openApiDocument } from './document'
import { asObject, type Json, type JsonObject, resolved } from './example'

/** The content of the documentation pages, read from the OpenAPI document. */

const EXAMPLE_DEPTH = 4
/** The fields of a larger body are those of a form; the definition of its module lists them. */
const FIELDS_SHOWN_MAX = 30

export interface NamedValue {
  name: string
  type: string
  description: string
  isRequired: boolean
}

export interface OperationPage {
  id: string
  method: RouteDeclaration['method']
  path: string
  access: RouteDeclaration['access']
  summary: string
  description: string
  /** Where each module has filters of its own: those that no single module gives, and those that every module has. */
  parameters: NamedValue[]
  /** How many more parameters each module has; empty where they do not depend on the module. */
  ofModules: { moduleKey: ModuleKey; displayName: string; count: number }[]
  body: { fields: NamedValue[]; fieldCount: number; type: string } | null
  statuses: { status: number; description: string }[]
  curl: string
  /** Shell variables besides BASE_URL and TOKEN. */
  variables: string[]
  /** Shortened JSON, or "" when the response is not JSON. */
  example: string
}

export interface Chapter {
  key: string
  title: Tag
  lead: string
  operations: OperationPage[]
}

function chapterKey(tag: Tag): string {
  return tag.toLowerCase()
}

const made: { chapters?: readonly Chapter[] } = {}

export function chapters(): readonly Chapter[] {
  made.chapters ??= makeChapters()
  return made.chapters
}

function makeChapters(): Chapter[] {
  const document = openApiDocument()
  return (Object.keys(TAGS) as Tag[]).map((tag) => ({
    key: chapterKey(tag),
    title: tag,
    lead: TAGS[tag],
    operations: ROUTES.filter((operation) => operation.tag === tag).map((operation) => pageOf(operation, document)),
  }))
}

function pageOf(operation: RouteDeclaration, document: JsonObject): OperationPage {
  const components = asObject(document.components)
  const path = documentPath(operation)
  const shown = asObject(asObject(asObject(document.paths)[path])[operation.method.toLowerCase()])
  const success = asObject(Object.values(asObject(shown.responses))[0])
  const { example } = asObject(asObject(success.content)['application/json'])
  return {
    id: operation.id,
    method: operation.method,
    path,
    access: operation.access,
    summary: operation.summary,
    description: operation.description ?? '',
    parameters: list(shown.parameters)
      .flatMap((parameter) => parameterOf(parameter, components))
      .filter(({ name }) => !isOfSomeModules(operation, name)),
    ofModules: operation.queryOfModule
      ? MODULE_KEYS.map((moduleKey) => ({
          moduleKey,
          displayName: MODULE_NAMES[moduleKey],
          count: parametersOfModule(operation.id, moduleKey).length,
        }))
      : [],
    body: bodyOf(asObject(shown.requestBody), asObject(components.schemas)),
    statuses: Object.entries(asObject(shown.responses)).map(([status, answer]) => ({
      status: Number(status),
      description: textOf(sharedOr(asObject(answer), components).description),
    })),
    curl: curlOf(operation),
    variables: shellVariables(operation),
    example: example === undefined ? '' : outline(example, EXAMPLE_DEPTH),
  }
}

/** The parameters of an operation that this module has and not every module, in the module's own words. */
export function parametersOfModule(operationId: string, moduleKey: ModuleKey): NamedValue[] {
  const operation = ROUTES.find(({ id }) => id === operationId)
  const shape = operation?.queryOfModule?.(moduleKey) ?? {}
  return Object.entries(shape)
    .filter(([name]) => operation && isOfSomeModules(operation, name))
    .map(([name, schema]) => ({
      name,
      type: typeWords(z.toJSONSchema(schema, { io: 'input' }) as JsonObject, {}),
      description: schema.description ?? '',
      isRequired: false,
    }))
}

/** Modules of goods and services; entries that point to other listings take few parameters. */
const GOODS_KEYS = MODULE_KEYS.filter((key) => matrixDefinition(key).sourceField === undefined)

/** For each parameter that modules give, how many modules of goods and services do. */
const modulesWith = memoize((operation: RouteDeclaration) => {
  const counts = new Map(Object.keys(queryOfAny(operation)).map((name) => [name, 0]))
  for (const key of operation.queryOfModule ? GOODS_KEYS : []) {
    for (const name of Object.keys(operation.queryOfModule?.(key) ?? {})) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
})

function isOfSomeModules(operation: RouteDeclaration, name: string): boolean {
  return (modulesWith(operation).get(name) ?? GOODS_KEYS.length) < GOODS_KEYS.length
}

function queryOfAny({ queryOfModule }: RouteDeclaration): Record<string, unknown> {
  return queryOfModule ? Object.assign({}, ...MODULE_KEYS.map(queryOfModule)) : {}
}

/** A response, or the one that several operations share. */
function sharedOr(response: JsonObject, components: JsonObject): JsonObject {
  const { $ref } = response
  return typeof $ref === 'string'
    ? asObject(asObject(components.responses)[$ref.replace('#/components/responses/', '')])
    : response
}

/** Headers, which are the same for every operation, are explained once, among the conventions. */
function parameterOf(parameter: Json, components: JsonObject): NamedValue[] {
  const { name, description, required, schema, $ref } = asObject(parameter)
  if ($ref !== undefined) return []
  return [
    {
      name: textOf(name),
      type: typeWords(asObject(schema), asObject(components.schemas)),
      description: textOf(description),
      isRequired: required === true,
    },
  ]
}

function bodyOf(body: JsonObject, schemas: JsonObject): OperationPage['body'] {
  const content = asObject(body.content)
  const media = Object.values(content)[0]
  if (media === undefined) return null
  const schema = resolved(asObject(asObject(media).schema), schemas)
  const variants = list(schema.anyOf)
  const properties = Object.entries(
    variants.length > 0
      ? Object.assign({}, ...variants.map((variant) => asObject(resolved(asObject(variant), schemas).properties)))
      : asObject(schema.properties),
  ) as [string, Json][]
  const required = list(schema.required)
  const fields = properties.map(([name, part]) => ({
    name,
    type: typeWords(asObject(part), schemas),
    description: textOf(resolved(asObject(part), schemas).description),
    isRequired: required.includes(name),
  }))
  return {
    type: Object.keys(content).join(' or '),
    fieldCount: fields.length,
    fields: fields.length > FIELDS_SHOWN_MAX ? [] : fields,
  }
}

const WORDS_SHOWN_MAX = 9

/** The type of a value in a few words: "text", "2 | 3", "list of ids". */
function typeWords(schema: JsonObject, schemas: JsonObject): string {
  const { type, format, const: only, anyOf } = resolved(schema, schemas)
  if (schema.$ref === '#/components/schemas/ModuleKey') return `module, such as ${DEFAULT_MODULE_KEY}`
  const words = list(resolved(schema, schemas).enum)
  if (words.length > 0) {
    const shown = words.slice(0, WORDS_SHOWN_MAX).join(' | ')
    return words.length > WORDS_SHOWN_MAX ? `${shown} | …` : shown
  }
  if (only !== undefined) return String(only)
  if (Array.isArray(anyOf)) {
    const variants = new Set(
      anyOf.map((variant) => typeWords(asObject(variant), schemas)).filter((word) => word !== ''),
    )
    if (variants.has('number') && variants.has('text')) variants.delete('text')
    variants.delete('null')
    return [...variants].join(' or ')
  }
  // Forms send a number as text.
  if (Array.isArray(type)) return type.includes('number') ? 'number' : type.filter((one) => one !== 'null').join(' or ')
  switch (type) {
    case 'string':
      return format === 'uuid' ? 'id' : format === 'date-time' ? 'moment' : 'text'
    case 'integer':
      return 'whole number'
    case 'array':
      return `list of ${typeWords(asObject(resolved(schema, schemas).items), schemas) || 'values'}`
    case 'boolean':
      return 'true | false'
    case undefined:
      return 'any'
    default:
      return String(type)
  }
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}
