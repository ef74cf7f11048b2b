import 'server-only'
import { QUANTITY_PART } from '@/lib/domain/listing/finding/asked-quantity'
import { LIMITS } from '@/lib/domain/listing/finding/limits'
import { limitLabel } from '@/lib/domain/listing/pricing/price-limit'
import { withoutWords, wordsOfPhrase } from '@/lib/domain/market/phrase'
import { matrixDefinition } from '@/lib/domain/modules'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { isStorable } from '@/lib/domain/text'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { ratesInForce } from '../operation/exchange-rates'
import type { ServiceContext } from '../shared/context'
import { type MarketSearch, searchMarket } from './search-market'

const CARDS_SHOWN = 4

/** A part of the phrase that was understood, with the phrase that is left without it. */
export interface PhrasePart {
  label: string
  text: string
  without: string
}

export interface SearchPage extends Pick<MarketSearch, 'groups' | 'corrected'> {
  /** The phrase as it was searched for: what is too long is cut. */
  q: string
  parts: PhrasePart[]
  rates: ExchangeRates
}

/** What a phrase finds in all modules, for people. */
export async function readSearchPage(ctx: ServiceContext, typed: string): Promise<SearchPage> {
  const q = isStorable(typed) ? typed.normalize('NFC').trim().slice(0, LIMITS.searchMax) : ''
  const { rates } = await ratesInForce(ctx.db)
  const { understood, groups, corrected } = await searchMarket(ctx, { q, limit: CARDS_SHOWN })
  const [first] = groups
  const definition = first ? matrixDefinition(first.moduleKey) : null
  const labelOf = (text: string) => {
    const part = understood.find((one) => one.text === text)
    if (definition === null || part === undefined) return ''
    if (part.name === QUANTITY_PART) return 'For'
    return limitLabel(definition, part.value) ?? fieldSpec(definition, part.name)?.label ?? ''
  }
  // A part shows its words as they were corrected; taking it off takes off what was typed.
  const typedAs = (word: string) => corrected.filter(({ to }) => to === word).map(({ from }) => from)
  const texts = new Set(understood.map(({ text }) => text))
  const all = [...texts].map((text) => ({
    text,
    label: labelOf(text),
    without: withoutWords(q, new Set(wordsOfPhrase(text).flatMap((word) => [word, ...typedAs(word)]))),
  }))
  // What only follows from another part, the 40 of "40x40", cannot be taken off by itself.
  const parts = all.filter(({ without }) => without !== withoutWords(q, new Set()))
  return { q, parts, groups, corrected, rates }
}
