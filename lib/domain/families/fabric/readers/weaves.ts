import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { behind, type Notation, readerOf } from '../../reading/notations'
import { phraseAt } from '../../reading/phrases'
import { type TextReader, type Understood, understood } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'
import { fabricName, weave } from '../vocabulary'
import { contextOf } from './context'
import { isDenim, isNamedByWord } from './words'

/** Weaves in notations of figures. */

const woven = (text: string, name: string): Understood[] => [
  understood('weave', text, name),
  understood('fabricStructure', text, 'Woven'),
]

const ENDS = '(?:ends?|shafts?|harness|leaf)'
/** What may follow "satin 5": the next part of the line. Before another word the figure is of that word. */
const NEXT_PART = /^(?:|[,;.|()-]|gr[ae]y|greige|cloth|fabrics?|weave|cotton|\d{2,3}(?:s?x\d.*|"))$/

/** "Satin 5", "5-shaft sateen", "8 harness satin": over how many ends the satin floats. */
const satinOfEnds: Notation = {
  pattern: new RegExp(
    `(?:(?<cotton>cotton )?(?:satin|sateen)[ -]?(?<a>[58])(?<named>[ -]?${ENDS})?|(?<b>[58])[ -]?${ENDS}[ -](?:satin|sateen))`,
    'iy',
  ),
  read(match, tokens, at) {
    const { groups, text } = match
    const { isMadeUp, isOther } = contextOf(tokens)
    const isBare = groups.b === undefined && groups.named === undefined
    if (isOther || isMadeUp || (isBare && !NEXT_PART.test(behind(match, tokens, at)))) return null
    const name = isNamedByWord(tokens) ? [] : [understood('fabricName', text, 'Satin')]
    const fibre = groups.cotton === undefined ? [] : [understood('fiberType', text, ['Cotton'])]
    return [...woven(text, `Satin ${groups.a ?? groups.b}-end`), ...name, ...fibre]
  },
}

const TWILL = /\b(?:twil{1,2}|drill|denim|gab[ae]rdine|jean|chino|serge|surge)\b|\d ?x ?\d/
/** "3/1 'S' twill", "2/1 (Z) twill": the letter in quotes or brackets, before the word. */
const twillOfQuotedHand: Notation = {
  pattern: /(?<a>[123]\/[12]|1\/3) ?(?:["'] ?[sz] ?["']|\( [sz] \))(?= (?:twil{1,2}|drill)\b)/iy,
  read(match) {
    const name = canonicalValue(weave, `${match.groups.a} twill`)
    return name === null ? null : woven(match.text, name)
  },
}

/** "3-thread twill": one weft thread over two of the warp or under them. A 4-thread twill may be 3/1 or 2/2. */
const twillOfThreads: Notation = {
  pattern: /(?:3|three)[ -]?threads? twil{1,2}(?: weave)?/iy,
  read({ text, used }, tokens, at) {
    // "4-thread or 3-thread twill, including cross twill" is the heading of the tariff.
    const isOneOfSeveral =
      /^(?:or|and|&|\/|than|not|no|except|excluding|\d+|to|-)$/.test(wordAt(tokens, at - 1)) ||
      /^(?:or|\/)$/.test(wordAt(tokens, at + used)) ||
      /\bcross twill\b/.test(lineOf(tokens).text)
    if (isOneOfSeveral || contextOf(tokens).isOther) return null
    return [...woven(text, 'Twill 2/1'), ...(isNamedByWord(tokens) ? [] : [understood('fabricName', text, 'Twill')])]
  },
}

/** "Drill 3/1 S", "2/1 Z": a twill and the way in which its lines run. */
const twillOfHand: Notation = {
  pattern: /(?<a>[123]\/[12]|1\/3) ?[sz]/iy,
  read(match, tokens, at) {
    const { isWoven, isKnit } = contextOf(tokens)
    // "63 3/1 S drill": in front of the word it is the weave, whatever number comes before.
    const isNamed = /^(?:twil{1,2}|drill)$/.test(behind(match, tokens, at)) && /^\d+$/.test(wordAt(tokens, at - 1))
    const isCount =
      (!isNamed && /^(?:\d+|nm|ne|count|yarn|of|x)$/.test(wordAt(tokens, at - 1))) || behind(match, tokens, at) === 'x'
    if (!isWoven || isKnit || isCount || !TWILL.test(lineOf(tokens).text)) return null
    const name = canonicalValue(weave, `${match.groups.a} twill`)
    return name === null ? null : woven(match.text, name)
  },
}

const HAND_WORD = '(?:(?:rht|right[ -]hand(?:ed)? twil{1,2})|(?<left>lht|left[ -]hand(?:ed)? twil{1,2}))'
/** "Drill 3x1 RHT", "2/1 left hand twill", "RHT 3/1", "RHT 3-1": a twill by its figure and its hand; of denim 3/1 each hand has a weave. */
const twillOfNamedHand: Notation = {
  pattern: new RegExp(
    `(?<a>[123]) ?[/x-] ?(?<b>[123]) ?-?${HAND_WORD}|${HAND_WORD.replace('left', 'first')} (?<c>[123])[/x-](?<d>[123])(?! ?x)`,
    'iy',
  ),
  read({ groups, text }, tokens, at) {
    const { isKnit, isMadeUp, isOther } = contextOf(tokens)
    const figure = `${groups.a ?? groups.c}/${groups.b ?? groups.d}`
    const isNumber = /^(?:x|ne|nm|count)$|\d[x/]$/.test(wordAt(tokens, at - 1))
    if (isKnit || isMadeUp || isOther || isNumber) return null
    const hand = (groups.left ?? groups.first) === undefined ? 'RHT' : 'LHT'
    const isOfDenim = figure === '3/1' && isDenim(lineOf(tokens).text)
    const name = isOfDenim ? `Denim 3/1 ${hand}` : canonicalValue(weave, `${figure} twill`)
    return name === null ? null : woven(text, name)
  },
}

/** "Twill 3-1", "2-1 drill": a dash for the slash. A range would rise. */
const twillOfDash: Notation = {
  pattern: /(?:twil{1,2}|drill) (?<c>[123])-(?<d>[12])|(?<a>[123])-(?<b>[12]) (?:(?<name>twil{1,2})|drill)/iy,
  read({ groups, text, used }, tokens, at) {
    const { isKnit, isMadeUp, isOther } = contextOf(tokens)
    const [up, down] = [Number(groups.a ?? groups.c), Number(groups.b ?? groups.d)]
    const isNumber = /^(?:\d.*|x|no\.?|lot|[#/])$/.test(wordAt(tokens, at - 1))
    const next = wordAt(tokens, at + used)
    if (isKnit || isMadeUp || isOther || isNumber || up < down || UNIT_BEHIND.test(next)) return null
    const name = canonicalValue(weave, `${up}/${down} twill`)
    const cloth = phraseAt(fabricName, [/drill/i.test(text) ? 'drill' : 'twill'], 0)
    const isNamed = cloth === null || (cloth.value === 'Twill' && isNamedByWord(tokens))
    return name === null
      ? null
      : [...woven(text, name), ...(isNamed ? [] : [understood('fabricName', text, cloth.value)])]
  },
}
const UNIT_BEHIND =
  /^(?:days?|weeks?|months?|tons?|mts?|m|mtrs?|met(?:er|re)s?|rolls?|bales?|lots?|pcs|shades?|colou?rs?|x|%)$/

/** "Gabardine RHT", "right hand twill grey": a twill. A figure in the line says which. */
const twillOfHandAlone: Notation = {
  pattern: new RegExp(HAND_WORD, 'iy'),
  read({ text }, tokens) {
    const { isKnit, isMadeUp, isOther } = contextOf(tokens)
    const { text: line } = lineOf(tokens)
    if (isKnit || isMadeUp || isOther || isDenim(line)) return null
    return FIGURE.test(line) ? [understood('fabricStructure', text, 'Woven')] : woven(text, 'Twill')
  },
}
const FIGURE = /(?<![\d/x] ?)[123] ?[/x] ?[123](?! ?[\d/x])/

/** "3 up 1 down", "2 up and 1 down": a twill by the ends over which its weft floats. */
const twillOfFloats: Notation = {
  pattern: /(?<a>[123]) ?-?up ?(?:and|&|,|\/|-)? ?(?<b>[123]) ?-?down(?: twil{1,2})?/iy,
  read({ groups, text }, tokens) {
    const { isKnit, isMadeUp, isOther } = contextOf(tokens)
    const name =
      canonicalValue(weave, `${groups.a}/${groups.b} twill`) ?? canonicalValue(weave, `${groups.a}/${groups.b}`)
    return isKnit || isMadeUp || isOther || name === null ? null : woven(text, name)
  },
}

const MATT = '(?:mat{1,2}y?|basket|hopsack|panama)'
/** "Matt 2/2", "2/1 matt", "4x4 matt", "basket 3 x 3": so many ends and picks weave as one. */
const mattOfFigure: Notation = {
  pattern: new RegExp(
    `(?:(?<a>[1-4]) ?[x/] ?(?<b>[1-4]) ?(?<before>${MATT})|(?<behind>${MATT})(?: weave)? ?(?<c>[1-4]) ?[x/] ?(?<d>[1-4]))`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    const { isMadeUp, isOther, isKnit } = contextOf(tokens)
    const isNumber =
      /^(?:\d+|x|ne|nm|count)$/.test(wordAt(tokens, at - 1)) || /^(?:x|\/)/.test(wordAt(tokens, at + used))
    const figure = `${groups.a ?? groups.c}/${groups.b ?? groups.d}`
    if (isMadeUp || isOther || isKnit || isNumber || !/^(?:([2-4])\/\1|2\/1|1\/2)$/.test(figure)) return null
    const isName = /^mat{1,2}y$/i.test(groups.before ?? groups.behind ?? '') && !isNamedByWord(tokens)
    return [...woven(text, 'Matt'), ...(isName ? [understood('fabricName', text, 'Matty')] : [])]
  },
}

/** "Armatura saia", "150 cm, diagonale, 340 g/ml": a twill. Apart from other words it is no cut and no design. */
const saia: Notation = {
  pattern: /armatura(?: ?:)? (?:saia|diagonale|twill)|diagonale/iy,
  read({ text, used }, tokens, at) {
    const { isMadeUp, isOther, isKnit, isCloth } = contextOf(tokens)
    const isApart = PART_ENDS.test(wordAt(tokens, at - 1)) && PART_ENDS.test(wordAt(tokens, at + used))
    const isFigured = /^\d/.test(wordAt(tokens, at + used))
    // "Raso, diagonale", "diagonale, tela": of another weave it is a design.
    const isNamed = / /.test(text)
    const isElse = isMadeUp || isOther || isKnit || !isCloth || isFigured
    if (isElse || !(isNamed || (isApart && !OTHER_WEAVE.test(lineOf(tokens).text)))) return null
    const name = isNamed && !isNamedByWord(tokens) ? [understood('fabricName', text, 'Twill')] : []
    return [...woven(text, 'Twill'), ...name]
  },
}
const OTHER_WEAVE = /\b(?:raso|rasatello|satin|sateen|tela|plain|panama|jacquard|piqu[eé]|reps|crepe|oxford)\b/

const PART_ENDS = /^(?:|[,;|.-])$/
/** "27 x 25 threads per cm, 165 cm, tela": of an Italian construction the word is the weave; elsewhere it is any cloth. */
const tela: Notation = {
  pattern: /tela/iy,
  read({ text, used }, tokens, at) {
    const isApart = PART_ENDS.test(wordAt(tokens, at - 1)) && PART_ENDS.test(wordAt(tokens, at + used))
    return isApart && PER_CM.test(lineOf(tokens).text) ? woven(text, 'Plain') : null
  },
}
const PER_CM = /\d ?x ?\d.*(?:per|\/) ?cm\b/

/** Weaves that a figure makes exact: the shafts of a satin, the letter behind a drill. */
export const weaveReader: TextReader = readerOf(
  'weave',
  ['satin 5', '5-shaft sateen', 'drill 3/1 S'],
  [
    satinOfEnds,
    twillOfQuotedHand,
    twillOfHand,
    twillOfNamedHand,
    twillOfHandAlone,
    twillOfDash,
    twillOfThreads,
    twillOfFloats,
    mattOfFigure,
    tela,
    saia,
  ],
)
