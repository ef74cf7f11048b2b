/** Ticket numbers of sewing thread. A ticket is a nominal size: it is compared with the tex, never taken as equal to it. */

/** A metric ticket is three times the metric count of the finished thread. */
const METRIC = 3000
/** A cotton ticket is three times its English count. */
const COTTON = 1771.6

/** The tickets that are made. */
export const TICKETS = [8, 10, 20, 30, 40, 50, 60, 75, 80, 100, 120, 140, 150, 160, 180] as const

export const metricTicket = (tex: number): number => METRIC / tex

export const cottonTicket = (tex: number): number => COTTON / tex

export const texOfTicket = (ticket: number): number => METRIC / ticket

/** The ticket under which thread of this fineness is sold: the nearest of the list. */
export function ticketNominal(tex: number): number {
  const exact = metricTicket(tex)
  const farness = (ticket: number) => Math.abs(Math.log(ticket / exact))
  return TICKETS.reduce<number>((best, ticket) => (farness(ticket) < farness(best) ? ticket : best), TICKETS[0])
}

const WARN_SHARE = 0.25
const ERROR_SHARE = 0.5

/** How wrong ticket and tex are next to each other (TICKET_TEX_DIFFERS); null within what makers call the same. */
export function ticketTexDiffers(ticket: number, tex: number): 'warning' | 'error' | null {
  const nominal = texOfTicket(ticket)
  const share = Math.abs(tex - nominal) / nominal
  if (share > ERROR_SHARE) return 'error'
  return share > WARN_SHARE ? 'warning' : null
}
