'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import { useMemo, useRef, useState } from 'react'
import type { ComboboxControlProps } from './combobox'
import {
  asOption,
  ComboboxList,
  keepOnEscape,
  offeredGroups,
  onTyping,
  SEARCH,
  ShowOptions,
  settleTyped,
} from './combobox-list'
import { cx } from './cx'
import { Icon } from './icon'
import { CONTROL_FRAME } from './input'
import type { Option } from './option'

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
  placeholder = 'Search or select',
  allowOther = false,
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
        onValueChange(chosen.map((option) => option.value))
      }}
      inputValue={typed}
      onInputValueChange={onTyping(setTyped, settle)}
    >
      <Base.InputGroup ref={group} className={cx(CONTROL_FRAME, 'min-h-10 cursor-text items-center', className)}>
        <Base.Chips className="flex min-w-0 flex-1 flex-wrap items-center gap-1 p-1 pl-1.5">
          {selected.map((option) => (
            <SelectedOption key={option.value} option={option} onRemove={() => remove(option.value)} />
          ))}
          <Base.Input
            ref={ref}
            placeholder={selected.length === 0 ? placeholder : ''}
            className="h-7 min-w-16 flex-1 bg-transparent px-1.5 text-base outline-none disabled:cursor-not-allowed sm:text-sm"
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
    <span className="flex min-h-7 min-w-0 cursor-default items-center rounded-sm bg-indigo-wash pl-2 text-ink text-sm focus-within:outline-2 focus-within:outline-indigo">
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
        className="flex size-7 shrink-0 items-center justify-center rounded-sm text-ink-2 outline-none hover:text-ink"
      >
        <Icon name="close" className="size-3.5" />
      </Base.Chip>
    </span>
  )
}
