/** A blend by its fibres and shares. */
export const blend = (shares: Readonly<Record<string, number>>) => ({
  fiberType: Object.keys(shares),
  blendPercentages: Object.entries(shares).map(([fibre, percent]) => ({ fibre, percent })),
})

/** The whole and the cuttable width. */
export const inches = (whole: number, cuttable: number) => ({
  clothWidth: { value: whole, unit: 'in' },
  cuttableWidth: { value: cuttable, unit: 'in' },
})
