import { CopyButton } from '@/components/ui/copy-button'

interface CodeBlockProps {
  text: string
  label: string
  /** Names the code for a copy button; leave out for none. */
  copyLabel?: string
  /** Names the code among all of the page, where its label is that of others too. */
  name?: string
}

/** A code block. Scrolls sideways; wraps in print. */
export function CodeBlock({ text, label, copyLabel, name = copyLabel ?? label }: CodeBlockProps) {
  return (
    <figure className="min-w-0 rounded-md border border-line bg-sunk">
      <figcaption className="flex min-h-10 items-center justify-between gap-3 border-line border-b pr-1 pl-4 text-ink-2 text-xs">
        {label}
        {copyLabel ? (
          <span className="print:hidden noscript:hidden">
            <CopyButton isQuiet text={text} label={copyLabel} />
          </span>
        ) : null}
      </figcaption>
      <section
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
        tabIndex={0}
        className="max-h-[36rem] overflow-auto rounded-b-md print:max-h-none"
      >
        <pre className="code px-4 py-3 print:whitespace-pre-wrap">
          <code>{text}</code>
        </pre>
      </section>
    </figure>
  )
}
