'use client'

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { asText, useListingForm } from '@/components/listing-form/state/form-context'
import type { BlendFormRow } from '@/components/listing-form/state/form-values'
import { useOffered } from '@/components/listing-form/widgets/choice-widgets'
import type { WidgetProps } from '@/components/listing-form/widgets/widget'
import { Button } from '@/components/ui/button'
import { Combobox } from '@/components/ui/combobox'
import { cx } from '@/components/ui/cx'
import { Field, FieldGroup } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { parseBlend } from '@/lib/domain/listing/blend'
import { listValue } from '@/lib/domain/listing/listing'
import { sumOf } from '@/lib/domain/units/rounding'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { NumberCell, Row, useCell, useRows } from './cells'
import { figure } from './slab-rows'

const WHOLE = 100
const FIBRES = 'fiberType'

/** Fibres and their shares with the running sum; the trade's shorthand ("65/35 PC") fills them in. */
export function BlendEditor({ name, frame }: WidgetProps<'blend'>) {
  const { model, setField } = useListingForm()
  const { fields, append, remove, replace, adder } = useRows(name)
  const knownFibres = () => listValue(model.read().values, FIBRES)

  /** A fibre of the blend is a fibre of the yarn: it is added there too. */
  const addToFibres = (named: readonly string[]) => {
    const known = knownFibres()
    const missing = named.filter((fibre) => fibre !== '' && !known.includes(fibre))
    if (missing.length > 0) setField(FIBRES, [...known, ...missing])
  }

  function add() {
    const rows = asBlendRows(model.form.getValues(name))
    const fibre = knownFibres().find((candidate) => !rows.some((row) => row.fibre === candidate)) ?? ''
    const left = leftOf(rows)
    append(
      { fibre, percent: left > 0 ? String(left) : '' },
      { focusName: `${name}.${fields.length}.${fibre ? 'percent' : 'fibre'}` },
    )
  }

  return (
    <FieldGroup {...frame} legend={frame.label}>
      {fields.length > 0 ? (
        <ol className="flex flex-col gap-2">
          {fields.map((row, position) => (
            <Share
              key={row.id}
              path={`${name}.${position}`}
              position={position}
              onFibre={(fibre) => addToFibres([fibre])}
              onRemove={() => remove(position)}
            />
          ))}
        </ol>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button ref={adder} size="sm" onClick={add}>
          <Icon name="plus" />
          Add a fibre
        </Button>
        {fields.length > 0 ? <Sum name={name} /> : null}
      </div>
      <Shorthand
        onRead={(read) => {
          replace(read)
          addToFibres(read.map(({ fibre }) => fibre))
        }}
      />
    </FieldGroup>
  )
}

interface ShareProps {
  path: string
  position: number
  onFibre: (fibre: string) => void
  onRemove: () => void
}

function Share({ path, position, onFibre, onRemove }: ShareProps) {
  const fibre = useCell(`${path}.fibre`, asText)
  const options = useOffered(fibres, fibre.value ? [fibre.value] : [])
  return (
    <Row
      name={path}
      columns="grid grid-cols-[1fr_6.5rem_2.5rem] items-center gap-1.5 sm:max-w-140 sm:gap-2"
      removeLabel={`Remove ${fibre.value || `fibre ${position + 1}`}`}
      onRemove={onRemove}
    >
      <Combobox
        {...fibre.control}
        aria-label={`Fibre ${position + 1}`}
        options={options}
        value={fibre.value || null}
        onValueChange={(chosen) => {
          fibre.set(chosen ?? '')
          onFibre(chosen ?? '')
        }}
        allowOther
        placeholder="Fibre"
      />
      <NumberCell name={`${path}.percent`} label={`Share of fibre ${position + 1}`} suffix="%" />
    </Row>
  )
}

function Sum({ name }: { name: string }) {
  const { form } = useListingForm().model
  const left = leftOf(asBlendRows(useWatch({ control: form.control, name })))
  const isWhole = Math.abs(left) <= 0.1
  return (
    <p
      aria-live="polite"
      className={cx('num flex items-center gap-1.5 text-sm', isWhole ? 'text-neem' : 'text-turmeric')}
    >
      <Icon name={isWhole ? 'meet' : 'warn'} />
      {(WHOLE - left).toLocaleString('en-IN')} %
      {isWhole ? '' : left > 0 ? `, ${left} % to go` : `, ${-left} % too much`}
    </p>
  )
}

/** How much of the whole the rows leave. */
function leftOf(rows: readonly BlendFormRow[]): number {
  return Number((WHOLE - sumOf(rows.map(({ percent }) => figure(percent) ?? 0))).toFixed(2))
}

/** Reads a blend as people write it: "65/35 PC", "60% Cotton 40% Polyester". */
function Shorthand({ onRead }: { onRead: (rows: BlendFormRow[]) => void }) {
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string>()
  /** @returns whether it could be read */
  function read(typed: string): boolean {
    const reading = parseBlend(typed)
    if (!reading.ok) return false
    onRead(reading.rows.map(({ fibre, percent }) => ({ fibre, percent: String(percent) })))
    setText('')
    return true
  }
  function readOrRefuse() {
    const reading = parseBlend(text)
    if (text.trim() !== '' && !read(text)) setRefusal(reading.ok ? undefined : reading.message)
  }
  return (
    <Field id="f-blend-shorthand" label="Or type it: 65/35 PC" error={refusal} className="sm:max-w-140">
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
              readOrRefuse()
            }}
            onPaste={(event) => {
              if (text === '' && read(event.clipboardData.getData('text/plain'))) event.preventDefault()
            }}
          />
          <Button onClick={readOrRefuse} disabled={text.trim() === ''}>
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
