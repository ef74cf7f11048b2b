'use client'

import { Select as Base } from '@base-ui/react/select'
import type { Ref } from 'react'
import { cx } from './cx'
import { FLOATING, FLOATING_ITEM } from './floating'
import { Icon } from './icon'
import { groupOptions, type Option } from './option'

export interface SelectProps {
  id?: string
  name?: string
  options: readonly Option[]
  value: string | null
  onValueChange: (value: string | null) => void
  placeholder?: string
  disabled?: boolean
  readOnly?: boolean
  onBlur?: () => void
  ref?: Ref<HTMLButtonElement>
  className?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean
  'aria-required'?: boolean
}

/** A closed list of some ten entries. For more, or for words of one's own, the combobox. */
export function Select({
  options,
  value,
  onValueChange,
  placeholder = 'Choose',
  name,
  disabled,
  readOnly,
  className,
  ref,
  onBlur,
  ...control
}: SelectProps) {
  return (
    <Base.Root
      items={options}
      value={value}
      onValueChange={onValueChange}
      name={name}
      disabled={disabled}
      readOnly={readOnly}
      required={control['aria-required']}
    >
      <Base.Trigger
        ref={ref}
        onBlur={onBlur}
        className={cx(
          'flex h-10 min-w-0 items-center justify-between gap-2 rounded-md border border-line-strong bg-raised pr-3 pl-3 text-left text-base text-ink transition-colors sm:text-sm',
          'hover:border-ink-2 aria-[invalid=true]:border-madder aria-[invalid=true]:ring-1 aria-[invalid=true]:ring-madder',
          'data-[disabled]:cursor-not-allowed data-[disabled]:border-line data-[disabled]:bg-sunk data-[disabled]:text-ink-3',
          className,
        )}
        {...control}
      >
        <Base.Value className="truncate data-[placeholder]:text-ink-3" placeholder={placeholder} />
        <Base.Icon className="text-ink-2">
          <Icon name="chevrons-vertical" />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50">
          <Base.Popup className={cx(FLOATING, 'min-w-(--anchor-width) max-w-[min(26rem,var(--available-width))]')}>
            <Base.List className="max-h-[min(22rem,var(--available-height))] overflow-y-auto overscroll-contain py-1">
              {groupOptions(options).map((group) => (
                <Base.Group key={group.value}>
                  {group.value === '' ? null : (
                    <Base.GroupLabel className="px-3 pt-2 pb-1 text-ink-2 text-xs">{group.value}</Base.GroupLabel>
                  )}
                  {group.items.map((option) => (
                    <Base.Item
                      key={option.value}
                      value={option.value}
                      label={option.label}
                      disabled={option.disabled}
                      className={cx(FLOATING_ITEM, 'pr-9')}
                    >
                      <span className="min-w-0">
                        <Base.ItemText>{option.label}</Base.ItemText>
                        {option.description === undefined ? null : (
                          <span className="block font-normal text-ink-2 text-xs">{option.description}</span>
                        )}
                      </span>
                      <Base.ItemIndicator className="absolute right-3 text-indigo">
                        <Icon name="check" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  ))}
                </Base.Group>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
