import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import { groupOptions, type Option } from '@/components/ui/option'
import type { FileColumn } from '@/lib/domain/bulk/own-columns'

interface ColumnMatchProps {
  fileName: string
  columns: readonly FileColumn[]
  fields: readonly Option[]
  isBusy: boolean
  onMatched: (columns: Record<string, string>) => void
}

/** Each column of a seller's own file with its first values and the field it is. What we guessed is filled in. */
export function ColumnMatch({ fileName, columns, fields, isBusy, onMatched }: ColumnMatchProps) {
  const [chosen, setChosen] = useState(() => Object.fromEntries(columns.map(({ heading, field }) => [heading, field])))
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  const used = Object.values(chosen).filter((field) => field !== '')
  const repeated = new Set(used.filter((field, index) => used.indexOf(field) !== index))
  const labelOf = (field: string) => fields.find(({ value }) => value === field)?.label ?? field
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="columns"
      className="flex flex-col gap-4 rounded-md border border-line bg-raised p-4 outline-none sm:p-5"
    >
      <div>
        <h3 id="columns" className="font-semibold text-lg">
          Match your columns
        </h3>
        <p className="mt-1 max-w-2xl text-ink-2 text-sm">
          <span className="break-all">{fileName}</span> has its own headings. Say what each column is. We remember it
          for your next file with these headings.
        </p>
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {columns.map(({ heading, examples }, index) => {
          const isRepeated = repeated.has(chosen[heading] ?? '')
          return (
            <li
              key={heading}
              className="grid items-center gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]"
            >
              <div className="min-w-0">
                <label htmlFor={`column-${index}`} className="wrap-anywhere font-medium">
                  {heading}
                </label>
                <p className="wrap-anywhere text-ink-2 text-sm">
                  {examples.length > 0 ? examples.join(' · ') : 'No values in the first rows'}
                </p>
              </div>
              <div>
                <NativeSelect
                  id={`column-${index}`}
                  aria-invalid={isRepeated || undefined}
                  aria-describedby={isRepeated ? `column-${index}-error` : undefined}
                  value={chosen[heading] ?? ''}
                  onChange={({ currentTarget }) => setChosen({ ...chosen, [heading]: currentTarget.value })}
                >
                  <option value="">Leave out</option>
                  {groupOptions(fields).map((group) => (
                    <optgroup key={group.value} label={group.value}>
                      {group.items.map(({ value, label }) => (
                        <option key={value} value={value}>
                          {label}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </NativeSelect>
                {isRepeated ? (
                  <p id={`column-${index}-error`} className="mt-1 text-madder text-sm">
                    Another column is {labelOf(chosen[heading] ?? '')} too. Leave one out.
                  </p>
                ) : null}
              </div>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          loading={isBusy}
          loadingLabel="Checking"
          disabled={repeated.size > 0 || used.length === 0}
          onClick={() => onMatched(chosen)}
        >
          Check the file
        </Button>
        <p className="text-ink-2 text-sm" aria-live="polite">
          {used.length} of {columns.length} columns will be read
        </p>
      </div>
    </section>
  )
}
