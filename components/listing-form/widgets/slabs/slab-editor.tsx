'use client'

import { useRef } from 'react'
import { cellControl, issuesOfRow, RowMessages } from '@/components/listing-form/notices/row-issues'
import { controlId, useBoard, useFieldValue, useListingForm } from '@/components/listing-form/state/form-context'
import type { SlabFormRow } from '@/components/listing-form/state/form-values'
import { moneySign } from '@/components/listing-form/widgets/money-sign'
import type { WidgetProps } from '@/components/listing-form/widgets/widget'
import { Button } from '@/components/ui/button'
import { FieldGroup } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { NumberInput } from '@/components/ui/number-input'
import type { Issue } from '@/lib/domain/errors'
import { textValue } from '@/lib/domain/listing/listing'
import { SLABS_MAX } from '@/lib/domain/listing/pricing/slabs'
import { PICTURE_BOX, slabPicture } from './slab-picture'
import { addedSlab, closedBefore, mendedStart } from './slab-rows'

/** Prices by quantity. Gaps and overlaps are told while they are made, with the quantity that mends them. */
export function SlabEditor({ name, frame, issues }: WidgetProps<'quantitySlabs'>) {
  const { value: rows, set } = useFieldValue(name, asSlabRows)
  const { board } = useListingForm()
  const uom = useBoard(({ values }) => textValue(values, 'uom'))
  const priceUom = useBoard(({ values }) => textValue(values, 'priceUom'))
  const sign = useBoard(({ values }) => moneySign(textValue(values, 'currency')))
  const adder = useRef<HTMLButtonElement>(null)

  function change(position: number, part: Partial<SlabFormRow>) {
    set(rows.map((row, index) => (index === position ? { ...row, ...part } : row)))
  }

  function add() {
    const first = { moq: figureText(board.read().values.moq), basePrice: figureText(board.read().values.basePrice) }
    const row = addedSlab(rows, first)
    set([...rows, row])
    const next = row.minQty === '' ? 'minQty' : 'price'
    const path = `${name}[${rows.length}].${next}`
    requestAnimationFrame(() => document.getElementById(controlId(path))?.focus())
  }

  function remove(position: number) {
    set(rows.filter((_, index) => index !== position))
    adder.current?.focus()
  }

  return (
    <FieldGroup {...frame} legend={frame.label}>
      {rows.length > 0 ? (
        <div>
          <div aria-hidden="true" className={`${COLUMNS} text-ink-2 text-xs`}>
            <span>From{uom ? ` (${uom})` : ''}</span>
            <span>Up to{uom ? ` (${uom})` : ''}</span>
            <span>Price{priceUom ? ` per ${priceUom}` : ''}</span>
          </div>
          <ol className="flex flex-col gap-2 pt-1">
            {rows.map((row, position) => {
              const told = issuesOfRow(issues, name, position)
              const path = `${name}[${position}]`
              const label = (what: string) => `${what}, slab ${position + 1}`
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a slab is its place; it has no other name.
                <li key={position} className="flex flex-col gap-1.5">
                  <div className={COLUMNS}>
                    <NumberInput
                      {...cellControl(`${path}.minQty`, told)}
                      aria-label={label('From')}
                      value={row.minQty}
                      onValueChange={(minQty) => change(position, { minQty })}
                      onBlur={() => set(closedBefore(rows, position, uom))}
                    />
                    <NumberInput
                      {...cellControl(`${path}.maxQty`, told)}
                      aria-label={label('Up to')}
                      value={row.maxQty}
                      placeholder="and above"
                      onValueChange={(maxQty) => change(position, { maxQty })}
                    />
                    <NumberInput
                      {...cellControl(`${path}.price`, told)}
                      aria-label={label('Price')}
                      value={row.price}
                      prefix={sign || undefined}
                      onValueChange={(price) => change(position, { price })}
                    />
                    <Button
                      iconOnly
                      variant="quiet"
                      aria-label={`Remove slab ${position + 1}`}
                      onClick={() => remove(position)}
                    >
                      <Icon name="trash" />
                    </Button>
                  </div>
                  <RowMessages
                    issues={told}
                    action={(issue) => <Mend issue={issue} rows={rows} uom={uom} onMend={set} position={position} />}
                  />
                </li>
              )
            })}
          </ol>
        </div>
      ) : null}
      <Picture rows={rows} />
      <div>
        <Button ref={adder} size="sm" onClick={add} disabled={rows.length >= SLABS_MAX}>
          <Icon name="plus" />
          {rows.length === 0 ? 'Add a slab' : 'Add next slab'}
        </Button>
      </div>
    </FieldGroup>
  )
}

/** The ladder as it stands. What it shows is said in words at its rows, too. */
function Picture({ rows }: { rows: readonly SlabFormRow[] }) {
  const picture = slabPicture(rows)
  if (!picture) return null
  const { width, height, top, bottom } = PICTURE_BOX
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-auto w-full text-ink-2 sm:max-w-140">
      {picture.gaps.map((gap) => (
        <rect key={gap.x} x={gap.x} y={top} width={gap.width} height={bottom - top} className="fill-madder-wash" />
      ))}
      {picture.steps.map((step) => (
        <rect
          key={step.from}
          x={step.x}
          y={step.y}
          width={Math.max(step.width - 1.5, 1)}
          height={bottom - step.y}
          className="fill-indigo-wash"
        />
      ))}
      {picture.overlaps.map((overlap) => (
        <rect
          key={overlap.x}
          x={overlap.x}
          y={top}
          width={overlap.width}
          height={bottom - top}
          className="fill-madder opacity-25"
        />
      ))}
      {picture.steps.map((step) => (
        <path
          key={step.from}
          d={`M${step.x} ${step.y}h${Math.max(step.width - 1.5, 1)}`}
          strokeDasharray={step.isOpen ? '6 4' : undefined}
          className="stroke-2 stroke-indigo"
        />
      ))}
      <path d={`M0 ${bottom}h${width}`} className="stroke-1 stroke-line-strong" />
      {picture.steps.map((step, position) => (
        <text
          key={step.from}
          x={step.x}
          y={height - 6}
          textAnchor={position > 0 && step.x > width - 60 ? 'end' : 'start'}
          fill="currentColor"
          className="num text-[13px]"
        >
          {step.from.toLocaleString('en-IN')}
        </text>
      ))}
    </svg>
  )
}

const COLUMNS = 'grid grid-cols-[1fr_1fr_1fr_2.5rem] items-center gap-1.5 sm:max-w-140 sm:gap-2'

/** A gap or an overlap is mended by starting where the slab before ends. */
function Mend({
  issue,
  rows,
  uom,
  position,
  onMend,
}: {
  issue: Issue
  rows: readonly SlabFormRow[]
  uom: string
  position: number
  onMend: (rows: SlabFormRow[]) => void
}) {
  const start =
    issue.code === 'SLAB_GAP' || issue.code === 'SLAB_OVERLAP'
      ? mendedStart(rows, position, { code: issue.code, uom })
      : ''
  if (!start) return null
  return (
    <Button
      size="sm"
      variant="quiet"
      onClick={() => onMend(rows.map((row, index) => (index === position ? { ...row, minQty: start } : row)))}
    >
      Start at {Number(start).toLocaleString('en-IN')}
    </Button>
  )
}

function asSlabRows(typed: unknown): SlabFormRow[] {
  return Array.isArray(typed) ? (typed as SlabFormRow[]) : []
}

function figureText(value: unknown): string {
  return typeof value === 'number' ? String(value) : ''
}
