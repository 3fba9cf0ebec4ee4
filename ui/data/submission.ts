/** One submission at a time, under one key for as long as its outcome is not known. */
import { type Answer, type AnyCall, REFUSED, type Sent } from '@evenkeel/wire'
import { type Client, NotSignedIn, newKey, Refused, Unreachable } from '@evenkeel/wire/client'

/** `unknown`: it may have been carried out; sending the same again is safe and finds out. */
export type Outcome<C extends AnyCall> =
  | { readonly type: 'done'; readonly answer: Answer<C> }
  | { readonly type: 'refused'; readonly message: string; readonly reason: string | undefined }
  | { readonly type: 'unknown' }
  | { readonly type: 'busy' }
  /** It was not sent; the visitor is asked to sign in. */
  | { readonly type: 'notSignedIn' }

export type Submission<C extends AnyCall> = {
  submit(input: Sent<C>): Promise<Outcome<C>>
}

/** The codes that end a request: refused by the exchange, malformed, or its key used for another. */
const DECIDED: readonly number[] = [REFUSED, 400, 409]

export function createSubmission<C extends AnyCall>(
  client: Client,
  definition: C,
  onBusy: (busy: boolean) => void,
): Submission<C> {
  let busy = false
  let open: { readonly input: string; readonly key: string } | undefined

  async function send(input: Sent<C>): Promise<Outcome<C>> {
    const written = JSON.stringify(input)
    if (open?.input !== written) open = { input: written, key: newKey() }
    try {
      const answer = await client.call(definition, input, { key: open.key })
      open = undefined
      return { type: 'done', answer }
    } catch (error) {
      if (error instanceof Unreachable) return { type: 'unknown' }
      if (error instanceof NotSignedIn) return { type: 'notSignedIn' }
      if (!(error instanceof Refused)) throw error
      // Any other answer says nothing about an earlier send whose answer was lost: the key stays.
      if (DECIDED.includes(error.code)) open = undefined
      return { type: 'refused', message: error.message, reason: error.reason }
    }
  }

  return {
    async submit(input) {
      // The second tap arrives before the screen has been drawn again.
      if (busy) return { type: 'busy' }
      busy = true
      onBusy(true)
      try {
        return await send(input)
      } finally {
        busy = false
        onBusy(false)
      }
    },
  }
}
