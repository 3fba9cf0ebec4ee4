/** Makes the calls of the contracts: one envelope, one timeout, one retry where it is safe. */
import type { Answer, AnyCall, Sent } from '../call.ts'
import {
  type ChannelNews,
  type Envelope,
  isEnvelope,
  KEY_HEADER,
  NEWS_HEADER,
  SESSION_CODES,
  SUCCESS,
  TIMEOUT_MS,
} from '../envelope.ts'
import type { Language } from '../language.ts'
import type { AnyOperatorCall } from '../operatorCall.ts'
import { type Download, download } from './download.ts'
import { NotSignedIn, Refused, Unreachable } from './failures.ts'
import { newKey, noteServerTime } from './key.ts'
import { fetchPicture } from './picture.ts'
import { upload } from './upload.ts'

const RETRY_PAUSE_MS = 250

export type ClientOptions = {
  /** Where the paths of calls begin. */
  readonly base?: string
  token(): string | undefined
  language(): Language
  /** The token that a call was made with is no longer good. */
  onSessionEnd(): void
  /** A visitor made a call that is for members. */
  onSignInNeeded?(): void
  /** What a call that moves money has changed, before its answer is handed out; nothing when that is not known. */
  onNews?(news: readonly ChannelNews[] | undefined): void
  readonly timeoutMs?: number
}

export type CallOptions = {
  /** The key of a submission that was sent before; a new one when it is not given. */
  readonly key?: string
  readonly signal?: AbortSignal
}

export type Client = {
  /** Rejects with `Refused`, `Unreachable` or `NotSignedIn`, and with the signal's reason when it is aborted. */
  call<C extends AnyCall>(definition: C, input: Sent<C>, options?: CallOptions): Promise<Answer<C>>
  /** Makes a call that takes a file; rejects as `call` does. */
  upload<C extends AnyCall>(
    definition: C,
    file: File,
    onProgress?: (share: number) => void,
    input?: Readonly<Record<string, string>>,
  ): Promise<Answer<C>>
  /** Makes a call that gives a file; rejects as `call` does. */
  download<C extends AnyCall>(
    definition: C,
    input: Sent<C>,
    options?: Pick<CallOptions, 'signal'>,
  ): Promise<Download>
  /** A picture of the member's own, by its link; rejects as `call` does. */
  picture(link: string, signal?: AbortSignal): Promise<Blob>
}

export function createClient(options: ClientOptions): Client {
  const { base = '/api/', timeoutMs = TIMEOUT_MS } = options
  const newsWish: Record<string, string> =
    options.onNews === undefined ? {} : { [NEWS_HEADER]: '1' }

  function tokenFor(definition: AnyCall): string | undefined {
    const token = options.token()
    if (token !== undefined || isForAnybody(definition)) return token
    options.onSignInNeeded?.()
    throw new NotSignedIn(definition.path)
  }

  const headersWith = (token: string | undefined) => ({
    ...(token === undefined ? {} : { token }),
    'accept-language': options.language(),
  })

  /** An answer to an older token says nothing about the session that has begun since. */
  function refusedWith({ msg, code, reason }: Envelope, token: string | undefined): Refused {
    if (SESSION_CODES.includes(code) && options.token() === token) options.onSessionEnd()
    return new Refused(msg, code, reason)
  }

  async function call<C extends AnyCall>(
    definition: C,
    input: Sent<C>,
    { key, signal }: CallOptions = {},
  ): Promise<Answer<C>> {
    const token = tokenFor(definition)
    const request = requestOf(base, definition, input, {
      ...headersWith(token),
      ...(definition.keyed ? { [KEY_HEADER]: key ?? newKey(), ...newsWish } : {}),
    })
    // A repeat of a GET changes nothing, and one of a keyed call gets the first answer.
    const repeatable = definition.keyed || definition.method === 'GET'
    const envelope = await send(request, timeoutMs, signal).catch(async (error) => {
      if (!repeatable || !(error instanceof Unreachable)) throw error
      await pause(RETRY_PAUSE_MS)
      signal?.throwIfAborted()
      return send(request, timeoutMs, signal)
    })
    if (envelope.code === SUCCESS) {
      // What another session changed is no news to this one.
      if (definition.keyed && options.token() === token) options.onNews?.(envelope.news)
      return envelope.data as Answer<C>
    }
    throw refusedWith(envelope, token)
  }

  return {
    call,
    upload(definition, file, onProgress = () => undefined, input = {}) {
      const { onSessionEnd } = options
      const [token, language] = [options.token(), options.language()]
      return upload(definition, file, { base, token, language, onSessionEnd, onProgress, input })
    },
    async download(definition, input, { signal } = {}) {
      const token = tokenFor(definition)
      const headers = headersWith(token)
      const { url } = requestOf(base, definition, input, headers)
      const came = await download(url, { headers, timeoutMs, signal })
      if ('file' in came) return came
      throw refusedWith(came, token)
    },
    picture: (link, signal) =>
      fetchPicture(link, { base, token: options.token(), timeoutMs, signal }),
  }
}

/** Before a sign-in there is no token: of members, and of operators at their own door. */
function isForAnybody(definition: AnyCall & Partial<Pick<AnyOperatorCall, 'operators'>>): boolean {
  return definition.policy === 'public' || definition.operators === 'anybody'
}

type Prepared = { readonly url: string; readonly init: RequestInit }

function requestOf(
  base: string,
  { method, path }: AnyCall,
  input: Readonly<Record<string, unknown>>,
  headers: Record<string, string>,
): Prepared {
  const url = base + path
  if (method === 'POST') {
    const body = JSON.stringify({ ...input, random: random() })
    return {
      url,
      init: { method, headers: { ...headers, 'content-type': 'application/json' }, body },
    }
  }
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return { url: query === '' ? url : `${url}?${query}`, init: { method, headers } }
}

/** Anything but an envelope is no answer: a proxy's error page says nothing about the call. */
async function send(request: Prepared, timeoutMs: number, signal?: AbortSignal): Promise<Envelope> {
  const deadline = AbortSignal.timeout(timeoutMs)
  const either = signal === undefined ? deadline : AbortSignal.any([deadline, signal])
  try {
    const response = await fetch(request.url, {
      ...request.init,
      cache: 'no-store',
      signal: either,
    })
    noteServerTime(response.headers.get('date'))
    const answer: unknown = await response.json()
    if (isEnvelope(answer)) return answer
  } catch (error) {
    signal?.throwIfAborted()
    throw new Unreachable('no answer came', { cause: error })
  }
  throw new Unreachable('the answer is not from the exchange')
}

/** The spec's field of a POST: a hex colour and the time. */
function random(): string {
  const colour = newKey().slice(-6)
  return `#${colour}${Date.now()}`
}

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs))
}
