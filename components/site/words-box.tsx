import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

interface WordsBoxProps {
  id: string
  /** The parameter of the address. */
  name: string
  label: string
  help: string
  error?: string | undefined
  words: string
  lengthMax: number
}

/** One box for goods in people's own words, and the button that sends them. It works without a script. */
export function WordsBox({ id, name, label, help, error, words, lengthMax }: WordsBoxProps) {
  return (
    <Field id={id} label={label} help={help} error={error}>
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <div className="min-w-0 flex-1 basis-64">
            <Input {...control} name={name} defaultValue={words} maxLength={lengthMax} autoComplete="off" required />
          </div>
          <Button type="submit" variant="primary">
            Continue
          </Button>
        </div>
      )}
    </Field>
  )
}
