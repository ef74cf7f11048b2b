import type { AttachmentView } from '@/lib/domain/listing/attachments/attachments'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'

export interface Picture {
  id: string
  name: string
  /** The address without a size; display sizes are asked for by `?size=`. */
  url: string
}

export interface Paper {
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

/** The pictures that a reader may see, the cover first. */
export function picturesOf({ attachmentExperience }: ListingRecord): Picture[] {
  const { attachments, coverImageId } = attachmentExperience
  return attachments
    .filter((file) => isOpen(file) && isPicture(file))
    .sort((a, b) => Number(b.id === coverImageId) - Number(a.id === coverImageId))
    .map(({ id, name, url }) => ({ id, name, url }))
}

/** The papers that a reader may open, in the order in which they were given. */
export function papersOf({ attachmentExperience }: ListingRecord): Paper[] {
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

/** Bytes as people read them: "640 kB", "1.2 MB". */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
