import { productGroup } from '../../madeup/groups'
import { gender } from '../../madeup/words'
import { garmentWash } from '../../processing/vocabulary/washes'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { foldedOf, lineOf } from '../../reading/tokens'
import { longestNamed, stated, type WordList } from '../../reading/word-lists'
import { stitchingJob } from '../vocabulary/jobs'
import { sewingMachine } from '../vocabulary/machines'
import {
  complianceAudit,
  designFiles,
  digitising,
  fabricTypes,
  handMaterials,
  needlePolicy,
  panelPrint,
  ratePer,
  workDensity,
  workOn,
} from '../vocabulary/terms'
import { contextOf, type StitchingContext } from './context'

interface Around {
  line: string
  context: StitchingContext
  phrase: string
  before: string
  next: string
}

interface Source extends WordList {
  isMeant?: (around: Around) => boolean
  job?: string
}

const WORDS_OF_WORK =
  /^(?:job|jobs|work|works|charges?|unit|embroidery|stitching|rate|and|&|,|\+|with|of|latkan|making|ironing|checking|packing|pressing)$/
/** Words that name a job only next to a word of work. */
const JOB_ALONE =
  /^(?:iron|press|pattern|linking|marker|grading|cm|gota|gonda|tassel|crochet|crosia|coding|pleats|smock|sequence|sequins?|press(?:ing)?|packing|checking|cutting|fusing|quilting|embroidery|chenille|hemming|spotting|polishing and fall|lace work|inspection of garments|sampling|alterations?|laser cut|cut work|cutwork|piece printing|applique|patchwork)$/

const SOURCES: readonly Source[] = [
  {
    name: 'garmentWash',
    vocabulary: garmentWash,
    isList: true,
    isMeant: ({ context, phrase }) =>
      context.isWash &&
      (/ wash(?:ing)?$/.test(phrase) ||
        /^(?:whiskers|whiskering|pp spray|ozone|stone|enzyme|acid|silicone|bleach)$/.test(phrase)),
    job: 'Garment washing',
  },
  {
    name: 'jobType',
    vocabulary: stitchingJob,
    isList: true,
    isMeant: ({ context, phrase, next, before }) =>
      !JOB_ALONE.test(phrase) ||
      WORDS_OF_WORK.test(next) ||
      WORDS_OF_WORK.test(before) ||
      (context.isEmbroidery && /^(?:sequins?|sequence|coding|chenille|embroidery)$/.test(phrase)),
  },
  {
    name: 'panelPrint',
    vocabulary: panelPrint,
    isList: true,
    isMeant: ({ context, phrase }) =>
      context.isPrint &&
      (/^(?:dtf|dtg|htv|plastisol|sublimation(?: jersey)?)$/.test(phrase) ||
        / print$|transfer|based|density|puff/.test(phrase) ||
        /^(?:foil|flock|vinyl|glitter|reflective)$/.test(phrase)),
    job: 'Panel printing',
  },
  {
    name: 'machine',
    vocabulary: sewingMachine,
    isList: true,
    isMeant: ({ phrase }) =>
      !/^(?:single needle|double needle|cording attachment|spreader|carousel|washing machine|laser machine|linking machine|embroidery machine)$/.test(
        phrase,
      ),
  },
  { name: 'needlePolicy', vocabulary: needlePolicy, isList: true },
  { name: 'complianceAudit', vocabulary: complianceAudit, isList: true },
  { name: 'digitising', vocabulary: digitising, isMeant: ({ phrase }) => /punch|digiti/.test(phrase) },
  {
    name: 'ratePer',
    vocabulary: ratePer,
    // "400 per colour" next to a price of a piece is for something else: a screen.
    isMeant: ({ phrase, line }) =>
      /^per (?:head|machine|panel|colour|frame|hit|panel per colour)$/.test(phrase) &&
      !(phrase === 'per colour' && /\bscreens? (?:charges? |cost |making |rs\.? ?|₹ ?)*\d/.test(line)),
  },
  {
    name: 'designFileFormats',
    vocabulary: designFiles,
    isList: true,
    isMeant: ({ phrase }) => /^(?:dst|emb|dst file|emb file|cdr|coreldraw|corel draw|wilcom|dxf|optitex)$/.test(phrase),
  },
  {
    name: 'handMaterials',
    vocabulary: handMaterials,
    isList: true,
    isMeant: ({ phrase }) =>
      /^(?:resham|dabka|nakshi|badla|kora|cutdana|bugle beads|katori|sitara|moti|kundan|swarovski|mirrors|sheesha|abhla|zari|stones|beads|thread work)$/.test(
        phrase,
      ),
  },
  {
    name: 'gender',
    vocabulary: gender,
    isList: true,
    // "45 ladies" do the work.
    isMeant: ({ phrase, before }) => (!/ /.test(phrase) || /wear$/.test(phrase)) && !/^\d+$/.test(before),
  },
  { name: 'productType', vocabulary: productGroup, isList: true, isMeant: isProduct },
  {
    name: 'fabricTypes',
    vocabulary: fabricTypes,
    isList: true,
    isMeant: ({ phrase }) =>
      /^(?:knits|knit|hosiery|wovens|woven|denim|georgette|chiffon|silk|satin|net|velvet|fleece|lycra|leather|rayon|poplin|canvas|terry|crepe|cotton woven)$/.test(
        phrase,
      ),
  },
  {
    name: 'workOn',
    vocabulary: workOn,
    isList: true,
    isMeant: ({ phrase, before }) =>
      before !== 'per' &&
      /^(?:cut panels|panels|cut parts|cut pieces|yokes?|motifs?|running fabric|running cloth|yardage|patches|ready garments|necklines|garments|stitched garments)$/.test(
        phrase,
      ),
  },
  {
    name: 'workDensity',
    vocabulary: workDensity,
    isList: true,
    isMeant: ({ phrase }) => /work$|^(?:bridal|jaal)$/.test(phrase),
  },
]

/** "Press", "top" and "dress" are other things as well. */
function isProduct({ phrase, next, before }: Around): boolean {
  // "Poly bag extra": what the goods are packed in.
  if (/^bags?$/.test(phrase) && /^(?:poly|packing|pp|ld|plastic|carry|master|export)$/.test(before)) return false
  // Denim may be jeans, jackets or shirts.
  if (phrase === 'denim' || phrase === 'denims') return false
  if (
    /^(?:top|tops|cover|covers|dress|tie|cap|caps|flat|single|double|throw|sheet|wrap|suit|suits|cushion)$/.test(phrase)
  )
    return WORDS_OF_WORK.test(next) || /^(?:cmt|of|for|ladies|mens|kids)$/.test(before) || next === 'cmt' || next === ''
  return true
}

const HAND_WORK = /^hand ?work$/
const OTHER_HAND = /\b(?:aari|ari|zardo[sz]i|maggam|chikan\w*|phulkari|kantha|gota|mirror|kundan|khatli)\b/
const OTHER_EMBROIDERY =
  /\b(?:schiffli|cording|coding|chenille|hand|aari|ari|zardo[sz]i|single head|cornely|sequins?|sequence|beads?|dori|chikan\w*|kasuti)\b/

export const wordReader: TextReader = {
  name: 'jobType',
  examples: [
    '56 head sequin',
    'polo cmt',
    'kurti stitching job',
    'multi head embroidery job',
    'aari work job',
    'kaja button job',
    'saree fall pico',
    't-shirt printing DTF',
    'denim garment washing stone wash',
    'shirt cutting job',
  ],
  read(tokens, at): Reading | null {
    const context = contextOf(tokens)
    if (!context.isWork || context.isOther) return null
    const words = foldedOf(tokens)
    const { text: line } = lineOf(tokens)
    const [best] = longestNamed(SOURCES, words, at, ({ isMeant, phrase, used }) => {
      const around = { line, context, phrase, before: words[at - 1] ?? '', next: words[at + used] ?? '' }
      return isMeant?.(around) !== false
    })
    if (!best) return null
    const { value, used } = best
    // "Schiffli lace embroidery" has its own machine: the last word adds none.
    if (
      value === 'Multi-head embroidery' &&
      /^(?:(?:logo|machine|cap|lace) )?embroidery(?: job(?: work)?)?$/i.test(words.slice(at, at + used).join(' ')) &&
      OTHER_EMBROIDERY.test(lineOf(tokens).text)
    )
      return { used, understood: [] }
    // "Aari and zardozi hand work": the finer words say it.
    if (
      value === 'Hand embroidery' &&
      HAND_WORK.test(words.slice(at, at + used).join(' ')) &&
      OTHER_HAND.test(lineOf(tokens).text)
    )
      return { used, understood: [] }
    const text = tokens.slice(at, at + used).join(' ')
    const parts: Understood[] = [
      stated(best, text),
      ...(best.job === undefined ? [] : [understood('jobType', text, [best.job])]),
    ]
    return { used, understood: parts }
  },
}
