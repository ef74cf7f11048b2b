'use client'

import { useState } from 'react'
import { cellControl, issuesOfRow, RowMessages } from '@/components/listing-form/notices/row-issues'
import { controlId, useFieldValue, useListingForm } from '@/components/listing-form/state/form-context'
import type { BlendFormRow } from '@/components/listing-form/state/form-values'
import { Button } from '@/components/ui/button'
import { Combobox } from '@/components/ui/combobox'
import { cx } from '@/components/ui/cx'
import { Field, FieldGroup } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { NumberInput } from '@/components/ui/number-input'
import { parseBlend } from '@/lib/domain/listing/blend'
import { listValue } from '@/lib/domain/listing/listing'
import { sumOf } from '@/lib/domain/units/rounding'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { useOffered } from './choice-widgets'
import { figure } from './slabs/slab-rows'
import type { WidgetProps } from './widget'

const WHOLE = 100
const FIBRES = 'fiberType'

/** Fibres and their shares with the sum as it grows; the trade's shorthand ("65/35 PC") fills them in at once. */
export function BlendEditor({ name, frame, issues }: WidgetProps<'blend'>) {
  const { value: rows, set } = useFieldValue(name, asBlendRows)
  const { board, setField } = useListingForm()
  const sum = sumOf(rows.map(({ percent }) => figure(percent) ?? 0))

  const change = (position: number, part: Partial<BlendFormRow>) =>
    set(rows.map((row, index) => (index === position ? { ...row, ...part } : row)))

  /** A fibre of the blend is a fibre of the yarn: it is added there too. */
  const addToFibres = (named: readonly string[]) => {
    const known = listValue(board.read().values, FIBRES)
    const missing = named.filter((fibre) => fibre !== '' && !known.includes(fibre))
    if (missing.length > 0) setField(FIBRES, [...known, ...missing])
  }

  function add() {
    const known = listValue(board.read().values, FIBRES)
    const fibre = known.find((candidate) => !rows.some((row) => row.fibre === candidate)) ?? ''
    const rest = sum < WHOLE ? String(Number((WHOLE - sum).toFixed(2))) : ''
    set([...rows, { fibre, percent: rest }])
    const path = `${name}[${rows.length}].${fibre ? 'percent' : 'fibre'}`
    requestAnimationFrame(() => document.getElementById(controlId(path))?.focus())
  }

  return (
    <FieldGroup {...frame} legend={frame.label}>
      {rows.length > 0 ? (
        <ol className="flex flex-col gap-2">
          {rows.map((row, position) => {
            const told = issuesOfRow(issues, name, position)
            const path = `${name}[${position}]`
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place until its fibre is chosen.
              <li key={position} className="flex flex-col gap-1.5">
                <div className="grid grid-cols-[1fr_6.5rem_2.5rem] items-center gap-1.5 sm:max-w-140 sm:gap-2">
                  <FibreBox
                    control={{ ...cellControl(`${path}.fibre`, told), 'aria-label': `Fibre ${position + 1}` }}
                    fibre={row.fibre}
                    onChoose={(fibre) => {
                      change(position, { fibre })
                      addToFibres([fibre])
                    }}
                  />
                  <NumberInput
                    {...cellControl(`${path}.percent`, told)}
                    aria-label={`Share of fibre ${position + 1}`}
                    value={row.percent}
                    suffix="%"
                    onValueChange={(percent) => change(position, { percent })}
                  />
                  <Button
                    iconOnly
                    variant="quiet"
                    aria-label={`Remove ${row.fibre || `fibre ${position + 1}`}`}
                    onClick={() => set(rows.filter((_, index) => index !== position))}
                  >
                    <Icon name="trash" />
                  </Button>
                </div>
                <RowMessages issues={told} />
              </li>
            )
          })}
        </ol>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" onClick={add}>
          <Icon name="plus" />
          Add a fibre
        </Button>
        {rows.length > 0 ? <Sum sum={sum} /> : null}
      </div>
      <Shorthand
        onRead={(read) => {
          set(read)
          addToFibres(read.map(({ fibre }) => fibre))
        }}
      />
    </FieldGroup>
  )
}

function Sum({ sum }: { sum: number }) {
  const isWhole = Math.abs(sum - WHOLE) <= 0.1
  const left = Number((WHOLE - sum).toFixed(2))
  return (
    <p
      aria-live="polite"
      className={cx('num flex items-center gap-1.5 text-sm', isWhole ? 'text-neem' : 'text-turmeric')}
    >
      <Icon name={isWhole ? 'meet' : 'warn'} />
      {sum.toLocaleString('en-IN')} %{isWhole ? '' : left > 0 ? `, ${left} % to go` : `, ${-left} % too much`}
    </p>
  )
}

function FibreBox({
  control,
  fibre,
  onChoose,
}: {
  control: { id: string; 'aria-label': string; 'aria-invalid'?: true; 'aria-describedby'?: string }
  fibre: string
  onChoose: (fibre: string) => void
}) {
  const options = useOffered(fibres, fibre ? [fibre] : [])
  return (
    <Combobox
      {...control}
      options={options}
      value={fibre || null}
      onValueChange={(chosen) => onChoose(chosen ?? '')}
      allowOther
      placeholder="Fibre"
    />
  )
}

/** Reads a blend as people write it: "65/35 PC", "60% Cotton 40% Polyester". */
function Shorthand({ onRead }: { onRead: (rows: BlendFormRow[]) => void }) {
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string>()
  function read(typed: string): boolean {
    const reading = parseBlend(typed)
    if (!reading.ok) return false
    onRead(reading.rows.map(({ fibre, percent }) => ({ fibre, percent: String(percent) })))
    setText('')
    setRefusal(undefined)
    return true
  }
  function readOrSay() {
    if (text.trim() === '' || read(text)) return
    const reading = parseBlend(text)
    setRefusal(reading.ok ? undefined : reading.message)
  }
  return (
    <Field id="f-blend-shorthand" label="Or write it as on the bag" error={refusal} className="sm:max-w-140">
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            value={text}
            placeholder="65/35 PC"
            autoComplete="off"
            className="flex-1"
            onChange={(event) => {
              setText(event.currentTarget.value)
              setRefusal(undefined)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              readOrSay()
            }}
            onPaste={(event) => {
              if (text === '' && read(event.clipboardData.getData('text/plain'))) event.preventDefault()
            }}
          />
          <Button onClick={readOrSay} disabled={text.trim() === ''}>
            Fill in
          </Button>
        </div>
      )}
    </Field>
  )
}

function asBlendRows(typed: unknown): BlendFormRow[] {
  return Array.isArray(typed) ? (typed as BlendFormRow[]) : []
}
