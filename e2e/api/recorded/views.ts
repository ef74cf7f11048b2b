import { createHash } from 'node:crypto'
import type { Json, JsonObject } from './normalize'

const object = (value: Json | undefined): JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}
const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : [])

/** The parts of the OpenAPI document that clients depend on: operations, parameters, statuses and schema keys ("?": optional). */
export function openApiView(document: JsonObject): JsonObject {
  const { paths, components, openapi = null } = document
  const operations = Object.entries(object(paths)).flatMap(([path, methods]) =>
    Object.entries(object(methods)).map(([method, operation]): [string, Json] => [
      `${method.toUpperCase()} ${path}`,
      operationView(object(operation)),
    ]),
  )
  const schemas = Object.entries(object(object(components).schemas)).map(([name, schema]): [string, Json] => {
    const { properties, required } = object(schema)
    const needed = list(required)
    return [name, Object.keys(object(properties)).map((key) => (needed.includes(key) ? key : `${key}?`))]
  })
  return { openapi, operations: Object.fromEntries(operations), schemas: Object.fromEntries(schemas) }
}

function operationView({ operationId = null, parameters, requestBody, responses }: JsonObject): JsonObject {
  return {
    operationId,
    parameters: list(parameters).map((parameter) => {
      const { in: place, name, $ref } = object(parameter)
      return $ref ?? `${place} ${name}`
    }),
    body: contents(requestBody),
    answers: Object.fromEntries(
      Object.entries(object(responses)).map(([status, response]) => [
        status,
        object(response).$ref ?? contents(response),
      ]),
    ),
  }
}

const contents = (holder: Json | undefined): Json =>
  Object.entries(object(object(holder).content)).map(([type, content]) => {
    const { $ref } = object(object(content).schema)
    return typeof $ref === 'string' ? `${type} ${$ref}` : type
  })

/** A page of records, each as its name and a digest of its values. @param normalized a new Normalizer for each record */
export function digestView(response: JsonObject, normalized: (value: Json) => Json): JsonObject {
  const digested = (item: Json) => `${object(item).title ?? object(item).name} ${digest(normalized(item))}`
  return Object.fromEntries(
    Object.entries(response).map(([key, value]) => [
      key,
      key === 'listings' || key === 'fields' ? list(value).map(digested) : normalized(value),
    ]),
  )
}

function digest(value: Json): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)
}
