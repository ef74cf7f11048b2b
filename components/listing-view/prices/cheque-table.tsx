import { PhoneFold } from '@/components/ui/phone-fold'
import { type ChequePrice, impliedRatePercent, isBelowCash } from '@/lib/domain/listing/pricing/pdc'
import { moneyText, quantityText } from '@/lib/domain/units/figure-text'
import { unitWord } from '@/lib/domain/units/unit-words'

interface ChequeTableProps {
  rows: readonly ChequePrice[]
  /** The price when paid immediately; null without one. */
  cash: number | null
  currency: string
  unit: string
  /** The typed quantity that these prices are for; null: the smallest order. */
  quantity: { amount: number; unit: string; priceUnits: number | null } | null
}

/** The price by days of credit, next to cash, with the total of a typed quantity. The credit has a rate only where it costs something. */
export function ChequeTable({ rows, cash, currency, unit, quantity }: ChequeTableProps) {
  const figure = (amount: number) => moneyText(amount, currency).figure
  const hasRates = !isBelowCash(rows, cash)
  const total = (price: number) =>
    quantity?.priceUnits ? (
      <span className="block text-ink-2 text-xs">
        {moneyText(0, currency).sign}
        {figure(Math.round(price * quantity.priceUnits * 100) / 100)}
      </span>
    ) : null
  return (
    <PhoneFold
      title={`By post-dated cheque${quantity ? `, for ${quantityText(quantity.amount)} ${unitWord(quantity.unit, quantity.amount)}` : ''}`}
      headClass="text-sm"
      className="mt-4 sm:mt-6"
    >
      <table className="num mt-1 w-full text-sm">
        <caption className="sr-only">Price by days of credit, compared with cash</caption>
        <thead>
          <tr className="border-line border-b text-ink-2 text-xs">
            <th scope="col" className="py-1.5 text-left font-medium">
              Cheque due in
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {moneyText(0, currency).sign}/{unit}
            </th>
            {hasRates && (
              <>
                <th scope="col" className="py-1.5 text-right font-medium">
                  over cash
                </th>
                <th scope="col" className="py-1.5 text-right font-medium">
                  per year
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {cash !== null && (
            <tr className="border-line border-b align-top">
              <th scope="row" className="py-1.5 text-left font-normal">
                Cash
              </th>
              <td className="py-1.5 text-right">
                {figure(cash)}
                {total(cash)}
              </td>
              {hasRates && (
                <>
                  <td />
                  <td />
                </>
              )}
            </tr>
          )}
          {rows.map(({ days, price }) => (
            <tr key={days} className="border-line border-b align-top">
              <th scope="row" className="py-1.5 text-left font-normal">
                {days} <span className="unit">days</span>
              </th>
              <td className="py-1.5 text-right">
                {figure(price)}
                {total(price)}
              </td>
              {hasRates && (
                <>
                  <td className="py-1.5 text-right text-ink-2">{cash ? over(price, cash, figure) : ''}</td>
                  <td className="py-1.5 text-right text-ink-2">
                    {cash && days > 0 ? `${impliedRatePercent(cash, price, days).toFixed(1)} %` : ''}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </PhoneFold>
  )
}

function over(price: number, cash: number, figure: (amount: number) => string): string {
  return `+${figure(price - cash)} (${((price / cash - 1) * 100).toFixed(1)} %)`
}
