/** Lines of dealers, auctions and searches, each with what it says; after "|" what is not read. */
export const MACHINE_LINES: ReadonlyArray<readonly [line: string, meant: string]> = []
