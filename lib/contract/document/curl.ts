import { DEFAULT_MODULE_KEY } from '@/lib/domain/modules/keys'
import { EXAMPLE_ID } from '@/lib/domain/record-schema'
import { isRepeatable, pathParameters, type RouteDeclaration } from '../route'
import type { Json } from './example'

/** "rfqId" as a shell variable: RFQ_ID. */
function shellName(name: string): string {
  return name === 'id' ? 'RFQ_ID' : name.replaceAll(/([A-Z])/g, '_$1').toUpperCase()
}

/** The shell variables of an example besides BASE_URL and TOKEN, in their order. */
export function shellVariables(operation: RouteDeclaration): string[] {
  const inPath = pathParameters(operation.path).filter((name) => name !== 'moduleKey')
  const example = operation.body?.json && !operation.body.form ? operation.body.json.example : {}
  const inBody = Object.entries(example).flatMap(([name, value]) => (value === EXAMPLE_ID ? [name] : []))
  const inQuery = operation.queryExample?.includes(EXAMPLE_ID) ? ['rfqId'] : []
  return [...new Set([...inPath, ...inBody, ...inQuery].map(shellName))]
}

/** A command to run, with BASE_URL and TOKEN (and the ids that it names) in the environment. */
export function curlOf(operation: RouteDeclaration): string {
  const { method, path, access, body, queryExample } = operation
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    name === 'moduleKey' ? DEFAULT_MODULE_KEY : `$${shellName(name)}`,
  )
  const query = queryExample ? `?${queryExample.replace(EXAMPLE_ID, '$RFQ_ID')}` : ''
  const isStream = Object.values(operation.responses).some(({ types }) => types?.includes('text/event-stream'))
  const lines = [
    `curl -sS${isStream ? 'N' : ''}${method === 'GET' ? '' : ` -X ${method}`} "$BASE_URL${filled}${query}"`,
    ...(access === 'open' ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(isRepeatable(operation) ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
  ]
  if (body?.form) {
    const parts = Object.entries(body.form.parts).flatMap(([name, { values, isRequired }]) =>
      isRequired ? [`-F "${name}=${formExample(name, values)}"`] : [],
    )
    return [...lines, ...parts, `-F "file=@${body.form.file}"`].join(' \\\n  ')
  }
  if (!body?.json) return lines.join(' \\\n  ')
  const json = JSON.stringify(withVariables(body.json.example), null, 2)
  return `${[...lines, '-H "Content-Type: application/json"', '-d @- <<JSON'].join(' \\\n  ')}\n${json}\nJSON`
}

function formExample(name: string, values: readonly string[] = []): string {
  return name === 'role' ? 'testReport' : (values[0] ?? '')
}

function withVariables(example: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, value === EXAMPLE_ID ? `$${shellName(name)}` : value]),
  )
}

/** A JSON value for readers: what is deeper than `depth`, and all but the first of a list, is shown as "…". */
export function outline(value: Json, depth: number, indent = ''): string {
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const [first] = value
    if (first === undefined) return '[]'
    if (depth === 0 && typeof first === 'object') return '[ … ]'
    const more = value.length > 1 ? `,\n${inner}…` : ''
    return `[\n${inner}${outline(first, depth - 1, inner)}${more}\n${indent}]`
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value)
  if (entries.length === 0) return '{}'
  if (depth <= 0) return '{ … }'
  const lines = entries.map(([name, part]) => `${inner}${JSON.stringify(name)}: ${outline(part, depth - 1, inner)}`)
  return `{\n${lines.join(',\n')}\n${indent}}`
}
