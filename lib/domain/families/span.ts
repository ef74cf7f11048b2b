import { spoken } from '@/lib/domain/spoken'

/** What is usual, from and to. */
export type Span = readonly [low: number, high: number]

export const isOutside = (value: number, [low, high]: Span): boolean => value < low || value > high

/** "4 to 25". */
export const spanText = ([low, high]: Span): string => `${spoken(low)} to ${spoken(high)}`
