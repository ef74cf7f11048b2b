/** How much one read of listings gives, and how long a search and the name of a saved one may be. */
export const LIMITS = { limitDefault: 24, limitMax: 100, searchMax: 200, searchNameMax: 60 } as const
