/**
 * A part of a record that is stored as JSON text. It is written to the response unchanged, and parsed only when code reads it.
 */
export class JsonText<T = unknown> {
  constructor(readonly text: string) {}

  get value(): T {
    return JSON.parse(this.text) as T
  }

  toJSON(): T {
    return this.value
  }
}

/** The JSON text of a record. Top-level parts that are JsonText are copied, not parsed. */
export function recordText(record: object): string {
  if (record instanceof JsonText) return record.text
  const parts = Object.entries(record).flatMap(([key, value]) => {
    const text = value instanceof JsonText ? value.text : JSON.stringify(value)
    return text === undefined ? [] : [`${JSON.stringify(key)}:${text}`]
  })
  return `{${parts.join(',')}}`
}
