import type { ReactNode } from 'react'

export function SheetSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-line border-t py-8">
      <h2 id={id} className="mb-6 font-semibold text-lg">
        {title}
      </h2>
      <div className="flex flex-col gap-8">{children}</div>
    </section>
  )
}

/** One group of samples under a small caption. */
export function Samples({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-ink-2 text-sm">{caption}</h3>
      {children}
    </div>
  )
}
