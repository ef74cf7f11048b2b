import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/link'

interface AccountLinkProps {
  userId: string
  /** Only admins can open the page of an account. */
  isAdmin: boolean
  children: ReactNode
}

/** The name of a company; for an admin a link to the page of its account. */
export function AccountLink({ userId, isAdmin, children }: AccountLinkProps) {
  return isAdmin ? <TextLink href={`/module-access/${userId}`}>{children}</TextLink> : children
}
