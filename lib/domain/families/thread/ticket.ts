/** Ticket numbers of sewing thread. A ticket is a nominal size: it is compared with the tex, never taken as equal to it. */

/** A metric ticket is three times the metric count of the finished thread. */
const METRIC = 3000
/** A cotton ticket is three times its English count. */
const COTTON = 1771.6

/** The tickets that are made. */
export const TICKETS = [8, 10, 20, 25, 30, 36, 40, 50, 60, 75, 80, 100, 120, 140, 150, 160, 180] as const

export const metricTicket = (tex: number): number => METRIC / tex

export const texOfTicket = (ticket: number): number => METRIC / ticket

const texOfCottonTicket = (ticket: number): number => COTTON / ticket

/** Trade practice: tex 27 is ticket 111 by its weight and sold as 120, and so is 40/2; tex 18 is sold as 180. */
const SOLD_AS = [
  { ticket: 120, texMin: 24, texMax: 29.6 },
  { ticket: 180, texMin: 16, texMax: 18 },
] as const

/** The ticket under which thread of this fineness is sold: by trade practice, else the nearest of the list. */
export function ticketNominal(tex: number): number {
  const sold = SOLD_AS.find(({ texMin, texMax }) => tex >= texMin && tex <= texMax)
  if (sold) return sold.ticket
  const exact = metricTicket(tex)
  const farness = (ticket: number) => Math.abs(Math.log(ticket / exact))
  return TICKETS.reduce<number>((best, ticket) => (farness(ticket) < farness(best) ? ticket : best), TICKETS[0])
}

const WARN_SHARE = 0.25
const ERROR_SHARE = 0.5

/**
 * The tex that a ticket stands for. Cotton thread has metric and cotton tickets: the one nearer to the stated tex is
 * meant.
 */
export function texMeant(
  ticket: number,
  tex: number,
  isCotton: boolean,
): { kind: 'metric' | 'cotton'; nominal: number } {
  const metric = { kind: 'metric', nominal: texOfTicket(ticket) } as const
  const cotton = { kind: 'cotton', nominal: texOfCottonTicket(ticket) } as const
  return isCotton && apart(tex, cotton.nominal) < apart(tex, metric.nominal) ? cotton : metric
}

const apart = (tex: number, nominal: number): number => Math.abs(tex - nominal) / nominal

/** How wrong ticket and tex are next to each other (TICKET_TEX_DIFFERS); null within what makers call the same. */
export function ticketTexDiffers(ticket: number, tex: number, isCotton = false): 'warning' | 'error' | null {
  const share = apart(tex, texMeant(ticket, tex, isCotton).nominal)
  if (share > ERROR_SHARE) return 'error'
  return share > WARN_SHARE ? 'warning' : null
}
