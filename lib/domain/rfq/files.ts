import { errorIssue, type Issue } from '@/lib/domain/errors'
import { ATTACHMENTS_PATH } from '@/lib/domain/listing/attachments/attachments'
import type { Rfq } from './rfq'
import { isSealedNow, type Viewer } from './states'

/** Maximum number of files in one request, quotation or message. */
export const RFQ_FILES_MAX = 20

/** How long an uploaded file may stay unnamed: as long as the browser keeps the draft with it. */
export const UNBOUND_DAYS = 30

/** A file of a request or of one of its threads. */
export interface RfqFile {
  id: string
  companyId: string
  uploadedBy: string
  /** Null: uploaded, not named yet. */
  rfqId: string | null
  /** The seller of its thread; null: the whole request. */
  sellerId: string | null
  /** When the other side received it; null: it belongs to a draft. */
  sentAt: Date | null
  name: string
  bytes: number
  mime: string
  /** Whether it is a picture, re-encoded for display. */
  isImage: boolean
}

/** A file as its readers see it. */
export interface RfqFileView {
  id: string
  name: string
  bytes: number
  mime: string
  url: string
}

export function presentFile({ id, name, bytes, mime }: Omit<RfqFileView, 'url'>): RfqFileView {
  return { id, name, bytes, mime, url: `${ATTACHMENTS_PATH}${id}` }
}

/**
 * Whether this viewer, who may see the request, may see this file: a draft's files only its writer, a thread's files
 * both sides. While the request is sealed, a seller's files are sealed too.
 */
export function maySeeFile(
  rfq: Pick<Rfq, 'companyId' | 'isSealed' | 'respondBy'>,
  file: Pick<RfqFile, 'companyId' | 'uploadedBy' | 'sellerId' | 'sentAt'>,
  viewer: Viewer,
  now: Date,
): boolean {
  if (file.sentAt === null) return file.uploadedBy === viewer.userId
  if (viewer.party === 'seller') return file.sellerId === null || file.sellerId === viewer.userId
  return file.companyId === rfq.companyId || !isSealedNow(rfq, now)
}

/** Where the named files will be. */
export interface FilePlace {
  userId: string
  companyId: string
  /** The thread whose draft or earlier versions may have named the files before. */
  thread: { rfqId: string; sellerId: string } | null
  /** The request that is copied: its own files may be named, and are copied. */
  copyOf: string | null
}

/** What happens to a named file: it is bound, kept or copied; null: it must not be named here. */
export function fileUse(file: RfqFile, place: FilePlace): 'bind' | 'keep' | 'copy' | null {
  if (file.rfqId === null) return file.uploadedBy === place.userId ? 'bind' : null
  const { thread } = place
  if (thread && file.rfqId === thread.rfqId && file.sellerId === thread.sellerId && file.uploadedBy === place.userId) {
    return file.sentAt === null ? 'bind' : 'keep'
  }
  const isCopied = place.copyOf !== null && file.rfqId === place.copyOf && file.companyId === place.companyId
  return isCopied && file.sellerId === null ? 'copy' : null
}

/** What is wrong with the ids in a body; another company's file counts as missing. */
export function fileIssues(ids: readonly string[], files: readonly RfqFile[], place: FilePlace): Issue[] {
  return ids.flatMap((id, position) => {
    const file = files.find((one) => one.id === id)
    return file && fileUse(file, place) !== null
      ? []
      : [errorIssue('ATTACHMENT_UNKNOWN', `attachments[${position}]`, 'This file no longer exists. Add it again.')]
  })
}
