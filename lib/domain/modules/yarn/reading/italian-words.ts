import { type ItalianWords, SALE_WORDS, swapped } from '@/lib/domain/families/italian'
import type { Translation } from '@/lib/domain/modules/define-module'
import { ITALIAN_FIBRES } from '@/lib/domain/vocabulary/italian-fibres'

/** What yarns are called on the price lists of Prato and Biella, in the words of the module's lists. */
const WORDS: ItalianWords = [
  ...Object.entries(ITALIAN_FIBRES),
  ...SALE_WORDS,
  ['filat[oi](?:\\s+di)?', 'yarn'],
  ['gregg?i[oa]|grezz[oa]', 'grey'],
  ['gasat[oa]', 'gassed'],
  ['mercerizzat[oa]', 'mercerised'],
  ['rocca', 'cone'],
  ['rocche|coni', 'cones'],
  ['matass[ae]', 'hank'],
  ['maglieria', 'knitting'],
  ['tessitura', 'weaving'],
  ['tint[oa](?!\\s+in\\s+fiocco)', 'dyed'],
]
/** Of cotton these are combed and carded; without it they are worsted and woollen, as the lists have them. */
const OF_COTTON: ItalianWords = [
  ['pettinat[oa]', 'combed'],
  ['cardat[oa]', 'carded'],
]

/** A line about yarn with its Italian words in English, and the way back. */
export function inEnglish(line: string): Translation {
  const plain = swapped(line, WORDS)
  if (!/\bcotton\b/i.test(plain.text)) return plain
  const ofCotton = swapped(plain.text, OF_COTTON)
  return { text: ofCotton.text, asTyped: (part) => plain.asTyped(ofCotton.asTyped(part)) }
}
