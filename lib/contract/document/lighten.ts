import { asObject, type JsonObject } from './example'

const PROBLEM = 'application/problem+json'

/**
 * Writes once what operations share: refusals with the same codes, and the text of a parameter, which its schema repeats. The document
 * grows with every module, and programs load it whole.
 */
export function lightened(document: JsonObject): JsonObject {
  const shared = new Map<string, { name: string; response: JsonObject }>()
  const nameOf = (status: string) => {
    const alike = [...shared.values()].filter(({ name }) => name.split('_')[0] === `Problem${status}`).length
    return alike === 0 ? `Problem${status}` : `Problem${status}_${alike + 1}`
  }
  for (const operation of operationsOf(document)) {
    const responses = asObject(operation.responses)
    for (const [status, response] of Object.entries(responses)) {
      const refusal = asObject(response)
      if (asObject(refusal.content)[PROBLEM] === undefined) continue
      const text = JSON.stringify(refusal)
      const known = shared.get(text) ?? { name: nameOf(status), response: refusal }
      shared.set(text, known)
      responses[status] = { $ref: `#/components/responses/${known.name}` }
    }
    for (const parameter of Array.isArray(operation.parameters) ? operation.parameters.map(asObject) : []) {
      const schema = asObject(parameter.schema)
      if (schema.description === parameter.description) delete schema.description
    }
  }
  const responses = Object.fromEntries([...shared.values()].map(({ name, response }) => [name, response]))
  return { ...document, components: { ...asObject(document.components), responses } }
}

function operationsOf({ paths }: JsonObject): JsonObject[] {
  return Object.values(asObject(paths)).flatMap((methods) => Object.values(asObject(methods)).map(asObject))
}
