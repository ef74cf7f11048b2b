import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/native-select'

interface StatusFilterProps {
  path: string
  /** Whose list it is. */
  side: string
  /** The status that is shown; undefined: all. */
  status: string | undefined
  options: readonly { value: string; label: string }[]
}

/** Narrows a list to one status. A GET form, so that the view can be shared; works without JavaScript. */
export function StatusFilter({ path, side, status, options }: StatusFilterProps) {
  return (
    <form action={path} className="flex items-end gap-3">
      <input type="hidden" name="as" value={side} />
      <Field id="status" label="Status" className="w-56 max-w-full">
        {(control) => (
          <NativeSelect
            {...control}
            key={status}
            name="status"
            defaultValue={status ?? ''}
            options={[{ value: '', label: 'All' }, ...options]}
          />
        )}
      </Field>
      <Button type="submit">Show</Button>
    </form>
  )
}
