import { readerOf, silentReaderOf } from '../../reading/notations'
import { type Reading, type TextReader, understood } from '../../reading/reading'
import { foldedOf, lineOf, type Matched, matchAt, wordAt } from '../../reading/tokens'
import { SHORT_NAMES, twoWordBlend } from '../fibre-words'
import { contextOf } from './context'
import { shareOfElastane } from './fibres/elastane'
import { BETTER_COTTON, CERTIFIED, fibreAt, isOfHouse, isOfPackaging, NOT_ALONE, woolPeach } from './fibres/named'
import { ratioOfTwo, ratioOfWords, sharesApart, shorthand, shorthandDashed } from './fibres/ratios'
import {
  letterOf100,
  puraLana,
  pure,
  pureOfTwoWords,
  sharesBehind,
  sharesBehindUnsigned,
  sharesFirst,
  sharesOfCodes,
  sharesOfLetters,
  sharesUnsigned,
} from './fibres/shares'

export const blendReader: TextReader = readerOf(
  'blendPercentages',
  ['98% cotton and 2% spandex', '65/35 PC', 'cotton spandex 95/5', '100% cotton', 'T/C 80/20', 'CVC 60/40'],
  [
    sharesFirst,
    sharesBehind,
    ...sharesUnsigned,
    sharesBehindUnsigned,
    sharesOfCodes,
    sharesOfLetters,
    shareOfElastane,
    shorthand,
    shorthandDashed,
    ratioOfWords,
    ratioOfTwo,
    puraLana,
    letterOf100,
    pureOfTwoWords,
    pure,
    sharesApart,
  ],
)

/** "Terry cotton" shirting is of polyester and cotton; of towels it is cotton terry. */
const TERRYCOT = /(?:ter[iy]|terr?[iy]) ?-?(?:cot(?:ton)?|(?<wool>wool(?:len)?)|(?<rayon>rayon|viscose))\b/iy
const withTerene = ({ groups }: Matched): string => (groups.wool ? 'Wool' : groups.rayon ? 'Viscose' : 'Cotton')
const TOWELLING = /\b(?:towels?|towelling|robes?|bath|napkins?|bibs?|wipes?|loop|pile)\b/

/** What follows a carton, and no cotton: "CTN NO 1-40". */
const CARTON_BEHIND = /^(?:no|nos|number|size|wt|weight|[#:.])\.?$|^\d/
/** What cartons are counted by. */
const CARTON_BEFORE = /^(?:[\d.,]+|pcs?|pieces?|nos|kgs?|cones?|rolls?|box(?:es)?|per|in|of|\/|x|ply)$/

const ART_SILK = /\b(?:art|artificial|mock|imitation) silk\b/
/** "Cotton-poly", "linen/cotton": two fibres in one word. */
function joinedFibres(word: string): readonly string[] | undefined {
  const [, ...names] = /^([a-z]{4,})[/-]([a-z]{4,})$/.exec(word) ?? []
  const found = names.map((name) => fibreAt([name], 0))
  const isWhole = found.length === 2 && found.every((fibre, place) => fibre?.phrase === names[place])
  const fibresOf = [...new Set(found.flatMap((fibre) => fibre?.value ?? []))]
  return isWhole && fibresOf.length === 2 ? fibresOf : undefined
}

/** "Needle punched PET 200 gsm", "viscose PET wipes": of a web the letters are polyester. "PET pads" and "pet wipes" are for animals, unless another fibre is in front. */
function isPetOfWeb(tokens: readonly string[], at: number): boolean {
  const next = wordAt(tokens, at + 1)
  if (!WEB.test(lineOf(tokens).text) || NO_PET_CLOTH.test(next)) return false
  const words = foldedOf(tokens)
  const isOfFibre = at > 0 && fibreAt(words, at - 1) !== null
  return !FOR_PETS.test(next) || isOfFibre
}
const isPesOfCloth = (tokens: readonly string[], at: number): boolean =>
  (contextOf(tokens).isWoven || contextOf(tokens).isKnit || WEB.test(lineOf(tokens).text)) &&
  !contextOf(tokens).isOther &&
  !/^(?:[/:%\d]|(?:dots?|coat(?:ing|ed)?|back(?:ing|ed)?|lin(?:ing|ed)|film|laminat\w*|thread|yarn)$)/.test(
    wordAt(tokens, at + 1),
  ) &&
  !/[/%]$/.test(wordAt(tokens, at - 1))
const NO_PET_CLOTH = /^(?:bottles?|flakes?|chips?|films?|sheets?|scrap|food|hair|grooming|training|care|toys?)$/
const FOR_PETS = /^(?:beds?|mats?|pads?|wipes?|diapers?|products?)$/
const WEB =
  /\b(?:non ?-?wovens?|geo ?-?textiles?|spun ?-?bond(?:ed)?|spun ?-?lace|needle ?-?punch(?:ed)?|air ?-?laid)\b/

/** A fibre by its name, or two by their initials. */
export const fibreReader: TextReader = {
  name: 'fiberType',
  examples: ['cotton', 'viscose rayon', 'PC'],
  read(tokens, at): Reading | null {
    const words = foldedOf(tokens)
    if (GIZA.test(wordAt(tokens, at)))
      return { used: 1, understood: [understood('fiberType', tokens[at] ?? '', ['Cotton'])] }
    const terrycot = matchAt(tokens, at, TERRYCOT)
    if (terrycot && !TOWELLING.test(lineOf(tokens).text))
      return {
        used: terrycot.used,
        understood: [understood('fiberType', terrycot.text, ['Polyester', withTerene(terrycot)])],
      }
    const word = words[at] ?? ''
    const two = twoWordBlend(words, at)
    const short = two ?? SHORT_NAMES[word] ?? joinedFibres(wordAt(tokens, at))
    // "300 TC" is a number of threads, and "GOTS with TC" a certificate.
    const isNoBlend = word === 'tc' && (/^\d{3,}$/.test(wordAt(tokens, at - 1)) || CERTIFIED.test(lineOf(tokens).text))
    // "19 pc" and "per pc" count pieces, unless shares follow: "40s PC 65/35".
    const isPieces =
      word === 'pc' &&
      /^(?:[₹@+]?|rs\.?)\d[\d.,]*(?:\/-)?$|^(?:per|each|single|one|a|\/)$/.test(wordAt(tokens, at - 1)) &&
      !/^\d{2}[/:]\d{2}/.test(wordAt(tokens, at + 1))
    if (short && !isNoBlend && !isPieces && (contextOf(tokens).isCloth || word.length > 3 || two))
      return {
        used: two ? 2 : 1,
        understood: [understood('fiberType', tokens.slice(at, at + (two ? 2 : 1)).join(' '), short)],
      }
    // "PES twill 2/1", "needle punch PES": the letters of the label, of cloth alone.
    if ((word === 'pet' && isPetOfWeb(tokens, at)) || (word === 'pes' && isPesOfCloth(tokens, at)))
      return { used: 1, understood: [understood('fiberType', word, ['Polyester'])] }
    const found = fibreAt(words, at)
    if (!found || NOT_ALONE.has(found.phrase) || isOfPackaging(words, at + found.used)) return null
    const peach = woolPeach(words, at)
    if (peach === 'open') return { used: 2, left: tokens.slice(at, at + 2).join(' '), understood: [] }
    if (peach === 'Polyester') {
      // "Wool peach skin": the other words name the cloth.
      const used = words[at + 2] === 'skin' ? 1 : 2
      return { used, understood: [understood('fiberType', tokens.slice(at, at + used).join(' '), ['Polyester'])] }
    }
    // Zari is the metal thread of a border or a design, seldom the cloth.
    if (found.phrase === 'zari' && contextOf(tokens).isCloth && !/^(?:yarns?|threads?)$/.test(words[at + 1] ?? ''))
      return null
    // A carton as well: "24 pcs ctn".
    if (
      found.phrase === 'ctn' &&
      (CARTON_BEFORE.test(wordAt(tokens, at - 1)) || CARTON_BEHIND.test(wordAt(tokens, at + 1)))
    )
      return null
    // Art silk is any filament but silk.
    if (found.value === 'Silk' && ART_SILK.test(lineOf(tokens).text)) return null
    if (isOfHouse(words, at)) return null
    const text = tokens.slice(at, at + found.used).join(' ')
    const fibre = understood('fiberType', text, [found.value])
    return { used: found.used, understood: [fibre, ...(found.phrase === 'bci cotton' ? [BETTER_COTTON] : [])] }
  },
}

const NUMBER_OF_GIZA = '(?:45|70|75|77|8[035-9]|9[02-8])'
/** "Giza-86 poplin": a variety of cotton. */
const GIZA = new RegExp(`^giza-?${NUMBER_OF_GIZA}$`)
const BEHIND_GIZA = /\bgiza(?: cotton)? (?:- )?$/
const NO_VARIETY_BEHIND =
  /^(?:x|[/@"'₹$€%+]|\/.*|'?s|d|den|denier|ne|nm|per|rs\.?|inr|usd|eur|egp|counts?|kgs?|bales?|m|mtrs?|met(?:er|re)s?|yds?|yards?|gsm|g|gms?|oz|inch(?:es)?|cms?|panna|epi|ppi|ends|picks?|only|net|cash)$/
/** "Giza 86 compact", "100% Giza - 94": the number of the variety, no count and no price. In "giza 80 x 80" and "giza 86 per m" it is another. */
export const varietyReader: TextReader = silentReaderOf(
  'variety',
  new RegExp(`(?:- )?${NUMBER_OF_GIZA}`, 'iy'),
  ({ used }, tokens, at) => {
    const { text, starts } = lineOf(tokens)
    return BEHIND_GIZA.test(text.slice(0, starts[at])) && !NO_VARIETY_BEHIND.test(wordAt(tokens, at + used))
  },
)
