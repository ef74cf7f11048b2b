'use client'

import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx'
import { FLOATING, FLOATING_ITEM } from './floating'
import { Icon, type IconName } from './icon'

export interface MenuEntry {
  key: string
  label: ReactNode
  icon?: IconName
  disabled?: boolean
  /** Red, for actions that cannot be undone. */
  danger?: boolean
  /** A link ... */
  href?: string
  /** ... or an action. */
  onSelect?: () => void
}

export interface MenuProps {
  trigger: ReactElement
  entries: readonly MenuEntry[]
  align?: 'start' | 'center' | 'end'
}

export function Menu({ trigger, entries, align = 'end' }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align={align} collisionPadding={8} className="z-50">
          <Base.Popup className={cx(FLOATING, 'min-w-44 py-1')}>
            {entries.map((entry) => {
              const look = cx(FLOATING_ITEM, entry.danger && 'text-madder')
              const face = (
                <>
                  {entry.icon ? <Icon name={entry.icon} /> : null}
                  {entry.label}
                </>
              )
              return entry.href === undefined ? (
                <Base.Item key={entry.key} disabled={entry.disabled} onClick={entry.onSelect} className={look}>
                  {face}
                </Base.Item>
              ) : (
                <Base.LinkItem key={entry.key} href={entry.href} className={look}>
                  {face}
                </Base.LinkItem>
              )
            })}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
