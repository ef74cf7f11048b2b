/** Parts of one document that are sent as they stand, by name. */
export type PageParts = Map<string, string>

/** Where both module graphs of Next find the store of the document that is being made; the server in front of Next puts it there. */
export const PAGE_PARTS = Symbol.for('textile.page-parts')
