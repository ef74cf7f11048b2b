import { type Notation, readerOf, silentReaderOf } from '../../../reading/notations'
import { type TextReader, understood } from '../../../reading/reading'
import { wordAt } from '../../../reading/tokens'
import { contextOf } from '../context'

const SELVEDGE = '(?:selv[ae]dges?|selvages?)'
const WORDS_MAX = 6

const LABEL = `(?:(?:name|text|writing) (?:in|on|at) (?:the |both )?${SELVEDGE}|${SELVEDGE} (?:name|text|writing|marking|inscription))(?: ?[:=-]| is| reads?)*`

/** "Name in selvedge SHREE MILLS", "selvedge name: SHREE MILLS": what is woven there. Its words are capitalised. */
const nameInSelvedge: Notation = {
  pattern: new RegExp(`${LABEL}(?<name>(?: [a-z][a-z&.'/-]*){1,${WORDS_MAX}})`, 'iy'),
  read({ groups, text, used }, tokens, at) {
    const words = (groups.name ?? '').trim().split(' ')
    const typed = text.split(' ').slice(-words.length)
    const isName = typed.every((word) => /^(?:\p{Lu}|&$|of$|and$)/u.test(word))
    const isOther =
      words.some((word) => NO_NAME.test(word)) ||
      words.every((word) => LOOK.test(word)) ||
      /^(?:no|without|any)$/.test(wordAt(tokens, at - 1))
    // In capitals "SHREE MILLS DRILL 63" goes on with the cloth.
    const isWhole =
      NAME_ENDS.test(words.at(-1) ?? '') || (PART_ENDS.test(wordAt(tokens, at + used)) && !contextOf(words).isCloth)
    return isName && isWhole && !isOther ? [understood('selvedgeText', text, typed.join(' '))] : null
  },
}

const NAME_ENDS =
  /^(?:mills?|ltd|limited|fabrics|textiles?|tex|industries|india|weavers?|weaving|corporation|corp|company|co)\.?$/
const PART_ENDS = /^(?:|[,;.|)-])$/

/** "Name in selvedge available", "as per buyer": whether there is one, and other parts of the line. */
const NO_NAME =
  /^(?:available|possible|required|needed|yes|no|not|nil|none|optional|as|per|buyers?|customers?|your|our|of|with|without|free|extra|charges?|letters?|lettering|negotiable|moq|min|minimum|qty|quantity|price|rate|payment|delivery|stock|ready|sample|samples|any|selv[ae]dges?|selvages?|leno|tucked|tuck|fringed?|fused|cut|lock|weaving|woven|rs|usd|inr|will|can|may|to|in|on|for|packed|packing|roll|rolls|width|gsm|grey|greige)$/

/** "Selvedge marking: Red Yarn": how it looks. */
const LOOKS =
  '(?:red|blue|black|white|green|yellow|orange|gold(?:en)?|silver|brown|pink|purple|violet|navy|dark|light|colou?r(?:ed|s)?|yarns?|threads?|stripes?|lines?|plain|printed|print|dyed|contrast|english|arabic|self|and|&|letters?|lettering)'
const LOOK = new RegExp(`^${LOOKS}$`)

/** The colour of the selvedge is not that of the cloth. */
export const selvedgeLookReader: TextReader = silentReaderOf(
  'selvedgeLook',
  new RegExp(`${LABEL}(?: ${LOOKS})+`, 'iy'),
  ({ used }, tokens, at) => PART_ENDS.test(wordAt(tokens, at + used)),
)

/** What a selvedge says. */
export const selvedgeReader: TextReader = readerOf(
  'selvedgeText',
  ['name in selvedge SHREE MILLS', 'selvedge name: Vardhman'],
  [nameInSelvedge],
)
