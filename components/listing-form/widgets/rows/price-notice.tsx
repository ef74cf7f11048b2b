'use client'

import { controlId, useJudged, useListingForm } from '@/components/listing-form/state/form-context'
import type { PdcFormRow, SlabFormRow } from '@/components/listing-form/state/form-values'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { numberValue } from '@/lib/domain/listing/listing'
import { type FollowingPrices, followedPrices, strayPrices } from '@/lib/domain/listing/pricing/following/follow-base'

const WORDS: Readonly<Record<FollowingPrices, { name: string; says: string }>> = {
  quantitySlabs: { name: 'slab', says: 'A larger quantity costs more per unit.' },
  pdcSlabs: { name: 'cheque', says: 'Paying by cheque costs less than cash, or far more.' },
}

/** Where the seller saves: what buyers could not make sense of in the prices. */
export default function PriceNotices() {
  return (
    <>
      <StrayPrices />
      <UnclearMinimum />
    </>
  )
}

/** A minimum order in bags says nothing to buyers who do not know what a bag weighs. */
function UnclearMinimum() {
  const { goToControl } = useListingForm()
  const asked = useJudged(({ values, warnings, shown }) => {
    const issue = numberValue(values, 'moq') === null ? undefined : warnings.find(({ code }) => code === 'MOQ_UNIT')
    return issue ? { says: issue.message, field: shown.has('netWeight') ? 'netWeight' : issue.field } : null
  })
  if (asked === null) return null
  return (
    <Notice
      tone="warn"
      role="status"
      className="w-full"
      title="Buyers cannot read your minimum order"
      actions={
        <Button size="sm" onClick={() => goToControl(controlId(asked.field))}>
          {asked.field === 'netWeight' ? 'Enter the net weight' : 'Show the unit'}
        </Button>
      }
    >
      {asked.says}
    </Notice>
  )
}

/** Prices that did not follow the base price, and one press that makes them follow. */
function StrayPrices() {
  const { model, setField, goToControl } = useListingForm()
  const stray = useJudged(({ values, shown }) => strayPrices(values).filter((name) => shown.has(name)))
  const [first] = stray
  if (first === undefined) return null
  const { values, opened } = model.read()
  const { quantitySlabs, pdcSlabs } = followedPrices(opened?.values ?? null, values)
  const canFill = quantitySlabs.length > 0 || (stray.includes('pdcSlabs') && pdcSlabs.size > 0)

  const fill = () => {
    if (stray.includes('quantitySlabs') && quantitySlabs.length > 0) {
      const rows: SlabFormRow[] = model.form.getValues('quantitySlabs')
      setField(
        'quantitySlabs',
        rows.map((row, at) => ({ ...row, price: String(quantitySlabs[at] ?? row.price) })),
      )
    }
    if (stray.includes('pdcSlabs')) {
      const rows: PdcFormRow[] = model.form.getValues('pdcSlabs')
      setField(
        'pdcSlabs',
        rows.map((row) => ({ ...row, price: String(pdcSlabs.get(Number(row.days)) ?? row.price) })),
      )
    }
  }
  return (
    <Notice
      tone="warn"
      role="status"
      className="w-full"
      title={`The ${stray.map((name) => WORDS[name].name).join(' and ')} prices do not fit the base price`}
      actions={
        canFill ? (
          <Button size="sm" onClick={fill}>
            Fill in these prices again
          </Button>
        ) : (
          <Button size="sm" onClick={() => goToControl(controlId(first))}>
            Show these prices
          </Button>
        )
      }
    >
      {stray.map((name) => WORDS[name].says).join(' ')}
    </Notice>
  )
}
