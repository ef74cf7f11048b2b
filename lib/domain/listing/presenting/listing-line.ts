import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition, ModuleViews } from '@/lib/domain/modules/define-module'
import { moneyWords } from '@/lib/domain/units/figure-text'
import { quantityWords, unitWord } from '@/lib/domain/units/unit-words'
import { factsOf } from '../facts'
import { displayTitle, numberValue, textValue } from '../listing'
import { priceLadder } from '../pricing/price'

/** A listing in one line of a table; "" for what it does not say. */
export interface ListingLine {
  title: string
  /** What tells the goods apart most: the count of yarn, the construction of cloth. */
  goods: string
  price: string
  stock: string
  minimum: string
}

export function listingLine(definition: ModuleDefinition, views: ModuleViews, typed: FieldValues): ListingLine {
  const facts = factsOf(definition, typed)
  const { values } = facts
  const { first } = priceLadder(values)
  const unit = textValue(values, 'priceUom')
  const price = first === null ? '' : moneyWords(first, textValue(values, 'currency'))
  const quantity = (name: string, unitName: string) => {
    const amount = numberValue(values, name)
    return amount === null ? '' : quantityWords(amount, textValue(values, unitName))
  }
  return {
    title: displayTitle(values),
    goods: views.keyFact?.(facts) || textValue(values, 'count'),
    price: price !== '' && unit !== '' ? `${price} per ${unitWord(unit, 1)}` : price,
    stock: quantity('availableQuantity', 'uom'),
    minimum: quantity('moq', 'moqUom'),
  }
}
