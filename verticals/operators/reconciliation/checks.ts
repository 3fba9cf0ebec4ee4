/** The invariants of the ledger, checked from nothing but the state at one batch of the journal. Rule P60. */
import {
  type AccountRef,
  type Amount,
  type Asset,
  type Audit,
  type AuditCheck,
  type Claim,
  factsOf,
  formatAmount,
  isCustody,
  isFrozen,
  type Realm,
  realms,
} from '@evenkeel/kernel'
import type { BookDepth } from '@evenkeel/wire/server'
import type { Invariant } from '../contract/index.ts'

type Balance = { readonly asset: Asset; readonly account: AccountRef; readonly amount: Amount }

/** What is checked: a machine and its books, or what a test puts in their place. */
export type Whole = {
  balances(realm: Realm): Iterable<Balance>
  claims(realm: Realm, claim: Claim): void
  /** What the cores say of their own states and the ledger. */
  audit(realm: Realm, audit: Audit): void
  /** How many order books there are in each realm. */
  readonly bookCount: number
  /** Resting orders of each order book, from the best price on. */
  books(realm: Realm): Iterable<{ readonly symbol: string; readonly depth: BookDepth }>
  /** The real balances, by the movements of the journal alone. */
  replayed(): Iterable<Balance>
}

export type Finding = {
  readonly invariant: Invariant
  /** How many things were looked at; with none there was nothing to check. */
  readonly lookedAt: number
  /** How many there are, counted another way: with fewer looked at it is broken. */
  readonly expected: number
  readonly faults: readonly string[]
}

/** So many faults are told of each: one is enough to stop and look. */
const TOLD = 5

/** P79: each is counted from another source than it is walked. */
export function findingsOf(whole: Whole): readonly Finding[] {
  const [held, replayed] = [[...whole.balances('real')], [...whole.replayed()]]
  const filled = ({ amount }: Balance) => amount !== 0n
  const kept = replayed.filter(filled)
  const assets = new Set(kept.map(({ asset }) => asset)).size
  const own = kept.filter(({ account }) => !isCustody(account)).length
  const frozen = kept.filter(({ account }) => isFrozen(account)).length
  return [
    found('sumsToZero', assets, (look) => sums(whole, look)),
    found('noneNegative', own, (look) => negatives(whole, look)),
    found('frozenExplained', frozen, (look) => unexplained(whole, look)),
    found('booksUncrossed', whole.bookCount * realms.length, (look) => crossed(whole, look)),
    audited('positionsNet', whole),
    audited('clearingExplained', whole),
    audited('receivablesExplained', whole),
    audited('promisesCovered', whole),
    audited('makerCovered', whole),
    found('replayAgrees', held.filter(filled).length, (look) => differing(whole, look)),
  ]
}

/** Told of each thing that was looked at, and what is wrong with it, if so. */
type Look = (fault?: string) => void

function found(invariant: Invariant, expected: number, walk: (look: Look) => void): Finding {
  const faults: string[] = []
  let lookedAt = 0
  walk((fault) => {
    lookedAt++
    if (fault !== undefined && faults.length < TOLD) faults.push(fault)
  })
  if (lookedAt < expected) faults.unshift(`${lookedAt} < ${expected}`)
  return { invariant, lookedAt, expected, faults }
}

function audited(check: AuditCheck, whole: Whole): Finding {
  let expected = 0
  const looked: (string | undefined)[] = []
  for (const realm of realms)
    whole.audit(realm, {
      expect(of, count) {
        if (of === check) expected += count
      },
      look(of, fault) {
        if (of === check) looked.push(fault && `${realm} ${fault}`)
      },
    })
  return found(check, expected, (look) => {
    for (const fault of looked) look(fault)
  })
}

function sums(whole: Whole, look: Look): void {
  for (const realm of realms) {
    const totals = new Map<Asset, Amount>()
    for (const { asset, amount } of whole.balances(realm))
      totals.set(asset, (totals.get(asset) ?? 0n) + amount)
    for (const [asset, total] of totals)
      look(total === 0n ? undefined : `${realm} ${asset} ${formatAmount(total)}`)
  }
}

function negatives(whole: Whole, look: Look): void {
  for (const realm of realms)
    for (const { asset, account, amount } of whole.balances(realm))
      if (!isCustody(account))
        look(amount < 0n ? told(realm, account, asset, formatAmount(amount)) : undefined)
}

function unexplained(whole: Whole, look: Look): void {
  for (const realm of realms) {
    const claimed = new Map<string, Amount>()
    whole.claims(realm, (account, asset, amount) => {
      const key = keyOf(account, asset)
      claimed.set(key, (claimed.get(key) ?? 0n) + amount)
    })
    for (const { asset, account, amount } of whole.balances(realm)) {
      if (!isFrozen(account)) continue
      const key = keyOf(account, asset)
      const explained = claimed.get(key) ?? 0n
      claimed.delete(key)
      if (amount === 0n && explained === 0n) continue
      const figures = `${formatAmount(amount)} ≠ ${formatAmount(explained)}`
      look(amount === explained ? undefined : told(realm, account, asset, figures))
    }
    for (const [key, amount] of claimed) look(`${realm} ${key} 0 ≠ ${formatAmount(amount)}`)
  }
}

function crossed(whole: Whole, look: Look): void {
  for (const realm of realms)
    for (const { symbol, depth } of whole.books(realm)) {
      const [bid, ask] = [depth.bids[0], depth.asks[0]]
      const isCrossed = bid !== undefined && ask !== undefined && bid.tick >= ask.tick
      look(isCrossed ? `${realm} ${symbol} ${bid.tick} ≥ ${ask.tick}` : undefined)
    }
}

function differing(whole: Whole, look: Look): void {
  const held = new Map<string, Amount>()
  for (const { asset, account, amount } of whole.balances('real'))
    if (amount !== 0n) held.set(keyOf(account, asset), amount)
  for (const { asset, account, amount } of whole.replayed()) {
    if (amount === 0n) continue
    const key = keyOf(account, asset)
    const other = held.get(key) ?? 0n
    held.delete(key)
    const figures = `${formatAmount(other)} ≠ ${formatAmount(amount)}`
    look(other === amount ? undefined : told('real', account, asset, figures))
  }
  for (const [key, amount] of held) look(`real ${key} ${formatAmount(amount)} ≠ 0`)
}

const keyOf = (account: AccountRef, asset: Asset) => `${nameOf(account)} ${asset}`

function told(realm: Realm, account: AccountRef, asset: Asset, figures: string): string {
  return `${realm} ${keyOf(account, asset)} ${figures}`
}

function nameOf(account: AccountRef): string {
  const facts = factsOf(account)
  if (facts.owner !== 'member') return `${facts.owner}:${facts.name}`
  return `member#${facts.member}/${facts.account}/${facts.part}`
}
