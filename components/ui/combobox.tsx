'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import { useMemo, useState } from 'react'
import { ComboboxList, keepOnEscape, offeredGroups, onTyping, SEARCH, ShowOptions } from './combobox-list'
import { cx } from './cx'
import { Icon } from './icon'
import { CONTROL_FRAME, CONTROL_TEXT } from './input'
import { asOption, type Option, oneLine, settleTyped } from './option'
import { CLEAR, type ComboboxControlProps, SEARCH_WORDS } from './resting-combobox'

export interface ComboboxProps extends ComboboxControlProps {
  value: string | null
  onValueChange: (value: string | null) => void
}

/** One option from a searchable list. */
export function Combobox({
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
}: ComboboxProps) {
  // What was typed since the last choice; null while the box shows the choice.
  const [typed, setTyped] = useState<string | null>(null)
  const selected = useMemo(() => (value === null || value === '' ? null : asOption(options, value)), [options, value])
  const groups = useMemo(() => offeredGroups(options, typed ?? '', allowOther), [options, typed, allowOther])

  function settle(text: string) {
    const settled = settleTyped(options, text, allowOther)
    if (settled) onValueChange(settled.value)
    onUnknown?.(settled ? '' : oneLine(text))
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
        onUnknown?.('')
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
          <Base.Clear tabIndex={-1} aria-label="Clear" className={CLEAR}>
            <Icon name="close" />
          </Base.Clear>
        ) : null}
        <ShowOptions />
      </Base.InputGroup>
      <ComboboxList />
    </Base.Root>
  )
}
