/** Whether a price includes the tax, in words: "+ GST", "GST included", "GST not stated". Abroad it is another tax. */
export function taxWords(taxIncluded: boolean | undefined, tradeMode: string): string {
  const tax = tradeMode === 'Domestic' ? 'GST' : 'tax'
  if (taxIncluded === undefined) return `${tax} not stated`
  return taxIncluded ? `${tax} included` : `+ ${tax}`
}
