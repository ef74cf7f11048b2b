import type { SummaryItem } from '@/components/ui/error-summary'
import type { Issue } from '@/lib/domain/errors'

/** The control of a path such as `requirements[0].value`, under the form's own name. */
export function fieldId(form: string, path: string): string {
  return `${form}-${path.replace(/[^\w]+/g, '-').replace(/-+$/, '')}`
}

/** What is said at one field, by severity. */
export function messagesOf(issues: readonly Issue[], path: string): { error?: string; warning?: string } {
  const at = issues.filter(({ field }) => field === path)
  const text = (severity: Issue['severity']) =>
    at
      .filter((issue) => issue.severity === severity)
      .map(({ message }) => message)
      .join(' ') || undefined
  return { error: text('error'), warning: text('warning') }
}

/** The list above a form, each line a way to its field. */
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
 * Issues of a list of which only some lines were sent, at the lines as they are typed.
 * @param sent the place of each sent line in the form
 */
export function atTypedLines(issues: readonly Issue[], name: string, sent: readonly number[]): Issue[] {
  return issues.map((issue) => {
    const [, place, rest = ''] = new RegExp(`^${name}\\[(\\d+)\\](.*)$`).exec(issue.field) ?? []
    const line = place === undefined ? undefined : sent[Number(place)]
    return line === undefined ? issue : { ...issue, field: `${name}[${line}]${rest}` }
  })
}

/** The places of the lines that say something: the others are not sent. */
export function saidLines<T>(lines: readonly T[], says: (line: T) => string): number[] {
  return lines.flatMap((line, index) => (says(line).trim() === '' ? [] : [index]))
}
