import { dayText } from '@/lib/domain/calendar-day'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { assemble } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'

const HEADLINE_MAX = 90
const NAMED_MAX = 2

/** The headline that a design desk would write: SS26 Florals Georgette, Pink, for Boutique, until 24 Dec 2026. */
export function boardTitle({ words }: Facts): string {
  const type = textValue(words, 'cardType')
  const first = (name: string) => listValue(words, name).slice(0, NAMED_MAX)
  const about = [...first('theme'), ...first('fabricName'), ...first('productGroup')]
  const season = textValue(words, 'season')
  if (season === '' && about.length === 0) return ''
  const quantity = numberValue(words, 'quantityWanted')
  const isWish = type === 'Buyer wish'
  const wanted = isWish
    ? ['Wanted', quantity === null ? '' : `${spoken(quantity)} ${textValue(words, 'uom')}`.trim()]
    : []
  const last = textValue(words, 'validTo')
  const head = [...wanted, season, ...about].filter(Boolean)
  const [buyer = ''] = listValue(words, 'targetBuyer')
  const tail = [
    last === '' ? '' : `until ${dayText(last)}`,
    first('colourStory').join(' and '),
    isWish || type === 'Suggestion' ? '' : type,
    buyer === '' ? '' : `for ${buyer}`,
  ].filter(Boolean)
  // What comes last is left out of a long one.
  for (let kept = tail.length; kept > 0; kept -= 1) {
    const title = assemble(head, tail.slice(0, kept))
    if (title.length <= HEADLINE_MAX) return title
  }
  return assemble(head, []).slice(0, HEADLINE_MAX).trim()
}

/** The one fact of a card: how long it is shown, or how much is wanted. */
export function boardKeyFact({ words }: Facts): string {
  const last = textValue(words, 'validTo')
  const quantity = numberValue(words, 'quantityWanted')
  const until = last === '' ? '' : `until ${dayText(last)}`
  return [quantity === null ? '' : `${spoken(quantity)} ${textValue(words, 'uom')}`.trim(), until]
    .filter(Boolean)
    .join(' · ')
}
