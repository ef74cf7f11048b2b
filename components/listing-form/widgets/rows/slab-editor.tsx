'use client'

import { useWatch } from 'react-hook-form'
import { useJudged, useListingForm } from '@/components/listing-form/state/form-context'
import type { SlabFormRow } from '@/components/listing-form/state/form-values'
import type { WidgetProps } from '@/components/listing-form/widgets/widget'
import { Button } from '@/components/ui/button'
import { FieldGroup } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { textValue } from '@/lib/domain/listing/listing'
import { moqIn } from '@/lib/domain/listing/pricing/moq'
import { SLABS_MAX } from '@/lib/domain/listing/pricing/slab-values'
import { moneySign } from '@/lib/domain/units/figure-text'
import { NumberCell, Row, useRows } from './cells'
import { SlabPicture } from './slab-picture'
import { addedSlabs, endOfOpenSlab, joinedStart } from './slab-rows'

/** Prices by quantity. Gaps and overlaps show while they are made, with the quantity that closes them. */
export function SlabEditor({ name, frame }: WidgetProps<'quantitySlabs'>) {
  const { model } = useListingForm()
  const { fields, append, remove, adder } = useRows(name)
  const uom = useJudged(({ canonical }) => textValue(canonical, 'uom'))
  const priceUom = useJudged(({ values }) => textValue(values, 'priceUom'))

  function add() {
    const { values } = model.read()
    const rows = addedSlabs(asSlabRows(model.form.getValues(name)), {
      moq: figureText(moqIn(uom, values)),
      basePrice: figureText(values.basePrice),
    })
    const last = fields.length + rows.length - 1
    append(rows, { focusName: `${name}.${last}.${rows.at(-1)?.minQty === '' ? 'minQty' : 'price'}` })
  }

  return (
    <FieldGroup {...frame} legend={frame.label}>
      {fields.length > 0 ? (
        <div>
          <div aria-hidden="true" className={`${COLUMNS} text-ink-2 text-xs`}>
            <span>From{uom ? ` (${uom})` : ''}</span>
            <span>Up to{uom ? ` (${uom})` : ''}</span>
            <span>Price{priceUom ? ` per ${priceUom}` : ''}</span>
          </div>
          <ol className="flex flex-col gap-2 pt-1">
            {fields.map((row, position) => (
              <Slab key={row.id} name={name} position={position} uom={uom} onRemove={() => remove(position)} />
            ))}
          </ol>
        </div>
      ) : null}
      <Ladder name={name} />
      <div>
        <Button ref={adder} size="sm" onClick={add} disabled={fields.length >= SLABS_MAX}>
          <Icon name="plus" />
          {fields.length === 0 ? 'Add a slab' : 'Add next slab'}
        </Button>
      </div>
    </FieldGroup>
  )
}

interface SlabProps {
  name: string
  position: number
  uom: string
  onRemove: () => void
}

function Slab({ name, position, uom, onRemove }: SlabProps) {
  const { setField, model } = useListingForm()
  const sign = useJudged(({ values }) => moneySign(textValue(values, 'currency')))
  const path = `${name}.${position}`
  const quantity = { meaning: { currency: null, unit: uom }, facts: () => model.read().values }
  const slab = `slab ${position + 1}`
  const rows = () => asSlabRows(model.form.getValues(name))

  function closeTheOneBefore() {
    const end = endOfOpenSlab(rows(), position, uom)
    if (end !== '') setField(`${name}.${position - 1}.maxQty`, end)
  }

  return (
    <Row
      name={path}
      columns={COLUMNS}
      removeLabel={`Remove ${slab}`}
      onRemove={onRemove}
      action={({ codes }) => {
        const code = codes.find((one) => one === 'SLAB_GAP' || one === 'SLAB_OVERLAP')
        const start = code ? joinedStart(rows(), position, { code, uom }) : ''
        return start ? (
          <Button size="sm" variant="quiet" onClick={() => setField(`${path}.minQty`, start)}>
            Start at {Number(start).toLocaleString('en-IN')}
          </Button>
        ) : null
      }}
    >
      <NumberCell name={`${path}.minQty`} label={`From, ${slab}`} {...quantity} onLeave={closeTheOneBefore} />
      <NumberCell name={`${path}.maxQty`} label={`Up to, ${slab}`} {...quantity} placeholder="and above" />
      <NumberCell name={`${path}.price`} label={`Price, ${slab}`} prefix={sign} />
    </Row>
  )
}

/** The ladder as it is typed. */
function Ladder({ name }: { name: string }) {
  const { form } = useListingForm().model
  const rows = useWatch({ control: form.control, name })
  return <SlabPicture rows={asSlabRows(rows)} />
}

const COLUMNS = 'grid grid-cols-[1fr_1fr_1fr_2.5rem] items-center gap-1.5 sm:max-w-140 sm:gap-2'

function asSlabRows(typed: unknown): SlabFormRow[] {
  return Array.isArray(typed) ? (typed as SlabFormRow[]) : []
}

function figureText(value: unknown): string {
  return typeof value === 'number' ? String(value) : ''
}
