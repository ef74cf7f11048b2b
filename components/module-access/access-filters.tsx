import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { TextLink } from '@/components/ui/link'
import { NativeSelect } from '@/components/ui/native-select'
import { type AccessFilter, isFiltered, NO_PLAN, SEARCH_LENGTH_MAX } from '@/lib/domain/entitlement/access-filter'
import { STANDING_WORDS } from '@/lib/domain/entitlement/explain'
import { PLANS } from '@/lib/domain/entitlement/plans'
import { MODULE_NAMES } from '@/lib/domain/modules/keys'
import { MODULE_STAGES } from '@/lib/domain/modules/stages'

/** A GET form, so that a view can be bookmarked and shared. Works without JavaScript. */
export function AccessFilters({ filter, path }: { filter: AccessFilter; path: string }) {
  return (
    <search>
      <form
        action={path}
        className="grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:grid-cols-4 xl:grid-cols-[2fr_1fr_1fr_2fr_1fr_1fr_1fr_auto]"
      >
        <Field id="q" label="Company, person, e-mail or place" className="col-span-2 xl:col-span-1">
          {(control) => (
            <Input {...control} type="search" name="q" defaultValue={filter.q} maxLength={SEARCH_LENGTH_MAX} />
          )}
        </Field>
        <Choice
          name="plan"
          label="Plan"
          value={filter.plan}
          any="All plans"
          choices={{ ...Object.fromEntries(PLANS.map(({ key, label }) => [key, label])), [NO_PLAN]: 'No plan' }}
        />
        <Choice
          name="status"
          label="Subscription"
          value={filter.status}
          any="Any"
          choices={{ active: 'Active', inactive: 'Not active' }}
        />
        <Field id="module" label="Module" className="col-span-2 xl:col-span-1">
          {(control) => (
            <NativeSelect {...control} name="module" defaultValue={filter.module}>
              <option value="">Any module</option>
              {MODULE_STAGES.map(({ name, moduleKeys }) => (
                <optgroup key={name} label={name}>
                  {moduleKeys.map((moduleKey) => (
                    <option key={moduleKey} value={moduleKey}>
                      {MODULE_NAMES[moduleKey]}
                    </option>
                  ))}
                </optgroup>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Choice
          name="state"
          label="Module is"
          value={filter.state}
          any={filter.module === '' ? 'Anything' : 'Open in any way'}
          choices={STANDING_WORDS}
        />
        <Choice
          name="request"
          label="Request"
          value={filter.request}
          any="Any"
          choices={{ open: 'Has requested a plan' }}
        />
        <Choice
          name="suspended"
          label="Account"
          value={filter.suspended}
          any="Any"
          choices={{ no: 'Active', yes: 'Suspended' }}
        />
        <div className="flex items-center gap-4">
          <Button type="submit">Show</Button>
          {isFiltered(filter) ? (
            <TextLink href={path} className="text-sm">
              Clear
            </TextLink>
          ) : null}
        </div>
      </form>
    </search>
  )
}

interface ChoiceProps {
  name: keyof AccessFilter
  label: string
  value: string
  /** The label for "no filter". */
  any: string
  choices: Readonly<Record<string, string>>
}

function Choice({ name, label, value, any, choices }: ChoiceProps) {
  const options = Object.entries({ '': any, ...choices }).map(([choice, word]) => ({ value: choice, label: word }))
  return (
    <Field id={name} label={label}>
      {(control) => <NativeSelect {...control} name={name} defaultValue={value} options={options} />}
    </Field>
  )
}
