import { listingsPath } from '@/components/listing-form/saving/listing-requests'
import { formValue } from '@/components/listing-form/state/form-values'
import { send } from '@/components/request/request'
import { Button } from '@/components/ui/button'
import type { LineReading } from '@/lib/domain/listing/reading/read-line'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'

/** What a line says, as values of the form. */
export interface ReadLine {
  line: LineReading
  values: readonly (readonly [name: string, value: ReturnType<typeof formValue>])[]
}

/** Asks the service to read a line. @returns a message for the seller when it was not read */
export async function readText(definition: ModuleDefinition, text: string): Promise<ReadLine | { error: string }> {
  const { answer, refusal } = await send<{ lines: LineReading[] }>('POST', listingsPath(definition.moduleKey, 'read'), {
    text: text.replaceAll(/[\r\n]+/g, ' '),
  })
  if (refusal) return { error: refusal.issues[0]?.message ?? refusal.message }
  const line = answer.lines[0]
  if (!line) return { error: '' }
  const values = Object.entries(line.values).flatMap(([name, value]) => {
    const spec = fieldSpec(definition, name)
    return spec ? [[name, formValue(spec, value)] as const] : []
  })
  return { line, values }
}

/** One entry for each part of the line: "min 60 kg" is the minimum and its unit. */
function firstOfEach(parts: LineReading['understood']) {
  return parts.filter(({ text }, at) => parts.findIndex((part) => part.text === text) === at)
}

interface FilledInProps {
  definition: ModuleDefinition
  line: LineReading
  onUndo: () => void
}

/** What was understood of the line, with a way back. */
export function FilledIn({ definition, line, onUndo }: FilledInProps) {
  const labelOf = (path: string) => {
    const [name = '', part] = path.split('.')
    const spec = fieldSpec(definition, name)
    const own = spec && 'parts' in spec ? spec.parts.find((one) => one.name === part) : undefined
    return own?.label ?? spec?.label ?? path
  }
  return (
    <div className="mt-3 flex flex-col gap-2">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {firstOfEach(line.understood).map(({ name, text: typed, value }) => (
          <li key={name}>
            <span className="text-ink-2">{labelOf(name)}: </span>
            {typeof value === 'boolean' ? (value ? 'yes' : 'no') : typed}
          </li>
        ))}
      </ul>
      {line.rest ? (
        <p className="text-turmeric">
          Not understood: {line.rest}.{' '}
          {String(line.values.title).includes(line.rest) ? 'It is in the title only.' : 'Add it in the steps below.'}
        </p>
      ) : null}
      <p className="flex flex-wrap items-center gap-3 text-ink-2">
        Filled in. Check it, then publish, or add details in the steps below.
        <Button size="sm" variant="quiet" onClick={onUndo}>
          Undo
        </Button>
      </p>
    </div>
  )
}
