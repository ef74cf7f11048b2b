/** What the tax on a sale is called. */
export const taxName = (tradeMode: string): string => (tradeMode === 'Domestic' ? 'GST' : 'tax')

/** Whether a price includes the tax, in words: "+ GST", "GST included", "GST not stated". Abroad it is another tax. */
export function taxWords(taxIncluded: boolean | undefined, tradeMode: string): string {
  const tax = taxName(tradeMode)
  if (taxIncluded === undefined) return `${tax} not stated`
  return taxIncluded ? `${tax} included` : `+ ${tax}`
}
