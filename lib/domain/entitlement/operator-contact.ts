/** How a seller reaches the operator. "" or null: not configured. */
export interface OperatorContact {
  email: string
  phone: string
  /** Within how many working days plan requests are answered. */
  answerDays: number | null
}

/** "Write to a@b.example or call +91 ..."; "" where neither is configured. */
export function howToReach({ email, phone }: OperatorContact): string {
  if (email && phone) return `Write to ${email} or call ${phone}.`
  if (email) return `Write to ${email}.`
  return phone ? `Call ${phone}.` : ''
}
