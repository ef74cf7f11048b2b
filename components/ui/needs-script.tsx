import { Notice } from './notice'

/** Says why a form does nothing in a browser without JavaScript; shown only there. */
export function NeedsScript({ what }: { what: string }) {
  return (
    <div className="not-noscript:hidden">
      <Notice tone="warn" title={`Turn on JavaScript to ${what}`}>
        This form does not work without it. You can still browse, search and compare.
      </Notice>
    </div>
  )
}
