import type { Translation } from '@/lib/domain/modules/define-module'
import { ITALIAN_FIBRES } from '@/lib/domain/vocabulary/italian-fibres'

type Words = ReadonlyArray<readonly [italian: string, english: string]>

/** What yarns are called on the price lists of Prato and Biella, in the words of the module's lists. */
const WORDS: Words = [
  ...Object.entries(ITALIAN_FIBRES),
  ['filat[oi](?:\\s+di)?', 'yarn'],
  ['gregg?i[oa]|grezz[oa]', 'grey'],
  ['gasat[oa]', 'gassed'],
  ['mercerizzat[oa]', 'mercerised'],
  ['rocca|rocche', 'cone'],
  ['matass[ae]', 'hank'],
  ['maglieria', 'knitting'],
  ['tessitura', 'weaving'],
]
/** Of cotton these are combed and carded; without it they are worsted and woollen, as the lists have them. */
const OF_COTTON: Words = [
  ['pettinat[oa]', 'combed'],
  ['cardat[oa]', 'carded'],
]

const whole = (word: string): string => `(?<!\\p{L})(?:${word})(?!\\p{L})`

/** A line about yarn with its Italian words in English, and the way back. */
export function inEnglish(line: string): Translation {
  const swapped: [typed: string, english: string][] = []
  const swap = (text: string, words: Words): string =>
    words.reduce(
      (left, [italian, english]) =>
        left.replace(new RegExp(whole(italian), 'giu'), (typed) => {
          swapped.push([typed, english])
          return english
        }),
      text,
    )
  const plain = swap(line, WORDS)
  const text = /\bcotton\b/i.test(plain) ? swap(plain, OF_COTTON) : plain
  return {
    text,
    asTyped: (part) =>
      swapped.reduce((left, [typed, english]) => left.replace(new RegExp(whole(english), 'u'), () => typed), part),
  }
}
