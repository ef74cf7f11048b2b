import type { ReactNode } from 'react'

export interface EmptyStateProps {
  title: ReactNode
  children?: ReactNode
  /** What to do next. Every empty state offers something. */
  actions?: ReactNode
  level?: 1 | 2 | 3
}

/** An empty warp on a loom. */
function EmptyLoom() {
  return (
    <svg
      viewBox="0 0 96 40"
      aria-hidden="true"
      className="h-10 w-24 text-line-strong"
      fill="none"
      stroke="currentColor"
    >
      <path d="M4 6h88M4 34h88" strokeWidth="2" strokeLinecap="round" />
      <path d="M12 6v28m8-28v28m8-28v28m8-28v28m8-28v28m8-28v28m8-28v28m8-28v28m8-28v28m8-28v28" opacity=".6" />
      <path
        d="M6 28h10c3 0 3-4 6-4s3 4 6 4 3-4 6-4 3 4 6 4"
        className="text-indigo"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}

export function EmptyState({ title, actions, level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col items-center px-4 py-12 text-center">
      <EmptyLoom />
      <Heading className="mt-4 font-semibold text-lg">{title}</Heading>
      {children ? <div className="mt-1 max-w-prose text-ink-2">{children}</div> : null}
      {actions ? <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div> : null}
    </div>
  )
}
