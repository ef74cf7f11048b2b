/** The largest number that an integer column of the database holds: every whole number of a request is at most this. */
export const INTEGER_MAX = 2_147_483_647
