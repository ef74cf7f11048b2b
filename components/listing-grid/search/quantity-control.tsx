import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { usualQuantityUnit } from '@/lib/domain/listing/finding/asked-quantity'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { AskedQuantity } from '@/lib/domain/rfq/requests/ask-origin'
import { quantityText } from '@/lib/domain/units/figure-text'

/** The quantity that prices are shown for. One that the words of the search name is shown until another is entered. */
export function QuantityControl({
  definition,
  quantity,
  address,
}: {
  definition: ModuleDefinition
  quantity: AskedQuantity | null
  /** The address without what was not understood. */
  address: URLSearchParams
}) {
  const unit = quantity?.unit ?? usualQuantityUnit(definition)
  const options = [...new Set([...definition.sale.units.options.map(({ value }) => value), unit])]
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 text-sm">
      <label htmlFor="grid-quantity" className="font-medium">
        Your quantity
      </label>
      <Input
        id="grid-quantity"
        name="quantity"
        defaultValue={address.get('quantity') ?? ''}
        placeholder={quantity ? quantityText(quantity.amount) : undefined}
        numeric
        inputMode="decimal"
        maxLength={16}
        className="w-28"
      />
      <NativeSelect
        name="quantityUom"
        aria-label="Unit of your quantity"
        defaultValue={unit}
        data-value={unit}
        options={options}
        className="w-28"
      />
      {quantity === null && <span className="text-ink-2 max-sm:hidden">Shows your price for each listing.</span>}
    </div>
  )
}
