export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/** A JSON object, or an empty one for anything else. */
export function asObject(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

/** The schema, or the component that it refers to. */
export function resolved(schema: JsonObject, components: JsonObject): JsonObject {
  const { $ref } = schema
  return typeof $ref === 'string' ? asObject(components[$ref.replace('#/components/schemas/', '')]) : schema
}

/** An example of a schema: its own, or one made of the examples of its parts. */
export function exampleOf(given: JsonObject, components: JsonObject): Json {
  const schema = resolved(given, components)
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
