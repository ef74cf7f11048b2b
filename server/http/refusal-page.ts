import type { IncomingMessage } from 'node:http'
import { titleOf } from '@/lib/contract/problem'
import { PRODUCT_NAME } from '@/lib/domain/product'
import { type Problem, problemOf } from '@/lib/http/error-response'
import { isPage } from './content-policy'
import type { Refusal } from './guard'

const HEADINGS: Record<number, string> = {
  404: 'Page not found',
  429: 'Too many pages in a short time',
  503: 'The site is busy',
}

/** The colours of app/globals.css, in the page itself: it must cost no other request. */
const STYLE = `:root{color-scheme:light dark}
body{margin:0;background:light-dark(#fcfaf5,#151310);color:light-dark(#1d2230,#ece9e2);font:16px/1.5 "Anek Latin Variable",system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:3rem 1.25rem}
h1{font-size:1.5rem;line-height:1.25;margin:1.5rem 0 .5rem}
p{margin:.5rem 0}
a{color:light-dark(#3a3a9e,#a9b4f2)}
.soft{color:light-dark(#5d6270,#aaa498);font-size:.875rem}
nav{display:flex;gap:1.5rem;margin:1.5rem 0}`

/** A refusal of the server in front: a small page for people who asked for a page, a problem document for programs. */
export function refusalFor({ url = '', headers }: IncomingMessage, refusal: Refusal, requestId: string): Problem {
  const problem = problemOf(refusal.error, requestId, refusal.headers)
  if (!isPage(url) || !/\btext\/html\b/.test(headers.accept ?? '')) return problem
  return {
    ...problem,
    text: pageOf(HEADINGS[problem.status] ?? titleOf(problem.status), refusal.error.message, requestId),
    headers: { ...problem.headers, 'content-type': 'text/html; charset=utf-8' },
  }
}

function pageOf(heading: string, detail: string, requestId: string): string {
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${heading} · ${PRODUCT_NAME}</title><style>${STYLE}</style></head>
<body><main><p class="soft">${PRODUCT_NAME}</p><h1>${heading}</h1><p>${escaped(detail)}</p>
<nav><a href="">Try again</a><a href="/">Home page</a></nav><p class="soft">Reference: ${requestId}</p></main></body></html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
