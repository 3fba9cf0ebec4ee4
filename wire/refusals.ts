/** What the platform itself may answer instead of a result, whatever the call. */

/** Each with its code in the envelope and its HTTP status. A refusal of a core is 0 and 200. */
export const platformRefusals = {
  badRequest: { code: 400, status: 400 },
  keyMissing: { code: 400, status: 400 },
  notLoggedIn: { code: 401, status: 401 },
  sessionExpired: { code: 4001, status: 401 },
  notAllowed: { code: 403, status: 403 },
  demoNotAllowed: { code: 403, status: 403 },
  stepUpNeeded: { code: 403, status: 403 },
  notFound: { code: 404, status: 404 },
  tooLarge: { code: 413, status: 413 },
  tooManyRequests: { code: 429, status: 429 },
  keyReused: { code: 409, status: 200 },
  keyExpired: { code: 409, status: 200 },
  keyFromFuture: { code: 409, status: 200 },
  tooManyKeys: { code: 429, status: 429 },
  deadlinePassed: { code: 503, status: 503 },
  exchangeBusy: { code: 503, status: 503 },
  decisionFailed: { code: 422, status: 200 },
  fieldUnreadable: { code: 422, status: 200 },
  historyBehind: { code: 503, status: 503 },
  cancelOnly: { code: 423, status: 200 },
  exchangeFrozen: { code: 423, status: 200 },
  maintenance: { code: 423, status: 200 },
  withdrawalsFrozen: { code: 423, status: 200 },
  marketHalted: { code: 423, status: 200 },
  marketDelisted: { code: 423, status: 200 },
  approvalNeeded: { code: 423, status: 200 },
  operatorNotEnrolled: { code: 403, status: 200 },
  operatorTooNew: { code: 423, status: 200 },
  serverError: { code: 500, status: 500 },
} as const

export type PlatformRefusal = keyof typeof platformRefusals
