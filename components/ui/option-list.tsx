'use client'

import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { cx } from './cx'
import { FLOATING, FLOATING_ITEM } from './floating'
import { Icon } from './icon'
import { groupOptions, isSameText, type Option, type OptionGroup, optionMatches } from './option'

/** An entry made of what the reader typed, when the list has no such word. */
interface TypedOption extends Option {
  typed: true
}

function isTyped(option: Option): option is TypedOption {
  return 'typed' in option
}

export function asOption(options: readonly Option[], value: string): Option {
  return options.find((option) => option.value === value) ?? { value, label: value }
}

/** What a text typed and left stands for: an entry of the list, a word of the reader's own where that is allowed, or nothing. */
export function settleTyped(options: readonly Option[], typed: string, allowOther: boolean): Option | null {
  const text = oneLine(typed)
  if (text === '') return null
  const known = options.find((option) => isSameText(option, text) && option.disabled !== true)
  if (known) return known
  return allowOther ? { value: text, label: text } : null
}

/** What the list shows for what was typed, with "use what I typed" at its end. */
export function offeredGroups(options: readonly Option[], typed: string, allowOther: boolean): OptionGroup[] {
  const text = oneLine(typed)
  const groups = groupOptions(text === '' ? options : options.filter((option) => optionMatches(option, text)))
  if (!allowOther || text === '' || options.some((option) => isSameText(option, text))) return groups
  const own: TypedOption = { value: text, label: text, typed: true }
  return [...groups, { value: OWN_GROUP, items: [own] }]
}

const OWN_GROUP = '\u0000own'

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

interface OptionListInput {
  groups: readonly OptionGroup[]
  /** Values that are chosen already. */
  chosen: readonly string[]
  /** The first match is ready to be taken with Enter. */
  isTyping: boolean
  isIdle: boolean
  onPick: (option: Option) => void
}

export interface OptionListState {
  isOpen: boolean
  open: () => void
  close: () => void
  /** Spread on the input that the list belongs to. */
  input: {
    role: 'combobox'
    'aria-autocomplete': 'list'
    'aria-expanded': boolean
    'aria-controls': string | undefined
    'aria-activedescendant': string | undefined
  }
  /** Answers the keys of a list. @returns whether the key was one of them */
  answerKey: (event: KeyboardEvent) => boolean
  /** What the list itself needs. */
  list: {
    id: string
    groups: readonly OptionGroup[]
    chosen: readonly string[]
    active: string | null
    onPick: (option: Option) => void
  }
}

/** The list of a combobox: the focus stays in the input, and the input says which entry is meant. */
export function useOptionList({ groups, chosen, isTyping, isIdle, onPick }: OptionListInput): OptionListState {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [pointed, setPointed] = useState<string | null>(null)
  const entries = groups.flatMap(({ items }) => items).filter(({ disabled }) => disabled !== true)
  const active = entries.find(({ value }) => value === pointed) ?? (isTyping ? entries[0] : undefined)

  function open() {
    if (isIdle || isOpen) return
    setPointed(chosen[0] ?? null)
    setOpen(true)
  }

  function close() {
    setOpen(false)
    setPointed(null)
  }

  function pick(option: Option) {
    if (option.disabled) return
    onPick(option)
  }

  function step(by: 1 | -1) {
    if (!isOpen) return open()
    const at = active ? entries.indexOf(active) : by > 0 ? -1 : 0
    setPointed(entries.at((at + by) % entries.length)?.value ?? null)
  }

  function answerKey(event: KeyboardEvent): boolean {
    if (event.nativeEvent.isComposing) return false
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(event.key === 'ArrowDown' ? 1 : -1)
    else if (!isOpen) return false
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter') active ? pick(active) : close()
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  return {
    isOpen,
    open,
    close,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen && active ? entryId(id, active) : undefined,
    },
    answerKey,
    list: { id, groups, chosen, active: active ? entryId(id, active) : null, onPick: pick },
  }
}

function entryId(listId: string, { value }: Option): string {
  return `${listId}-${encodeURIComponent(value)}`
}

/** Shows the list to whoever points rather than types; the keys are the box's own. */
export function ListButton({
  list,
  frame,
  disabled,
}: {
  list: OptionListState
  frame: RefObject<HTMLElement | null>
  disabled: boolean
}) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label="Show the list"
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        frame.current?.querySelector('input')?.focus()
        if (list.isOpen) list.close()
        else list.open()
      }}
      className="flex w-9 shrink-0 items-center justify-center self-stretch rounded-md text-ink-2 hover:text-ink"
    >
      <Icon name="chevron-down" />
    </button>
  )
}

/** The open list, above all else on the page, under its box or over it where there is more room. */
export function OptionList({
  id,
  groups,
  chosen,
  active,
  onPick,
  emptyText,
  isMany = false,
  anchor,
}: OptionListState['list'] & { emptyText: string; isMany?: boolean; anchor: RefObject<HTMLElement | null> }) {
  const sheet = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => sheet.current?.showPopover(), [])
  usePlace(sheet, anchor)
  useEffect(() => {
    const entry = active === null ? null : document.getElementById(active)
    if (sheet.current && entry) bringIntoView(sheet.current, entry)
  }, [active])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press in the list leaves the focus in the box.
    <div
      ref={sheet}
      popover="manual"
      onMouseDown={(event) => event.preventDefault()}
      className={cx(FLOATING, 'fixed inset-auto m-0 overflow-y-auto overscroll-contain p-0 py-1 starting:opacity-0')}
    >
      {groups.length === 0 ? (
        <p role="status" className="px-3 py-2 text-ink-2 text-sm">
          {emptyText}
        </p>
      ) : null}
      <div role="listbox" id={id} aria-label="Choices" aria-multiselectable={isMany || undefined}>
        {groups.map(({ value: name, items }) => {
          const entries = items.map((option) => (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the keys are the box's.
            <div
              key={option.value}
              id={entryId(id, option)}
              role="option"
              aria-selected={chosen.includes(option.value)}
              aria-disabled={option.disabled || undefined}
              data-highlighted={entryId(id, option) === active ? '' : undefined}
              data-disabled={option.disabled ? '' : undefined}
              data-selected={chosen.includes(option.value) ? '' : undefined}
              onClick={() => onPick(option)}
              className={cx(FLOATING_ITEM, 'pr-9 hover:bg-indigo-wash')}
            >
              <Entry option={option} />
              {chosen.includes(option.value) ? <Icon name="check" className="absolute right-3 text-indigo" /> : null}
            </div>
          ))
          if (name === '' || name === OWN_GROUP) return entries
          return (
            // biome-ignore lint/a11y/useSemanticElements: a listbox groups its entries by role.
            <div key={name} role="group" aria-labelledby={`${id}-group-${encodeURIComponent(name)}`}>
              <div id={`${id}-group-${encodeURIComponent(name)}`} className="px-3 pt-2 pb-1 text-ink-2 text-xs">
                {name}
              </div>
              {entries}
            </div>
          )
        })}
      </div>
    </div>
  )
}

function Entry({ option }: { option: Option }) {
  if (isTyped(option)) {
    return (
      <>
        <Icon name="edit" className="text-indigo" />
        <span className="min-w-0">
          Other: use <span className="font-medium">“{option.label}”</span>
        </span>
      </>
    )
  }
  return (
    <span className="min-w-0">
      {option.label}
      {option.description === undefined ? null : (
        <span className="block font-normal text-ink-2 text-xs">{option.description}</span>
      )}
    </span>
  )
}

const GAP = 4
const EDGE = 8
const HEIGHT_MAX = 352
const WIDTH_MAX = 416

/** Keeps the list at its box while the page scrolls, is resized, or a keyboard comes up over it. */
function usePlace(sheet: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    function place() {
      if (!sheet.current || !anchor.current) return
      const { style } = sheet.current
      const box = anchor.current.getBoundingClientRect()
      const seen = window.visualViewport
      const top = seen?.offsetTop ?? 0
      const bottom = top + (seen?.height ?? window.innerHeight)
      const width = document.documentElement.clientWidth
      const below = bottom - box.bottom - GAP - EDGE
      const above = box.top - top - GAP - EDGE
      const isBelow = below >= Math.min(sheet.current.scrollHeight, HEIGHT_MAX) || below >= above
      style.maxHeight = `${Math.max(Math.min(HEIGHT_MAX, isBelow ? below : above), 96)}px`
      style.minWidth = `${box.width}px`
      style.maxWidth = `${Math.min(Math.max(WIDTH_MAX, box.width), width - 2 * EDGE)}px`
      style.left = `${Math.max(EDGE, Math.min(box.left, width - EDGE - sheet.current.offsetWidth))}px`
      style.top = isBelow ? `${box.bottom + GAP}px` : 'auto'
      style.bottom = isBelow ? 'auto' : `${window.innerHeight - box.top + GAP}px`
    }
    place()
    const watched = new ResizeObserver(place)
    if (sheet.current) watched.observe(sheet.current)
    if (anchor.current) watched.observe(anchor.current)
    const seen = window.visualViewport
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    seen?.addEventListener('resize', place)
    seen?.addEventListener('scroll', place)
    return () => {
      watched.disconnect()
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
      seen?.removeEventListener('resize', place)
      seen?.removeEventListener('scroll', place)
    }
  }, [sheet, anchor])
}

/** Scrolls the list alone, never the page. */
function bringIntoView(sheet: HTMLElement, entry: HTMLElement): void {
  const { top, bottom } = entry.getBoundingClientRect()
  const frame = sheet.getBoundingClientRect()
  if (top < frame.top + GAP) sheet.scrollTop += top - frame.top - GAP
  else if (bottom > frame.bottom - GAP) sheet.scrollTop += bottom - frame.bottom + GAP
}
