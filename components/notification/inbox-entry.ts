/** One notification as the API returns it. */
export interface InboxEntry {
  number: number
  type: string
  title: string
  body: string
  link: string
  subject: { type: string; id: string }
  at: string
  isRead: boolean
}

export interface InboxPage {
  notifications: InboxEntry[]
  unread: number
  page: { limit: number; nextCursor: string | null }
}
