/** How a seller reaches the operator. "" or null: not configured. */
export interface OperatorContact {
  email: string
  phone: string
  /** Within how many working days plan requests are answered. */
  answerDays: number | null
}
