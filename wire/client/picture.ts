/** Fetches a picture that the exchange shows in one session alone. */
import { NotSignedIn, Unreachable } from './failures.ts'

type Asking = {
  /** Where calls begin: the picture lies at the same place. */
  readonly base: string
  readonly token: string | undefined
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
}

/** A token is never sent elsewhere, whatever a link says. */
const OWN = /^\/[^/\\]/

export async function fetchPicture(
  link: string,
  { base, token, timeoutMs, signal }: Asking,
): Promise<Blob> {
  if (token === undefined) throw new NotSignedIn(link)
  if (!OWN.test(link)) throw new Unreachable('the link leads elsewhere')
  const deadline = AbortSignal.timeout(timeoutMs)
  const either = signal === undefined ? deadline : AbortSignal.any([deadline, signal])
  try {
    const init = { headers: { token }, cache: 'no-store', redirect: 'error' } as const
    const url = URL.canParse(base) ? new URL(link, base) : link
    const answer = await fetch(url, { ...init, signal: either })
    if (answer.ok) return await answer.blob()
  } catch (error) {
    signal?.throwIfAborted()
    throw new Unreachable('no picture came', { cause: error })
  }
  throw new Unreachable('the link is over')
}
