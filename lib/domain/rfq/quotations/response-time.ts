/** How long a seller usually takes to answer, read off what happened: nobody writes it. */
export interface AnswerTime {
  /** The median: as many answers came sooner as later. */
  medianMinutes: number
  answers: number
}

/** By seller; who has not answered often enough is not there. */
export type AnswerTimes = Readonly<Record<string, AnswerTime>>

/** Fewer answers say nothing of the next. */
export const ANSWERS_LEAST = 5
/** What was asked longer ago does not count. */
export const ANSWER_DAYS = 90

const HOUR = 60
const DAY = 24 * HOUR

/** "within 3 hours": rounded up, so that it promises no more than it saw. */
export function answerTimeWords({ medianMinutes }: Pick<AnswerTime, 'medianMinutes'>): string {
  if (medianMinutes <= HOUR) return 'within an hour'
  if (medianMinutes <= DAY) return `within ${Math.ceil(medianMinutes / HOUR)} hours`
  return `within ${Math.ceil(medianMinutes / DAY)} days`
}

/** What it rests on. */
export function answerTimeBasis({ answers }: Pick<AnswerTime, 'answers'>): string {
  return `median of ${answers} answers in ${ANSWER_DAYS} days`
}
