import { type Notation, readerOf, within } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { contextOf } from './context'

/** "24 colours": of how many the buyer may choose. */
const offered: Notation = {
  pattern:
    /(?<a>\d{1,3})\+? ?(?:colou?rs?|shades?)(?: ?(?:available|ready|in stock|offered))?(?! ?(?:print|printed|label|logo|per))/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.a, 4, 500)
    const isPrinted = /^(?:Label|Hangtag|Patch)$/.test(contextOf(tokens).type ?? 'Label')
    return value === null || isPrinted ? null : [understood('coloursAvailable', text, value)]
  },
}

/** "2 colour" of a label, a tag or a patch: in how many it is printed or woven. */
const inColours: Notation = {
  pattern: /(?<a>\d{1,2}) ?-?(?:colou?rs?|col\b\.?|c\b)(?: ?(?:print(?:ed|ing)?|logo|woven))?/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.a, 1, 16)
    return value !== null && /^(?:Label|Hangtag|Patch)$/.test(contextOf(tokens).type ?? '')
      ? [understood('colours', text, value)]
      : null
  },
}

/** "min 500 pcs per colour". */
const perColour: Notation = {
  pattern:
    /(?:(?:moq|min(?:imum)?)\.? ?[:=-]? ?)?(?<a>\d{1,6}) ?(?:pcs|pieces|nos|gross|m|mtrs?|met(?:er|re)s?|kgs?|rolls?)? ?(?:\/|per|each|in each) ?(?:colou?r|shade|design|clr)\b/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.a, 1, 1_000_000)
    return value === null || contextOf(tokens).type === null ? null : [understood('minPerColour', text, value)]
  },
}

/** How many colours there are, and the smallest order of one. */
export const colourNumberReader: TextReader = readerOf(
  'coloursAvailable',
  ['satin ribbon 24 colours', 'care label 2 colour', 'zip min 500 pcs per colour'],
  [perColour, inColours, offered],
)
