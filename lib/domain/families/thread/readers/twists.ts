import { type Notation, readerOf } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { wordAt } from '../../reading/tokens'
import { isAboutThread } from './constructions'

const twist: Notation = {
  pattern:
    /(?:final )?(?:(?<value>[sz])[ -]?(?:final )?twist|(?:twist|torsione(?: finale)?) ?[:-]? ?(?<behind>[sz])|(?<hand>left|right)(?:[ -]hand)?[ -]?twist(?:ed)?(?: ?\( ?(?<letter>[sz]) ?\))?)(?:ed)?(?![a-z])/iy,
  read({ groups, text, used }, tokens, at) {
    // "Torsione S o Z".
    if (/^torsione/i.test(text) && /^(?:o|e|or|and|\/)$/.test(wordAt(tokens, at + used))) return null
    // "Ply twist S, final twist Z": that of the single yarns.
    const isOfPlies = wordAt(tokens, at - 1) === 'ply' && !/\d$/.test(wordAt(tokens, at - 2))
    if (isOfPlies || /^(?:single|first|primary|initial)$/.test(wordAt(tokens, at - 1))) return null
    const ofHand = groups.hand && (/^l/i.test(groups.hand) ? 'Z' : 'S')
    // "Left twist (S)": makers name the hands differently.
    if (groups.letter && groups.letter.toUpperCase() !== ofHand) return null
    return [understood('finalTwist', text, ofHand ?? (groups.value ?? groups.behind)?.toUpperCase())]
  },
}

/** "TPI 18, S on Z": the twist of the thread, on that of its single yarns. */
const twistOnTwist: Notation = {
  pattern: /(?<value>[sz]) (?:on|over) [sz]/iy,
  read: ({ groups, text }, tokens) =>
    /^[SZ] \w+ [SZ]$/.test(text) && isAboutThread(tokens)
      ? [understood('finalTwist', text, groups.value?.toUpperCase())]
      : null,
}

/** "3 ply, Z", "210D/3 Z", "TFO, Z": a letter by itself behind the plies, or ", Z," as a part of the line. */
const twistAlone: Notation = {
  pattern: /[zs]/iy,
  read({ text }, tokens, at) {
    const before = wordAt(tokens, at - (/^[,/|-]$/.test(wordAt(tokens, at - 1)) ? 2 : 1))
    const isOfPlies =
      /^(?:(?:\d{1,2}-?)?(?:ply|fold)|tfo)$/.test(before) || (text === 'Z' && /^\d{2,4}[sd]?\/[2-6]$/.test(before))
    const isAlone =
      text === 'Z' &&
      /^[,|;]$/.test(wordAt(tokens, at - 1)) &&
      /^[,|;]?$/.test(wordAt(tokens, at + 1)) &&
      tokens.filter((token) => /^[a-z]$/i.test(token) && !/^[mygd]$/.test(token)).length === 1 &&
      isAboutThread(tokens)
    return (isOfPlies || isAlone) &&
      /^[ZS]$/.test(text) &&
      !/^(?:twist|quality|grade|class|type|size|x|[/-])/.test(wordAt(tokens, at + 1))
      ? [understood('finalTwist', text, text)]
      : null
  },
}

/** The final twist of a thread. */
export const twistReader: TextReader = readerOf(
  'finalTwist',
  ['Z twist', '3 ply, Z thread'],
  [twist, twistOnTwist, twistAlone],
)
