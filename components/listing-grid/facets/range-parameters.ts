/** Which ends of a range buyers can set: the most for minimum order, the least for stock, the last day for a free slot, both for anything else. */
const RANGE_ENDS: Readonly<Record<string, { low?: string; high?: string }>> = {
  count: { low: 'countMin', high: 'countMax' },
  basePrice: { low: 'priceMin', high: 'priceMax' },
  moq: { high: 'moqMax' },
  capacityPerDay: { low: 'capacityPerDayMin' },
  availableQuantity: { low: 'availableQuantityMin' },
  slotAvailableFrom: { high: 'slotAvailableFromMax' },
  dispatchLeadTime: { high: 'dispatchLeadTimeMax' },
}

/** The API parameters of a range facet. */
export function rangeEnds(name: string): { low?: string; high?: string } {
  return RANGE_ENDS[name] ?? { low: `${name}Min`, high: `${name}Max` }
}

export function rangeParameters(name: string): string[] {
  const { low, high } = rangeEnds(name)
  return [low, high].filter((parameter) => parameter !== undefined)
}
