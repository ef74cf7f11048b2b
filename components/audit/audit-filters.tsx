import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { TextLink } from '@/components/ui/link'
import { NativeSelect } from '@/components/ui/native-select'
import { formatDay } from '@/components/ui/numbers'
import { AUDIT_ACTOR_LENGTH_MAX, type AuditFilter } from '@/lib/domain/audit/filter'
import { AUDIT_KINDS } from '@/lib/domain/audit/kinds'

/** A GET form, so that a view can be bookmarked and shared. Works without JavaScript. */
export function AuditFilters({ filter, path }: { filter: AuditFilter; path: string }) {
  const isFiltered = Object.values(filter).some((word) => word !== '')
  return (
    <search>
      <form
        action={path}
        className="grid grid-cols-2 items-start gap-x-4 gap-y-3 lg:grid-cols-[2fr_2fr_2fr_minmax(9rem,1fr)_minmax(9rem,1fr)_auto]"
      >
        <Field id="actor" label="User or company" className="col-span-2 sm:col-span-1">
          {(control) => (
            <Input
              {...control}
              type="search"
              name="actor"
              defaultValue={filter.actor}
              maxLength={AUDIT_ACTOR_LENGTH_MAX}
            />
          )}
        </Field>
        <Field id="kind" label="Action" className="col-span-2 sm:col-span-1">
          {(control) => (
            <NativeSelect {...control} name="kind" defaultValue={filter.kind}>
              <option value="">Everything</option>
              {Object.entries(AUDIT_KINDS).map(([kind, { name, words }]) => (
                <optgroup key={kind} label={name}>
                  <option value={kind}>{name}: all</option>
                  {Object.entries(words).map(([action, label]) => (
                    <option key={action} value={action}>
                      {label}
                    </option>
                  ))}
                </optgroup>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field id="subject" label="Record ID or order number" className="col-span-2 lg:col-span-1">
          {(control) => (
            <Input {...control} type="search" name="subject" defaultValue={filter.subject} spellCheck={false} />
          )}
        </Field>
        <Field id="from" label="From" help={dayWords(filter.from)}>
          {(control) => <Input {...control} type="date" name="from" defaultValue={filter.from} />}
        </Field>
        <Field id="to" label="To" help={dayWords(filter.to)}>
          {(control) => <Input {...control} type="date" name="to" defaultValue={filter.to} />}
        </Field>
        <div className="col-span-2 flex items-center gap-4 lg:col-span-1 lg:mt-6.5">
          <Button type="submit">Show</Button>
          {isFiltered ? (
            <TextLink href={path} className="text-sm">
              Clear
            </TextLink>
          ) : null}
        </div>
      </form>
    </search>
  )
}

/** A day in words: the browser writes dates in its own way. Typed text that is no day has none. */
function dayWords(day: string): string | undefined {
  return Number.isNaN(Date.parse(day)) ? undefined : formatDay(day)
}
