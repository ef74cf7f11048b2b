import type { Issue } from '@/lib/domain/errors'
import { ATTACHMENTS_PATH } from '@/lib/domain/listing/attachments/attachments'
import { errorIssue } from '@/lib/domain/listing/issue'
import type { Rfq } from './rfq'
import { isSealedNow, type Viewer } from './states'

/** How many files one request, answer or message names at most. */
export const RFQ_FILES_MAX = 20

/** How long a file waits to be named: as long as what was typed beside it stays in the browser. */
export const UNBOUND_DAYS = 30

/** A file of a request or of one of its threads. */
export interface RfqFile {
  id: string
  companyId: string
  uploadedBy: string
  /** Null: uploaded, named by nothing yet. */
  rfqId: string | null
  /** The thread it belongs to; null: the whole request. */
  sellerId: string | null
  /** When the other side was given it; null: it hangs on a draft. */
  sentAt: Date | null
  name: string
  bytes: number
  mime: string
  /** A picture, re-encoded for display. */
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
 * Whether this viewer, who may see the request, may see this file of it: drafts are their writer's, a thread's files its two sides', and
 * while the request is sealed whatever a seller put there is in the envelope.
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

/** Where the named files are to stand. */
export interface FilePlace {
  userId: string
  companyId: string
  /** Files that an own draft or an earlier version of this thread has are named again. */
  thread: { rfqId: string; sellerId: string } | null
  /** The request that is asked anew: its own files may be named, and are copied. */
  copyOf: string | null
}

/** What becomes of a file that is named: it is bound, it is there already, or it is copied; null: it is not to be named here. */
export function fileUse(file: RfqFile, place: FilePlace): 'bind' | 'keep' | 'copy' | null {
  if (file.rfqId === null) return file.uploadedBy === place.userId ? 'bind' : null
  const { thread } = place
  if (thread && file.rfqId === thread.rfqId && file.sellerId === thread.sellerId && file.uploadedBy === place.userId) {
    return file.sentAt === null ? 'bind' : 'keep'
  }
  const isCopied = place.copyOf !== null && file.rfqId === place.copyOf && file.companyId === place.companyId
  return isCopied && file.sellerId === null ? 'copy' : null
}

/** What is wrong with the ids that a body names; another's file is as if it were not there. */
export function fileIssues(ids: readonly string[], files: readonly RfqFile[], place: FilePlace): Issue[] {
  return ids.flatMap((id, position) => {
    const file = files.find((one) => one.id === id)
    return file && fileUse(file, place) !== null
      ? []
      : [errorIssue('ATTACHMENT_UNKNOWN', `attachments[${position}]`, 'This file is not there any more: add it again.')]
  })
}
