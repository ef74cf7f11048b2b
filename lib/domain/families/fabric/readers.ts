import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { type Notation, readerOf } from '../reading/notations'
import { phraseAt } from '../reading/phrases'
import { type TextReader, type Understood, understood } from '../reading/reading'
import { foldedOf } from '../reading/tokens'
import { constructionReader } from './readers/constructions'
import { countReader, yarnCountReader } from './readers/counts'
import { densityReader } from './readers/densities'
import { blendReader, fibreReader } from './readers/fibres'
import { diameterReader, gaugeReader, machineReader } from './readers/machines'
import { pieceLengthReader } from './readers/pieces'
import { metreWeightReader, weightReader } from './readers/weights'
import { widthReader } from './readers/widths'
import { wordReader } from './readers/words'
import { yarnSpinning } from './vocabulary'

/** Everything that a line about cloth may say. */
export const fabricReaders: readonly TextReader[] = [
  constructionReader,
  countReader,
  densityReader,
  weightReader,
  metreWeightReader,
  diameterReader,
  gaugeReader,
  machineReader,
  pieceLengthReader,
  widthReader,
  blendReader,
  wordReader,
  fibreReader,
  yarnCountReader,
]

/** The count of the cloth's yarn, and how that is spun: "30s combed". */
function ofCloth(part: Understood): Understood[] {
  if (part.name !== 'count') return [part]
  const [, words = ''] = /\d\S* ([a-z][a-z -]*)$/i.exec(part.text) ?? []
  const spun = canonicalValue(yarnSpinning, words)
  const count = { ...part, name: 'fabricCount' }
  return spun === null ? [count] : [count, { name: 'yarnSpinning', text: part.text, value: spun, typed: spun }]
}

const clothCountReader: TextReader = {
  ...yarnCountReader,
  name: 'fabricCount',
  read(tokens, at) {
    const reading = yarnCountReader.read(tokens, at)
    return reading && { ...reading, understood: reading.understood.flatMap(ofCloth) }
  },
}

/** How letters behind a count name the spinning. */
const SPINNING_LETTERS: ReadonlyArray<readonly [letters: RegExp, spinning: string]> = [
  [/^(?:combed|cmb|cmbd|cw|ch)$/, 'Combed'],
  [/^(?:carded|cd|kd|kw|kh)$/, 'Carded'],
  [/^(?:compact|cpt|comp)$/, 'Compact'],
  [/^(?:ccw|cch)$/, 'Combed compact'],
  [/^oe$/, 'Open-end'],
]
const spinningOf = (letters: string | undefined): string | null =>
  SPINNING_LETTERS.find(([named]) => named.test(letters?.toLowerCase() ?? ''))?.[1] ?? null

/** "7 OE x 7 OE", "30s combed x 30s combed": how the yarns are spun, where both are alike. */
const clothConstructionReader: TextReader = {
  ...constructionReader,
  read(tokens, at) {
    const reading = constructionReader.read(tokens, at)
    const [warp, weft] = ['warpCount', 'weftCount'].map((side) => {
      const count = reading?.understood.find(({ name }) => name === side)
      return spinningOf(/[\d\s's]\s*([a-z]+)$/i.exec(String(count?.typed ?? ''))?.[1])
    })
    if (!reading || !warp || warp !== weft) return reading
    const text = reading.understood[0]?.text ?? ''
    return { ...reading, understood: [...reading.understood, understood('yarnSpinning', text, warp)] }
  },
}

/** "CCH x CCH", "kd x kd": how the yarns of both directions are spun, behind a construction. */
const bothSpun: Notation = {
  pattern: /(?<warp>[a-z]{2,6}) ?x ?(?<weft>[a-z]{2,6})/iy,
  read({ groups, text }) {
    const spinning = spinningOf(groups.warp)
    return spinning !== null && spinning === spinningOf(groups.weft)
      ? [understood('yarnSpinning', text, spinning)]
      : null
  },
}

/** Alone these words mean other things too: a ring frame, a worsted cloth. */
const NO_SPINNING_ALONE = /^(?:ring|rotor|oe|worsted)$/

/** "Combed cotton single jersey": how the yarn of the cloth is spun, apart from its count. */
const spinningReader: TextReader = {
  name: 'yarnSpinning',
  examples: ['combed', 'carded', 'combed compact', 'ring spun'],
  read(tokens, at) {
    const found = phraseAt(yarnSpinning, foldedOf(tokens), at)
    if (!found || NO_SPINNING_ALONE.test(found.phrase)) return null
    const text = tokens.slice(at, at + found.used).join(' ')
    return { used: found.used, understood: [understood('yarnSpinning', text, found.value)] }
  },
}

const OF_CLOTH: ReadonlyMap<TextReader, TextReader> = new Map([
  [yarnCountReader, clothCountReader],
  [constructionReader, clothConstructionReader],
])

/** The same where cloth itself is sold: a count alone is that of its yarn. */
export const clothReaders: readonly TextReader[] = [
  ...fabricReaders.map((reader) => OF_CLOTH.get(reader) ?? reader),
  spinningReader,
  readerOf('yarnSpinning', ['CCH x CCH'], [bothSpun]),
]
