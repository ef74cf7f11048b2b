import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormGetValues, UseFormSetValue } from 'react-hook-form'
import { send } from '@/components/request/request'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { severalWords } from '@/lib/domain/rfq/requests/in-words/own-words'
import type { ReadSentence } from '@/lib/domain/rfq/requests/in-words/sentence'
import { TITLE_LENGTH_MAX } from '@/lib/domain/text-limits'
import { type AskFormProps, LABELS, type SectionProps } from './ask-fields'
import { type AskValues, WORDED, type WordedValues } from './ask-values'

type AskGoodsProps = Pick<SectionProps, 'register' | 'at' | 'defaults'> &
  AskFormProps['asked'] & {
    moduleKey: ModuleKey
    points: AskFormProps['points']
    quantities: AskFormProps['quantities']
    today: AskFormProps['today']
    getValues: UseFormGetValues<AskValues>
    setValue: UseFormSetValue<AskValues>
    /** The reading of the words that goes on: the form waits for it before it is sent. */
    reading: RefObject<Promise<void>>
  }

/** The goods in the buyer's own words. Once they are typed they are read, and empty fields filled from them. */
export function AskGoods({
  register,
  at,
  defaults,
  moduleKey,
  points,
  example,
  firstQuestions,
  usualUnit,
  units,
  quantities: opened,
  today,
  getValues,
  setValue,
  reading,
}: AskGoodsProps) {
  const [quantities, setQuantities] = useState(opened)
  const [undo, setUndo] = useState<{ before: AskValues; names: string[] } | null>(null)
  const lastRead = useRef(defaults.title)
  const { onBlur, ...title } = register('title')

  function fill(values: WordedValues): void {
    // The list of terms is that of the trade mode: it must be shown before one of it is chosen.
    flushSync(() => setValue('tradeMode', values.tradeMode))
    for (const name of WORDED) setValue(name, values[name])
  }

  async function read(text: string): Promise<void> {
    if (text.trim().length < 3 || text === lastRead.current) return
    lastRead.current = text
    const path = `/api/trade-core/listings/${moduleKey}/read`
    const [{ answer }, reader, rewording] = await Promise.all([
      send<{ lines: ReadSentence[] }>('POST', path, { text: text.replace(/\s+/g, ' '), asks: true }),
      // Only a buyer who types goods needs them.
      import('@/lib/domain/rfq/requests/in-words/sentence').catch(() => null),
      import('./ask-rewording').catch(() => null),
    ])
    const [line] = answer?.lines ?? []
    if (lastRead.current !== text) return
    if (!line || !reader || !rewording) {
      // The next try reads it.
      lastRead.current = ''
      return
    }
    const before = { ...getValues() }
    const inWords = reader.askedInWords({ ...line, text }, { points, firstQuestions, usualUnit, units })
    const neededBy = reader.neededByInWords(text, today)
    setQuantities(inWords.quantities)
    const { values, names, worded } = rewording.reworded(before, { ...inWords, neededBy }, { points, today })
    fill(values)
    setValue('understood', inWords.requirements.length > 0 ? text : '')
    setValue('worded', worded)
    setValue('unread', line.rest ?? '')
    if (names.length === 0) return setUndo(null)
    setUndo({ before, names })
  }

  return (
    <div className="flex flex-col gap-2">
      <Field {...at('title')} label={LABELS.title} help={example ? `As you would write it: ${example}` : undefined}>
        {(field) => (
          <Input
            {...field}
            {...title}
            onBlur={(event) => {
              void onBlur(event)
              reading.current = read(event.currentTarget.value)
            }}
            defaultValue={defaults.title}
            maxLength={TITLE_LENGTH_MAX}
          />
        )}
      </Field>
      <div aria-live="polite" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {undo ? (
          <>
            <p className="text-ink-2">
              Filled in from your words: <span className="text-ink">{undo.names.join(', ')}</span>
            </p>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                fill(undo.before)
                setValue('understood', '')
                setValue('worded', null)
                setUndo(null)
              }}
            >
              Undo
            </Button>
          </>
        ) : null}
      </div>
      <div aria-live="polite">
        {quantities.length > 1 ? <Notice tone="warn">{severalWords(quantities)}</Notice> : null}
      </div>
    </div>
  )
}
