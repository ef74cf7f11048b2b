import type { SummaryItem } from '@/components/ui/error-summary'
import type { Issue } from '@/lib/domain/errors'

/** The id of the control for a path such as `requirements[0].value`. */
export function fieldId(form: string, path: string): string {
  return `${form}-${path.replace(/[^\w]+/g, '-').replace(/-+$/, '')}`
}

/** The messages at one field, by severity. */
export function messagesOf(issues: readonly Issue[], path: string): { error?: string; warning?: string } {
  const at = issues.filter(({ field }) => field === path)
  const text = (severity: Issue['severity']) =>
    at
      .filter((issue) => issue.severity === severity)
      .map(({ message }) => message)
      .join(' ') || undefined
  return { error: text('error'), warning: text('warning') }
}

/** The items of the error summary, each linked to its field. */
export function summaryOf(
  form: string,
  issues: readonly Issue[],
  labels: Readonly<Record<string, string>>,
): SummaryItem[] {
  return issues
    .filter(({ severity }) => severity === 'error')
    .map(({ field, message }) => {
      const name = field.split(/[.[]/)[0] ?? ''
      return { fieldId: fieldId(form, field), message, ...(labels[name] ? { label: labels[name] } : {}) }
    })
}

/**
 * Moves issues from the lines that were sent to the lines of the form.
 * @param sent the position in the form of each sent line
 */
export function atFormLines(issues: readonly Issue[], name: string, sent: readonly number[]): Issue[] {
  return issues.map((issue) => {
    const [, position, rest = ''] = new RegExp(`^${name}\\[(\\d+)\\](.*)$`).exec(issue.field) ?? []
    const line = position === undefined ? undefined : sent[Number(position)]
    return line === undefined ? issue : { ...issue, field: `${name}[${line}]${rest}` }
  })
}

/** The positions of filled lines; the others are not sent. */
export function filledLines<T>(lines: readonly T[], textOf: (line: T) => string): number[] {
  return lines.flatMap((line, index) => (textOf(line).trim() === '' ? [] : [index]))
}
