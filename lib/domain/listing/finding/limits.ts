/** How much one read of listings gives, how long a search and the name of a saved one may be, and how many are saved. */
export const LIMITS = { limitDefault: 24, limitMax: 100, searchMax: 200, searchNameMax: 60, searchesMax: 50 } as const
