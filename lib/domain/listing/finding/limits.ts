/** How much one read of listings gives, and how long a search may be. */
export const LIMITS = { limitDefault: 24, limitMax: 100, searchMax: 200 } as const
