/** Spec: Attachment state and Limits; each attachment of a listing. */
const ATTACHMENT_BYTES_MAX = 20_971_520

const ATTACHMENT_FORMATS = [
  'jpg',
  'jpeg',
  'png',
  'webp',
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'csv',
  'dxf',
  'ai',
  'cdr',
  'txt',
] as const

export const ATTACHMENT_STATUSES = [
  'selected locally',
  'uploaded internally',
  'pending external-provider setup',
  'rejected with reason',
] as const
export type AttachmentStatus = (typeof ATTACHMENT_STATUSES)[number]

/** A file of a listing as its readers see it. */
export interface AttachmentView {
  id: string
  name: string
  role: string
  visibility: 'buyer' | 'private'
  bytes: number
  mime: string
  status: AttachmentStatus
  /** Of a rejected one. */
  reason?: string
  url: string
}

/** Spec: Attachment state (attachmentExperience). */
export interface AttachmentExperience {
  maxBytes: number
  acceptedFormats: readonly string[]
  statusLegend: readonly string[]
  imageCount: number
  documentCount: number
  rejectedCount: number
  attachments: readonly AttachmentView[]
  coverImageId: string
  externalStorageEnabled: boolean
}

/** The state of a listing to which no file was ever given. */
export function emptyAttachmentExperience(): AttachmentExperience {
  return {
    maxBytes: ATTACHMENT_BYTES_MAX,
    acceptedFormats: ATTACHMENT_FORMATS,
    statusLegend: ATTACHMENT_STATUSES,
    imageCount: 0,
    documentCount: 0,
    rejectedCount: 0,
    attachments: [],
    coverImageId: '',
    externalStorageEnabled: false,
  }
}
