import { PAGE_PARTS, type PageParts } from '@/lib/domain/page-parts'

interface Holder {
  [PAGE_PARTS]?: { getStore(): PageParts | undefined }
}

/** The parts of the document that is being made; null where none is: in a browser, and in an answer to the router. */
export function pageParts(): PageParts | null {
  return (globalThis as Holder)[PAGE_PARTS]?.getStore() ?? null
}
