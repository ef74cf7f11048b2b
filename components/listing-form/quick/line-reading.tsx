import { useState } from 'react'
import { listingsPath } from '@/components/listing-form/saving/listing-requests'
import { formValue } from '@/components/listing-form/state/form-values'
import { specSections } from '@/components/listing-view/spec-rows'
import { send } from '@/components/request/request'
import { Button } from '@/components/ui/button'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'
import { carriedTerms, isSoldAlike } from '@/lib/domain/listing/reading/carried-terms'
import { joinedLabels, type LineReading, partsByWords } from '@/lib/domain/listing/reading/line-text'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'

export { fillForm, takeBackLine, undoLine } from './line-in-form'

type FormValue = readonly [name: string, value: ReturnType<typeof formValue>]

/** What a line says, as values of the form. */
export interface ReadLine {
  line: LineReading
  values: readonly FormValue[]
  /** The seller's newest open listings of such goods. */
  earlier: readonly ListingRecord[]
}

/** Asks the service to read a line. @returns a message for the seller when it was not read */
export async function readText(
  definition: ModuleDefinition,
  text: string,
  forSellerId: string | null,
): Promise<ReadLine | { error: string }> {
  const { answer, refusal } = await send<{ lines: LineReading[] }>('POST', listingsPath(definition.moduleKey, 'read'), {
    text: text.replaceAll(/[\r\n]+/g, ' '),
  })
  if (refusal) return { error: refusal.issues[0]?.message ?? refusal.message }
  const line = answer.lines[0]
  if (!line) return { error: '' }
  return {
    line,
    values: filledValues(definition, line.values),
    earlier: await readEarlier(definition, line, forSellerId),
  }
}

/** What the form takes of a line. Its units have defaults: a price without a unit is per the unit in which the line sells, as in a write. */
export function filledValues(definition: ModuleDefinition, read: LineReading['values']): ReadLine['values'] {
  const filled = read.uom === undefined ? read : { priceUom: read.uom, moqUom: read.uom, ...read }
  return Object.entries(filled).flatMap(([name, value]) => {
    const spec = fieldSpec(definition, name)
    return spec ? [[name, formValue(spec, value)] as const] : []
  })
}

/** The seller's newest open listings that are sold as this one will be: goods of one family, at home or abroad, in one currency. */
async function readEarlier(definition: ModuleDefinition, { values }: LineReading, forSellerId: string | null) {
  const { moduleKey, familyField } = definition
  const all: FieldValues = { ...definition.defaults, ...values }
  const query = new URLSearchParams({ limit: '5', ...(forSellerId ? { sellerId: forSellerId } : OWN_OPEN) })
  for (const name of ['tradeMode', familyField]) if (isFilled(all[name])) query.set(name, String(all[name]))
  const { answer } = await send<{ listings: ListingRecord[] }>('GET', `${listingsPath(moduleKey)}?${query}`)
  return (answer?.listings ?? []).filter(
    ({ fields }: { fields: FieldValues }) =>
      fields.currency === all.currency && isSoldAlike(definition, values, fields),
  )
}

const OWN_OPEN = { scope: 'mine', status: 'ACTIVE' }

interface FilledInProps {
  definition: ModuleDefinition
  line: LineReading
  earlier: readonly ListingRecord[]
  getValue: (name: string) => unknown
  onFill: (values: readonly FormValue[]) => void
  onUndo: () => void
}

/** What was understood of the line, with a way back. */
export function FilledIn({ definition, line, earlier, getValue, onFill, onUndo }: FilledInProps) {
  const labelOf = (path: string) => {
    const [name = '', part] = path.split('.')
    const spec = fieldSpec(definition, name)
    const own = spec && 'parts' in spec ? spec.parts.find((one) => one.name === part) : undefined
    return own?.label ?? spec?.label ?? path
  }
  return (
    <div className="mt-3 flex flex-col gap-2">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {partsByWords(line.understood).map(({ names, text: typed, value }) => (
          <li key={typed}>
            <span className="text-ink-2">{joinedLabels(names.map(labelOf))}: </span>
            {typeof value === 'boolean' ? (value ? 'yes' : 'no') : typed}
          </li>
        ))}
      </ul>
      {line.rest ? (
        <p className="text-turmeric">
          Not understood: {line.rest}.{' '}
          {String(line.values.title).includes(line.rest) ? 'It is in the title only.' : 'Add it in the steps below.'}
        </p>
      ) : null}
      <SameTerms definition={definition} line={line} earlier={earlier} getValue={getValue} onFill={onFill} />
      <p className="flex flex-wrap items-center gap-3 text-ink-2">
        Filled in. Check it, or add details in the steps below.
        <Button size="sm" variant="quiet" onClick={onUndo}>
          Undo
        </Button>
      </p>
    </div>
  )
}

interface Carried {
  listing: ListingRecord
  carried: ReturnType<typeof carriedTerms>
  /** What is said of it before it is filled in. */
  words: readonly string[]
}

/** What a listing gives: of its terms those that its page shows, so that nothing is filled in unseen. */
function carriedFrom(
  definition: ModuleDefinition,
  listing: ListingRecord,
  goods: FieldValues,
  isStated: (name: string) => boolean,
): Carried {
  const terms = carriedTerms(definition, listing.fields, goods, isStated)
  const names = new Set(terms.map(([name]) => name))
  const sections = specSections(definition, listing.fields, listing.packagingSnapshot)
  const rows = sections.flatMap((section) => section.rows).filter(({ name }) => names.has(name))
  const words = rows.map(({ label, parts }) => {
    const texts = parts.map(({ label: part, text, unit }) => [part, text, unit].filter(Boolean).join(' '))
    return `${label} ${texts.join(', ')}`
  })
  return { listing, carried: rows.length > 0 ? terms : [], words }
}

/** One click takes over how the seller sold and packed before; what it fills in is said first. Of the listings the one that says most. */
function SameTerms({
  definition,
  line,
  earlier,
  getValue,
  onFill,
}: Pick<FilledInProps, 'definition' | 'line' | 'earlier' | 'getValue' | 'onFill'>) {
  const [isTaken, setTaken] = useState(false)
  const isStated = (name: string) => {
    const typed = getValue(name)
    // A switch is off until someone uses it.
    return name in line.values || (isFilled(typed) && typed !== false && typed !== definition.defaults[name])
  }
  const [best] = useState(() =>
    earlier
      .map((listing) => carriedFrom(definition, listing, line.values, isStated))
      .reduce<Carried | null>((most, one) => (one.carried.length > (most?.carried.length ?? 0) ? one : most), null),
  )
  if (best === null) return null
  const { listing, carried, words } = best
  return (
    <div className="rounded-md bg-sunk p-3">
      <p className="text-ink-2">
        As in your listing “{listing.title}”: {words.join('; ')}.
      </p>
      {isTaken ? (
        <p className="mt-2">Filled in from that listing.</p>
      ) : (
        <Button
          size="sm"
          className="mt-2"
          onClick={() => {
            setTaken(true)
            onFill(
              carried.flatMap(([name, value]) => {
                const spec = fieldSpec(definition, name)
                return spec ? [[name, formValue(spec, value)] as const] : []
              }),
            )
          }}
        >
          Same terms and packing
        </Button>
      )}
    </div>
  )
}
