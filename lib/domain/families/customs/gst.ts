/** Headings whose goods all carry one rate of GST, in percent, since 22 September 2025: first, last, rate. */
const RATES: readonly (readonly [first: number, last: number, percent: number])[] = [
  // Yarn, thread and cloth of silk, wool, cotton, linen and jute.
  [5004, 5007, 5],
  [5106, 5113, 5],
  [5201, 5212, 5],
  [5306, 5307, 5],
  [5309, 5311, 5],
  // Man-made yarn, fibre and cloth.
  [5401, 5408, 5],
  [5501, 5516, 5],
  // Felt, nonwovens and covered yarn.
  [5601, 5604, 5],
  [5606, 5606, 5],
  // Carpets, special, coated and knitted cloth.
  [5701, 5705, 5],
  [5801, 5811, 5],
  [5901, 5911, 5],
  [6001, 6006, 5],
]

/** The GST on goods of a customs code in percent; null where it depends on more than the code, or is not known. */
export function gstPercentOf(code: string): number | null {
  const heading = Number(code.replace(/\D/g, '').slice(0, 4))
  return RATES.find(([first, last]) => heading >= first && heading <= last)?.[2] ?? null
}
