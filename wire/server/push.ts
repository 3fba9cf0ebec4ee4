/** Telling what is no part of the journal: a member on every socket that they have open, or everybody. */
import type { MemberId, Realm } from '@evenkeel/kernel'
import type { Channel, Published } from '../channel.ts'

/** Of one realm, where it is named: the member's sockets in the other hear nothing. */
export type Push = <C extends Channel>(
  channel: C,
  member: MemberId,
  data: Published<C>,
  realm?: Realm,
) => void

/** Tells everybody who is connected, signed in or not. */
export type PushToAll = <C extends Channel>(channel: C, data: Published<C>) => void
