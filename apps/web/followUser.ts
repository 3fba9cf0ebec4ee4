/** Who is signed in: read with every new connection, and again when something happened to the account. */
import { eventsChannel, getUserInfo } from '@evenkeel/verticals/members/contract/account.ts'
import type { Client, Stream } from '@evenkeel/wire/client'
import type { UserInfo } from './session.ts'

type Options = {
  readonly client: Client
  readonly stream: Stream
  signedIn(): boolean
  onUser(user: UserInfo): void
}

/** Answers how to read it once more. */
export function followUser({ client, stream, signedIn, onUser }: Options): () => void {
  let asked = 0
  async function read(): Promise<void> {
    if (!signedIn()) return
    const nth = ++asked
    // What the end of a session answers is not for whoever comes next.
    const user = await client.call(getUserInfo, {}).catch(() => undefined)
    if (user !== undefined && nth === asked && signedIn()) onUser(user)
  }
  stream.onResume(() => void read())
  stream.subscribe(eventsChannel, () => void read())
  return () => void read()
}
