/** The same text for the same content, in whatever order a JSON library or the database wrote the names. */
export function canonicalJson(content: unknown): string {
  return JSON.stringify(inOrder(content))
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inOrder)
  if (value instanceof Date) return value
  const names = Object.keys(value).sort()
  return Object.fromEntries(names.map((name) => [name, inOrder(Reflect.get(value, name))]))
}
