import { notFound } from './errors'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text is an id as it is stored, in lower case. Where people may write capitals, lower the text first. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** The last id in a text, such as the address of a page; the text itself where it has none. */
export function idIn(text: string | undefined): string | undefined {
  return (
    text
      ?.toLowerCase()
      .match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)
      ?.at(-1) ?? text
  )
}

/** The id that an address names, in any case. @throws NOT_FOUND for a text that is not an id */
export function uuidOf(text: string): string {
  const id = text.toLowerCase()
  if (!isUuid(id)) throw notFound()
  return id
}
