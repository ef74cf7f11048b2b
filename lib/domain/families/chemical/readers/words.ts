import { baseColours } from '@/lib/domain/vocabulary/colours'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { foldedOf } from '../../reading/tokens'
import { longestNamed, wordLists } from '../../reading/word-lists'
import { substance, substanceOf } from '../substances'
import {
  application,
  chemClass,
  chemGrades,
  declarations,
  dyeClass,
  dyeSeries,
  form,
  ionicity,
  processStep,
  zdhcLevel,
} from '../vocabulary'
import { type ChemicalContext, contextOf } from './context'

/** In the order in which one phrase means them. */
const VOCABULARIES = wordLists([
  ['substance', substance],
  ['chemClass', chemClass],
  ['dyeClass', dyeClass],
  ['dyeSeries', dyeSeries],
  ['form', form],
  ['ionicity', ionicity],
  ['declarations', declarations],
  ['zdhcLevel', zdhcLevel],
  ['application', application],
  ['color', baseColours],
  ['grade', chemGrades],
  ['subcategory', processStep],
])
const LISTS: ReadonlySet<string> = new Set(['application', 'declarations'])

/** Single words that are plain English, terms of the sale, or too short to mean this alone. */
const NEVER: ReadonlySet<string> = new Set(
  'size salt soda acid alkali resin gum hypo solution liquid lye gs ipa pac pam cmc meg mto rr me vs commercial textile food bulk can none tan pad print washing wash finish boiler cleaning laundry preparation blends leather direct basic natural pigment reactive solvent cationic hydro silicate alum lime formic oxalic acetic chlorite starch carrier retarder lubricant fixer crimson madder ip bp tech neel grain rayon cotton polyester wool silk nylon acrylic'.split(
    ' ',
  ),
)
/** Of these, what the line makes clear. */
const CLEAR: ReadonlyArray<readonly [word: RegExp, isMeant: (context: ChemicalContext) => boolean]> = [
  [/^cationic$/, ({ isDye, isAuxiliary }) => isDye || isAuxiliary],
  [
    /^(?:hypo|gs|ipa|pac|pam|meg|mto|alum|lime|silicate|hydro|chlorite|salt|soda)$/,
    ({ isDye, isOther }) => !isDye && !isOther,
  ],
  [/^(?:liquid|solution|grain|tech|commercial)$/, ({ isOther }) => !isOther],
  [/^(?:direct|basic|natural|pigment|reactive|solvent|vs|me|rr)$/, ({ isDye, isAuxiliary }) => isDye && !isAuxiliary],
  [
    /^(?:cotton|polyester|wool|silk|nylon|acrylic|rayon|leather|blends)$/,
    ({ isDye, isAuxiliary, isEnzyme, isOther }) => !isOther && (isDye || isAuxiliary || isEnzyme),
  ],
  [/^(?:resin|gum|starch|carrier|fixer|cmc)$/, ({ isOther }) => !isOther],
]
/** What follows a word and makes it another thing. */
const NOT_BEFORE: ReadonlyArray<readonly [phrase: RegExp, next: RegExp]> = [
  [
    /^(?:cotton|polyester|silk|wool|nylon|viscose|acrylic|denim)$/,
    /^(?:fabrics?|cloth|yarns?|shirts?|sarees?|thread)$/,
  ],
  [/^(?:black|blue|red|green|white|yellow|grey|pink|orange|brown|navy)$/, /^(?:drums?|bags?|cans?|cap|label)$/],
  [
    /(?:peroxide|formaldehyde|silicone|chlorine|starch|soda|salt|acid|urea|pva|cmc|alcohol)$/,
    /^(?:stabili[sz]er|killer|free|resistant|proof|removal|remover|indicator|fast|bath|binder|softener|cellulase|formaldehyde|ester|based)$/,
  ],
  [/^(?:acid|acids)$/, /^(?:wash|proof|resistant)$/],
  // A grade of dyes in powder.
  [/^dispersion$/, /^grade$/],
  // What helps to print with pigments is no pigment.
  [/^pigment/, /^(?:binders?|thickeners?|fixers?)$/],
  [/^(?:printing|dyeing|finishing|sizing|washing|bleaching)$/, /^(?:machines?|job|work|charges|house)$/],
]

const FIBRES = /^(?:cotton|polyester|wool|silk|nylon|acrylic|rayon|leather|viscose)$/

interface Hit {
  used: number
  phrase: string
  values: ReadonlyMap<string, string>
}

function hitAt(tokens: readonly string[], at: number): Hit | null {
  const words = foldedOf(tokens)
  const context = contextOf(tokens)
  const found = longestNamed(VOCABULARIES, words, at)
  const [first] = found
  if (!first) return null
  const { used, phrase } = first
  if (NEVER.has(phrase) && !CLEAR.some(([word, isMeant]) => word.test(phrase) && isMeant(context))) return null
  // "Acrylic sizing agent" says what it is made of; "for acrylic" what it is for.
  if (FIBRES.test(phrase) && !context.isDye && !/^(?:for|on|of|and|&|\/)$/.test(words[at - 1] ?? '')) return null
  if (NOT_BEFORE.some(([pattern, next]) => pattern.test(phrase) && next.test(words[at + used] ?? ''))) return null
  const values = new Map(found.map(({ name, value }) => [name, value]))
  return { used, phrase, values: meantOf(values, phrase, context) }
}

/** Of the fields that have one phrase, those that it means in this line. */
function meantOf(
  values: Map<string, string>,
  phrase: string,
  { isDye, isCommodity, isAuxiliary, isEnzyme, isOther }: ChemicalContext,
): ReadonlyMap<string, string> {
  // "Cationic softener" is a softener; "cationic dye" a class of dyes.
  if (values.has('dyeClass') && values.has('ionicity')) values.delete(isDye && !isAuxiliary ? 'ionicity' : 'dyeClass')
  if (values.has('dyeClass') && (!isDye || isAuxiliary || isEnzyme || values.has('chemClass')))
    values.delete('dyeClass')
  if (values.has('dyeSeries') && !isDye) values.delete('dyeSeries')
  if (values.has('substance')) {
    // "Reduction clearing with hydros" and "peroxide killer": the auxiliary is what is sold.
    for (const name of ['chemClass', 'dyeClass', 'application', 'color']) values.delete(name)
  }
  if (values.has('color') && (!isDye || isCommodity || isOther)) values.delete('color')
  if (values.has('application') && values.has('subcategory')) values.delete('subcategory')
  if (isOther && !isDye && !isCommodity && !isAuxiliary)
    for (const name of ['application', 'subcategory', 'form', 'grade']) values.delete(name)
  // A class says the use as well: "sizing agent" is not used for sizing in addition.
  if (values.has('chemClass')) for (const name of ['application', 'subcategory']) values.delete(name)
  if (phrase === 'natural' || phrase === 'solvent') values.delete('chemClass')
  return values
}

const FORMS_IN: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bflakes\b/, 'Flakes'],
  [/\blye\b|solution|^liquor/, 'Liquid'],
  [/\bpowder\b/, 'Powder'],
  [/\bgranules\b/, 'Granules'],
  [/\bpaste\b/, 'Paste'],
  [/\bemulsion\b/, 'Emulsion'],
]

/** What a phrase says in addition. */
function alsoOf(
  phrase: string,
  text: string,
  values: ReadonlyMap<string, string>,
  { isInk }: ChemicalContext,
): Understood[] {
  const named = values.get('substance')
  const parts: Understood[] = []
  if (named !== undefined) {
    const known = substanceOf(named)
    if (known) parts.push(understood('chemClass', text, known.chemClass))
  }
  const stated = FORMS_IN.find(([word]) => word.test(phrase))?.[1]
  if (stated !== undefined && !values.has('form') && phrase !== 'bleaching powder')
    parts.push(understood('form', text, stated))
  if (values.has('dyeClass') && !values.has('chemClass'))
    parts.push(understood('chemClass', text, isInk ? 'Ink' : 'Dye'))
  if (phrase === 'sulphur black') parts.push(understood('color', text, 'Black'))
  if (/^cationic soft/.test(phrase)) parts.push(understood('ionicity', text, 'Cationic'))
  return parts
}

const CODE = /^(?=.*[A-Z])[A-Z0-9]{1,5}(?:-[A-Z0-9]{1,3})?$/
const NO_CODE =
  /^(?:KGS?|L|LTR|LTRS|MT|RS|GST|INR|USD|IN|FOR|PH|CAS|CI|UN|ETP|PES|NA|AND|WITH|DRUM|BAG|CAN|GOTS|ZDHC|REACH|APEO|AZO|LIQ|FREE)$/

/** "Dispersing agent NNO", "Tinopal CBS-X": an auxiliary or brightener with the code of its maker, in capitals as on labels. */
function codedName(tokens: readonly string[], at: number, hit: Hit): Reading | null {
  const chemical = hit.values.get('chemClass')
  const code = tokens[at + hit.used] ?? ''
  const isLoud = tokens.every((token) => token === token.toUpperCase())
  if (chemical === undefined || hit.values.has('substance') || isLoud || !CODE.test(code) || NO_CODE.test(code))
    return null
  const used = hit.used + 1
  const text = tokens.slice(at, at + used).join(' ')
  return { used, understood: [understood('productName', text, text)] }
}

/** Words of the lists; a chemical by its name says its class too. */
export const wordReader: TextReader = {
  name: 'chemClass',
  examples: [
    'caustic flakes',
    'reactive dyes',
    'silicone softener',
    'soda ash',
    'disperse dye powder',
    'bio polish enzyme',
  ],
  read(tokens, at): Reading | null {
    const hit = hitAt(tokens, at)
    if (!hit || hit.values.size === 0) return null
    const text = tokens.slice(at, at + hit.used).join(' ')
    const parts = [...hit.values].map(([name, value]) =>
      LISTS.has(name) ? understood(name, text, [value]) : understood(name, text, value),
    )
    const named = codedName(tokens, at, hit)
    if (named)
      return {
        ...named,
        understood: [...parts, ...named.understood, ...alsoOf(hit.phrase, text, hit.values, contextOf(tokens))],
      }
    return { used: hit.used, understood: [...parts, ...alsoOf(hit.phrase, text, hit.values, contextOf(tokens))] }
  },
}
