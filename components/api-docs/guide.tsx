import Link from 'next/link'
import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/link'
import { SectionHead } from '@/components/ui/section'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import type { Chapter } from '@/lib/contract/document/chapters'
import { codesByStatus, titleOf } from '@/lib/contract/problem'
import { API_VERSION, VERSION_NOTICE_MONTHS } from '@/lib/contract/version'
import { DEFAULT_MODULE_KEY, MODULE_KEYS, MODULE_NAMES } from '@/lib/domain/modules/keys'
import { CodeBlock } from './code-block'
import { MethodBadge } from './operation-view'
import { Prose } from './prose'

/** @param origin the public address of this site */
export function Guide({ origin, chapters }: { origin: string; chapters: readonly Chapter[] }) {
  return (
    <>
      <SectionHead
        level={1}
        title="API guide"
        lead="Your software can do everything in the trade that these pages do: search listings, keep yours in step with a stock system, ask for quotations, answer requests and follow orders."
        className="pb-6"
      />
      <QuickStart origin={origin} />
      <Modules />
      <Conventions />
      <Topic id="operations" title="All operations">
        {chapters.map(({ key, title, operations }) => (
          <section key={key} aria-labelledby={`${key}-operations`}>
            <h3 id={`${key}-operations`} className="font-semibold">
              <Link prefetch={false} href={`/docs/${key}`} className="hover:underline">
                {title}
              </Link>
            </h3>
            <ul className="mt-1 divide-y divide-line border-line border-y">
              {operations.map(({ id, method, path, summary }) => (
                <li key={id}>
                  <a
                    href={`/docs/${key}#${id}`}
                    className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 py-2 hover:bg-sunk"
                  >
                    <MethodBadge method={method} />
                    <span className="min-w-0">{summary}</span>
                    <code className="code min-w-0 break-all text-ink-2 sm:ml-auto">{path}</code>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Topic>
    </>
  )
}

function Topic({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-line border-t py-8">
      <h2 id={`${id}-title`} className="mb-4 font-semibold text-lg">
        {title}
      </h2>
      <div className="flex flex-col gap-4">{children}</div>
    </section>
  )
}

function QuickStart({ origin }: { origin: string }) {
  const first = `export BASE_URL="${origin}"\ncurl -sS "$BASE_URL/api/trade-core/listings/${DEFAULT_MODULE_KEY}?q=cotton&view=card&limit=2"`
  const own = 'export TOKEN="tx_..."\ncurl -sS -H "Authorization: Bearer $TOKEN" "$BASE_URL/api/rfq/mine"'
  return (
    <Topic id="quick-start" title="Quick start">
      <ol className="flex list-decimal flex-col gap-4 pl-5">
        <li>
          <p className="mb-2 max-w-prose">Reading listings needs no account:</p>
          <CodeBlock label="Shell" copyLabel="the first call" text={first} />
        </li>
        <li>
          <p className="mb-2 max-w-prose">
            For everything else, create a token on <TextLink href="/account#tokens">your account page</TextLink>. A
            token reads, writes or both, until it expires or you revoke it.
          </p>
          <CodeBlock label="Shell" copyLabel="the call with a token" text={own} />
        </li>
        <li>
          <p className="max-w-prose">
            The{' '}
            <a href="/api/openapi.json" className="link">
              OpenAPI 3.1 document
            </a>{' '}
            generates a client in your language. It is built from the schemas that the service validates with.
          </p>
        </li>
      </ol>
    </Topic>
  )
}

function Modules() {
  return (
    <Topic id="modules" title="Modules">
      <Prose text="A path with `{moduleKey}` takes one of these keys. Each module has its own fields and filters." />
      <Table label="Module keys" dense>
        <TableHead>
          <tr>
            <TableHeader>Key</TableHeader>
            <TableHeader>Module</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {MODULE_KEYS.map((key) => (
            <TableRow key={key}>
              <TableHeader scope="row">
                <code className="code break-all">{key}</code>
              </TableHeader>
              <TableCell>{MODULE_NAMES[key]}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Topic>
  )
}

function Conventions() {
  return (
    <>
      <Topic id="errors" title="Errors">
        <Prose text="Success has `ok: true`. Every error is `application/problem+json` (RFC 9457) with a `code` for software, a `detail` for people and a `requestId` to quote to support. All errors in a body are returned together in `issues`, each with the path of its field." />
        <CodeBlock
          label="422"
          text={`{\n  "ok": false,\n  "success": false,\n  "type": "urn:textile:problem:validation-failed",\n  "title": "${titleOf(422)}",\n  "status": 422,\n  "detail": "Fix 1 problem.",\n  "code": "VALIDATION_FAILED",\n  "requestId": "019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10",\n  "issues": [\n    { "code": "SLAB_GAP", "field": "quantitySlabs[1].minQty", "severity": "error", "message": "…" }\n  ]\n}`}
        />
        <Table label="Codes by status" dense>
          <TableHead>
            <tr>
              <TableHeader numeric>Status</TableHeader>
              <TableHeader>Codes</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {codesByStatus().map(([status, codes]) => (
              <TableRow key={status}>
                <TableHeader scope="row" numeric>
                  {status}
                </TableHeader>
                <TableCell>
                  <Prose text={codes.map((code) => `\`${code}\``).join(', ')} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <Prose text="Another company’s record is 404, like one that does not exist. A missing or revoked token is 401." />
      </Topic>
      <Topic id="repeating" title="Idempotency">
        <Prose text="Send an `Idempotency-Key` with every POST: a new key for each action, at most 255 visible characters. A request with the same key and body within 24 hours runs only once and returns the first response with `Idempotent-Replayed: true`, even when both arrive together. The same key with another body is 422 `IDEMPOTENCY_KEY_REUSED`. A 422 frees the key. After a timeout, send the same request again." />
      </Topic>
      <Topic id="versions" title="Record versions">
        <Prose text="Every record has a `version` that rises with each change, and reads return an `ETag`. Send it as `If-None-Match`: if nothing changed, the response is 304 without a body. Send it as `If-Match` with a change, or the version as `expectedVersion` in the body, so that you never overwrite someone else’s change: the response is then 412 `PRECONDITION_FAILED`, or 409 `VERSION_CONFLICT` with `details.currentVersion`." />
      </Topic>
      <Topic id="pages" title="Pages and filters">
        <Prose text="Lists take `limit` and return `page.nextCursor`: send it as `cursor` for the next page, until it is null. Use a cursor only with the same filters and order. Repeat a filter for alternatives (`fiberType=Cotton&fiberType=Viscose`); different filters must all match. An unknown parameter or an invalid value is 422, never ignored." />
      </Topic>
      <Topic id="limits" title="Limits">
        <Prose text="`RateLimit-Policy` gives the limits per address and per account, `RateLimit` what is left of each: `r` requests for `t` seconds. Over a limit the response is 429 with `Retry-After`. A JSON body may have 256 KiB and 12 levels of nesting; a file 20 MB. Every response has an `x-request-id`: quote it to support." />
        <CodeBlock
          label="Response headers"
          text={`RateLimit-Policy: "address";q=6000;w=60, "account";q=6000;w=60\nRateLimit: "address";r=5993;t=41, "account";r=5993;t=41\nApi-Version: ${API_VERSION}\nETag: "3"\nx-request-id: 019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10`}
        />
      </Topic>
      <Topic id="api-versions" title="API versions">
        <Prose
          text={`Every response names its version in \`Api-Version\`, today \`${API_VERSION}\`. Send that header to pin it; an unknown version is 400 \`API_VERSION_UNKNOWN\`. New fields, parameters, codes and operations may be added at any time without a new version, so ignore what you do not know. A breaking change gets a new version. The old version then works for ${VERSION_NOTICE_MONTHS} more months and says so in every response, with \`Deprecation\` (since when) and \`Sunset\` (until when).`}
        />
      </Topic>
    </>
  )
}
