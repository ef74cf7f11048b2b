import { recordText } from '@/lib/contract/json-text'

/** The JSON text of a record in the spec's envelope. */
export function envelopeText(record: object): string {
  const text = recordText(record)
  return `{"ok":true,"success":true${text === '{}' ? '' : ','}${text.slice(1)}`
}
