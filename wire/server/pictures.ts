/** Pictures that members send and look at, as far as the server asks whoever keeps them. */
import type { MemberId, Refused } from '@evenkeel/kernel'
import type { Caller } from './handle.ts'

/** From the first byte that is read until the picture is kept or refused. */
export type Visit = {
  /** Takes so many more bytes of memory; or there is no room for them. */
  hold(bytes: number): boolean
  /** Gives all back. What never came whole counts as a picture of no use. */
  leave(came: 'whole' | 'broken'): void
}

export type Pictures = {
  /** Lets a member send a picture, before any of it is read; who was let in says what they hold, and when they are through. */
  enter(member: MemberId, address: string): Promise<Visit | Refused>
  /** The same of an operator, who writes to a member. */
  enterOperator(operator: number, address: string): Promise<Visit | Refused>
  /** The picture of a link that was made for this caller, while it is good. */
  show(link: string, caller: Caller): Promise<Buffer | undefined>
  /** The picture of a link that was made for this operator, marked with who looks, and the look is written down. */
  showTo(operator: string, link: string): Promise<ShownPicture | 'busy' | undefined>
}

/** `about` is the case that is the reason for the look: `deposit 7`. */
export type ShownPicture = { readonly picture: Buffer; readonly about: string }
