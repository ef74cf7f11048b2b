import Link from 'next/link'
import { useEffect, useRef } from 'react'
import { type UseFormRegister, useForm, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import type { PastedRowRecord } from '@/lib/contract/responses/line-reading'
import { joinedLabels } from '@/lib/domain/listing/reading/line-text'
import { type PastedDraft, pastedCsv } from './pasted-csv'

interface PastedRowsProps {
  moduleKey: string
  rows: readonly PastedRowRecord[]
  isBusy: boolean
  onSend: (file: File) => void
}

interface Drafts {
  drafts: PastedDraft[]
}

const hasErrors = ({ issues }: PastedRowRecord): boolean => issues.some(({ severity }) => severity === 'error')
const listings = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'listing' : 'listings'}`
const lines = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'line' : 'lines'}`

/**
 * Good lines are chosen. Those with errors, those that say nothing of the goods, those of goods that are listed already and repeated ones
 * are the seller's choice.
 */
function draftOf(row: PastedRowRecord): PastedDraft {
  return {
    isChosen: row.saysGoods && !hasErrors(row) && row.double === null && row.repeats === 0,
    onDouble: row.double === null ? 'add' : 'update',
    cells: row.cells.map(({ text }) => text),
  }
}

/** The lines of a pasted list as drafts: each cell can be changed, and the lines that are chosen are sent together. */
export function PastedRows({ moduleKey, rows, isBusy, onSend }: PastedRowsProps) {
  const { control, register, handleSubmit } = useForm<Drafts>({ defaultValues: { drafts: rows.map(draftOf) } })
  const drafts = useWatch({ control, name: 'drafts' })
  const chosen = drafts.filter(({ isChosen }) => isChosen).length
  const region = useRef<HTMLFormElement>(null)
  useEffect(() => region.current?.focus(), [])
  const sendAs = (status: 'ACTIVE' | 'DRAFT') =>
    handleSubmit((form) => {
      onSend(new File([pastedCsv(rows, form.drafts, status)], 'pasted-list.csv', { type: 'text/csv' }))
    })
  const unclear = rows.filter((row) => row.rest !== '').length
  const blind = rows.filter(({ saysGoods }) => !saysGoods).length
  const wrong = rows.filter(hasErrors).length
  const known = rows.filter(({ double }) => double !== null).length
  return (
    <form
      ref={region}
      tabIndex={-1}
      aria-label="Drafts of your list"
      className="flex flex-col gap-4 outline-none"
      onSubmit={(event) => event.preventDefault()}
    >
      <p role="status" className="text-sm">
        {[
          `${lines(rows.length)} read`,
          ...(unclear > 0 ? [`${lines(unclear)} with words that we did not understand`] : []),
          ...(blind > 0 ? [`${lines(blind)} in which we found no goods`] : []),
          ...(wrong > 0 ? [`${lines(wrong)} with errors`] : []),
          ...(known > 0 ? [`${lines(known)} of goods that you list already`] : []),
        ].join(', ')}
        .
      </p>
      <ol className="flex flex-col gap-3">
        {rows.map((row, at) => (
          <PastedLine
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one list never change their order.
            key={at}
            moduleKey={moduleKey}
            row={row}
            at={at}
            isChosen={drafts[at]?.isChosen ?? false}
            register={register}
          />
        ))}
      </ol>
      <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-line border-t bg-cloth py-3">
        <Button
          variant="primary"
          loading={isBusy}
          loadingLabel="Sending"
          disabled={chosen === 0}
          onClick={sendAs('ACTIVE')}
        >
          Publish {listings(chosen)}
        </Button>
        <Button disabled={chosen === 0 || isBusy} onClick={sendAs('DRAFT')}>
          Save as drafts
        </Button>
        <p className="text-ink-2 text-sm" aria-live="polite">
          {chosen} of {lines(rows.length)} chosen
        </p>
      </div>
    </form>
  )
}

/** One entry for the same words, with all that they say. */
function byWords(understood: PastedRowRecord['understood']) {
  return [...new Set(understood.map(({ text }) => text))].map((text) => ({
    text,
    label: joinedLabels(understood.flatMap((part) => (part.text === text ? [part.label] : []))),
  }))
}

interface PastedLineProps {
  moduleKey: string
  row: PastedRowRecord
  at: number
  isChosen: boolean
  register: UseFormRegister<Drafts>
}

function PastedLine({ moduleKey, row, at, isChosen, register }: PastedLineProps) {
  const number = at + 1
  return (
    <li className={`rounded-md border bg-raised p-3 sm:p-4 ${isChosen ? 'border-indigo' : 'border-line'}`}>
      <Checkbox
        label={<span className="wrap-anywhere font-medium">{row.text}</span>}
        description={`Line ${number}`}
        {...register(`drafts.${at}.isChosen`)}
      />
      {row.understood.length > 0 ? (
        <ul aria-label={`Understood of line ${number}`} className="mt-2 flex flex-wrap gap-1.5">
          {byWords(row.understood).map(({ label, text }) => (
            <li key={text} className="wrap-anywhere rounded-full border border-line-strong px-2.5 py-0.5 text-xs">
              <span className="text-ink-2">{label}: </span>
              {text}
            </li>
          ))}
        </ul>
      ) : null}
      <Doubts row={row} />
      {row.double ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          <p className="wrap-anywhere">
            You list this already:{' '}
            <Link
              href={`/sell/${moduleKey}/${row.double.listingId}`}
              prefetch={false}
              className="text-indigo underline"
            >
              {row.double.title || 'Untitled listing'}
            </Link>
          </p>
          <NativeSelect
            aria-label={`What to do with line ${number}`}
            className="w-56"
            options={[
              { value: 'update', label: 'Update that listing' },
              { value: 'add', label: 'Add a second listing' },
            ]}
            {...register(`drafts.${at}.onDouble`)}
          />
        </div>
      ) : null}
      <div className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
        {row.cells.map(({ name, label }, cell) => {
          const id = `cell-${at}-${name}`
          const issue = row.issues.find(({ field, severity }) => field === name && severity === 'error')
          return (
            <div key={name} className={`flex min-w-0 flex-col gap-1 ${name === 'title' ? 'col-span-full' : ''}`}>
              <label htmlFor={id} className="text-ink-2 text-xs">
                {label}
                <span className="sr-only"> of line {number}</span>
              </label>
              <Input
                id={id}
                autoComplete="off"
                aria-invalid={issue ? true : undefined}
                aria-describedby={issue ? `${id}-issue` : undefined}
                {...register(`drafts.${at}.cells.${cell}`)}
              />
              {issue ? (
                <p id={`${id}-issue`} className="text-madder text-xs">
                  {issue.message}
                </p>
              ) : null}
            </div>
          )
        })}
      </div>
    </li>
  )
}

/** Words that were not understood, a line that comes twice, and what buyers would ask. */
function Doubts({ row }: { row: PastedRowRecord }) {
  const shown = new Set(row.cells.map(({ name }) => name))
  const other = row.issues.filter(({ field, severity }) => severity === 'warning' || !shown.has(field))
  if (row.rest === '' && row.saysGoods && row.repeats === 0 && other.length === 0) return null
  return (
    <ul className="mt-2 flex flex-col gap-1 text-sm text-turmeric">
      {row.rest === '' ? null : (
        <li className="flex gap-1.5">
          <Icon name="warn" className="mt-0.5 shrink-0" />
          <span className="wrap-anywhere">
            Not understood: <strong className="font-medium">{row.rest}</strong>
          </span>
        </li>
      )}
      {row.saysGoods ? null : (
        <li className="flex gap-1.5">
          <Icon name="warn" className="mt-0.5 shrink-0" />
          <span>We found no goods in this line. Check its title, or leave it out.</span>
        </li>
      )}
      {row.repeats === 0 ? null : (
        <li className="flex gap-1.5">
          <Icon name="warn" className="mt-0.5 shrink-0" />
          <span>The same as line {row.repeats}.</span>
        </li>
      )}
      {other.map(({ field, message }) => (
        <li key={`${field} ${message}`} className="flex gap-1.5">
          <Icon name="warn" className="mt-0.5 shrink-0" />
          <span className="wrap-anywhere">{message}</span>
        </li>
      ))}
    </ul>
  )
}
