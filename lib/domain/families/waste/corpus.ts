/** Lines about waste as they are offered and searched, each with what is read in it. */
export const WASTE_LINES: ReadonlyArray<readonly [line: string, meant: string]> = [
  ['comber noil', 'wasteType=Comber noil'],
]
