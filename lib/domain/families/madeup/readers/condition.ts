import { readerOf } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { wordAt } from '../../reading/tokens'

const CONDITION_WORDS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:job lot|odd lot|assorted lot)/, 'JobLot'],
  [/^(?:stock ?lot|clearance|lot$|lots$)/, 'Lot'],
  [/^(?:seconds|second quality|second sale|b grade)/, 'Seconds'],
]

/** "stock lot", "seconds", "job lot". */
export const conditionReader: TextReader = readerOf(
  'condition',
  ['stock lot', 'job lot', 'seconds'],
  [
    {
      pattern:
        /(?:job lots?|odd lots?|assorted lot|stock ?lots?|clearance(?: stock| sale)?|lots?|seconds|second quality|b grade)/iy,
      read({ text }, tokens, at) {
        // "1 lot" is a quantity, "lot no. 12" a number.
        if (
          /^\d/.test(wordAt(tokens, at - 1)) ||
          /^(?:no\b|number|#)/.test(wordAt(tokens, at + text.split(' ').length))
        )
          return null
        const found = CONDITION_WORDS.find(([word]) => word.test(text.toLowerCase()))?.[1]
        return found === undefined ? null : [understood('condition', text, found)]
      },
    },
  ],
)
