/** The session of whoever holds the phone: how it begins, goes on under another token, and ends. */
import { useClient } from './context.ts'

export type Account = {
  /** What an earlier sign-in gave this device, so that it is known the next time. */
  device(): string | undefined
  /** A session begins; the reader goes to where they wanted to be. */
  enter(session: { readonly token: string; readonly device?: string | undefined }): void
  /** Another such gift: the last one is of no use any more. */
  keepDevice(device: string): void
  /** The same session, under another token. */
  renew(token: string): void
  /** The session has ended by the reader's own wish. */
  leave(): void
}

export function useAccount(): Account {
  return useClient().account
}
