'use client'

import type { ComponentProps } from 'react'
import { NativeSelect } from './native-select'
import { groupOptions, type Option } from './option'

export interface SelectProps
  extends Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange' | 'children'> {
  options: readonly Option[]
  value: string | null
  onValueChange: (value: string) => void
}

/**
 * A closed list of about ten options; use the combobox for more, or for free text. It is a native select, so it suits phones and works
 * before hydration.
 */
export function Select({ options, value, onValueChange, ...control }: SelectProps) {
  const chosen = options.find((option) => option.value === value)
  return (
    <>
      <NativeSelect
        {...control}
        value={chosen?.value ?? ''}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      >
        {chosen || options.some((option) => option.value === '') ? null : (
          <option value="" disabled>
            Select
          </option>
        )}
        {groupOptions(options).map((group) => {
          const entries = group.items.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))
          return group.value === '' ? (
            entries
          ) : (
            <optgroup key={group.value} label={group.value}>
              {entries}
            </optgroup>
          )
        })}
      </NativeSelect>
      {chosen?.description ? <p className="text-ink-2 text-sm">{chosen.description}</p> : null}
    </>
  )
}
