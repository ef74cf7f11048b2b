import { rule } from '@/lib/domain/families/rule'
import { isFilled } from '@/lib/domain/fields/condition'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'

/** A machine that is sold as new was run in the works of its maker. */
const TEST_HOURS_MAX = 100
const FOUR_DIGITS = /(?<!\d)(?:19|20)\d{2}(?!\d)/g
/** A year where a date is: at the beginning, behind "in" or a month. Elsewhere such figures are belts, speeds and lengths. */
const DATED_YEAR =
  /(?:^\s*|\b(?:in|since|on|during|of|year|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)[ .'-]*|\b\d{1,2}[/.-])((?:19|20)\d{2})(?![\d.]|-\d+[a-z]| ?(?:mm|cm|m|rpm|kg|kw|h|hrs?|hours?|pcs|nos?|ends|spindles|needles)\b)/gi

/** The rules of machines and instruments. */
export const RUNNING_RULES: readonly Rule[] = [
  rule({
    code: 'NEW_HAS_HOURS',
    severity: 'error',
    fields: ['runHours', 'condition'],
    says: 'A new machine has run at most 100 hours.',
    judge: ({ words }) => {
      const hours = numberValue(words, 'runHours')
      if (textValue(words, 'condition') !== 'New' || hours === null || hours <= TEST_HOURS_MAX) return null
      return `A machine with ${spoken(hours)} running hours is not new. Choose Used-running or correct the hours.`
    },
  }),
  rule({
    code: 'PURCHASE_BEFORE_YEAR',
    severity: 'error',
    fields: ['purchaseYear', 'year'],
    says: 'A machine is not bought years before it is made.',
    judge: ({ words }) => {
      const [bought, made] = [numberValue(words, 'purchaseYear'), numberValue(words, 'year')]
      // Paid at the end of one year, built in the next.
      if (bought === null || made === null || bought >= made - 1) return null
      return `You bought it in ${bought}, but it was made in ${made}. Correct one of them.`
    },
  }),
  rule({
    code: 'OVERHAUL_BEFORE_YEAR',
    severity: 'error',
    fields: ['lastOverhaul', 'year'],
    says: 'A machine is not overhauled before it is made.',
    judge: ({ words }) => {
      const made = numberValue(words, 'year')
      const text = textValue(words, 'lastOverhaul')
      const last = Math.max(...[...text.matchAll(DATED_YEAR)].map(([, year]) => Number(year)))
      // A later figure may be the year of another overhaul, so it is believed.
      const isLater = (text.match(FOUR_DIGITS) ?? []).some((figure) => made !== null && Number(figure) >= made)
      if (made === null || !Number.isFinite(last) || isLater) return null
      return `The overhaul of ${last} is before the year of manufacture, ${made}. Correct one of them.`
    },
  }),
  rule({
    code: 'AS_IS_WARRANTY',
    severity: 'error',
    fields: ['warranty', 'condition'],
    says: 'What is sold as-is has no warranty.',
    judge: ({ words }) => {
      const months = numberValue(words, 'warranty')
      if (textValue(words, 'condition') !== 'As-is' || months === null || months === 0) return null
      return `As-is means without warranty, but you give ${spoken(months)} months. Correct one of them.`
    },
  }),
  rule({
    code: 'SERIAL_NUMBERS',
    severity: 'warning',
    fields: ['serialNo', 'availableQuantity'],
    says: 'There are not more serial numbers than machines.',
    judge: ({ words }) => {
      const numbers = textValue(words, 'serialNo')
        .split(/[,;]/)
        .filter((one) => one.trim() !== '').length
      const stock = numberValue(words, 'availableQuantity')
      if (stock === null || stock === 0 || numbers <= stock) return null
      return `There are ${numbers} serial numbers for ${spoken(stock)}. Correct one of them.`
    },
  }),
  rule({
    code: 'STATE_MISSING',
    severity: 'warning',
    fields: ['quality', 'condition'],
    says: 'A stopped machine, or one as-is, has its faults described.',
    judge: ({ words }, status) => {
      const condition = textValue(words, 'condition')
      if (status !== 'ACTIVE' || !['Used-stopped', 'As-is'].includes(condition) || isFilled(words.quality)) return null
      return 'Describe its state: faults, missing parts, since when it is stopped.'
    },
  }),
  rule({
    code: 'IMAGE_MISSING',
    severity: 'warning',
    fields: ['coverImage', 'condition'],
    says: 'A machine that is sold as-is has a picture.',
    judge: ({ words }, status) =>
      status === 'ACTIVE' &&
      textValue(words, 'condition') === 'As-is' &&
      !isFilled(words.coverImage) &&
      !isFilled(words.galleryImages)
        ? 'Add a picture. Buyers of machines as-is rely on it.'
        : null,
  }),
]
