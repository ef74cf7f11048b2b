import { cx } from '@/components/ui/cx'

/** A text in which words between backticks are code. */
export function Prose({ text, className }: { text: string; className?: string }) {
  const parts = text.split('`').map((part, index) => ({ part, isCode: index % 2 === 1, key: `${index}${part}` }))
  return (
    <p className={cx('max-w-prose', className)}>
      {parts.map(({ part, isCode, key }) =>
        isCode ? (
          <code key={key} className="code break-words">
            {part}
          </code>
        ) : (
          part
        ),
      )}
    </p>
  )
}
