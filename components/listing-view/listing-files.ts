import type { AttachmentView } from '@/lib/domain/listing/attachments/attachments'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'

export interface Picture {
  id: string
  name: string
  /** The address without a size; add `?size=` for a display size. */
  url: string
}

export interface ListingDocument {
  id: string
  name: string
  /** "PDF", "XLSX". */
  type: string
  /** "1.2 MB". */
  size: string
  role: string
  url: string
}

const PICTURE_ROLES: readonly string[] = ['coverImage', 'galleryImages']

/** The pictures that this reader may see, cover first. */
export function picturesOf({ attachmentExperience }: ListingRecord): Picture[] {
  const { attachments, coverImageId } = attachmentExperience
  return attachments
    .filter((file) => isOpen(file) && isPicture(file))
    .sort((a, b) => Number(b.id === coverImageId) - Number(a.id === coverImageId))
    .map(({ id, name, url }) => ({ id, name, url }))
}

/** The documents that this reader may open, in the seller's order. */
export function documentsOf({ attachmentExperience }: ListingRecord): ListingDocument[] {
  return attachmentExperience.attachments
    .filter((file) => isOpen(file) && !isPicture(file))
    .map(({ id, name, bytes, role, url }) => ({ id, name, type: typeOf(name), size: sizeText(bytes), role, url }))
}

function isOpen({ visibility, url }: AttachmentView): boolean {
  return visibility === 'buyer' && url !== ''
}

function isPicture({ mime, role }: AttachmentView): boolean {
  return PICTURE_ROLES.includes(role) && mime.startsWith('image/')
}

function typeOf(name: string): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]
  return ending ? ending.toUpperCase() : 'File'
}

/** A file size such as "640 kB" or "1.2 MB". */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
