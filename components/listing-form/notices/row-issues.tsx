import type { ReactNode } from 'react'
import { controlId } from '@/components/listing-form/state/form-context'
import { FieldError, FieldWarning } from '@/components/ui/field'
import type { Issue } from '@/lib/domain/errors'

/** What is told of one row of a field: `quantitySlabs[1]` and everything below it. */
export function issuesOfRow(issues: readonly Issue[], name: string, position: number): Issue[] {
  const path = `${name}[${position}]`
  return issues.filter(({ field }) => field === path || field.startsWith(`${path}.`))
}

/** The wiring of one control of a row or part to what is told of it. */
export function cellControl(path: string, issues: readonly Issue[]) {
  const id = controlId(path)
  const own = issues.filter(({ field }) => field === path)
  return {
    id,
    'aria-invalid': own.some(({ severity }) => severity === 'error') ? (true as const) : undefined,
    'aria-describedby': own.length > 0 ? `${id}-said` : undefined,
  }
}

/** The messages of a row, each with the id by which its control names it. */
export function RowMessages({ issues, action }: { issues: readonly Issue[]; action?: (issue: Issue) => ReactNode }) {
  return (
    <div aria-live="polite" className="flex flex-col gap-1 empty:hidden">
      {groupByField(issues).map(({ field, said }) => (
        <div key={field} id={`${controlId(field)}-said`} className="flex flex-col gap-1">
          {said.map((issue) => {
            const Message = issue.severity === 'error' ? FieldError : FieldWarning
            return (
              <div key={issue.code} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Message>{issue.message}</Message>
                {action?.(issue)}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function groupByField(issues: readonly Issue[]): { field: string; said: Issue[] }[] {
  const fields = [...new Set(issues.map(({ field }) => field))]
  return fields.map((field) => ({ field, said: issues.filter((issue) => issue.field === field) }))
}
