/** Telling a member what is no part of the journal, on every socket that they have open. */
import type { MemberId } from '@evenkeel/kernel'
import type { Channel, Published } from '../channel.ts'

export type Push = <C extends Channel>(channel: C, member: MemberId, data: Published<C>) => void
