'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import { useMemo, useRef, useState } from 'react'
import { ComboboxList, keepOnEscape, offeredGroups, onTyping, SEARCH, ShowOptions } from './combobox-list'
import { cx } from './cx'
import { Icon } from './icon'
import { asOption, type Option, oneLine, settleTyped } from './option'
import {
  CHIP,
  CHIP_REMOVE,
  CHIPS,
  type ComboboxControlProps,
  MANY_FRAME,
  MANY_TEXT,
  SEARCH_WORDS,
} from './resting-combobox'

export interface MultiComboboxProps extends ComboboxControlProps {
  value: readonly string[]
  onValueChange: (value: string[]) => void
}

const REMOVING_KEYS = ['Backspace', 'Delete', 'Enter', ' ']

/** Several options from a searchable list, in the order chosen. */
export function MultiCombobox({
  options,
  value,
  onValueChange,
  placeholder = SEARCH_WORDS,
  allowOther = false,
  onUnknown,
  onBlur,
  ref,
  className,
  ...control
}: MultiComboboxProps) {
  const [typed, setTyped] = useState('')
  const group = useRef<HTMLDivElement>(null)
  const selected = useMemo(() => value.map((entry) => asOption(options, entry)), [options, value])
  const groups = useMemo(() => offeredGroups(options, typed, allowOther), [options, typed, allowOther])

  function settle(text: string) {
    const settled = settleTyped(options, text, allowOther)
    if (settled && !value.includes(settled.value)) onValueChange([...value, settled.value])
    onUnknown?.(settled ? '' : oneLine(text))
    setTyped('')
  }

  /** Removes an option and keeps the focus in the box. */
  function remove(entry: string) {
    onValueChange(value.filter((other) => other !== entry))
    group.current?.querySelector('input')?.focus()
  }

  return (
    <Base.Root
      multiple
      items={groups}
      {...SEARCH}
      value={selected}
      onValueChange={(chosen: Option[], details) => {
        if (keepOnEscape(details)) return
        setTyped('')
        onUnknown?.('')
        onValueChange(chosen.map((option) => option.value))
      }}
      inputValue={typed}
      onInputValueChange={onTyping(setTyped, settle)}
    >
      <Base.InputGroup ref={group} className={cx(MANY_FRAME, className)}>
        <Base.Chips className={CHIPS}>
          {selected.map((option) => (
            <SelectedOption key={option.value} option={option} onRemove={() => remove(option.value)} />
          ))}
          <Base.Input
            ref={ref}
            placeholder={selected.length === 0 ? placeholder : ''}
            className={MANY_TEXT}
            onBlur={() => {
              if (typed !== '') settle(typed)
              onBlur?.()
            }}
            {...control}
          />
        </Base.Chips>
        <ShowOptions className="self-stretch" />
      </Base.InputGroup>
      <ComboboxList />
    </Base.Root>
  )
}

function SelectedOption({ option, onRemove }: { option: Option; onRemove: () => void }) {
  return (
    <span className={CHIP}>
      <span className="min-w-0 truncate">{option.label}</span>
      {/* The arrow keys reach the button itself, so that its label is announced. */}
      <Base.Chip
        render={<button type="button" />}
        aria-label={`Remove ${option.label}`}
        onClick={onRemove}
        onKeyDown={(event) => {
          if (!REMOVING_KEYS.includes(event.key)) return
          event.preventBaseUIHandler()
          event.preventDefault()
          onRemove()
        }}
        className={CHIP_REMOVE}
      >
        <Icon name="close" className="size-3.5" />
      </Base.Chip>
    </span>
  )
}
