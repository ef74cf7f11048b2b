import { asciiDigits } from '@/lib/domain/count/plain-figures'

const FRACTIONS: ReadonlyMap<string, string> = new Map([
  ['¼', '.25'],
  ['½', '.5'],
  ['¾', '.75'],
])

/**
 * Count text in one spelling (reference 9.5, "Normalise"): NFKC, digits of any Indian script, one kind of dash, slash, cross
 * and apostrophe, single spaces. Null when a digit is raised or circled: NFKC would make "30²" into 302.
 */
export const normaliseCountText = (input: string): string | null => {
  const plain = input
    .replace(/(?<=\d) ?[¼½¾]/g, (fraction) => FRACTIONS.get(fraction.trim()) ?? fraction)
    .replace(/[¼½¾]/g, (fraction) => `0${FRACTIONS.get(fraction) ?? ''}`)
  if (/\d\p{No}|(?:^|\s)\p{No}/u.test(plain)) return null
  return asciiDigits(plain.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2044\u2215\\]/g, '/')
    .replace(/[\u2018\u2019\u02bc\u00b4`\u2032]/g, "'")
    .replace(/[\u00d7\u2715*]/g, 'x')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
