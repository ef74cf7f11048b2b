'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { Refusal } from '@/components/request/request'
import { RefusedError } from '@/components/request/unwrap'
import { Notice } from '@/components/ui/notice'
import type { Option } from '@/components/ui/option'
import { Section } from '@/components/ui/section'
import type { ImportRecord } from '@/lib/contract/responses/import'
import { isUnderWay } from '@/lib/domain/bulk/import-record'
import type { FileColumn } from '@/lib/domain/bulk/own-columns'
import { ColumnMatch } from './column-match'
import { FileDrop } from './file-drop'
import { ImportHistory } from './import-history'
import { ImportReport } from './import-report'
import { PasteList } from './paste-list'
import { importQueryClient, useImport, useImportAction, useImports } from './queries'

interface ImportBoardProps {
  moduleKey: string
  /** The fields that a column of the seller's file can be. */
  fields: readonly Option[]
  /** A line as this trade writes it; "" where none is known. */
  lineExample: string
  imports: readonly ImportRecord[]
  openedId: string | null
}

export function ImportBoard(props: ImportBoardProps) {
  const [client] = useState(importQueryClient)
  return (
    <QueryClientProvider client={client}>
      <Board {...props} />
    </QueryClientProvider>
  )
}

/** File upload, result and earlier imports. The open import is in the address, so that a reload shows it again. */
function Board({ moduleKey, fields, lineExample, imports, openedId }: ImportBoardProps) {
  const [open, setOpen] = useState(openedId)
  /** The file that was chosen last; it is sent again with the columns that the seller names. */
  const [file, setFile] = useState<File | null>(null)
  const [isRematching, setRematching] = useState(false)
  const [isJustOpened, setJustOpened] = useState(false)
  const [rows, setRows] = useState<'failed' | 'saved'>('failed')
  /** Whether the seller chose which rows to see. */
  const [isChosen, setChosen] = useState(false)
  const show = (importId: string | null) => {
    setOpen(importId)
    setJustOpened(true)
    setRows('failed')
    setChosen(false)
    const query = importId === null ? '' : `?import=${importId}`
    window.history.replaceState(null, '', `${window.location.pathname}${query}`)
  }
  const reading = useImport(moduleKey, open, rows)
  const isChecked = reading.data?.import.mode === 'dry-run' && reading.data.import.state === 'DONE'
  const checked = useImport(moduleKey, isChecked ? open : null, 'saved')
  const action = useImportAction(moduleKey, (record) => show(record.importId))
  const record = reading.data?.import
  // An import without problems shows the saved listings.
  const isClean =
    record?.mode === 'import' &&
    !isUnderWay(record.state) &&
    record.rows.failed === 0 &&
    record.rows.created + record.rows.edited > 0
  if (isClean && rows === 'failed' && !isChosen) setRows('saved')
  const history = useImports(moduleKey, imports, record ? `${record.importId} ${record.state}` : '')
  const problem = action.error instanceof RefusedError ? action.error.refusal : null
  const check = (chosen: File, columns?: Readonly<Record<string, string>>) => {
    setFile(chosen)
    setRematching(false)
    action.mutate(columns ? { file: chosen, columns } : { file: chosen })
  }
  const unread = isRematching
    ? (record?.columns ?? []).map((column) => ({ ...column, examples: [], isKnown: false }))
    : columnsOf(problem?.details)
  return (
    <>
      <Section
        id="file"
        title="2. Check your file"
        lead="Nothing is saved yet. You first see what is new, what changes and what has errors."
        gap={3}
      >
        <FileDrop isBusy={action.isPending} onFile={(chosen) => check(chosen)} />
        {file !== null && unread.length > 0 ? (
          <ColumnMatch
            key={`${file.name} ${file.lastModified} ${isRematching}`}
            fileName={file.name}
            columns={unread}
            fields={fields}
            isBusy={action.isPending}
            onMatched={(columns) => check(file, columns)}
          />
        ) : problem ? (
          <FileProblem problem={problem} />
        ) : null}
      </Section>
      <PasteList
        moduleKey={moduleKey}
        lineExample={lineExample}
        isBusy={action.isPending}
        onSend={(pasted, onSent) => {
          setFile(null)
          setRematching(false)
          action.mutate({ file: pasted, mode: 'import' }, { onSuccess: onSent })
        }}
      />
      {open === null ? null : (
        <ImportReport
          moduleKey={moduleKey}
          reading={reading.data ?? null}
          failure={reading.error instanceof RefusedError ? reading.error.refusal : null}
          shown={rows}
          checked={checked.data ?? null}
          rows={reading.isPlaceholderData ? null : (reading.data?.rows ?? null)}
          takesFocus={isJustOpened}
          onShow={(choice) => {
            setRows(choice)
            setChosen(true)
          }}
          onRematch={file === null ? null : () => setRematching(true)}
          isBusy={action.isPending}
          onImport={(asked) => action.mutate(asked)}
          onCancel={(cancelId) => action.mutate({ cancelId }, { onSuccess: () => void reading.refetch() })}
        />
      )}
      <ImportHistory imports={history.data ?? imports} openId={open} onOpen={show} />
    </>
  )
}

/** Why a file was not read. */
function FileProblem({ problem: { issues, message } }: { problem: Refusal }) {
  return (
    <Notice tone="block" role="alert" title={issues.length > 0 ? 'We could not read this file' : message}>
      {issues.length > 0 ? (
        <ul className="list-disc pl-5">
          {issues.map((issue) => (
            <li key={`${issue.code}${issue.field}`}>{issue.message}</li>
          ))}
        </ul>
      ) : null}
    </Notice>
  )
}

/** The columns of a file whose headings are unknown, as the refusal gives them. */
function columnsOf(details: Readonly<Record<string, unknown>> | undefined): readonly FileColumn[] {
  return Array.isArray(details?.columns) ? (details.columns as FileColumn[]) : []
}
