import { CopyButton } from '@/components/ui/copy-button'

/** A code block. Scrolls sideways; wraps in print. @param copyLabel names the code for a copy button; leave out for none */
export function CodeBlock({ text, label, copyLabel }: { text: string; label: string; copyLabel?: string }) {
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
        aria-label={label}
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
