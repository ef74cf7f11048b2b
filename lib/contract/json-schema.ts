import { z } from 'zod'
import { apiNotes } from './schema'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/** Makes JSON Schemas of zod's; those with an id are put once among the components and referred to. */
export class SchemaBook {
  readonly components: JsonObject = {}

  /** The schema of what is sent or answered, as it stands on the wire. */
  of(schema: z.core.$ZodType): JsonObject {
    const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: apiNotes })
    const { $schema: _, $defs = {}, ...root } = asObject(JSON.parse(JSON.stringify(made)))
    for (const [id, definition] of Object.entries(asObject($defs))) this.#keep(id, definition)
    const id = apiNotes.get(schema)?.id
    if (id === undefined) return asObject(rewritten(root))
    // zod puts a root that has an id among the definitions itself when one of its parts refers to it.
    if (root.$ref === undefined) this.#keep(id, root)
    return { $ref: `#/components/schemas/${id}` }
  }

  #keep(id: string, definition: Json): void {
    const text = JSON.stringify(rewritten(definition))
    if (this.components[id] !== undefined && JSON.stringify(this.components[id]) !== text) {
      throw new Error(`two schemas are called ${id}`)
    }
    this.components[id] = JSON.parse(text)
  }
}

export function asObject(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

/** References lead to the components; a name is no part of the schema. Examples are left as they are. */
function rewritten(value: Json): Json {
  if (Array.isArray(value)) return value.map(rewritten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]): [string, Json][] => {
      if (key === 'examples' || key === 'enum' || key === 'default') return [[key, part]]
      if (key === 'id' && typeof part === 'string') return []
      if (key === 'description' && part === '') return []
      if (key === '$ref' && typeof part === 'string') return [[key, part.replace('#/$defs/', '#/components/schemas/')]]
      return [[key, rewritten(part)]]
    }),
  )
}

/** An example of a schema: its own where it names one, else put together of its parts. */
export function exampleOf(schema: JsonObject, components: JsonObject): Json {
  if (typeof schema.$ref === 'string') {
    return exampleOf(asObject(components[schema.$ref.replace('#/components/schemas/', '')]), components)
  }
  if (Array.isArray(schema.examples) && schema.examples[0] !== undefined) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0] ?? null
  const variants = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (Array.isArray(variants)) return exampleOf(asObject(variants[0]), components)
  switch (schema.type) {
    case 'object': {
      const required = Array.isArray(schema.required) ? schema.required : []
      const properties = Object.entries(asObject(schema.properties)).filter(([name]) => required.includes(name))
      return Object.fromEntries(properties.map(([name, part]) => [name, exampleOf(asObject(part), components)]))
    }
    case 'array':
      return [exampleOf(asObject(schema.items), components)]
    case 'integer':
    case 'number':
      return 0
    case 'boolean':
      return false
    case 'string':
      return ''
    default:
      return null
  }
}
