/** How long a seller usually takes to respond, measured from past requests. */
export interface ResponseTime {
  /** The median: half of the responses were faster. */
  medianMinutes: number
  answers: number
}

/** By seller; sellers with too few responses are missing. */
export type ResponseTimes = Readonly<Record<string, ResponseTime>>

/** Fewer responses do not predict the next one. */
export const RESPONSES_MIN = 5
/** Older requests do not count. */
export const RESPONSE_DAYS = 90

const HOUR = 60
const DAY = 24 * HOUR

/** "within 3 hours": rounded up, so that it does not promise too much. */
export function responseTimeWords({ medianMinutes }: Pick<ResponseTime, 'medianMinutes'>): string {
  if (medianMinutes <= HOUR) return 'within an hour'
  if (medianMinutes <= DAY) return `within ${Math.ceil(medianMinutes / HOUR)} hours`
  return `within ${Math.ceil(medianMinutes / DAY)} days`
}

/** What the figure is based on. */
export function responseTimeBasis({ answers }: Pick<ResponseTime, 'answers'>): string {
  return `median of ${answers} responses in ${RESPONSE_DAYS} days`
}
