import { processWide } from './process-wide'

/** What the server in front of Next does for the static HTML of pages, since no bundle of Next's can. */
export interface StaticHtmlHost {
  /** react-dom's static rendering, which Next refuses to bundle. */
  render(node: unknown): string
  /** The static HTML of the document being rendered, by name; null in a response to the router. */
  parts(): Map<string, string> | null
}

/** Set once, before the first page is rendered. */
export function provideStaticHtml(host: StaticHtmlHost): void {
  processWide('static-html', () => host)
}

export function staticHtmlHost(): StaticHtmlHost {
  return processWide<StaticHtmlHost>('static-html', () => {
    throw new Error('Pages are rendered behind the server in front (server/index.ts).')
  })
}
