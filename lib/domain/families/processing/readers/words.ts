import { fibres } from '@/lib/domain/vocabulary/fibres'
import { endUse, fabricName, inspection } from '../../fabric/vocabulary'
import { dyeClass, printMethod } from '../../finishing/colouration'
import { coating, finishes } from '../../finishing/finishes'
import { phraseAt } from '../../reading/phrases'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { foldedOf } from '../../reading/tokens'
import { longestNamed, type WordList } from '../../reading/word-lists'
import { processMachine } from '../vocabulary/machines'
import { materialForm, processStage } from '../vocabulary/stages'
import { chemStandard, dyesSupply, fuel, measuredOn, shadeMatching, waterTreatment } from '../vocabulary/terms'
import { garmentWash } from '../vocabulary/washes'
import { contextOf, type ProcessContext } from './context'

interface Around {
  context: ProcessContext
  phrase: string
  before: string
  next: string
}

interface Source extends WordList {
  isMeant?: (around: Around) => boolean
  /** What it says of the process. */
  stage?: (value: string) => string | null
}

const PRINT_WAY =
  /^(?:rotary|rotary screen|digital|discharge|resist|block|foil|flock|puff|glitter|khadi|flat bed|flatbed|hand screen|flat screen|bagru|dabu|burn out|burnout|sublimation|batik|kalamkari|ajrakh|devore|foiling|flocking)$/
const JOINED = /^(?:prints?|printing|printed|job)$/
const WASHED = /^(?:wash|washing|washed|job|garments?|denims?|jeans|,|and|&|\+)$/
/** Words of coatings that mean a coating only with one of these. */
const COATED = /^(?:coat|coated|coating|laminat\w*|film|backing|membrane|,|and|&|\/|\+)$/

/** "Enzyme silicone": washes one after another. */
const isWash = (phrase: string, next: string, before: string): boolean =>
  WASH.test(phrase) && (WASH.test(next) || WASH.test(before) || /^wash(?:ing|ed)?$/.test(before))
const WASH = /^(?:enzyme|silicone|silicon|stone|bleach|acid|normal|tint|bio|softener|caustic)$/

/** Machines for one process alone. */
const STAGES_OF: ReadonlyArray<readonly [machine: RegExp, stage: string]> = [
  [/^(?:Jigger|Jumbo jigger|Winch|Soft-flow|Jet|Airflow|Beam dyeing|CPB|Pad-steam|Pad-dry|Thermosol)$/, 'Dyeing'],
  [/^(?:Slasher dyeing|Rope dyeing|Hank dyeing|Package dyeing)$/, 'Yarn dyeing'],
  [/laminator$/, 'Laminating'],
  [/coater$/, 'Coating'],
  [/^(?:Rotary printing|Flat-bed printing|Printing table|Digital printer)$/, 'Printing'],
]

/** In order: of two fields with the same phrase the first has it. */
const SOURCES: readonly Source[] = [
  {
    name: 'garmentWash',
    vocabulary: garmentWash,
    isList: true,
    isMeant: ({ context, phrase, next, before }) =>
      context.isGarment &&
      (/ /.test(phrase) ||
        WASHED.test(next) ||
        isWash(phrase, next, before) ||
        /^(?:whiskering|whiskers|ozone|laser|towel bleach)$/.test(phrase)),
    stage: () => 'Garment washing',
  },
  {
    name: 'waterTreatment',
    vocabulary: waterTreatment,
  },
  {
    name: 'printMethod',
    vocabulary: printMethod,
    isList: true,
    isMeant: ({ context, phrase, before, next }) =>
      before !== 'zero' &&
      (!PRINT_WAY.test(phrase) || context.isPrint || (phrase === 'sublimation' && next === 'job')) &&
      !/^(?:machine print|pearl print)$/.test(phrase) &&
      // "Flat bed screen print" says the way already.
      (!/^screen print(?:ing|s)?$/.test(phrase) || !/^(?:bed|flatbed|rotary)$/.test(before)),
    stage: () => 'Printing',
  },
  {
    name: 'processStage',
    vocabulary: processStage,
    isList: true,
    isMeant: ({ phrase, next, before }) =>
      !/^(?:finish|crush|glazing|sanding|blowing of cloth|rolling|polishing and shearing|scour|sanfor|gassing|print|bleach|raising|milling|folding|curing|fixation)$/.test(
        phrase,
      ) ||
      /^(?:job|jobs|jobwork|work|charges?|unit|house|mill|rate|,|and|&|\+)$/.test(next) ||
      /^(?:,|and|&|\+|with)$/.test(before),
  },
  {
    name: 'machine',
    vocabulary: processMachine,
    isList: true,
    isMeant: ({ context, phrase }) =>
      !/^(?:rotary printing|flat bed printing|table printing)$/.test(phrase) &&
      (!/^(?:washing machine|laser|ozone|slasher|ager|steamer|washer|tumbler|heat press|paddle|soaper)$/.test(phrase) ||
        context.isGarment),
    stage: (value) => STAGES_OF.find(([machine]) => machine.test(value))?.[1] ?? null,
  },
  {
    name: 'dyeClass',
    vocabulary: dyeClass,
    isList: true,
    isMeant: ({ phrase, next, before }) =>
      !/^(?:direct|natural|basic|pigments?|acid)$/.test(phrase) ||
      /^(?:dye|dyes|dyed|dyeing|dyestuff|prints?|printing|,|and|&|\/|\+|black|1:2|metal)$/.test(next) ||
      /^(?:,|and|&|\/|\+|dyeing|printing|print)$/.test(before),
  },
  {
    name: 'coating',
    vocabulary: coating,
    isList: true,
    isMeant: ({ phrase, next, before }) =>
      / /.test(phrase) || COATED.test(next) || /^(?:coating|lamination|laminating)$/.test(before),
    stage: (value) => (/laminate$/.test(value) ? 'Laminating' : 'Coating'),
  },
  { name: 'chemStandard', vocabulary: chemStandard, isList: true },
  {
    name: 'measuredOn',
    vocabulary: measuredOn,
    isMeant: ({ phrase }) => phrase !== 'pieces' && phrase !== 'per piece',
  },
  {
    name: 'dyesSupply',
    vocabulary: dyesSupply,
    isMeant: ({ phrase }) => / /.test(phrase) && !/^(?:as agreed|from the buyer|with material)$/.test(phrase),
  },
  { name: 'shadeMatching', vocabulary: shadeMatching, isMeant: ({ phrase }) => phrase !== 'visual' },
  { name: 'inspection', vocabulary: inspection, isMeant: ({ phrase }) => / /.test(phrase) },
  {
    name: 'finishes',
    vocabulary: finishes,
    isList: true,
    isMeant: ({ phrase, next }) =>
      !/^(?:peach|embroidery|embroidered|sequins?|sequence|quilting|washed|crush|full|enzyme)$/.test(phrase) &&
      (!/^(?:fr|uv|wr|resin|c0|c6|glazed|raised|softener|softened)$/.test(phrase) ||
        /^(?:finish|finishing|treatment|job|,|and|&|\+)$/.test(next)),
  },
  { name: 'materialForm', vocabulary: materialForm, isList: true, isMeant: isGoods },
  {
    name: 'fiberHandled',
    vocabulary: fibres,
    isList: true,
    isMeant: ({ phrase }) => !/^(?:pp|pan|pet|suri|wool tops?|zari)$/.test(phrase),
  },
  {
    name: 'endUse',
    vocabulary: endUse,
    isList: true,
    isMeant: ({ phrase }) =>
      /^(?:curtains?|upholstery|bed ?(?:sheets?|linen)|suiting|shirting|dress material)$/.test(phrase),
  },
  { name: 'fuel', vocabulary: fuel, isMeant: ({ phrase }) => / /.test(phrase) },
]

/** "On cone" is how goods go back; "top" and "felt" are other things as well. */
function isGoods({ context, phrase, next, before }: Around): boolean {
  // "Knits, open width" is the finer word of both.
  if (/^knit(?:s|ted)?$/.test(phrase) && context.isFormed) return false
  if (/^(?:hanks?|cheeses?|cone|cones|warp|beams?)$/.test(phrase)) return context.isYarn || GOODS_NEXT.test(next)
  if (/^(?:top|tops|felt|pieces|cone|roll|shirts?|lace|net|reels|suiting|knit)$/.test(phrase))
    return GOODS_NEXT.test(next)
  return before !== 'per' && (before !== 'on' || !/^(?:cones?|rolls?|hangers?|beams?)$/.test(phrase))
}
const GOODS_NEXT =
  /^(?:dyeing|dye|bleaching|washing|processing|finishing|printing|job|yarns?|fabrics?|cloth|goods|and|&|,|to|stenter|compacting)$/

/** The form of cloth that its name says: georgette is woven, fleece is knitted; denim that is washed is sewn. */
function clothAt(words: readonly string[], at: number, { isGarment }: ProcessContext): Found | null {
  const hit = phraseAt(fabricName, words, at)
  if (!hit || /^(?:crush|print|design|net|lace|felt|felts)$/.test(hit.phrase)) return null
  const condition = fabricName.options.find(({ value }) => value === hit.value)?.offeredWhen
  const structure = condition && 'in' in condition ? condition.in[0] : undefined
  const form =
    hit.value === 'Denim' &&
    isGarment &&
    !words.some((word) => OF_CLOTH.test(word)) &&
    !/^(?:warps?|yarns?|ropes?)$/.test(words[at + hit.used] ?? '')
      ? 'Garment'
      : structure === 'Knitted'
        ? 'Knit'
        : structure === 'Nonwoven'
          ? 'Nonwoven'
          : 'Woven'
  return { source: CLOTH, value: form, used: hit.used }
}
/** Work that is done to cloth before it is cut. */
const OF_CLOTH = /^(?:sanfor|singe|merceri|desiz|stenter)/
/** The form of yarn that its dyeing says. */
const FORM_OF: Readonly<Record<string, string>> = { hank: 'Yarn hank', cheese: 'Yarn cheese', cone: 'Yarn cheese' }
const CLOTH: Source = { name: 'materialForm', vocabulary: fabricName, isList: true }

/** "Wool top dyeing", "denim garment washing": the last word of the form begins the name of the process. */
function formOfStage(
  { source, value, used }: Found,
  words: readonly string[],
  tokens: readonly string[],
  at: number,
): Reading | null {
  if (source.name !== 'materialForm') return null
  for (let shift = 1; shift < used; shift += 1) {
    const stage = phraseAt(processStage, words, at + shift)
    if (!stage || shift + stage.used <= used) continue
    const text = tokens.slice(at, at + shift + stage.used).join(' ')
    const fibre = phraseAt(fibres, words, at)
    return {
      used: shift + stage.used,
      understood: [
        understood('processStage', text, [stage.value]),
        understood('materialForm', text, [value]),
        ...(fibre && fibre.used <= shift ? [understood('fiberHandled', text, [fibre.value])] : []),
      ],
    }
  }
  return null
}

/** "Hank dyeing" and "saree printing" say what the work is on. */
function formsIn({ source, value, used }: Found, words: readonly string[], at: number, text: string): Understood[] {
  if (source.name !== 'processStage') return []
  const [first = ''] = words.slice(at, at + used)
  const form =
    value === 'Yarn dyeing'
      ? FORM_OF[first]
      : value === 'Printing' && /^sar(?:ee|i)s?$/.test(first)
        ? 'Saree'
        : undefined
  return form === undefined ? [] : [understood('materialForm', text, [form])]
}

/** "Reactive red 195 dyeing": the name of one dye. */
const OF_DYE = /^(?:black|blue|red|yellow|green|orange|violet|brown) \d{1,3} (?:dye|dyed|dyeing)$/

interface Found {
  source: Source
  value: string
  used: number
}

/** Whether words outside these name a process. */
function namesStage(words: readonly string[], at: number, used: number): boolean {
  return words.some((_, place) => (place < at || place >= at + used) && phraseAt(processStage, words, place) !== null)
}

export const wordReader: TextReader = {
  name: 'processStage',
  examples: [
    'cpb reactive dyeing',
    'rotary print job',
    'zero discharge dyeing',
    'stenter finishing job',
    'digital print job',
    'enzyme wash garment job',
    'yarn dyeing hank',
    'PU coating job',
    'sanforising job',
    'mercerising job work',
  ],
  read(tokens, at): Reading | null {
    const context = contextOf(tokens)
    if (!context.isWork || context.isOther) return null
    const words = foldedOf(tokens)
    const [named] = longestNamed(
      SOURCES,
      words,
      at,
      ({ isMeant, phrase, used }) =>
        isMeant?.({ context, phrase, before: words[at - 1] ?? '', next: words[at + used] ?? '' }) !== false,
    )
    const cloth = clothAt(words, at, context)
    const isCloth = cloth !== null && cloth.used > (named?.used ?? 0)
    const best: Found | null = isCloth ? cloth : named ? { source: named, value: named.value, used: named.used } : null
    if (best === null) return null
    const joint = formOfStage(best, words, tokens, at)
    if (joint) return joint
    const { source, value } = best
    // "Rotary printing" and "reactive dyeing" say the process too.
    const next = words[at + best.used] ?? ''
    const isJoined = source.name === 'printMethod' && JOINED.test(next) && next !== 'job'
    const isOfDye = source.name === 'dyeClass' && OF_DYE.test(words.slice(at + best.used, at + best.used + 3).join(' '))
    const used = best.used + (isJoined ? 1 : isOfDye ? 2 : 0)
    const text = tokens.slice(at, at + used).join(' ')
    // A winch bleaches too: where the line names its process, the machine adds none.
    const isNamed = source.name === 'machine' && !/dye/i.test(text) && namesStage(words, at, used)
    const stage = isNamed ? null : (source.stage?.(value) ?? null)
    const parts: Understood[] = [
      understood(source.name, text, source.isList ? [value] : value),
      ...(stage === null ? [] : [understood('processStage', text, [stage])]),
      ...formsIn(best, words, at, text),
    ]
    return { used, understood: parts }
  },
}
