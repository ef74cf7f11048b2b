import { type Reading, type TextReader, understood } from '../../reading/reading'

/** "50 bales x 170 kg": a quantity, and what one bale weighs. */
export const balesOf: TextReader = {
  name: 'baleWeight',
  examples: ['50 bales of 170 kg'],
  read(tokens, at): Reading | null {
    const text = tokens.slice(at, at + 6).join(' ')
    const found =
      /^(?<n>\d{1,5}) (?:pressed )?bales? (?:(?:of|x|@|each|approx) )?(?<kg>\d{2,4}) ?kgs?(?: each)?(?= |$)/i.exec(text)
    const kg = Number(found?.groups?.kg)
    if (!found || kg < 20 || kg > 1200) return null
    const words = found[0]
    return {
      used: words.split(' ').length,
      understood: [understood('baleWeight', words, kg)],
      left: `${found.groups?.n} bales`,
    }
  },
}
