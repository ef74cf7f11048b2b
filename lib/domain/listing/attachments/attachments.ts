import { FILE_ROLES, type FileRole } from '@/lib/domain/fields/catalogue/attachments'
import type { FieldValues } from '@/lib/domain/fields/field'
import { ATTACHMENT_FORMATS } from './attachment-formats'

/** The path of every file's URL. */
export const ATTACHMENTS_PATH = '/api/attachments/'

/** Attachments and their limits (reference 5.5); each attachment of a listing. */
export const ATTACHMENT_BYTES_MAX = 20_971_520

export const ATTACHMENT_STATUSES = [
  'selected locally',
  'uploaded internally',
  'pending external-provider setup',
  'rejected with reason',
] as const
export type AttachmentStatus = (typeof ATTACHMENT_STATUSES)[number]

export const UPLOADED: AttachmentStatus = 'uploaded internally'
export const REJECTED: AttachmentStatus = 'rejected with reason'

export const VISIBILITIES = ['buyer', 'private'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** A file of a listing in the domain. */
export interface Attachment {
  id: string
  role: FileRole
  visibility: Visibility
  name: string
  bytes: number
  mime: string
  status: AttachmentStatus
  /** "" unless rejected. */
  reason: string
  /** Whether it is a picture, re-encoded for display. */
  isImage: boolean
}

/** A listing's files. */
export interface ListingFiles {
  /** The oldest first, with rejected ones. */
  attachments: readonly Attachment[]
  /** Whether new files go to an external object store. */
  isStorageExternal: boolean
}

export const NO_FILES: ListingFiles = { attachments: [], isStorageExternal: false }

/** A file of a listing as its readers see it. */
export interface AttachmentView {
  id: string
  name: string
  role: string
  visibility: Visibility
  bytes: number
  mime: string
  status: AttachmentStatus
  /** Of a rejected one. */
  reason?: string
  /** "" for a rejected file: its content is not kept. */
  url: string
}

/** The attachment state (reference 5.5). */
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

/** Widths in pixels of the pictures kept for display. */
export const IMAGE_SIZES = [320, 640, 1280] as const
export type ImageSize = (typeof IMAGE_SIZES)[number]

/** The URL of an attachment; `size` for a picture prepared for display. */
function attachmentUrl(id: string, size?: ImageSize): string {
  return `${ATTACHMENTS_PATH}${id}${size === undefined ? '' : `?size=${size}`}`
}

/** The ids that a listing's values name in this role, in order. */
export function idsOfRole(values: FieldValues, role: string): readonly string[] {
  const ids = values[role]
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : []
}

export function presentAttachment(attachment: Attachment): AttachmentView {
  const { id, name, role, visibility, bytes, mime, status, reason } = attachment
  const isRejected = status === REJECTED
  return {
    id,
    name,
    role,
    visibility,
    bytes,
    mime,
    status,
    ...(isRejected ? { reason } : {}),
    url: isRejected ? '' : attachmentUrl(id),
  }
}

export interface PresentedFiles {
  /** `files` and `files_json` (reference 5.5); what buyers may open, by role. */
  files: Record<string, AttachmentView[]>
  attachmentExperience: AttachmentExperience
  /** Reference 5.5: `[{id, role, name, bytes, mime, status}]`. */
  attachmentMetadataSnapshot: Pick<AttachmentView, 'id' | 'role' | 'name' | 'bytes' | 'mime' | 'status'>[]
  /** The cover, otherwise the first picture of the gallery; "" if buyers can see neither. */
  imageUrl: string
  /** Ids that no buyer may see: left out of the fields of a public record. */
  hiddenIds: ReadonlySet<string>
}

/** Whether buyers may open it: accepted, named by a field, and not private. */
export function isOpenToBuyers(attachment: Attachment, placedIds: ReadonlySet<string>): boolean {
  return attachment.status === UPLOADED && attachment.visibility === 'buyer' && placedIds.has(attachment.id)
}

/** Every id that a file field of these values names. */
export function placedIds(values: FieldValues): ReadonlySet<string> {
  return new Set(FILE_ROLES.flatMap((role) => idsOfRole(values, role)))
}

/**
 * A listing's files as its record shows them (reference 5.5). The owner sees all of them, also rejected, private
 * and unplaced ones; everyone else sees what is open to buyers. Both see the number of rejections.
 */
export function presentFiles(
  values: FieldValues,
  { attachments, isStorageExternal }: ListingFiles,
  { isOwner }: { isOwner: boolean },
): PresentedFiles {
  const placed = placedIds(values)
  const open = new Map(attachments.filter((one) => isOpenToBuyers(one, placed)).map((one) => [one.id, one]))
  const accepted = attachments.filter(({ status }) => status === UPLOADED)
  const shown = isOwner ? attachments : [...open.values()]
  const shownFiles = shown.filter(({ status }) => status === UPLOADED)
  const images = shownFiles.filter(({ isImage }) => isImage).length
  const isSeen = (id: string) => (isOwner ? accepted.some((one) => one.id === id) : open.has(id))
  const cover = idsOfRole(values, 'coverImage')[0] ?? ''
  const picture = [cover, ...idsOfRole(values, 'galleryImages')].find((id) => open.get(id)?.isImage)

  const files: Record<string, AttachmentView[]> = {}
  for (const role of FILE_ROLES) {
    const list = idsOfRole(values, role).flatMap((id) => open.get(id) ?? [])
    if (list.length > 0) files[role] = list.map((one) => ({ ...presentAttachment(one), role }))
  }
  const views = shown.map(presentAttachment)
  return {
    files,
    attachmentExperience: {
      ...emptyAttachmentExperience(),
      imageCount: images,
      documentCount: shownFiles.length - images,
      rejectedCount: attachments.length - accepted.length,
      attachments: views,
      coverImageId: isSeen(cover) ? cover : '',
      externalStorageEnabled: isStorageExternal,
    },
    attachmentMetadataSnapshot: views.map(({ id, role, name, bytes, mime, status }) => ({
      id,
      role,
      name,
      bytes,
      mime,
      status,
    })),
    imageUrl: picture === undefined ? '' : attachmentUrl(picture, 320),
    hiddenIds: new Set([...placed].filter((id) => !open.has(id))),
  }
}

/** The state of a listing that never had a file. */
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
