'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import { type Ref, useMemo, useState } from 'react'
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
import { CONTROL_FRAME, CONTROL_TEXT } from './input'
import type { Option } from './option'

export interface ComboboxControlProps {
  id?: string
  options: readonly Option[]
  placeholder?: string
  /** Offers the typed text as an option, and keeps it on blur. */
  allowOther?: boolean
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  className?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean
  'aria-required'?: boolean
}

export interface ComboboxProps extends ComboboxControlProps {
  value: string | null
  onValueChange: (value: string | null) => void
}

/** One option from a searchable list. */
export function Combobox({
  options,
  value,
  onValueChange,
  placeholder = 'Search or select',
  allowOther = false,
  onBlur,
  ref,
  className,
  ...control
}: ComboboxProps) {
  // What was typed since the last choice; null while the box shows the choice.
  const [typed, setTyped] = useState<string | null>(null)
  const selected = useMemo(() => (value === null || value === '' ? null : asOption(options, value)), [options, value])
  const groups = useMemo(() => offeredGroups(options, typed ?? '', allowOther), [options, typed, allowOther])

  function settle(text: string) {
    const settled = settleTyped(options, text, allowOther)
    if (settled) onValueChange(settled.value)
    setTyped(null)
  }

  return (
    <Base.Root
      items={groups}
      {...SEARCH}
      value={selected}
      onValueChange={(option: Option | null, details) => {
        if (keepOnEscape(details)) return
        setTyped(null)
        onValueChange(option?.value ?? null)
      }}
      inputValue={typed ?? selected?.label ?? ''}
      onInputValueChange={onTyping(setTyped, settle)}
    >
      <Base.InputGroup className={cx(CONTROL_FRAME, 'h-10', className)}>
        <Base.Input
          ref={ref}
          placeholder={placeholder}
          className={cx(CONTROL_TEXT, 'pr-1 pl-3')}
          onBlur={() => {
            if (typed !== null) settle(typed)
            onBlur?.()
          }}
          {...control}
        />
        {selected ? (
          <Base.Clear
            tabIndex={-1}
            aria-label="Clear"
            className="flex w-8 shrink-0 items-center justify-center rounded-md text-ink-2 hover:text-ink"
          >
            <Icon name="close" />
          </Base.Clear>
        ) : null}
        <ShowOptions />
      </Base.InputGroup>
      <ComboboxList />
    </Base.Root>
  )
}
