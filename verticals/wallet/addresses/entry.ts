/** An entry of the address book, and how it is sealed. */
import type { MemberId, Millis } from '@evenkeel/kernel'
import type { MemberDesk, Tables } from '@evenkeel/wire/server'
import type { ChainName } from '../core/networks.ts'

export type Entry = {
  readonly id: number
  readonly asset: string
  readonly chain: ChainName
  readonly address: string
  readonly remark: string
  readonly addedAt: Millis
}
export type SealedEntry = Omit<Entry, 'address' | 'remark'> & {
  readonly address: Buffer
  readonly remark: Buffer
}
export type Network = Pick<Entry, 'asset' | 'chain'>

/** What the book is made of. */
export type BookParts = {
  /** Whether an address is one of this exchange: money sent there would only go round. */
  isOurs(chain: ChainName, address: string): Promise<boolean>
  readonly tables: Tables
  readonly desk: () => MemberDesk
  readonly now: () => Millis
  onFailure(error: unknown): void
}

export const aboutAddress = (member: MemberId) => `address book ${member}`
export const aboutRemark = (member: MemberId) => `address remark ${member}`
