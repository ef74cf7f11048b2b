import { usualCloth } from '@/lib/domain/families/fabric/usual-cloth'
import { finishReaders } from '@/lib/domain/families/finishing/readers'
import type { TextReader } from '@/lib/domain/families/reading/reading'
import { lineOf } from '@/lib/domain/families/reading/tokens'
import type { ModuleReading } from '@/lib/domain/modules/define-module'

const SHORT_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['pc', ['polyester', 'cotton']],
  ['pv', ['polyester', 'viscose']],
  ['sj', ['single', 'jersey']],
  ['rayon', ['viscose']],
  ['lycra', ['elastane']],
  ['spandex', ['elastane']],
])

/** "RFD poplin for digital printing": only a base is made for it. Of other cloth the words may be any use. */
const ofBase = (reader: TextReader): TextReader => ({
  ...reader,
  read(tokens, at) {
    const reading = reader.read(tokens, at)
    const isMadeFor = reading?.understood.some(({ name, text }) => name === 'dyeability' && /^for /i.test(text))
    return isMadeFor && !BASE.test(lineOf(tokens).text) ? null : reading
  },
})
const BASE = /\b(?:rfd|pfd|rfp|pfp|bleached|ready for (?:dye?ing|printing)|prepared for (?:dye?ing|printing))\b/

export const finishReading: ModuleReading = {
  placesAreStyles: true,
  readers: finishReaders.map(ofBase),
  usualTerms: usualCloth,
  shortNames: SHORT_NAMES,
}
