import { compositionOf } from '@/lib/domain/families/waste/composition'
import { wasteKind } from '@/lib/domain/families/waste/types'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { assemble, titleCase } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'

const FIBRES_MAX = 2

/** The fibre that prevails by what is stated: the only one, or one with more than half. "" where none is sure to. */
export function mainFibre({ words }: Facts): string {
  const rows = compositionOf(words)
  const over = rows.find(({ from }) => (from ?? 0) > 50)
  if (over) return over.fibre
  const [fibre, ...others] = listValue(words, 'fiberType')
  return rows.length <= 1 && fibre !== undefined && others.length === 0 ? fibre : ''
}

/** The title that a waste dealer would write: "Cotton Comber Noil, 3% Trash, 12 mm, 170 kg Bale"; "" without a type. */
export function wasteTitle(facts: Facts): string {
  const { words } = facts
  const type = textValue(words, 'wasteType')
  if (type === '') return ''
  const kind = wasteKind(type, textValue(words, 'wasteStream'))
  const isColourFirst = kind === 'cut' || kind === 'worn' || kind === 'yarn' || kind === 'pet'
  const preparation = textValue(words, 'preparation')
  const head = [
    isColourFirst ? colourFirst(facts, type) : '',
    /^(?:Bleached|Carbonised)$/.test(preparation) && !type.includes(preparation) ? preparation : '',
    kind === 'pet' ? '' : fibreText(facts, type),
    titleCase(type),
  ]
  return assemble(head.filter(Boolean), [...tail(facts), isColourFirst ? '' : colourText(facts)].filter(Boolean))
}

function tail(facts: Facts): string[] {
  const { words } = facts
  const bale = numberValue(words, 'baleWeight')
  const size = numberValue(words, 'flakeSize')
  const claim = listValue(words, 'recycledClaim').find((one) => one === 'GRS' || one === 'RCS')
  return [
    trashText(facts),
    lengthText(facts),
    shareText(facts),
    textValue(words, 'washing'),
    size === null ? '' : `${spoken(size)} mm`,
    textValue(words, 'clothNames'),
    words.elastaneFree === true ? 'Elastane-Free' : '',
    textValue(words, 'clipSize'),
    words.mutilated === true ? 'Mutilated' : '',
    /^(?:Clean|Oily|A grade|B grade|C grade)$/.test(textValue(words, 'grade')) ? textValue(words, 'grade') : '',
    claim ?? '',
    bale === null ? '' : `${spoken(bale)} kg Bale`,
  ]
}

/** Without a word that the type has: "Blue Denim Clips". */
function colourFirst(facts: Facts, type: string): string {
  const own = type.toLowerCase().split(' ')
  return titleCase(
    colourText(facts)
      .split(' ')
      .filter((word) => !own.includes(word.toLowerCase()))
      .join(' '),
  )
}

function colourText({ words }: Facts): string {
  return textValue(words, 'bottleColour') || textValue(words, 'color')
}

/** "Cotton", "Polyester/Viscose"; nothing where the type names the fibre. */
function fibreText({ words }: Facts, type: string): string {
  const named = listValue(words, 'fiberType')
    .filter((fibre) => !type.toLowerCase().includes(fibre.toLowerCase()))
    .slice(0, FIBRES_MAX)
  const ofType = /wool|silk|jute|flax|POY|DTY|FDY|PSF|VSF|PET|Popcorn|Agglomerate/i.test(type)
  return ofType ? '' : named.join('/')
}

const trashText = ({ words }: Facts): string => {
  const trash = numberValue(words, 'trash')
  return trash === null ? '' : `${spoken(trash)}% Trash`
}
const lengthText = ({ words }: Facts): string => {
  const length = numberValue(words, 'fiberLength')
  return length === null ? '' : `${spoken(length)} mm`
}

/** "95–100% Cotton" of the first fibre. */
function shareText({ words }: Facts): string {
  const [row] = compositionOf(words)
  if (!row) return ''
  const { from, to, fibre } = row
  if (fibre === '' || (from === null && to === null)) return ''
  if (from === null || from === 0) return ''
  return to === null || to === from ? `${spoken(from)}% ${fibre}` : `${spoken(from)}–${spoken(to)}% ${fibre}`
}

/** What a card shows with the title: "3% trash · 12 mm", "White · 100% Cotton", "Clear · Hot washed". */
export function wasteKeyFact(facts: Facts): string {
  const { words } = facts
  return [
    trashText(facts).toLowerCase(),
    lengthText(facts),
    colourText(facts),
    textValue(words, 'washing'),
    shareText(facts),
    textValue(words, 'clipSize'),
  ]
    .filter(Boolean)
    .slice(0, 3)
    .join(' · ')
}
