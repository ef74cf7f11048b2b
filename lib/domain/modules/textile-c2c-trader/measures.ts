import { type Notation, within } from '@/lib/domain/families/reading/notations'
import { understood } from '@/lib/domain/families/reading/reading'
import { lineOf, wordAt } from '@/lib/domain/families/reading/tokens'

const MEASURES: Readonly<Record<string, string>> = {
  bust: 'chest',
  chest: 'chest',
  waist: 'waist',
  hip: 'hips',
  hips: 'hips',
  shoulder: 'shoulder',
  length: 'fullLength',
}

/** "Bust 38", "waist 30 inch", "length 42 in". */
export const measured: Notation = {
  pattern:
    /(?<name>bust|chest|waist|hips?|shoulder|length)(?: size)? ?(?:is|:|=|-)? ?(?<value>\d{2}(?:\.\d)?)(?: ?(?<unit>"|''|in|inch|inches))?/iy,
  read({ groups, text }, tokens, at) {
    const path = MEASURES[groups.name?.toLowerCase() ?? '']
    const value = within(groups.value, 8, 90)
    const isRange = /^(?:-|to|\d)/.test(wordAt(tokens, at + text.split(' ').length))
    // A bare length may be that of cloth.
    if (!path || value === null || isRange || (path === 'fullLength' && !groups.unit)) return null
    return [understood(`measurements.${path}`, text, value)]
  },
}

/** "500 g wool", "100 gm balls". */
export const ball: Notation = {
  pattern: /(?<value>\d{1,4}) ?(?:g|gm|gms|grams?)\.?(?: (?:each|balls?|pack|hank|cone))?/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.value, 5, 9999)
    const isWool = /\b(?:wool|yarn|oon|crochet)\b/.test(lineOf(tokens).text)
    return value === null || !isWool ? null : [understood('woolWeight', text, value)]
  },
}

/** "Unused linen fabric 4.5 m": the length of what is left. */
export const ofCloth: Notation = {
  pattern: /(?<value>\d{1,2}(?:\.\d{1,2})?) ?-?(?:m|mtrs?|met(?:er|re)s?)/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.value, 0.3, 30)
    const isCloth = /\b(?:fabric|cloth|kapda|left ?-?over)\b/.test(lineOf(tokens).text)
    return value === null || !isCloth ? null : [understood('cutLength', text, value)]
  },
}
