import { errorIssue, warningIssue } from '@/lib/domain/errors'
import { type Judge, rule } from '@/lib/domain/families/rule'
import { SERVICE_RULES } from '@/lib/domain/families/service/rules'
import { EMBROIDERY_JOBS } from '@/lib/domain/families/stitching/vocabulary/jobs'
import { isFilled } from '@/lib/domain/fields/condition'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
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

const stitchUnit: Judge = ({ words }) => {
  const jobs = listValue(words, 'jobType')
  const unit = unitName(textValue(words, 'priceUom'))
  if (unit !== '1000 stitches' || jobs.length === 0 || jobs.some((job) => EMBROIDERY_JOBS.includes(job))) return []
  const isOwn = jobs.some((job) => !KNOWN_WITHOUT_STITCHES.test(job))
  if (isOwn) return []
  const message = `${jobs[0]} is not charged by 1000 stitches. Choose piece or metre, or add the embroidery.`
  return [errorIssue('STITCH_RATE', 'priceUom', message)]
}
const KNOWN_WITHOUT_STITCHES =
  /^(?:CMT|Cutting|Pattern making|Sampling|Fusing|Made-up stitching|Knitwear linking|Buttonhole and button|Lace attaching|Fall and pico|Alteration|Garment washing|Garment dyeing|Panel printing|Ironing|Checking|Packing|Thread cutting|Laser cutting|Stone fixing|Tie-dye work|Hand painting)$/

const stitchesPerDay: Judge = ({ words }) => {
  const [stitches, heads] = [numberValue(words, 'stitchesPerDay'), numberValue(words, 'heads')]
  const most = STITCHES_A_MINUTE * DAY_MINUTES * Math.max(heads ?? 1, 1)
  if (stitches === null || heads === null || stitches <= most) return []
  const message = `${spoken(heads)} heads make at most ${spoken(most)} stitches in 24 hours, not ${spoken(stitches)}. Correct one of them.`
  return [errorIssue('STITCHES_PER_DAY', 'stitchesPerDay', message)]
}

/** The standard minutes that the stated pieces of a day take. */
function minutesOfDay({ words }: Parameters<Judge>[0]): { minutes: number; operators: number } | null {
  const [smv, operators, pieces] = ['smv', 'operators', 'capacityPerDay'].map((name) => numberValue(words, name))
  const unit = unitName(textValue(words, 'capacityUom'))
  const each = unit === 'piece' || unit === 'unit' ? 1 : unit === 'dozen' ? 12 : null
  if (smv == null || operators == null || pieces == null || each === null) return null
  return { minutes: smv * pieces * each, operators }
}

const outputImpossible: Judge = (facts) => {
  const day = minutesOfDay(facts)
  if (!day || day.minutes <= day.operators * DAY_MINUTES) return []
  const message = `This capacity takes ${spoken(Math.round(day.minutes))} standard minutes a day; ${spoken(day.operators)} operators have ${spoken(day.operators * DAY_MINUTES)} in 24 hours. Correct capacity, SMV or operators.`
  return [errorIssue('OUTPUT_IMPOSSIBLE', 'capacityPerDay', message)]
}

const outputHigh: Judge = (facts) => {
  const day = minutesOfDay(facts)
  if (!day || day.minutes > day.operators * DAY_MINUTES || day.minutes <= day.operators * SHIFT_MINUTES) return []
  const message = `This capacity needs more than 12 hours a day of each operator. Check capacity, SMV and operators.`
  return [warningIssue('OUTPUT_HIGH', 'capacityPerDay', message)]
}

const minuteRate: Judge = (facts) => {
  const rate = ratePerMinute(facts)
  if (rate === null || (rate >= RUPEES_A_MINUTE[0] && rate <= RUPEES_A_MINUTE[1])) return []
  const message = `${spoken(Math.round(rate * 100) / 100)} rupees for a standard minute is unusual. Check the rate and the SMV.`
  return [warningIssue('RATE_PER_MINUTE', 'smv', message)]
}

const digitisingCharge: Judge = ({ words }) => {
  const charge = numberValue(words, 'digitisingCharge') ?? 0
  if (charge <= 0 || textValue(words, 'digitising') !== 'Included') return []
  return [
    errorIssue(
      'DIGITISING_CHARGE',
      'digitisingCharge',
      'Digitising is included, so there is no charge for it. Correct one of them.',
    ),
  ]
}

const minimumColour: Judge = ({ words }) => {
  const [colour, style] = [numberValue(words, 'minPerColour'), numberValue(words, 'minPerStyle')]
  if (colour === null || style === null || colour <= style) return []
  return [
    errorIssue(
      'COLOUR_OVER_STYLE',
      'minPerColour',
      'A colour is a part of its style, so its minimum is not higher. Correct one of them.',
    ),
  ]
}

const linesOperators: Judge = ({ words }) => {
  const [lines, operators] = [numberValue(words, 'lines'), numberValue(words, 'operators')]
  return lines !== null && operators !== null && operators < lines
    ? [warningIssue('LINES_OPERATORS', 'operators', 'There are fewer operators than lines. Check both.')]
    : []
}

const needlesMany: Judge = ({ words }) => {
  const needles = numberValue(words, 'needles')
  return needles !== null && needles > NEEDLES_USUAL
    ? [
        warningIssue(
          'NEEDLES_MANY',
          'needles',
          `Heads usually have up to ${NEEDLES_USUAL} needles. Check that this is not the number of heads.`,
        ),
      ]
    : []
}

const childrenNeedles: Judge = ({ words }, status) => {
  const isForChildren =
    listValue(words, 'productType').some((product) => /^(?:Kidswear|Babywear)$/.test(product)) ||
    listValue(words, 'gender').some((who) => /^(?:Girls|Boys|Kids|Babies)$/.test(who))
  if (status !== 'ACTIVE' || !isForChildren || listValue(words, 'needlePolicy').length > 0) return []
  return [
    warningIssue(
      'CHILDREN_NEEDLES',
      'needlePolicy',
      'Buyers of children’s wear ask for a broken needle log and needle detection. Say what you do.',
    ),
  ]
}

const auditProof: Judge = ({ words, values }, status) => {
  const [audit] = listValue(words, 'complianceAudit')
  const isProved = ['certificate', 'complianceDocument', 'certifications'].some((name) => isFilled(values[name]))
  return status === 'ACTIVE' && audit !== undefined && !isProved
    ? [
        warningIssue(
          'AUDIT_PROOF',
          'complianceAudit',
          `${audit}: buyers ask for the report. Add its number under certificates, or the file.`,
        ),
      ]
    : []
}

/** The rules across the fields of sewing, embroidery and value addition. */
export const STITCHING_RULES: readonly Rule[] = [
  rule('error', 'STITCH_RATE', ['priceUom', 'jobType'], 'Only embroidery is charged by 1000 stitches.', stitchUnit),
  rule(
    'error',
    'STITCHES_PER_DAY',
    ['stitchesPerDay', 'heads'],
    'A head makes at most 1300 stitches a minute.',
    stitchesPerDay,
  ),
  rule(
    'error',
    'OUTPUT_IMPOSSIBLE',
    ['capacityPerDay', 'capacityUom', 'smv', 'operators'],
    'The operators have the minutes that the pieces take.',
    outputImpossible,
  ),
  rule(
    'warning',
    'OUTPUT_HIGH',
    ['capacityPerDay', 'capacityUom', 'smv', 'operators'],
    'Operators work up to 12 hours a day.',
    outputHigh,
  ),
  rule(
    'error',
    'DIGITISING_CHARGE',
    ['digitising', 'digitisingCharge'],
    'Digitising that is included has no charge.',
    digitisingCharge,
  ),
  rule(
    'error',
    'COLOUR_OVER_STYLE',
    ['minPerColour', 'minPerStyle'],
    'The minimum of a colour is not above that of the style.',
    minimumColour,
  ),
  rule(
    'warning',
    'RATE_PER_MINUTE',
    ['basePrice', 'smv', 'priceUom', 'currency'],
    'Sewing costs 0.80 to 15 rupees for a standard minute.',
    minuteRate,
  ),
  rule('warning', 'LINES_OPERATORS', ['lines', 'operators'], 'A line has at least one operator.', linesOperators),
  rule('warning', 'NEEDLES_MANY', ['needles'], 'A head has up to 15 needles.', needlesMany),
  rule(
    'warning',
    'CHILDREN_NEEDLES',
    ['needlePolicy', 'productType', 'gender'],
    'Work on children’s wear has a needle policy.',
    childrenNeedles,
  ),
  rule(
    'warning',
    'AUDIT_PROOF',
    ['complianceAudit', 'certifications', 'certificate', 'complianceDocument'],
    'Audits have a report.',
    auditProof,
  ),
  ...SERVICE_RULES,
]
