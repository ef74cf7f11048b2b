'use client'

import type { FieldValues } from '@/lib/domain/fields/field'
import { type FigureMeaning, readFigure } from '@/lib/domain/units/typed-figure'
import type { UnitName } from '@/lib/domain/units/units'
import { NumberInput, type NumberInputProps } from './number-input'
import { readNumberText } from './number-text'

export interface FigureInputProps extends Omit<NumberInputProps, 'read'> {
  meaning: FigureMeaning
  /** What else is known, to convert a typed unit: what a bag weighs. */
  facts?: () => FieldValues
  /** Gets a typed unit that does not convert to the field's own: the bags of "2 bags". */
  onUnit?: (unit: UnitName) => void
}

/** A number as people write it: "Rs 285/- +GST" is 285, "5 MT" of kilos 5000, "2 weeks" of days 14. */
export function FigureInput({ meaning, facts, onUnit, onValueChange, onBlur, value, ...rest }: FigureInputProps) {
  const figureOf = (typed: string) => readFigure(typed, meaning, readNumberText, facts?.() ?? {})
  return (
    <NumberInput
      {...rest}
      value={value}
      read={(typed) => {
        const figure = figureOf(typed)
        return figure?.unit === null ? figure.plain : null
      }}
      onValueChange={onValueChange}
      onBlur={(event) => {
        // While typing, "2 b" could become any unit.
        const figure = figureOf(value)
        if (figure?.unit && onUnit) {
          onUnit(figure.unit)
          onValueChange(figure.plain)
        }
        onBlur?.(event)
      }}
    />
  )
}
