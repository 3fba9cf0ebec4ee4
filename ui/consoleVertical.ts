/** What a vertical brings to the operator's console: each `verticals/X/console.ts` is one of these, apart from what members load. */
import type { OperatorPolicy, Texts } from '@evenkeel/wire'
import type { ComponentType } from 'react'
import type { IconName } from './kit/Icon.tsx'

/** `Key`: the keys of its `names`, so that what it is called exists in every language. */
export type ConsoleVertical<Key extends string = string> = {
  /** What the navigation says of it. */
  readonly names?: Texts
  /** By their address: `/members/:uid`. */
  readonly pages: Readonly<Record<string, ConsolePage<Key>>>
}

export type ConsolePage<Key extends string = string> = {
  /** Who finds it; its calls have policies of their own. */
  readonly operators: OperatorPolicy
  readonly name: Key
  /** In the navigation; a page without one is reached from another. */
  readonly entry?: {
    readonly group: 'work' | 'members' | 'money' | 'configuration' | 'system'
    readonly icon: IconName
    readonly order: number
  }
  /** What it says, fetched beside it. */
  readonly texts?: readonly Texts[]
  load(): Promise<{ readonly default: ComponentType }>
}
