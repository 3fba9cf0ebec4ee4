/** The accounts of the ledger: members', the house's and custody's, each named by one number. */
import { assert } from './assert.ts'
import { type Codec, uint } from './codec.ts'

/** A member's number; the rest of what is known of a person stays outside the core. */
export type MemberId = number

export const accounts = ['spot', 'trading', 'finance'] as const
export type AccountName = (typeof accounts)[number]

// Their places are in the journal: both lists grow at the end and never change.
export const houses = [
  'fees',
  'maker',
  'options',
  'portfolio',
  'insurance',
  'charity',
  'nft',
  'treasury',
] as const
export const custodies = [
  'sandbox',
  'play',
  'bitcoin',
  'ethereum',
  'bnb',
  'polygon',
  'tron',
  'receivable',
  'clearing',
] as const
export type HouseName = (typeof houses)[number]
export type CustodyName = (typeof custodies)[number]

/** Names one account of the ledger: `owner * 16 + pocket`, so that a balance is one look-up. */
export type AccountRef = number & { readonly ref: unique symbol }

const POCKETS = 16
const HOUSE = 8
const CUSTODY = 9

export function available(member: MemberId, account: AccountName): AccountRef {
  // By comparisons: every posting comes through here, and searching the list would cost more.
  const place = account === 'spot' ? 0 : account === 'trading' ? 1 : 2
  return (member * POCKETS + place * 2) as AccountRef
}

/** Whether this is what some member has available in an account of this name. */
export function isAvailable(account: AccountRef, name: AccountName): boolean {
  return account % POCKETS === available(0, name)
}

export function frozen(member: MemberId, account: AccountName): AccountRef {
  return (available(member, account) + 1) as AccountRef
}

export function house(name: HouseName): AccountRef {
  return (houses.indexOf(name) * POCKETS + HOUSE) as AccountRef
}

/**
 * What the exchange holds outside, as the negative of it; and `clearing`, between those who have lost
 * by a contract and those who have gained. The one kind of account that may be below zero.
 */
export function custody(name: CustodyName): AccountRef {
  return (custodies.indexOf(name) * POCKETS + CUSTODY) as AccountRef
}

/** The member whose account this is, if it is a member's. */
export function memberOf(account: AccountRef): MemberId | undefined {
  const pocket = account % POCKETS
  return pocket < HOUSE ? (account - pocket) / POCKETS : undefined
}

export type AccountFacts =
  | { owner: 'member'; member: MemberId; account: AccountName; part: 'available' | 'frozen' }
  | { owner: 'house'; name: HouseName }
  | { owner: 'custody'; name: CustodyName }

/** What an account's number says. */
export function factsOf(account: AccountRef): AccountFacts {
  const pocket = account % POCKETS
  const owner = (account - pocket) / POCKETS
  if (pocket === HOUSE) return { owner: 'house', name: houses[owner] as HouseName }
  if (pocket === CUSTODY) return { owner: 'custody', name: custodies[owner] as CustodyName }
  const name = accounts[pocket >> 1]
  assert(name !== undefined, 'an account number names an account')
  const part = pocket % 2 === 0 ? 'available' : 'frozen'
  return { owner: 'member', member: owner, account: name, part }
}

/** The one kind of account that may be below zero. */
export function isCustody(account: AccountRef): boolean {
  return account % POCKETS === CUSTODY
}

/** A part of a member's account that something must explain. */
export function isFrozen(account: AccountRef): boolean {
  const pocket = account % POCKETS
  return pocket < HOUSE && pocket % 2 === 1
}

export const accountRef = uint as unknown as Codec<AccountRef>
