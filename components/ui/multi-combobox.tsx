'use client'

import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { ComboboxControlProps } from './combobox'
import { cx } from './cx'
import { Icon } from './icon'
import { CONTROL_FRAME } from './input'
import type { Option } from './option'
import { asOption, ListButton, OptionList, offeredGroups, settleTyped, useOptionList } from './option-list'

export interface MultiComboboxProps extends ComboboxControlProps {
  value: readonly string[]
  onValueChange: (value: string[]) => void
}

/** Several entries of a list that can be searched, in the order they were chosen. */
export function MultiCombobox({
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
}: MultiComboboxProps) {
  const [typed, setTyped] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const selected = useMemo(() => value.map((entry) => asOption(options, entry)), [options, value])
  const groups = useMemo(() => offeredGroups(options, typed, allowOther), [options, typed, allowOther])
  const list = useOptionList({ groups, chosen: value, isTyping: typed !== '', isIdle: disabled, onPick: toggle })

  function toggle(option: Option) {
    setTyped('')
    const isChosen = value.includes(option.value)
    onValueChange(isChosen ? value.filter((entry) => entry !== option.value) : [...value, option.value])
  }

  function settle(text: string) {
    const settled = settleTyped(options, text, allowOther)
    if (settled && !value.includes(settled.value)) onValueChange([...value, settled.value])
    setTyped('')
  }

  function type(input: HTMLInputElement) {
    // Filled in by the browser: nobody will leave the box.
    if (document.activeElement !== input) return settle(input.value)
    setTyped(input.value)
    list.open()
  }

  const input = () => frame.current?.querySelector('input')
  const removers = () => [...(frame.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]

  function answerInputKey(event: KeyboardEvent<HTMLInputElement>) {
    if (list.answerKey(event)) return
    const { selectionStart, selectionEnd } = event.currentTarget
    if (selectionStart !== 0 || selectionEnd !== 0 || event.nativeEvent.isComposing) return
    if (event.key === 'ArrowLeft') removers().at(-1)?.focus()
    if (event.key === 'Backspace' && typed === '') onValueChange(value.slice(0, -1))
  }

  /** Among the chosen entries one goes with the arrows; what is taken out leaves the focus in the box. */
  function answerChipKey(event: KeyboardEvent, position: number) {
    if (event.key === 'ArrowLeft')
      removers()
        .at(Math.max(position - 1, 0))
        ?.focus()
    else if (event.key === 'ArrowRight') (removers()[position + 1] ?? input())?.focus()
    else if (event.key === 'Backspace' || event.key === 'Delete') remove(position)
    else return
    event.preventDefault()
  }

  function remove(position: number) {
    onValueChange(value.filter((_, index) => index !== position))
    input()?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a press beside the text is one in the box.
    <div
      ref={frame}
      className={cx(CONTROL_FRAME, 'min-h-10 cursor-text items-center', className)}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('button, [popover]') === null) input()?.focus()
      }}
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1 p-1 pl-1.5">
        {selected.map((option, position) => (
          <span
            key={option.value}
            className="flex min-h-7 min-w-0 cursor-default items-center rounded-sm bg-indigo-wash pl-2 text-ink text-sm focus-within:outline-2 focus-within:outline-indigo"
          >
            <span className="min-w-0 truncate">{option.label}</span>
            {disabled ? (
              <span className="w-2" />
            ) : (
              <button
                type="button"
                data-remove=""
                tabIndex={-1}
                aria-label={`Remove ${option.label}`}
                onClick={() => remove(position)}
                onKeyDown={(event) => answerChipKey(event, position)}
                className="flex size-7 shrink-0 items-center justify-center rounded-sm text-ink-2 outline-none hover:text-ink"
              >
                <Icon name="close" className="size-3.5" />
              </button>
            )}
          </span>
        ))}
        <input
          ref={ref}
          type="text"
          autoComplete="off"
          placeholder={selected.length === 0 ? placeholder : ''}
          disabled={disabled}
          value={typed}
          className="h-7 min-w-16 flex-1 bg-transparent px-1.5 text-base outline-none disabled:cursor-not-allowed sm:text-sm"
          onChange={(event) => type(event.currentTarget)}
          onClick={list.open}
          onKeyDown={answerInputKey}
          onBlur={() => {
            list.close()
            if (typed !== '') settle(typed)
            onBlur?.()
          }}
          {...list.input}
          {...control}
        />
      </div>
      <ListButton list={list} frame={frame} disabled={disabled} />
      {list.isOpen ? <OptionList {...list.list} isMany emptyText={emptyText} anchor={frame} /> : null}
    </div>
  )
}
