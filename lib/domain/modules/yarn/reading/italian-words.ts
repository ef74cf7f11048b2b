/** What yarns are called on the price lists of Prato and Biella, in the words of the module's lists. */
const WORDS: ReadonlyArray<readonly [RegExp, string]> = [
  [/filat[oi](?:\s+di)?/, 'yarn'],
  [/cotone/, 'cotton'],
  [/lana/, 'wool'],
  [/seta/, 'silk'],
  [/lino/, 'linen'],
  [/viscosa/, 'viscose'],
  [/poliestere/, 'polyester'],
  [/poliammide/, 'nylon'],
  [/acrilic[oa]/, 'acrylic'],
  [/cachemire|cashmire/, 'cashmere'],
  [/gregg?i[oa]|grezz[oa]/, 'grey'],
  [/gasat[oa]/, 'gassed'],
  [/mercerizzat[oa]/, 'mercerised'],
  [/rocc(?:a|he)/, 'cone'],
  [/matass[ae]/, 'hank'],
  [/maglieria/, 'knitting'],
  [/tessitura/, 'weaving'],
]
/** Of cotton these are combed and carded; without it they are worsted and woollen, as the lists have them. */
const OF_COTTON: typeof WORDS = [
  [/pettinat[oa]/, 'combed'],
  [/cardat[oa]/, 'carded'],
]

const swap = (text: string, words: typeof WORDS): string =>
  words.reduce(
    (line, [word, english]) => line.replace(new RegExp(`(?<!\\p{L})(?:${word.source})(?!\\p{L})`, 'giu'), english),
    text,
  )

/** A line about yarn with its Italian words in English. */
export function inEnglish(line: string): string {
  const text = swap(line, WORDS)
  return /\bcotton\b/i.test(text) ? swap(text, OF_COTTON) : text
}
