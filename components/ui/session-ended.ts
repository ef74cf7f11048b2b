/** What a person whose session has ended reads. FormProblem adds the link to sign in. */
export const SESSION_ENDED = 'Your session has ended. Sign in again in another tab, then try again here.'
