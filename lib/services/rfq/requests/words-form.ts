import 'server-only'
import { dayInIndia } from '@/lib/domain/calendar-day'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import { deliveryInWords } from '@/lib/domain/rfq/requests/in-words/delivery-words'
import { askedInWords, neededByInWords, usualUnitOf } from '@/lib/domain/rfq/requests/in-words/sentence'
import { openLines } from '@/lib/domain/rfq/requests/opening'
import { specificationPoints } from '@/lib/domain/rfq/requests/specification-point'
import { rankModules } from '@/lib/services/market/search-market'
import type { ActorContext } from '@/lib/services/shared/context'
import { type AskForm, askForm } from './ask-opening'

const OTHERS_SHOWN = 4

interface NamedModule {
  moduleKey: ModuleKey
  name: string
}

export interface WordsForm {
  need: string
  /** The form with what the words ask for; null while they name no goods that any module knows. */
  form: AskForm | null
  /** Other modules that the words may mean, the likeliest first. */
  others: NamedModule[]
}

/** A request that begins with what the buyer needs, in their words: these choose the module and fill its form. */
export async function readWordsForm(
  ctx: ActorContext,
  { need, moduleKey }: { need: string; moduleKey: ModuleKey | null },
): Promise<WordsForm> {
  const ranked = need === '' ? [] : await rankModules(ctx, deliveryInWords(need).goods)
  const chosen = moduleKey ?? ranked[0] ?? null
  const others = ranked
    .filter((key) => key !== chosen)
    .slice(0, OTHERS_SHOWN)
    .map((key) => ({ moduleKey: key, name: MODULE_NAMES[key] }))
  return { need, form: chosen === null ? null : wordedForm(chosen, need, dayInIndia(ctx.now)), others }
}

function wordedForm(moduleKey: ModuleKey, need: string, today: string): AskForm {
  const definition = matrixDefinition(moduleKey)
  const open = openLines(definition)
  const points = specificationPoints(definition)
  const { firstQuestions } = definition
  const { place, time, goods } = deliveryInWords(need)
  const neededBy = neededByInWords(need, today)
  const line = readLine(definition, goods, true)
  const asked = askedInWords(
    { ...line, text: goods },
    {
      points,
      firstQuestions,
      usualUnit: usualUnitOf(definition),
      units: definition.sale.units,
    },
  )
  const stated = new Set(asked.requirements.map(({ field }) => field))
  const opening = {
    title: need,
    ...(asked.requirements.length > 0 ? { understood: need, unread: line.rest } : {}),
    quantities: asked.quantities,
    quantity: asked.quantity,
    ...(asked.uom ? { uom: asked.uom } : {}),
    targetPrice: asked.targetPrice,
    ...(asked.currency ? { currency: asked.currency } : {}),
    ...(asked.tradeMode ? { tradeMode: asked.tradeMode } : {}),
    incoterm: asked.incoterm,
    deliveryLocation: place,
    neededBy,
    // The form has one unit for both; a price in another one goes to the sellers in words.
    note: [neededBy === '' && time && `Delivery ${time}.`, asked.targetPrice === null && asked.priceWords]
      .filter(Boolean)
      .join(' '),
    requirements: [...asked.requirements, ...open.filter(({ field }) => !stated.has(field))],
  }
  return askForm(moduleKey, { kind: 'pool' }, opening, { need })
}
