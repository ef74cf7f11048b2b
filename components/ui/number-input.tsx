'use client'

import { useState } from 'react'
import { Input, type InputProps } from './input'
import { groupIndian, readNumberText } from './number-text'

export interface NumberInputProps extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'numeric'> {
  /** Plain digits with a point, or the typed text when it is not a number. */
  value: string
  /** Reads the typed text as plain digits; null when it is no number. By default commas, lakhs and Indian digits are read. */
  read?: (typed: string) => string | null
  /** Gets plain digits ("120000.5") when the text is a number, else the text itself. */
  onValueChange: (value: string) => void
}

/** Accepts commas, lakhs and Indian digits, and groups the number on blur. */
export function NumberInput({
  value,
  read = readNumberText,
  onValueChange,
  onFocus,
  onBlur,
  ...rest
}: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Input
      {...rest}
      numeric
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? groupIndian(value)}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        onValueChange(read(text) ?? text)
      }}
      onFocus={(event) => {
        // Keep the text unchanged, so that the browser's selection stays.
        setTyped(groupIndian(value))
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
