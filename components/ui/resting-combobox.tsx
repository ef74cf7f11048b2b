'use client'

import { type Ref, useRef, useState } from 'react'
import { cx } from './cx'
import { Icon } from './icon'
import { CONTROL_FRAME, CONTROL_TEXT } from './input'
import { asOption, type Option, oneLine, settleTyped } from './option'

export const SEARCH_WORDS = 'Search or select'
export const SHOW_OPTIONS = 'flex w-9 shrink-0 items-center justify-center rounded-md text-ink-2 hover:text-ink'
export const CLEAR = 'flex w-8 shrink-0 items-center justify-center rounded-md text-ink-2 hover:text-ink'
export const MANY_FRAME = `${CONTROL_FRAME} min-h-10 cursor-text items-center`
export const MANY_TEXT =
  'h-7 min-w-16 flex-1 bg-transparent px-1.5 text-base outline-none disabled:cursor-not-allowed sm:text-sm'
export const CHIPS = 'flex min-w-0 flex-1 flex-wrap items-center gap-1 p-1 pl-1.5'
export const CHIP =
  'flex min-h-7 min-w-0 cursor-default items-center rounded-sm bg-indigo-wash pl-2 text-ink text-sm focus-within:outline-2 focus-within:outline-indigo'
export const CHIP_REMOVE =
  'flex size-7 shrink-0 items-center justify-center rounded-sm text-ink-2 outline-none hover:text-ink'

export interface ComboboxControlProps {
  id?: string
  options: readonly Option[]
  placeholder?: string
  /** Offers the typed text as an option, and keeps it on blur. */
  allowOther?: boolean
  /** Gets typed text that was left and that the list does not have, and "" once it does. */
  onUnknown?: (typed: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  className?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean
  'aria-required'?: boolean
}

interface RestingComboboxProps extends ComboboxControlProps {
  value: readonly string[]
  onValueChange: (value: string[]) => void
  isMultiple: boolean
  /** The seller uses it: its list is wanted now. `opens`: they asked to see the list itself. */
  onUse: (input: HTMLInputElement, opens: boolean) => void
  onLeave: () => void
}

/**
 * What a combobox shows while no one uses it, without the script of its list. It looks and is announced the same, and text that is typed
 * before the list is there counts.
 */
export function RestingCombobox({
  options,
  value,
  onValueChange,
  isMultiple,
  placeholder = SEARCH_WORDS,
  allowOther = false,
  onUse,
  onLeave,
  onUnknown,
  onBlur,
  ref,
  className,
  ...control
}: RestingComboboxProps) {
  const group = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const chosen = value.map((entry) => asOption(options, entry))
  const isPlaceholder = isMultiple ? chosen.length === 0 : true

  function settle(text: string) {
    const settled = settleTyped(options, text, allowOther)?.value
    onUnknown?.(settled === undefined ? oneLine(text) : '')
    if (settled !== undefined && !value.includes(settled)) onValueChange(isMultiple ? [...value, settled] : [settled])
    setTyped(null)
  }

  function follow(input: HTMLInputElement) {
    // Autofill or a restored form: no blur will follow.
    if (input !== document.activeElement) return settle(input.value)
    setTyped(input.value)
    if (!isMultiple && input.value === '') onValueChange([])
    onUse(input, false)
  }

  function focusInput(opens: boolean) {
    const input = group.current?.querySelector('input')
    input?.focus()
    if (input) onUse(input, opens)
  }

  function remove(entry: string) {
    onValueChange(value.filter((other) => other !== entry))
    focusInput(false)
  }

  const input = (
    <input
      ref={ref}
      role="combobox"
      aria-expanded="false"
      aria-haspopup="listbox"
      aria-autocomplete="list"
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck="false"
      placeholder={isPlaceholder ? placeholder : ''}
      className={isMultiple ? MANY_TEXT : cx(CONTROL_TEXT, 'pr-1 pl-3')}
      value={typed ?? (isMultiple ? '' : (chosen[0]?.label ?? ''))}
      onChange={(event) => follow(event.currentTarget)}
      onFocus={(event) => onUse(event.currentTarget, false)}
      onPointerDown={(event) => onUse(event.currentTarget, true)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        onUse(event.currentTarget, true)
      }}
      onBlur={() => {
        if (typed !== null) settle(typed)
        onLeave()
        onBlur?.()
      }}
      {...control}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a group of its own.
    <div ref={group} role="group" className={cx(isMultiple ? MANY_FRAME : `${CONTROL_FRAME} h-10`, className)}>
      {isMultiple ? (
        <div className={CHIPS}>
          {chosen.map((option) => (
            <RestingChip key={option.value} option={option} onRemove={() => remove(option.value)} />
          ))}
          {input}
        </div>
      ) : (
        input
      )}
      {!isMultiple && chosen.length > 0 ? (
        <button type="button" tabIndex={-1} aria-label="Clear" className={CLEAR} onClick={() => remove(value[0] ?? '')}>
          <Icon name="close" />
        </button>
      ) : null}
      <ShowOptions isTall={isMultiple} onPress={() => focusInput(true)} />
    </div>
  )
}

function ShowOptions({ isTall, onPress }: { isTall: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label="Show options"
      aria-haspopup="dialog"
      aria-expanded="false"
      className={cx(SHOW_OPTIONS, isTall && 'self-stretch')}
      onClick={onPress}
    >
      <Icon name="chevron-down" />
    </button>
  )
}

function RestingChip({ option, onRemove }: { option: Option; onRemove: () => void }) {
  return (
    <span className={CHIP}>
      <span className="min-w-0 truncate">{option.label}</span>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Remove ${option.label}`}
        className={CHIP_REMOVE}
        onClick={onRemove}
      >
        <Icon name="close" className="size-3.5" />
      </button>
    </span>
  )
}
