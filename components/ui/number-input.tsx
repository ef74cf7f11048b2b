'use client'

import { useState } from 'react'
import { Input, type InputProps } from './input'
import { groupIndian, readNumberText } from './number-text'

export interface NumberInputProps extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'numeric'> {
  /** Plain digits with a point, or what was typed while that is no number. */
  value: string
  /** Gets plain digits ("120000.5") as soon as the text can be read as a number, else the text as it stands. */
  onValueChange: (value: string) => void
}

/** Takes figures the way they are written here (commas, lakhs, other digits) and shows them grouped when left. */
export function NumberInput({ value, onValueChange, onFocus, onBlur, ...rest }: NumberInputProps) {
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
        onValueChange(readNumberText(text) ?? text)
      }}
      onFocus={(event) => {
        // The text stays as it is, so that what the browser selected stays selected.
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
