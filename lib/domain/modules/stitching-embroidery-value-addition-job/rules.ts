import { rule } from '@/lib/domain/families/rule'
import { SERVICE_RULES } from '@/lib/domain/families/service/rules'
import { EMBROIDERY_JOBS } from '@/lib/domain/families/stitching/vocabulary/jobs'
import { isFilled } from '@/lib/domain/fields/condition'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'
import { unitName } from '@/lib/domain/units/units'
import { ratePerMinute } from './sewing-rate'

const DAY_MINUTES = 24 * 60
/** Two shifts with overtime. */
const SHIFT_MINUTES = 720
/** The fastest heads make this many stitches in a minute. */
const STITCHES_A_MINUTE = 1300
/** Rates of sewing in India lie between these, in rupees for a standard minute. */
const RUPEES_A_MINUTE = [0.8, 15] as const
const NEEDLES_USUAL = 15

const KNOWN_WITHOUT_STITCHES =
  /^(?:CMT|Cutting|Pattern making|Sampling|Fusing|Made-up stitching|Knitwear linking|Buttonhole and button|Lace attaching|Fall and pico|Alteration|Garment washing|Garment dyeing|Panel printing|Ironing|Checking|Packing|Thread cutting|Laser cutting|Stone fixing|Tie-dye work|Hand painting)$/

/** The standard minutes that the stated pieces of a day take. */
function minutesOfDay({ words }: Facts): { minutes: number; operators: number } | null {
  const [smv, operators, pieces] = ['smv', 'operators', 'capacityPerDay'].map((name) => numberValue(words, name))
  const unit = unitName(textValue(words, 'capacityUom'))
  const each = unit === 'piece' || unit === 'unit' ? 1 : unit === 'dozen' ? 12 : null
  if (smv == null || operators == null || pieces == null || each === null) return null
  return { minutes: smv * pieces * each, operators }
}

/** The rules across the fields of sewing, embroidery and value addition. */
export const STITCHING_RULES: readonly Rule[] = [
  rule({
    code: 'STITCH_RATE',
    severity: 'error',
    fields: ['priceUom', 'jobType'],
    says: 'Only embroidery is charged by 1000 stitches.',
    judge: ({ words }) => {
      const jobs = listValue(words, 'jobType')
      const unit = unitName(textValue(words, 'priceUom'))
      if (unit !== '1000 stitches' || jobs.length === 0 || jobs.some((job) => EMBROIDERY_JOBS.includes(job)))
        return null
      const isOwn = jobs.some((job) => !KNOWN_WITHOUT_STITCHES.test(job))
      if (isOwn) return null
      return `${jobs[0]} is not charged by 1000 stitches. Choose piece or metre, or add the embroidery.`
    },
  }),
  rule({
    code: 'STITCHES_PER_DAY',
    severity: 'error',
    fields: ['stitchesPerDay', 'heads'],
    says: 'A head makes at most 1300 stitches a minute.',
    judge: ({ words }) => {
      const [stitches, heads] = [numberValue(words, 'stitchesPerDay'), numberValue(words, 'heads')]
      const most = STITCHES_A_MINUTE * DAY_MINUTES * Math.max(heads ?? 1, 1)
      if (stitches === null || heads === null || stitches <= most) return null
      return `${spoken(heads)} heads make at most ${spoken(most)} stitches in 24 hours, not ${spoken(stitches)}. Correct one of them.`
    },
  }),
  rule({
    code: 'OUTPUT_IMPOSSIBLE',
    severity: 'error',
    fields: ['capacityPerDay', 'capacityUom', 'smv', 'operators'],
    says: 'The operators have the minutes that the pieces take.',
    judge: (facts) => {
      const day = minutesOfDay(facts)
      if (!day || day.minutes <= day.operators * DAY_MINUTES) return null
      return `This capacity takes ${spoken(Math.round(day.minutes))} standard minutes a day; ${spoken(day.operators)} operators have ${spoken(day.operators * DAY_MINUTES)} in 24 hours. Correct capacity, SMV or operators.`
    },
  }),
  rule({
    code: 'OUTPUT_HIGH',
    severity: 'warning',
    fields: ['capacityPerDay', 'capacityUom', 'smv', 'operators'],
    says: 'Operators work up to 12 hours a day.',
    judge: (facts) => {
      const day = minutesOfDay(facts)
      if (!day || day.minutes > day.operators * DAY_MINUTES || day.minutes <= day.operators * SHIFT_MINUTES) return null
      return `This capacity needs more than 12 hours a day of each operator. Check capacity, SMV and operators.`
    },
  }),
  rule({
    code: 'DIGITISING_CHARGE',
    severity: 'error',
    fields: ['digitising', 'digitisingCharge'],
    says: 'Digitising that is included has no charge.',
    judge: ({ words }) => {
      const charge = numberValue(words, 'digitisingCharge') ?? 0
      if (charge <= 0 || textValue(words, 'digitising') !== 'Included') return null
      return {
        field: 'digitisingCharge',
        message: 'Digitising is included, so there is no charge for it. Correct one of them.',
      }
    },
  }),
  rule({
    code: 'COLOUR_OVER_STYLE',
    severity: 'error',
    fields: ['minPerColour', 'minPerStyle'],
    says: 'The minimum of a colour is not above that of the style.',
    judge: ({ words }) => {
      const [colour, style] = [numberValue(words, 'minPerColour'), numberValue(words, 'minPerStyle')]
      if (colour === null || style === null || colour <= style) return null
      return 'A colour is a part of its style, so its minimum is not higher. Correct one of them.'
    },
  }),
  rule({
    code: 'RATE_PER_MINUTE',
    severity: 'warning',
    fields: ['basePrice', 'smv', 'priceUom', 'currency'],
    says: 'Sewing costs 0.80 to 15 rupees for a standard minute.',
    judge: (facts) => {
      const rate = ratePerMinute(facts)
      if (rate === null || (rate >= RUPEES_A_MINUTE[0] && rate <= RUPEES_A_MINUTE[1])) return null
      const message = `${spoken(Math.round(rate * 100) / 100)} rupees for a standard minute is unusual. Check the rate and the SMV.`
      return { field: 'smv', message }
    },
  }),
  rule({
    code: 'LINES_OPERATORS',
    severity: 'warning',
    fields: ['lines', 'operators'],
    says: 'A line has at least one operator.',
    judge: ({ words }) => {
      const [lines, operators] = [numberValue(words, 'lines'), numberValue(words, 'operators')]
      return lines !== null && operators !== null && operators < lines
        ? { field: 'operators', message: 'There are fewer operators than lines. Check both.' }
        : null
    },
  }),
  rule({
    code: 'NEEDLES_MANY',
    severity: 'warning',
    fields: ['needles'],
    says: 'A head has up to 15 needles.',
    judge: ({ words }) => {
      const needles = numberValue(words, 'needles')
      return needles !== null && needles > NEEDLES_USUAL
        ? `Heads usually have up to ${NEEDLES_USUAL} needles. Check that this is not the number of heads.`
        : null
    },
  }),
  rule({
    code: 'CHILDREN_NEEDLES',
    severity: 'warning',
    fields: ['needlePolicy', 'productType', 'gender'],
    says: 'Work on children’s wear has a needle policy.',
    judge: ({ words }, status) => {
      const isForChildren =
        listValue(words, 'productType').some((product) => /^(?:Kidswear|Babywear)$/.test(product)) ||
        listValue(words, 'gender').some((who) => /^(?:Girls|Boys|Kids|Babies)$/.test(who))
      if (status !== 'ACTIVE' || !isForChildren || listValue(words, 'needlePolicy').length > 0) return null
      return 'Buyers of children’s wear ask for a broken needle log and needle detection. Say what you do.'
    },
  }),
  rule({
    code: 'AUDIT_PROOF',
    severity: 'warning',
    fields: ['complianceAudit', 'certifications', 'certificate', 'complianceDocument'],
    says: 'Audits have a report.',
    judge: ({ words, values }, status) => {
      const [audit] = listValue(words, 'complianceAudit')
      const isProved = ['certificate', 'complianceDocument', 'certifications'].some((name) => isFilled(values[name]))
      return status === 'ACTIVE' && audit !== undefined && !isProved
        ? `${audit}: buyers ask for the report. Add its number under certificates, or the file.`
        : null
    },
  }),
  ...SERVICE_RULES,
]
