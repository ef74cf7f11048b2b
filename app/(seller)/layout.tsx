import type { ReactNode } from 'react'
import { Toaster } from '@/components/ui/toaster'

/** Only pages that change something load the toasts. */
export default function SellerLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  )
}
