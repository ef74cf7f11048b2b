import { lostUpdate } from './m06-lost-update'
import type { Trial } from './trial'

/** In the order in which they run: what kills processes comes last in its own process. */
export const programme: readonly Trial[] = [lostUpdate]
