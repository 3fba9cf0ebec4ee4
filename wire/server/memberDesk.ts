/** What other verticals ask about members, of whoever keeps them. */
import type { MemberId, Millis, Refused } from '@evenkeel/kernel'
import type { Language } from '../language.ts'
import type { Caller, Origin } from './handle.ts'

/** Not verified, or how far. */
export type VerificationLevel = 'none' | 'basic' | 'advanced'

export type TransactionProof = { readonly password: string; readonly totp?: string | undefined }
export const transactionProofRefusals = [
  'transactionPasswordWrong',
  'transactionPasswordExhausted',
  'transactionPasswordNotSet',
  'secondFactorWrong',
  'tooManyAttempts',
  'accountsBusy',
] as const
export type TransactionProofRefusal = (typeof transactionProofRefusals)[number]

/** A code that confirms one thing, sent where the member is reached. */
export type ConfirmingCode = {
  readonly ticket: string
  readonly expiresInMs: Millis
  readonly againInMs: Millis
  /** Only where nothing can be sent. */
  readonly sandboxCode?: string | undefined
}
/** What it confirms, to the letter; and the same in words, for the message. */
export type CodeWish = {
  readonly about: string
  readonly words: string
  readonly language: Language
}
export type GivenCode = {
  readonly about: string
  readonly ticket: string
  readonly code: string
}
/** A right code, used up unless it is kept: what else came with it was refused. */
export type TakenCode = { keep(): void }

export type MemberGuards = {
  readonly hasTransactionPassword: boolean
  readonly hasSecondFactor: boolean
  /** Withdrawals go to addresses of the address book alone. */
  readonly isAllowListed: boolean
  /** No withdrawal before this moment. */
  readonly heldUntil: Millis | undefined
  /** Where codes are sent to, masked; nothing where the member cannot be reached. */
  readonly codeTo: string | undefined
}

/** What a message says. */
type NoticeTexts = {
  readonly subject: string
  readonly body: string
  /** The same in one line. */
  readonly short: string
}
/** A message to a member, in the member's own language. */
export type MemberNotice = (language: Language) => Promise<NoticeTexts>
/** A mail, which may have lines below its body. */
export type MemberMail = (
  language: Language,
) => Promise<NoticeTexts & { readonly lines?: readonly string[] }>

export type MemberDesk = {
  /** That it is the member: the transaction password, and the second factor where it is on. Wrong ones count. */
  prove(
    caller: Caller,
    proof: TransactionProof,
    from: Origin,
  ): Promise<Refused<TransactionProofRefusal> | undefined>
  sendCode(
    member: MemberId,
    wish: CodeWish,
  ): Promise<ConfirmingCode | Refused<'contactNeeded' | 'codeSentJustNow' | 'tooManyCodes'>>
  /** `other` for one that was sent for something else; wrong ones count. */
  takeCode(member: MemberId, given: GivenCode): Promise<TakenCode | 'wrong' | 'other'>
  /** Runs work while the account is neither frozen nor erased, and never beside its erasure; nothing otherwise. */
  whileActive<Outcome>(member: MemberId, work: () => Promise<Outcome>): Promise<Outcome | undefined>
  levelOf(member: MemberId): Promise<VerificationLevel>
  guardsOf(member: MemberId): Promise<MemberGuards>
  languageOf(member: MemberId): Promise<Language>
  /** By mail or SMS, if the member can be reached; and, of a kind of notification that is named, wants it at once. */
  notify(member: MemberId, notice: MemberNotice, kind?: string): Promise<void>
  /** By mail alone; false for who has no e-mail address. */
  mail(member: MemberId, mail: MemberMail): Promise<boolean>
  /** Claims a picture that the member has uploaded for something; false, if there is none, or it is used. */
  usePicture(member: MemberId, name: string, usedFor: string): Promise<boolean>
  /** Takes a picture that an operator sends to the member: drawn anew and sealed like the member's own. */
  keepPicture(
    member: MemberId,
    bytes: Buffer,
    operator: number,
  ): Promise<{ readonly name: string } | Refused<'imageFailed' | 'tooManyUploads' | 'uploadsBusy'>>
  /** Claims one that this operator has sent for this member. */
  usePictureOf(
    operator: number,
    sent: { readonly member: MemberId; readonly name: string; readonly usedFor: string },
  ): Promise<boolean>
  /** A link for its owner, good for a minute and in this session alone. */
  pictureLink(owner: Caller, name: string): string
  /** One for an operator who reviews, at the operator's own door: marked with who looks, and each look is written down. */
  reviewLink(
    name: string,
    reviewer: {
      readonly operator: string
      readonly caseNumber: number
      readonly of: 'deposit' | 'feedback' | 'chat'
    },
  ): string
  /** The number that a member is known by, and the member of such a number. */
  uidOf(member: MemberId): Promise<number | undefined>
  memberOf(uid: number): Promise<MemberId | undefined>
  /** Which of these have changed since then what a thief would change, such as a password. */
  changedSince(members: readonly MemberId[], since: Millis): Promise<ReadonlySet<MemberId>>
  /** Private fields, sealed under a key that is not in the database; `about` says where it belongs. */
  seal(text: string, about: string): Buffer
  unseal(sealed: Buffer, about: string): string
  /** The same for what is only shown: nothing, where it cannot be opened. */
  read(sealed: Buffer, about: string): string | undefined
  /** The same for the same text of a kind; says nothing to whoever has not the key. */
  index(kind: string, text: string): Buffer
}
