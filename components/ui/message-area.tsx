'use client'

import { useEffect } from 'react'
import { Toaster as Sonner } from 'sonner'
import { Icon } from './icon'

/** Where passing messages appear. @param onShown it is in the page and listens */
export default function MessageArea({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown])
  return (
    <Sonner
      position="bottom-center"
      containerAriaLabel="Messages"
      gap={8}
      className="print:hidden"
      icons={{ success: <Icon name="meet" />, error: <Icon name="block" /> }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-md border border-line bg-ink font-sans px-4 py-3 text-cloth text-sm shadow-float',
          icon: 'shrink-0',
          content: 'min-w-0 flex-1',
          title: 'font-medium',
          description: 'opacity-80',
          actionButton:
            'min-h-8 shrink-0 rounded-sm border border-current px-3 font-medium hover:bg-cloth hover:text-ink focus-visible:outline-current',
        },
      }}
    />
  )
}
