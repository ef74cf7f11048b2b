'use client'

import { useState } from 'react'
import { Input, type InputProps } from './input'
import { groupIndian, readNumberText } from './number-text'

export interface NumberInputProps extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'numeric'> {
  /** Plain digits with a point, or the typed text when it is not a number. */
  value: string
  /** Reads the typed text as plain digits; null when it is no number. By default commas, lakhs and Indian digits are read. */
  read?: (typed: string) => string | null
  /** False for figures without commas, such as a year. */
  isGrouped?: boolean
  /** Gets plain digits ("120000.5") when the text is a number, else the text itself. */
  onValueChange: (value: string) => void
}

/** Accepts commas, lakhs and Indian digits, and groups the number on blur. */
export function NumberInput({
  value,
  read = readNumberText,
  isGrouped = true,
  onValueChange,
  onFocus,
  onBlur,
  ...rest
}: NumberInputProps) {
  const shown = isGrouped ? groupIndian(value) : value
  /** The text as typed, with the value it stands for: a value set from elsewhere meanwhile is shown instead. */
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null)
  return (
    <Input
      {...rest}
      numeric
      inputMode="decimal"
      autoComplete="off"
      value={typed?.value === value ? typed.text : shown}
      onChange={(event) => {
        const text = event.currentTarget.value
        const plain = read(text) ?? text
        setTyped({ text, value: plain })
        onValueChange(plain)
      }}
      onFocus={(event) => {
        // Keep the text unchanged, so that the browser's selection stays.
        setTyped({ text: shown, value })
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
