interface RangeEnds {
  low?: string
  high?: string
  /** What the last day says, as its label and in the active filters. */
  highLabel?: string
}

/** Which ends of a range buyers can set: the most for minimum order, the least for stock, the last day for a free slot, both for anything else. */
const RANGE_ENDS: Readonly<Record<string, RangeEnds>> = {
  count: { low: 'countMin', high: 'countMax' },
  basePrice: { low: 'priceMin', high: 'priceMax' },
  moq: { high: 'moqMax' },
  capacityPerDay: { low: 'capacityPerDayMin' },
  availableQuantity: { low: 'availableQuantityMin' },
  slotAvailableFrom: { high: 'slotAvailableFromMax', highLabel: 'Free by' },
  dispatchLeadTime: { high: 'dispatchLeadTimeMax' },
}

/** The API parameters of a range facet. */
export function rangeEnds(name: string): RangeEnds {
  return RANGE_ENDS[name] ?? { low: `${name}Min`, high: `${name}Max` }
}

export function rangeParameters(name: string): string[] {
  const { low, high } = rangeEnds(name)
  return [low, high].filter((parameter) => parameter !== undefined)
}

/** The field that a parameter is an end of a range of; null for other parameters. */
export function rangeOf(parameter: string): { name: string; isLow: boolean } | null {
  for (const [name, { low, high }] of Object.entries(RANGE_ENDS))
    if (parameter === low || parameter === high) return { name, isLow: parameter === low }
  const [, name, end] = /^(.+)(Min|Max)$/.exec(parameter) ?? []
  return name === undefined ? null : { name, isLow: end === 'Min' }
}
