import { Field } from '@/components/ui/field'
import { Input, type InputProps } from '@/components/ui/input'

interface CodeFieldProps extends Omit<InputProps, 'id' | 'type'> {
  id: string
  label?: string
  help?: string
  error: string | undefined
}

/** A code of the authenticator app. Phones and password managers fill it in. */
export function CodeField({
  id,
  label = 'Code',
  help = 'Six digits from your authenticator app, or a recovery code.',
  error,
  ...input
}: CodeFieldProps) {
  return (
    <Field id={id} label={label} help={help} error={error} required>
      {(control) => (
        <Input
          {...control}
          name="code"
          {...input}
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
    </Field>
  )
}
