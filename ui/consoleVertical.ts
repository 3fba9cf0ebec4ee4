/** What a vertical brings to the operator's console: each `verticals/X/console.ts` is one of these, apart from what members load. */
import type { OperatorPolicy, OperatorRole, Texts } from '@evenkeel/wire'
import type { Client } from '@evenkeel/wire/client'
import type { ComponentType } from 'react'
import type { IconName } from './kit/Icon.tsx'

/** `Key`: the keys of its `names`, so that what it is called exists in every language. */
export type ConsoleVertical<Key extends string = string> = {
  /** What the navigation says of it. */
  readonly names?: Texts
  /** By their address: `/members/:uid`. */
  readonly pages: Readonly<Record<string, ConsolePage<Key>>>
  /** What it shows on pages of others. */
  readonly panels?: {
    readonly member?: readonly MemberPanel[]
    /** By the name of a group of terms. */
    readonly terms?: Readonly<Record<string, TermsPanel>>
    /** What is wrong with terms, by the name of their group: asked while they are typed. */
    readonly checks?: Readonly<Record<string, TermsCheck>>
  }
  /** What is found by its name, from anywhere: such as members. */
  readonly search?: ConsoleSearch<Key>
  /** What waits on its pages: a count beside their names in the navigation. */
  readonly counts?: ConsoleCounts
  /** How operators come in. One vertical brings it. */
  readonly access?: ConsoleAccess
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
  /** It shows panels that verticals bring: their texts come with its own. */
  readonly panels?: 'member' | 'terms'
  load(): Promise<{ readonly default: ComponentType }>
}

/** A part of the page about a member, brought by the vertical that knows it. */
export type MemberPanel = {
  readonly order: number
  readonly texts: readonly Texts[]
  load(): Promise<{ readonly default: ComponentType<MemberPanelProps> }>
}

export type MemberPanelProps = {
  readonly uid: string
  readonly realm: 'real' | 'demo'
}

/** What terms would come to, beside the form that proposes them and the question whether they are approved. */
export type TermsPanel = {
  readonly texts: readonly Texts[]
  load(): Promise<{ readonly default: ComponentType<TermsPanelProps> }>
}

export type TermsPanelProps = {
  /** What they are the terms of. */
  readonly id: string
  /** As they are in the form, whole or not. */
  readonly values: Readonly<Record<string, string>>
}

export type TermsCheck = {
  readonly texts: readonly Texts[]
  load(): Promise<{ readonly default: CheckTerms }>
}

/** By the rules of the vertical's own core; asked only of values that can be read. */
export type CheckTerms = (values: TermsPanelProps['values']) => readonly TermsWarning[]

export type TermsWarning = {
  readonly field: string
  /** Of a list: which of its rows, counted from 0. */
  readonly row?: number
  /** The key of what is said there. */
  readonly text: string
}

export type ConsoleSearch<Key extends string = string> = {
  readonly operators: OperatorPolicy
  readonly title: Key
  find(client: Client, typed: string, signal: AbortSignal): Promise<readonly ConsoleFound[]>
}

export type ConsoleCounts = {
  readonly operators: OperatorPolicy
  /** It is read again when one of these has changed. */
  readonly topics: readonly string[]
  /** How many wait, by the address of the page. */
  read(client: Client, signal: AbortSignal): Promise<Readonly<Record<string, number>>>
}

export type ConsoleFound = {
  readonly id: string
  readonly label: string
  readonly detail?: string
  /** Where it leads. */
  readonly path: string
}

export type ConsoleMe = {
  readonly id: string
  readonly name: string
  readonly role: OperatorRole
}

export type ConsoleAccess = {
  /** The page that whoever is not signed in is sent to. */
  readonly signIn: string
  /** The stream of what changes, below `/api/`. */
  readonly follow: string
  /** What the dialog below says. */
  readonly texts: readonly Texts[]
  isSandbox(client: Client): Promise<boolean>
  /** Who is signed in. Asked again, it also keeps the session from ending for want of use. */
  me(client: Client): Promise<ConsoleMe>
  signOut(client: Client): Promise<unknown>
  /** Asks for the second factor again. */
  loadStepUp(): Promise<{ readonly default: ComponentType<StepUpProps> }>
}

export type StepUpProps = {
  readonly open: boolean
  /** It was shown: what was refused without it is sent again. */
  onDone(): void
  /** It was not: what was refused stays so. */
  onClose(): void
}
