import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { type AccessFilter, isFiltered, NO_PLAN } from '@/lib/domain/entitlement/access-filter'
import { PLANS } from '@/lib/domain/entitlement/plans'
import { MODULE_KEYS, MODULE_NAMES } from '@/lib/domain/modules/keys'

/** A form that asks through the address, so that a view can be kept and sent; it works without JavaScript. */
export function AccessFilters({ filter, path }: { filter: AccessFilter; path: string }) {
  return (
    <search>
      <form action={path} className="grid grid-cols-2 items-end gap-4 lg:grid-cols-[2fr_1fr_1fr_2fr_auto]">
        <Field id="q" label="Company or e-mail" className="col-span-2 lg:col-span-1">
          {(control) => <Input {...control} type="search" name="q" defaultValue={filter.q} maxLength={200} />}
        </Field>
        <Field id="plan" label="Plan">
          {(control) => (
            <NativeSelect {...control} name="plan" defaultValue={filter.plan}>
              <option value="">All plans</option>
              {PLANS.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
              <option value={NO_PLAN}>No plan</option>
            </NativeSelect>
          )}
        </Field>
        <Field id="status" label="Subscription">
          {(control) => (
            <NativeSelect {...control} name="status" defaultValue={filter.status}>
              <option value="">Any</option>
              <option value="active">Active</option>
              <option value="inactive">Not active</option>
            </NativeSelect>
          )}
        </Field>
        <Field id="module" label="May list in" className="col-span-2 sm:col-span-1">
          {(control) => (
            <NativeSelect {...control} name="module" defaultValue={filter.module}>
              <option value="">Any module</option>
              {MODULE_KEYS.map((moduleKey) => (
                <option key={moduleKey} value={moduleKey}>
                  {MODULE_NAMES[moduleKey]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <div className="flex items-center gap-4">
          <Button type="submit">Show</Button>
          {isFiltered(filter) ? (
            <Link href={path} className="link text-sm">
              Clear
            </Link>
          ) : null}
        </div>
      </form>
    </search>
  )
}
