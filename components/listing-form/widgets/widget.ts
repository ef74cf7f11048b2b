import type { ReactNode } from 'react'
import type { FieldKind, FieldSpec } from '@/lib/domain/fields/field'

/** The label, help and messages around a control: spread on Field or FieldGroup. */
export interface FieldFrame {
  id: string
  label: string
  help: ReactNode
  required: boolean
  error: string | undefined
  warning: string | undefined
}

export interface WidgetProps<K extends FieldKind = FieldKind> {
  name: string
  spec: FieldSpec & { kind: K }
  frame: FieldFrame
  /** Gets text that a closed list does not have, and "" once it does. */
  onUnknown?: (typed: string) => void
}

export type Widget<K extends FieldKind> = (props: WidgetProps<K>) => ReactNode
