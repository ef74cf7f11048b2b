import { short } from '../drawing'

/** Strokes of the digits, and of the slash in 6/0, on a grid of 2 by 4, each stroke by its corners. */
const STROKES: Readonly<Record<string, readonly string[]>> = {
  '0': ['0020240400'],
  '1': ['1014'],
  '2': ['002022020424'],
  '3': ['00202404', '0222'],
  '4': ['000222', '2024'],
  '5': ['200002222404'],
  '6': ['200004242202'],
  '7': ['002024'],
  '8': ['0020240400', '0222'],
  '9': ['220200202404'],
  '/': ['2004'],
}

const GRID = { width: 2, height: 4 } as const

/** How wide a number of this height is drawn. */
export function digitsWidth(text: string, height: number): number {
  const step = height / GRID.height
  return text.length * (GRID.width + 1) * step - step
}

/** A number as strokes, with its left upper corner here: text in a drawing would depend on the reader's fonts. */
export function digitsPath(text: string, x: number, y: number, height: number): string {
  const step = height / GRID.height
  return [...text]
    .map((digit, position) => {
      const left = x + position * (GRID.width + 1) * step
      return (STROKES[digit] ?? []).map((corners) => strokePath(corners, left, y, step)).join('')
    })
    .join('')
}

function strokePath(corners: string, left: number, top: number, step: number): string {
  const points = corners.match(/../g) ?? []
  return points
    .map(([column, row], position) => {
      const at = `${short(left + Number(column) * step)} ${short(top + Number(row) * step)}`
      return `${position === 0 ? 'M' : 'L'}${at}`
    })
    .join('')
}
