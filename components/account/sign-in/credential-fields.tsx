import { Field } from '@/components/ui/field'
import { Input, type InputProps } from '@/components/ui/input'
import { PASSWORD_LENGTH_MIN } from '@/lib/domain/account/passwords/password'
import { PasswordInput } from './password-input'

interface CredentialFieldProps extends Omit<InputProps, 'id' | 'type'> {
  id: string
  help?: string
  label?: string
  error: string | undefined
}

/** The e-mail address of an account, which is its user name. */
export function EmailField({ id, help, label = 'E-mail', error, ...input }: CredentialFieldProps) {
  return (
    <Field id={id} label={label} help={help} error={error} required>
      {(control) => (
        <Input {...control} {...input} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      )}
    </Field>
  )
}

export function NewPasswordField({ id, error, label, ...input }: CredentialFieldProps & { label: string }) {
  return (
    <Field id={id} label={label} help={`At least ${PASSWORD_LENGTH_MIN} characters.`} error={error} required>
      {(control) => <PasswordInput {...control} {...input} autoComplete="new-password" />}
    </Field>
  )
}
