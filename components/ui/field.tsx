import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'
import { Icon } from './icon'

/** Connects a control to its label, help and messages. Spread it on the control. */
export interface FieldControl {
  id: string
  /** In addition to the label's `for`: an open list hides the rest of the page from screen readers, including a plain label. */
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

/** The ids of the parts that exist: `<id>-help`, `<id>-error`, `<id>-warning`. */
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

/** For the eye alone: the control itself is announced as required. */
function RequiredMark() {
  return <span aria-hidden="true" className="ml-1 text-madder after:content-['*']" />
}

function FieldLabel({
  required = false,
  className,
  children,
  ...rest
}: ComponentProps<'label'> & { required?: boolean }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the caller gives htmlFor.
    <label className={cx('font-medium text-ink text-sm', className)} {...rest}>
      {children}
      {required ? <RequiredMark /> : null}
    </label>
  )
}

function FieldHelp({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={cx('text-ink-2 text-sm', className)} {...rest} />
}

/** Announced when it appears. It should say how to fix the problem. */
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
    // Always rendered, so that a screen reader announces new messages.
    <div aria-live="polite" className="flex flex-col gap-1 empty:hidden">
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {warning ? <FieldWarning id={`${id}-warning`}>{warning}</FieldWarning> : null}
    </div>
  )
}

export interface FieldProps extends FieldMessages {
  /** The control's id; the ids of its parts derive from it. */
  id: string
  label: ReactNode
  /** Marked with a star. What may be left out has no mark. */
  required?: boolean
  /** Shown at the end of the label's line, such as a unit switch. */
  aside?: ReactNode
  className?: string
  children: (control: FieldControl) => ReactNode
}

/**
 * A control with its label, help, error and warning. Help is below, so that the boxes in a row align.
 */
export function Field({ id, label, help, error, warning, required, aside, className, children }: FieldProps) {
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)} data-invalid={error ? '' : undefined}>
      <div className="flex items-center justify-between gap-4">
        <FieldLabel htmlFor={id} id={`${id}-label`} required={required}>
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
  className?: string
  children: ReactNode
}

/** Several controls for one question, such as radio buttons or checkboxes. */
export function FieldGroup({
  id,
  legend,
  help,
  error,
  warning,
  required = false,
  className,
  children,
}: FieldGroupProps) {
  const control = fieldControl(id, { help, error, warning })
  return (
    <fieldset
      id={id}
      // So that an error summary can move the focus here.
      tabIndex={-1}
      aria-describedby={control['aria-describedby']}
      className={cx('m-0 min-w-0 border-0 p-0', className)}
    >
      <legend className="mb-1.5 p-0 font-medium text-ink text-sm">
        {legend}
        {required ? <RequiredMark /> : null}
      </legend>
      <div className="flex flex-col gap-2">
        {help ? <FieldHelp id={`${id}-help`}>{help}</FieldHelp> : null}
        {children}
        <Messages id={id} error={error} warning={warning} />
      </div>
    </fieldset>
  )
}
