import { STOCK_BY_COLOUR_RULE } from '@/lib/domain/families/colour'
import { rule } from '@/lib/domain/families/rule'
import { readThreadConstruction } from '@/lib/domain/families/thread/construction'
import { texMeant, ticketTexDiffers } from '@/lib/domain/families/thread/ticket'
import { prohibitedThread } from '@/lib/domain/families/thread/vocabulary'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'
import { massIn } from '@/lib/domain/units/measure'
import { roundTo } from '@/lib/domain/units/rounding'
import { netWeightKg } from '@/lib/domain/units/unit-facts'
import { isCottonThread, threadTex } from './tex'

/** The tex of a construction and a stated tex agree within this share; finishing adds weight. */
const CONSTRUCTION_SHARE = 0.2
/** Length times tex and the stated weight agree within this share. */
const WEIGHT_SHARE = 0.3
/** The usual needles up to a fineness: tex, finest Nm, coarsest Nm. */
const NEEDLES = [
  [20, 60, 80],
  [30, 65, 90],
  [45, 80, 110],
  [75, 90, 120],
  [110, 100, 130],
  [Number.POSITIVE_INFINITY, 110, 200],
] as const
const GRAMS = 1000

/** Count and plies as thread makers write them. */
export const readConstruction = readThreadConstruction

export const THREAD_RULES: readonly Rule[] = [
  rule({
    code: 'TICKET_TEX_DIFFERS',
    severity: 'error',
    fields: ['ticketNo', 'texNumber', 'threadType', 'fiberType'],
    says: 'The tex is near the nominal tex of the ticket (3000 divided by the ticket; of cotton also 1771.6): a warning from 25 %, an error from 50 %.',
    judge: ({ words }) => {
      const [ticket, tex] = [numberValue(words, 'ticketNo'), numberValue(words, 'texNumber')]
      if (ticket === null || tex === null) return null
      const isCotton = isCottonThread(words)
      const found = ticketTexDiffers(ticket, tex, isCotton)
      if (found === null) return null
      const { kind, nominal } = texMeant(ticket, tex, isCotton)
      const name = !isCotton ? 'Ticket' : kind === 'cotton' ? 'Cotton ticket' : 'Metric ticket'
      const message = `${name} ${spoken(ticket)} is about tex ${spoken(roundTo(nominal, 0))}, not ${spoken(tex)}. Check both.`
      return { field: 'texNumber', message, severity: found }
    },
  }),
  rule({
    code: 'PROHIBITED',
    severity: 'error',
    fields: ['threadType', 'title', 'finish', 'fiberType'],
    says: 'Kite string of synthetic fibre or coated with glass may not be sold in India.',
    judge: ({ words }) => {
      const texts = ['threadType', 'title', 'productName', 'finish'].map((name) => textValue(words, name))
      const found = prohibitedThread(texts, listValue(words, 'fiberType'))
      return found?.message ?? null
    },
  }),
  rule({
    code: 'PLY_MISMATCH',
    severity: 'error',
    fields: ['construction', 'ply'],
    says: 'The plies of the construction and the plies agree.',
    judge: ({ words, counts }) => {
      const reading = counts.get('construction')
      const [ply, read] = [numberValue(words, 'ply'), reading?.ok ? reading.count.ply : null]
      if (ply === null || read === null || read === ply) return null
      return { field: 'ply', message: `The construction has ${read} plies, but the plies are ${ply}.` }
    },
  }),
  rule({
    code: 'CONSTRUCTION_TEX_DIFFERS',
    severity: 'warning',
    fields: ['construction', 'texNumber'],
    says: 'The tex of the construction is near the tex.',
    judge: ({ words, counts }) => {
      const reading = counts.get('construction')
      const tex = numberValue(words, 'texNumber')
      if (!reading?.ok || tex === null) return null
      const made = reading.count.resultantTex
      if (Math.abs(made - tex) <= tex * CONSTRUCTION_SHARE) return null
      return `The construction gives tex ${spoken(roundTo(made, 1))}, but the tex is ${spoken(tex)}. Check both.`
    },
  }),
  rule({
    code: 'TWIST_LOCKSTITCH',
    severity: 'warning',
    fields: ['finalTwist', 'stitchType'],
    says: 'Thread for lockstitch has a final Z twist.',
    judge: ({ words }) =>
      textValue(words, 'finalTwist') === 'S' && listValue(words, 'stitchType').includes('301')
        ? 'A lockstitch machine opens S twist. Check the final twist.'
        : null,
  }),
  rule({
    code: 'NEEDLE_SIZE',
    severity: 'warning',
    fields: ['needleSize', 'texNumber'],
    says: 'The needle suits the thickness.',
    judge: ({ words, counts }) => {
      const tex = threadTex({ words, counts })
      const size = Number(textValue(words, 'needleSize'))
      const [, finest, coarsest] = NEEDLES.find(([limit]) => (tex ?? 0) <= limit) ?? []
      if (tex === null || !(size > 0) || finest === undefined || (size >= finest && size <= coarsest)) return null
      return `For tex ${spoken(tex)} needles Nm ${finest} to ${coarsest} are usual, not ${size}.`
    },
  }),
  rule({
    code: 'LENGTH_WEIGHT',
    severity: 'warning',
    fields: ['lengthPerPackage', 'texNumber', 'packageWeight', 'netWeight', 'unitsPerPackage'],
    says: 'Length times tex is near the weight of one cone.',
    judge: (facts) => {
      const tex = threadTex(facts)
      const [length, net, units] = [
        numberValue(facts.words, 'lengthPerPackage'),
        netWeightKg(facts.words),
        numberValue(facts.words, 'unitsPerPackage'),
      ]
      const own = massIn(facts.words.packageWeight, 'g')
      const stated = own ?? (net !== null && units ? (net / units) * GRAMS : null)
      if (tex === null || length === null || stated === null) return null
      const grams = (length * tex) / 1000
      if (Math.abs(grams - stated) <= stated * WEIGHT_SHARE) return null
      return `${spoken(length)} m of tex ${spoken(tex)} weigh about ${spoken(roundTo(grams, 0))} g, but one cone has ${spoken(roundTo(stated, 0))} g.`
    },
  }),
  STOCK_BY_COLOUR_RULE,
]
