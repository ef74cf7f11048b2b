import type { ReactNode } from 'react'
import { Toaster } from '@/components/ui/toaster'

/** Toasts are for those who change things; a buyer's pages do not carry their weight. */
export default function SellerLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  )
}
