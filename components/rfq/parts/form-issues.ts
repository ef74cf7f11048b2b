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

/** Whether an issue is about a field that was changed since, or about a row or part of it. */
export function isChanged({ field }: Issue, changed: ReadonlySet<string>): boolean {
  return [...changed].some(
    (path) => field === path || (field.startsWith(path) && /^[.[]/.test(field.slice(path.length))),
  )
}

/**
 * The issues without those of values that are others now than the ones that were refused.
 * @param sent the body that was refused
 * @param body what would be sent now
 */
export function withoutCorrected(issues: readonly Issue[], sent: unknown, body: unknown): Issue[] {
  const textAt = (value: unknown, path: string) => JSON.stringify(valueAt(value, path))
  return issues.filter(({ field }) => textAt(sent, field) === textAt(body, field))
}

/** The value at a path such as `terms.freight.amount`. */
function valueAt(value: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter((name) => name !== '')
    .reduce<unknown>((part, name) => Object(part)[name], value)
}

/**
 * The items of the error summary, each linked to its field.
 * @param labels by the name of a field, or by that of a row: "lines[0]"
 * @param changed the paths of the fields that were changed since
 */
export function summaryOf(
  form: string,
  issues: readonly Issue[],
  labels: Readonly<Record<string, string>>,
  changed: ReadonlySet<string> = new Set(),
): SummaryItem[] {
  return issues
    .filter(({ severity }) => severity === 'error')
    .map((issue) => {
      const { field, message } = issue
      const name = field.split(/[.[]/)[0] ?? ''
      const label = labels[field.replace(/\].*$/, ']')] ?? labels[name]
      return {
        fieldId: fieldId(form, field),
        message,
        ...(label ? { label } : {}),
        ...(isChanged(issue, changed) ? { isCorrected: true } : {}),
      }
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
