import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'
import { Icon } from './icon'

/** What a control needs to belong to its label, its help and its message. Spread it on the control. */
export interface FieldControl {
  id: string
  /** Beside the label's `for`: an open list hides the rest of the page from a reader, and would take a plain label with it. */
  'aria-labelledby': string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FieldMessages {
  help?: ReactNode
  error?: ReactNode
  warning?: ReactNode
}

/** The ids of one field's parts: `<id>-help`, `<id>-error`, `<id>-warning`; only those that are there are named. */
function fieldControl(id: string, { help, error, warning }: FieldMessages, required = false): FieldControl {
  const described = [error && `${id}-error`, warning && `${id}-warning`, help && `${id}-help`].filter(Boolean)
  return {
    id,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  }
}

function RequiredMark() {
  return (
    <span aria-hidden="true" className="ml-1 text-madder">
      *
    </span>
  )
}

function FieldLabel({
  required = false,
  optional = false,
  className,
  children,
  ...rest
}: ComponentProps<'label'> & { required?: boolean; optional?: boolean }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the caller gives htmlFor.
    <label className={cx('font-medium text-ink text-sm', className)} {...rest}>
      {children}
      {required ? <RequiredMark /> : null}
      {optional ? <span className="ml-1.5 font-normal text-ink-3">optional</span> : null}
    </label>
  )
}

function FieldHelp({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={cx('text-ink-2 text-sm', className)} {...rest} />
}

/** Said aloud when it appears. It says what to do, not what is wrong with the reader. */
export function FieldError({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p className={cx('flex gap-1.5 font-medium text-madder text-sm', className)} {...rest}>
      <Icon name="block" className="mt-0.5" />
      <span>{children}</span>
    </p>
  )
}

export function FieldWarning({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p className={cx('flex gap-1.5 text-sm text-turmeric', className)} {...rest}>
      <Icon name="warn" className="mt-0.5" />
      <span>{children}</span>
    </p>
  )
}

function Messages({ id, error, warning }: FieldMessages & { id: string }) {
  return (
    // Always there, so that a reader hears a message arrive.
    <div aria-live="polite" className="flex flex-col gap-1 empty:hidden">
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {warning ? <FieldWarning id={`${id}-warning`}>{warning}</FieldWarning> : null}
    </div>
  )
}

export interface FieldProps extends FieldMessages {
  /** The control's id; the parts take theirs from it. */
  id: string
  label: ReactNode
  required?: boolean
  optional?: boolean
  /** At the end of the label's line: a unit switch, a "build from details" button. */
  aside?: ReactNode
  className?: string
  children: (control: FieldControl) => ReactNode
}

/**
 * One control with its label, help, error and warning, wired for a screen reader. Help stands below, so that the boxes
 * of one row are level whether or not they have some.
 */
export function Field({ id, label, help, error, warning, required, optional, aside, className, children }: FieldProps) {
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)} data-invalid={error ? '' : undefined}>
      <div className="flex items-center justify-between gap-4">
        <FieldLabel htmlFor={id} id={`${id}-label`} required={required} optional={optional}>
          {label}
        </FieldLabel>
        {aside ? <div className="-my-2 flex shrink-0 items-center">{aside}</div> : null}
      </div>
      {children(fieldControl(id, { help, error, warning }, required))}
      <Messages id={id} error={error} warning={warning} />
      {help ? <FieldHelp id={`${id}-help`}>{help}</FieldHelp> : null}
    </div>
  )
}

export interface FieldGroupProps extends FieldMessages {
  id: string
  legend: ReactNode
  required?: boolean
  optional?: boolean
  className?: string
  children: ReactNode
}

/** Several controls that answer one question: radio buttons, checkboxes, the parts of a measure. */
export function FieldGroup({
  id,
  legend,
  help,
  error,
  warning,
  required = false,
  optional = false,
  className,
  children,
}: FieldGroupProps) {
  const control = fieldControl(id, { help, error, warning })
  return (
    <fieldset
      id={id}
      // So that an error summary can bring the reader here.
      tabIndex={-1}
      aria-describedby={control['aria-describedby']}
      className={cx('m-0 min-w-0 border-0 p-0', className)}
    >
      <legend className="mb-1.5 p-0 font-medium text-ink text-sm">
        {legend}
        {required ? <RequiredMark /> : null}
        {optional ? <span className="ml-1.5 font-normal text-ink-3">optional</span> : null}
      </legend>
      <div className="flex flex-col gap-2">
        {help ? <FieldHelp id={`${id}-help`}>{help}</FieldHelp> : null}
        {children}
        <Messages id={id} error={error} warning={warning} />
      </div>
    </fieldset>
  )
}
