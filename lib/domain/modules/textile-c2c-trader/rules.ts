import { BLEND_SUM, rule } from '@/lib/domain/families/rule'
import { isFilled } from '@/lib/domain/fields/condition'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule, RuleText } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'
import { convertPrice } from '@/lib/domain/units/units'

const NEW = 'New'
const NEVER = 'Never'
/** "2 to 5 times" and more: not what buyers expect of goods that are like new. */
const MANY_TIMES: ReadonlySet<string> = new Set(['6 to 20 times', 'Often'])

/** Phone numbers with or without blanks, e-mail addresses and links: the seller would no longer be private. */
const CONTACT =
  /(?:\+?\d[ -]?){10,13}(?!\d)|[\w.+-]+@[\w-]+\.[a-z]{2,}|\b(?:https?:\/\/|www\.)|\bwhats ?app\b|\binsta(?:gram)?\b|@[a-z][\w.]{3,}/i
const FREE_TEXTS = ['title', 'productName', 'defects', 'alterations', 'location', 'shade', 'brandManufacturer'] as const

/** "None" says that there are no faults. */
const NO_FAULTS = /^(?:none|no|nil|no (?:faults?|defects?|stains?)|without faults?|-)\.?$/i

const JUDGED: readonly Rule[] = [
  rule({
    code: 'NEW_CONTRADICTS',
    severity: 'error',
    fields: ['condition', 'timesUsed'],
    says: 'New goods were never used.',
    judge: ({ words }) => {
      const times = textValue(words, 'timesUsed')
      if (textValue(words, 'condition') !== NEW || times === '' || times === NEVER) return null
      const message = `The condition is New, but it was used: ${times.toLowerCase()}. Choose "Like new" or "Used", or correct how often.`
      return { field: 'timesUsed', message }
    },
  }),
  rule({
    code: 'TAGS_CONTRADICT',
    severity: 'error',
    fields: ['tagsAttached', 'timesUsed'],
    says: 'What still has its tags was never used.',
    judge: ({ words }) => {
      const times = textValue(words, 'timesUsed')
      if (words.tagsAttached !== true || times === '' || times === NEVER) return null
      return 'The tags are still on, but it was used. Correct one of them.'
    },
  }),
  rule({
    code: 'LIKE_NEW_WORN',
    severity: 'warning',
    fields: ['condition', 'timesUsed'],
    says: 'What is like new was used a few times at most.',
    judge: ({ words }) =>
      textValue(words, 'condition') === 'Like new' && MANY_TIMES.has(textValue(words, 'timesUsed'))
        ? 'It was used many times. Buyers expect "Used" then.'
        : null,
  }),
  rule({
    code: 'DEFECTS_MISSING',
    severity: 'warning',
    fields: ['condition', 'defects'],
    says: 'Goods with faults have them described.',
    judge: ({ words }, status) => {
      const isFaulty = ['Seconds', 'Claimless'].includes(textValue(words, 'condition'))
      const isOpen = !isFilled(words.defects) || NO_FAULTS.test(textValue(words, 'defects').trim())
      return status === 'ACTIVE' && isFaulty && isOpen
        ? { field: 'defects', message: 'Describe the faults: stains, tears, missing parts, and where.' }
        : null
    },
  }),
  rule({
    code: 'PRICE_ABOVE_NEW',
    severity: 'warning',
    fields: ['originalPrice', 'basePrice', 'priceUom'],
    says: 'What was used costs less than when it was new.',
    judge: ({ words }) => {
      const [was, price] = [numberValue(words, 'originalPrice'), numberValue(words, 'basePrice')]
      const unit = textValue(words, 'priceUom') || textValue(words, 'uom')
      const each = price === null ? null : (convertPrice(price, unit, 'piece', words) ?? price)
      if (was === null || each === null || each <= was) return null
      const message = `The price is above the ${spoken(was)} that it cost when it was new. Check both.`
      return { field: 'basePrice', message }
    },
  }),
  rule({
    code: 'CONTACT_IN_TEXT',
    severity: 'warning',
    fields: [...FREE_TEXTS],
    says: 'Texts hold no phone number, e-mail address or link.',
    judge: ({ values }) =>
      FREE_TEXTS.filter((name) => CONTACT.test(textValue(values, name))).map((name) => ({
        field: name,
        message: 'Leave out phone numbers, addresses and links: everyone can read them. Buyers write to you here.',
      })),
  }),
  rule({
    code: 'HANDOVER_WITHOUT_PLACE',
    severity: 'warning',
    fields: ['handover', 'location', 'pin'],
    says: 'Who meets the buyer names the place.',
    judge: ({ words }, status) => {
      const ways = Array.isArray(words.handover) ? (words.handover as string[]) : []
      const meets = ways.some((way) => way === 'Meet in person' || way === 'Pick-up from home')
      return status === 'ACTIVE' && meets && !isFilled(words.location) && !isFilled(words.pin)
        ? { field: 'location', message: 'Say where you meet: the area and the town are enough.' }
        : null
    },
  }),
]

/** The rules across the fields of a private item. Every listing is judged for its blend by itself. */
export const PERSONAL_RULES: readonly RuleText[] = [...JUDGED, BLEND_SUM]
