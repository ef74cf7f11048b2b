'use client'

import { type ComponentType, useRef, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { LIMITS } from '@/lib/domain/listing/finding/limits'
import type { SuggestionListProps } from './suggestion-list'

interface SearchFieldProps {
  id: string
  q?: string
  placeholder: string
  isFocused?: boolean
  className?: string
}

/** The field of a search of all modules. Suggestions are fetched with their script when someone begins to type. */
export function SearchField({ id, q = '', placeholder, isFocused = false, className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [List, setList] = useState<ComponentType<SuggestionListProps> | null>(null)
  const load = () => {
    if (List === null) void import('./suggestion-list').then((module) => setList(() => module.SuggestionList))
  }
  return (
    <div className={cx('relative', className)}>
      <label htmlFor={id} className="sr-only">
        Search all listings
      </label>
      <Input
        ref={input}
        id={id}
        type="search"
        name="q"
        key={q}
        defaultValue={q}
        maxLength={LIMITS.searchMax}
        placeholder={placeholder}
        autoFocus={isFocused}
        autoComplete="off"
        aria-keyshortcuts="/"
        onFocus={load}
        prefix={<Icon name="search" />}
        className="h-full"
      />
      {List && <List input={input} />}
    </div>
  )
}
