import { readDay } from '@/lib/domain/calendar-day'
import type { Vocabulary } from '@/lib/domain/fields/field'
import { foldWord } from '@/lib/domain/vocabulary/vocabulary'
import { certificateReaderOf } from '../certificate'
import { type Notation, readerOf, within } from '../reading/notations'
import { phraseAt } from '../reading/phrases'
import { type Reading, type TextReader, type Understood, understood } from '../reading/reading'
import { type Matched, matchAt, wordAt } from '../reading/tokens'
import {
  materialSupply,
  packagingBy,
  pickupDelivery,
  plantSchemes,
  qualityStandard,
  rejectionPolicy,
  wasteOwnership,
} from './vocabulary'

/* What a line about any job work may say. */

const JOB_WORDS =
  /(?:on |for )?(?:job ?-?works?(?:ers?)?|job ?-?basis|jobs?|labour(?: job)?|conversion(?: (?:charges?|rate|basis|job))?|majuri|mazduri|mazdoori|charges?|rates?|services?|contract(?: basis)?|available|undertaken|we do|we take|capacity available|outsourcing)(?=\s|$)/iy

/** Words that every line of the trade has and that say nothing of the work. */
const jobWordReader: TextReader = {
  name: 'jobWords',
  examples: ['job work', 'on job basis', 'majuri'],
  read(tokens, at): Reading | null {
    const match = matchAt(tokens, at, JOB_WORDS)
    return match ? { used: match.used, understood: [] } : null
  },
}

const MANY: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, lakh: 1e5, lac: 1e5 }
const UNITS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^k(?:g|ilo)/, 'kg'],
  [/^(?:mt|t|tons?|tonnes?)$/, 'MT'],
  [/^m/, 'm'],
  [/^y/, 'yd'],
  [/^(?:sar|sui|shi|kur|gar|jea|blo|dre|pan)/, 'piece'],
  [/^pair/, 'pair'],
  [/^p/, 'piece'],
  [/^doz/, 'dozen'],
  [/^beam/, 'beam'],
  [/^set/, 'set'],
  [/^roll/, 'roll'],
]

const AMOUNT_A_DAY = String.raw`(?<v>\d[\d,]*(?:\.\d+)?) ?(?<many>k|lakhs?|lacs?|thousand)? ?(?<u>kgs?|kilos?|mt|tons?|tonnes?|t|mtrs?|mts|met(?:er|re)s?|m|yards?|yds?|pairs?|pcs?|pieces?|dozens?|beams?|sets?|rolls?|sarees?|suits?|shirts?|kurt[ai]s?|garments?|jeans|blouses?|dress(?:es)?|panels?)\.?`
const UP_TO = `(?: ?(?:of|is|:|=|-|upto|up to|about))*`

/** "capacity 6000 kg/day", "20000 m per day", "2 lakh mtr a day", "5 TPD". */
const capacity: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:daily |total |production )?(?:capacity|production|output)${UP_TO} )?${AMOUNT_A_DAY} ?(?:(?:\/|per|a|each|every|in) ?(?:a )?(?:day|24 ?h(?:ou)?rs?)|p(?:er )?d(?:ay)?|daily|(?:roz|rozana|har din))`,
    'iy',
  ),
  read: readCapacity,
}

/** "daily 800 kg", "production per day: 2 ton", "roz 500 pcs". */
const capacityBehind: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:daily|per day|rozana|roz|ek din (?:me|mein))(?: (?:capacity|production|output))?|(?:capacity|production|output) (?:per day|daily))${UP_TO} ${AMOUNT_A_DAY}(?! ?(?:\/|per ))`,
    'iy',
  ),
  read: readCapacity,
}

function readCapacity({ groups, text }: Matched): Understood[] | null {
  const amount = Number((groups.v ?? '').replaceAll(',', ''))
  const many = MANY[(groups.many ?? '').toLowerCase().replace(/s$/, '')] ?? 1
  const unit = UNITS.find(([pattern]) => pattern.test((groups.u ?? '').toLowerCase()))?.[1]
  if (!(amount > 0) || unit === undefined) return null
  return [understood('capacityPerDay', text, amount * many), understood('capacityUom', text, unit)]
}

const TPD: Notation = {
  pattern: /(?:capacity ?[:=-]? ?)?(?<v>\d{1,4}(?:\.\d+)?) ?tpd/iy,
  read: ({ groups, text }) => [
    understood('capacityPerDay', text, Number(groups.v)),
    understood('capacityUom', text, 'MT'),
  ],
}

/** "turnaround 7 days", "7-10 days delivery": of a range the longer. */
const turnaround: Notation = {
  pattern:
    /(?:(?:turn ?-?around|tat|deliver(?:y|ed)|return(?:ed)?|completion|ready)(?: time| period)?(?: ?(?:of|in|within|:|=|-))* (?<a>\d{1,3})(?: ?(?:-|to) ?(?<b>\d{1,3}))? ?(?:days?|din)(?! ?(?:credit|pdc))|(?<c>\d{1,3})(?: ?(?:-|to) ?(?<d>\d{1,3}))? ?(?:days?|din) (?:me |mein )?(?:turn ?-?around|tat|delivery|return))(?: time| period)?/iy,
  read({ groups: { a, b, c, d }, text }) {
    const days = within(b ?? a ?? d ?? c, 0, 365)
    return days === null ? null : [understood('dispatchLeadTime', text, days)]
  },
}

/** "free from 15 Jan 2027", "slot available from 15/02/2027": a day that could mean two, or without its year, is left. */
const freeFrom: Notation = {
  pattern:
    /(?:(?:free|available|availability|slots?|capacity|open|vacant|booking|start(?:ing|s)?) ?)+(?:from|after|wef|:|-) ?(?<day>\d{1,2}(?:st|nd|rd|th)?[ ./-]+(?:[a-z]{3,9}|\d{1,2})\.? ?,?[ ./-]*20\d\d|20\d\d-\d\d-\d\d)/iy,
  read({ groups, text }) {
    const day = readDay(groups.day ?? '')
    return day === null ? null : [understood('slotAvailableFrom', text, day)]
  },
}

/** "Trial lot ok", "trial taken": small first lots are welcome. */
const trial: Notation = {
  pattern:
    /trial(?: (?:lot|order|batch|run))?(?: is| are)? (?:ok|okay|taken|accepted|available|possible|welcome|done|allowed|yes)/iy,
  read: ({ text }) => [understood('trialLot', text, true)],
}

const SHARE = String.raw`(?<a>\d{1,2}(?:\.\d{1,2})?) ?%`
const percentOf = (name: string, words: string, max: number): Notation => ({
  pattern: new RegExp(
    String.raw`(?:(?:${words})(?: ?(?:allowed|allowance|of|upto|up to|max\.?|:|=|-|is))* ${SHARE}|(?<b>\d{1,2}(?:\.\d{1,2})?) ?% ?(?:${words})(?: allowed| allowance)?)`,
    'iy',
  ),
  read({ groups, text }) {
    const value = within(groups.a ?? groups.b, 0, max)
    return value === null ? null : [understood(name, text, value)]
  },
})

/** "12 paise per pick", "11 ps/pick": rates of weaving are said in paise; "0.13 paise" may be rupees. */
const paise: Notation = {
  pattern: /(?:@ ?)?(?<v>(?!0)\d{1,3}(?:\.\d{1,3})?) ?(?:paise|paisa|ps|p) ?(?:\/|per|a)? ?(?:pick|peak)s?/iy,
  read: ({ groups, text }) => [
    understood('basePrice', text, Math.round(Number(groups.v) * 100) / 10_000),
    understood('priceUom', text, 'pick'),
  ],
}

const WORDED: ReadonlyArray<readonly [name: string, vocabulary: Vocabulary]> = [
  ['materialSupply', materialSupply],
  ['pickupDelivery', pickupDelivery],
  ['packagingBy', packagingBy],
  ['wasteOwnership', wasteOwnership],
  ['rejectionPolicy', rejectionPolicy],
  ['qualityStandard', qualityStandard],
]

const NOT_GOODS = /^(?:samples?|bills?|papers?|quotes?|quotations?|enquiry|machines?)$/
/** "Yarn party's", "sent for dyeing": who gives the work gives the material too. */
const ofPrincipal: Notation = {
  pattern:
    /(?:yarn|fib(?:re|er)|material|maal|cloth|fabric|grey|trims) (?:party|customer|principal|buyer)'s(?![a-z]| (?:own|choice|wanted|welcome))|sent for(?= (?:job|dyeing|bleaching|merceris|printing|processing|finishing|weaving|knitting|sizing|spinning|texturis|doubling|twisting|stitching|embroidery))/iy,
  read: ({ text }, tokens, at) =>
    NOT_GOODS.test(wordAt(tokens, at - 1)) ? null : [understood('materialSupply', text, "Principal's material")],
}

/** Terms of job work in words; one word alone is said of many things. */
const termReader: TextReader = {
  name: 'materialSupply',
  examples: ['party material', 'with yarn', 'pickup and drop'],
  read(tokens, at): Reading | null {
    const words = tokens.slice(at, at + 6).map(foldWord)
    for (const [name, vocabulary] of WORDED) {
      const hit = phraseAt(vocabulary, words, 0)
      // "Need job worker for printing" says nothing of packing.
      if (!hit?.phrase.includes(' ') || hit.phrase === 'job worker') continue
      return { used: hit.used, understood: [understood(name, tokens.slice(at, at + hit.used).join(' '), hit.value)] }
    }
    return null
  },
}

/** Everything that a line about any job work may say of its terms. */
export const serviceReaders: readonly TextReader[] = [
  readerOf(
    'capacityPerDay',
    ['capacity 6000 kg/day', '20000 m per day', 'daily 800 kg', '5 TPD'],
    [capacity, capacityBehind, TPD],
  ),
  readerOf('slotAvailableFrom', ['free from 15 Jan 2027', 'slot available from 15/02/2027'], [freeFrom]),
  readerOf('dispatchLeadTime', ['turnaround 7 days', '10 days delivery'], [turnaround]),
  readerOf(
    'wastageAllowance',
    ['wastage 2%', '1.5% wastage'],
    [percentOf('wastageAllowance', 'wastage|process loss', 30)],
  ),
  readerOf('shortageTolerance', ['shortage 1%'], [percentOf('shortageTolerance', 'shortage', 20)]),
  readerOf('basePrice', ['12 paise per pick'], [paise]),
  readerOf('trialLot', ['trial lot ok'], [trial]),
  readerOf('materialSupply', ["yarn party's"], [ofPrincipal]),
  termReader,
  certificateReaderOf(['GOTS certified', 'ISO 9001'], plantSchemes),
  jobWordReader,
]
