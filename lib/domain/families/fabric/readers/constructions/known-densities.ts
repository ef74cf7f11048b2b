/** Ends and picks by which the market names its cloths without their counts. */
export const KNOWN_BY_DENSITY: ReadonlySet<string> = new Set(
  '133/72 132/72 130/70 136/72 124/64 124/68 124/72 120/80 120/70 110/70 110/76 110/90 116/72 114/58 144/76 144/80 140/80 133/94 100/80 108/56 108/58 108/60 128/60 92/88 90/88 92/80 100/92 110/95 110/100 133/100 88/64 96/64 76/68 76/64 76/56 72/56 68/56 60/52 64/60 68/64 72/68 173/120 173/104 165/104 200/98 200/90'.split(
    ' ',
  ),
)

/** Two numbers near each other, or round ones: "92/90", "110/90". */
export const mayBePrices = (epi: number, ppi: number): boolean => ppi > epi * 0.9 || (epi % 10 === 0 && ppi % 10 === 0)
