/** The ways in which a call ends without its answer. */

/** The exchange answered, and the answer was no. The message is in the member's language. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: number
  /** The refusal's stable name, where the exchange gave one. */
  readonly reason: string | undefined

  constructor(message: string, code: number, reason?: string) {
    super(message)
    this.code = code
    this.reason = reason
  }
}

/** No answer came: whether the call was carried out is not known. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** The call is for members, and nobody is signed in: it was not sent. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn'
}
