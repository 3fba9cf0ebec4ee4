/** What the shell knows at a moment, and what it can do. */
import type { Account, Feeds, Pairs } from '@evenkeel/ui'
import type { getConfig } from '@evenkeel/verticals/support/contract/site.ts'
import type { Answer } from '@evenkeel/wire'
import type { Client, Stream, StreamState } from '@evenkeel/wire/client'
import type { Appearance, Look } from './appearance.ts'
import type { Router } from './router.ts'
import type { UserInfo } from './session.ts'

export type SiteConfig = Answer<typeof getConfig>

/** What is asked over whatever page there is. */
export type ShellDialog =
  /** A visitor tried what is for members. */
  | { readonly about: 'signIn' }
  /** A member in the demo realm tried a place that is on the real one alone. */
  | { readonly about: 'realOnly'; readonly address: string }
  /** Over to the other realm, on the page where one stands. */
  | { readonly about: 'switch' }
  /** A choice among the reader's own settings, or whether to sign out. */
  | { readonly about: 'setting'; readonly which: 'language' | 'upDown' | 'signOut' }

export type ShellState = Look & {
  /** Grows with every change of the session: what one member read is not shown to the next. */
  readonly visit: number
  readonly signedIn: boolean
  readonly demo: boolean
  /** How often the realm has become another since this page was loaded, or by loading it. */
  readonly realmChanges: number
  /** Who is signed in, as far as that is known. */
  readonly user: UserInfo | undefined
  /** True when the token that was brought last is not, or no longer, good. */
  readonly refused: boolean
  readonly asked: ShellDialog | undefined
  readonly menuOpen: boolean
  readonly connection: StreamState
  /** What the operator has set; `undefined` until it is here, or where it could not be had. */
  readonly config: SiteConfig | undefined
}

export type Shell = Omit<Appearance, 'look'> & {
  readonly router: Router
  readonly client: Client
  readonly stream: Stream
  readonly feeds: Feeds
  readonly pairs: Pairs
  readonly account: Account
  /** Resolves when it is known whether the site is under maintenance, or cannot be. */
  readonly ready: Promise<void>
  /** Resolves when it is known whether this place is for the realm that is open. */
  mayOpen(path: string): Promise<void>
  state(): ShellState
  subscribe(listener: () => void): () => void
  /** Takes a token, or a link that has one in it. */
  enter(pasted: string): void
  /** Ends the session here and at the server. */
  signOut(): void
  /** Reads who is signed in once more: what they did themselves is told by nobody. */
  readUser(): void
  /** Goes over to the other realm, with everything read anew; rejects when it cannot. */
  switchRealm(address?: string): Promise<void>
  ask(asked: ShellDialog | undefined): void
  /** To a place; one that this realm has not is asked about, and the reader stays where they are. */
  go(address: string): void
  /** To the sign-in page, and back here afterwards. */
  toSignIn(): void
  openMenu(open: boolean): void
}
