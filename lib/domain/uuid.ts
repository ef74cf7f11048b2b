import { notFound } from './errors'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text is an id as it is stored, in lower case. Where people may write capitals, lower the text first. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** The id that an address names, in any case. @throws NOT_FOUND for a text that is not an id */
export function uuidOf(text: string): string {
  const id = text.toLowerCase()
  if (!isUuid(id)) throw notFound()
  return id
}
