import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import type { Tone } from '@/components/ui/tone'
import { type NamedValue, type OperationPage, parametersOfModule } from '@/lib/contract/document/chapters'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { CodeBlock } from './code-block'
import { Prose } from './prose'

const ACCESS_WORDS: Record<OperationPage['access'], string> = {
  open: 'Public',
  actor: 'With a token or signed in',
  paid: 'Sellers whose plan has the module',
  admin: 'Administrators',
}

const METHOD_TONES: Partial<Record<OperationPage['method'], Tone>> = { GET: 'neutral', POST: 'accent', DELETE: 'block' }

interface OperationViewProps {
  operation: OperationPage
  /** Whose own parameters are open, where each module has some. */
  moduleKey: ModuleKey | null
}

/** One operation with everything needed to call it. */
export function OperationView({ operation, moduleKey }: OperationViewProps) {
  const { id, method, path, access, summary, description, parameters, body, statuses, curl, variables, example } =
    operation
  const headingId = `${id}-name`
  return (
    <section id={id} aria-labelledby={headingId} className="break-inside-avoid-page border-line border-t py-8">
      <h2 id={headingId} className="font-semibold text-lg">
        <a href={`#${id}`} className="hover:underline">
          {summary}
        </a>
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <MethodBadge method={method} />
        <code className="code min-w-0 break-all">{path}</code>
        <span className="text-ink-2 text-sm">{ACCESS_WORDS[access]}</span>
      </p>
      {description ? <Prose text={description} className="mt-3" /> : null}
      <div className="mt-5 flex flex-col gap-6">
        <CodeBlock label="curl" copyLabel={`the command for “${summary}”`} text={curl} />
        {variables.length > 0 ? (
          <p className="text-ink-2 text-sm">
            Set{' '}
            {variables.map((name, index) => (
              <span key={name}>
                {index > 0 ? ', ' : ''}
                <code className="code">{name}</code>
              </span>
            ))}{' '}
            first.
          </p>
        ) : null}
        {parameters.length > 0 ? (
          <Values
            label={`Parameters of “${summary}”`}
            title={operation.ofModules.length > 0 ? 'Parameters of all modules of goods and services' : 'Parameters'}
            values={parameters}
          />
        ) : null}
        {operation.ofModules.length > 0 ? <ModuleParameters operation={operation} moduleKey={moduleKey} /> : null}
        {body ? <Body summary={summary} body={body} /> : null}
        <Statuses summary={summary} statuses={statuses} />
        {example ? (
          <CodeBlock label="Response, shortened" name={`Example response of “${summary}”`} text={example} />
        ) : null}
      </div>
    </section>
  )
}

/** More than a thousand rows for all modules together: only one module's are in the page, the others are a link away. */
function ModuleParameters({ operation: { id, summary, ofModules }, moduleKey }: OperationViewProps) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 font-semibold text-sm">More parameters, by module</h3>
      <ul className="border-line border-t">
        {ofModules.map((one) => {
          const anchor = `${id}-${one.moduleKey}`
          return (
            <li key={one.moduleKey} id={anchor}>
              {one.moduleKey === moduleKey ? (
                <Disclosure open summary={one.displayName} aside={one.count}>
                  <Values
                    label={`Parameters of “${summary}” in ${one.displayName}`}
                    values={parametersOfModule(id, one.moduleKey)}
                  />
                </Disclosure>
              ) : (
                <Link
                  prefetch={false}
                  href={`?module=${one.moduleKey}#${anchor}`}
                  className="flex min-h-10 items-center gap-2 border-line border-b py-2 font-medium text-sm hover:text-indigo"
                >
                  <Icon name="chevron-right" className="text-ink-2" />
                  <span className="min-w-0 flex-1">{one.displayName}</span>
                  <span className="num font-normal text-ink-2">{one.count}</span>
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

export function MethodBadge({ method }: { method: OperationPage['method'] }) {
  return <Badge tone={METHOD_TONES[method] ?? 'neutral'}>{method}</Badge>
}

function Body({
  summary,
  body: { fields, fieldCount, type },
}: {
  summary: string
  body: NonNullable<OperationPage['body']>
}) {
  return fields.length > 0 ? (
    <Values label={`Body of “${summary}”`} title={`Body, ${type}`} values={fields} />
  ) : (
    <p className="max-w-prose text-ink-2 text-sm">
      {fieldCount > 0
        ? `The body (${type}) takes ${fieldCount} optional fields. The module definition lists them all, with label, unit, vocabulary and rules.`
        : `The body is ${type}.`}
    </p>
  )
}

function Values({ label, title, values }: { label: string; title?: string; values: readonly NamedValue[] }) {
  const isExplained = values.some(({ description }) => description !== '')
  return (
    <div className="min-w-0">
      {title ? <h3 className="mb-2 font-semibold text-sm">{title}</h3> : null}
      <Table label={label} dense>
        <TableHead>
          <tr>
            <TableHeader>Name</TableHeader>
            <TableHeader>Type</TableHeader>
            {isExplained ? <TableHeader>Description</TableHeader> : null}
          </tr>
        </TableHead>
        <TableBody>
          {values.map(({ name, type, description, isRequired }) => (
            <TableRow key={name}>
              <TableHeader scope="row">
                <code className="code">{name}</code>
                {isRequired ? <span className="block font-normal text-ink-2 text-xs">required</span> : null}
              </TableHeader>
              <TableCell className="min-w-32 max-w-64 text-ink-2">{type}</TableCell>
              {isExplained ? (
                <TableCell className="min-w-40">
                  <Prose text={description} />
                </TableCell>
              ) : null}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

function Statuses({ summary, statuses }: { summary: string; statuses: OperationPage['statuses'] }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 font-semibold text-sm">Responses</h3>
      <Table label={`Responses of “${summary}”`} dense>
        <TableHead>
          <tr>
            <TableHeader numeric>Status</TableHeader>
            <TableHeader>When</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {statuses.map(({ status, description }) => (
            <TableRow key={status}>
              <TableHeader scope="row" numeric>
                {status}
              </TableHeader>
              <TableCell>
                <Prose text={description} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
