/** How long a verification code is good: it is not sent later, and its message says so. */
export const CODE_LASTS_MS = 10 * 60_000
