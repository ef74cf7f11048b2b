'use client'

import { type Ref, useMemo, useRef, useState } from 'react'
import { cx } from './cx'
import { Icon } from './icon'
import { CONTROL_FRAME, CONTROL_TEXT } from './input'
import type { Option } from './option'
import { asOption, ListButton, OptionList, offeredGroups, settleTyped, useOptionList } from './option-list'

export interface ComboboxControlProps {
  id?: string
  options: readonly Option[]
  placeholder?: string
  /** Offers what was typed as an entry of its own; left without choosing, it is kept. */
  allowOther?: boolean
  emptyText?: string
  disabled?: boolean
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

/** One entry of a list that can be searched. */
export function Combobox({
  options,
  value,
  onValueChange,
  placeholder = 'Search or choose',
  allowOther = false,
  emptyText = 'Nothing of that name.',
  disabled = false,
  onBlur,
  ref,
  className,
  ...control
}: ComboboxProps) {
  // What the reader has typed since the last choice; null while the box shows the choice itself.
  const [typed, setTyped] = useState<string | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const selected = value === null || value === '' ? null : asOption(options, value)
  const groups = useMemo(() => offeredGroups(options, typed ?? '', allowOther), [options, typed, allowOther])
  const list = useOptionList({
    groups,
    chosen: selected ? [selected.value] : [],
    isTyping: (typed ?? '') !== '',
    isIdle: disabled,
    onPick: choose,
  })

  function choose(option: Option | null) {
    setTyped(null)
    list.close()
    onValueChange(option?.value ?? null)
  }

  function settle(text: string) {
    const settled = settleTyped(options, text, allowOther)
    if (settled) onValueChange(settled.value)
    setTyped(null)
  }

  function type(input: HTMLInputElement) {
    const text = input.value
    // Filled in by the browser: nobody will leave the box.
    if (document.activeElement !== input) return settle(text)
    setTyped(text)
    if (text === '' && selected) onValueChange(null)
    list.open()
  }

  return (
    <div ref={frame} className={cx(CONTROL_FRAME, 'h-10', className)}>
      <input
        ref={ref}
        type="text"
        autoComplete="off"
        placeholder={placeholder}
        disabled={disabled}
        value={typed ?? selected?.label ?? ''}
        className={cx(CONTROL_TEXT, 'pr-1 pl-3')}
        onChange={(event) => type(event.currentTarget)}
        onClick={list.open}
        onKeyDown={list.answerKey}
        onBlur={() => {
          list.close()
          if (typed !== null) settle(typed)
          onBlur?.()
        }}
        {...list.input}
        {...control}
      />
      {selected && !disabled ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label="Clear"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(null)}
          className="flex w-8 shrink-0 items-center justify-center rounded-md text-ink-2 hover:text-ink"
        >
          <Icon name="close" />
        </button>
      ) : null}
      <ListButton list={list} frame={frame} disabled={disabled} />
      {list.isOpen ? <OptionList {...list.list} emptyText={emptyText} anchor={frame} /> : null}
    </div>
  )
}
