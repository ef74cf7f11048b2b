import type { ComparisonCell } from '../record'

/** Whether all quotations state the same in a row. */
export function areEqual(cells: readonly Pick<ComparisonCell, 'display' | 'normalized'>[]): boolean {
  const [first, ...rest] = cells
  return rest.every((cell) => cell.normalized === first?.normalized && cell.display === first?.display)
}
