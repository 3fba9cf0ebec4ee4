/** What is published of a proof: one line of text, whose hash names the proof and stands in the next one. */
import {
  bytesOf,
  HASH_BYTES,
  hexOf,
  isSame,
  plainBytes,
  sha256,
  unitsOf,
} from '@evenkeel/wire/proof'

export type Statement = {
  /** 1, 2, 3 ...: each follows the one before it. */
  readonly number: number
  /** When the balances were taken, in milliseconds since 1970. */
  readonly at: number
  readonly environment: 'sandbox' | 'production'
  /** The last batch of the journal that the balances hold, and the journal's hash there, in hex. */
  readonly batch: number
  readonly journal: string
  /** How many members held anything. */
  readonly leaves: number
  /** In the order of the sums in the tree. */
  readonly assets: readonly StatedAsset[]
  /** The hash of the tree's root, in hex. */
  readonly root: string
  /** The hash of the proof before it, in hex; zeros before the first. */
  readonly previous: string
}

export type StatedAsset = {
  readonly asset: string
  /** What all members hold together, as a decimal. */
  readonly total: string
  /** What the ledger says is in custody for it, by where: not proven here. */
  readonly reserves: readonly { readonly custody: string; readonly amount: string }[]
}

export const NO_HASH = '0'.repeat(2 * HASH_BYTES)

const STATEMENT = 5
const ASSETS_MOST = 1_000
const NAME = /^[A-Za-z0-9_-]{1,32}$/

/** The line: JSON without spaces, its fields in this order. */
export function statementText(said: Statement): string {
  const { number, at, environment, batch, journal, leaves, root, previous } = said
  const assets = said.assets.map(({ asset, total, reserves }) => ({
    asset,
    total,
    reserves: reserves.map(({ custody, amount }) => ({ custody, amount })),
  }))
  return JSON.stringify({
    number,
    at,
    environment,
    batch,
    journal,
    leaves,
    assets,
    root,
    previous,
  })
}

/** In hex. */
export function statementHash(text: string): string {
  const letters = plainBytes(text) ?? new Uint8Array()
  const bytes = new Uint8Array(1 + letters.length)
  bytes[0] = STATEMENT
  bytes.set(letters, 1)
  return hexOf(sha256(bytes))
}

/** `undefined` for a line that is not exactly what `statementText` would write. */
export function readStatement(text: string): Statement | undefined {
  let said: Statement
  try {
    said = JSON.parse(text) as Statement
    if (plainBytes(text) === undefined || statementText(said) !== text) return undefined
  } catch {
    return undefined
  }
  return isSound(said) ? said : undefined
}

/** Whether every field is of its kind, and no asset is named twice. */
export function isSound(said: Statement): boolean {
  const { number, at, environment, batch, journal, leaves, assets, root, previous } = said
  const names = assets.map(({ asset }) => asset)
  return (
    [number, at, batch, leaves].every((count) => Number.isSafeInteger(count) && count >= 0) &&
    leaves <= 2 ** 31 &&
    (environment === 'sandbox' || environment === 'production') &&
    [journal, root, previous].every((hash) => bytesOf(hash, HASH_BYTES) !== undefined) &&
    names.length <= ASSETS_MOST &&
    names.every((name, nth) => NAME.test(name) && (nth === 0 || (names[nth - 1] ?? '') < name)) &&
    assets.every(isSoundAsset)
  )
}

function isSoundAsset({ total, reserves }: StatedAsset): boolean {
  return (
    (unitsOf(total) ?? -1n) >= 0n &&
    reserves.every(({ custody, amount }) => NAME.test(custody) && unitsOf(amount) !== undefined)
  )
}

/** Whether a proof says of the one before it what that one is. */
export function isNext(said: Statement, before: { number: number; hash: string }): boolean {
  const [mine, theirs] = [bytesOf(said.previous, HASH_BYTES), bytesOf(before.hash, HASH_BYTES)]
  const isLinked = mine !== undefined && theirs !== undefined && isSame(mine, theirs)
  return isLinked && said.number === before.number + 1
}

/** All that is in custody for an asset, in units of 10^-8. */
export function reserveOf({ reserves }: StatedAsset): bigint {
  return reserves.reduce((sum, { amount }) => sum + (unitsOf(amount) ?? 0n), 0n)
}

/** What is in custody in percent of what members hold, cut after two decimals; none where they hold nothing. */
export function ratioOf(stated: StatedAsset): string | undefined {
  const total = unitsOf(stated.total) ?? 0n
  if (total === 0n) return undefined
  const reserve = reserveOf(stated)
  // Towards less, below zero as well: a ratio is never flattered.
  const scaled = reserve * 10_000n
  const cut = scaled / total - (scaled < 0n && scaled % total !== 0n ? 1n : 0n)
  const digits = String(cut < 0n ? -cut : cut).padStart(3, '0')
  return `${cut < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The asset that is covered least, and how far. */
export function lowestOf(
  assets: readonly StatedAsset[],
): { readonly asset: string; readonly ratio: string } | undefined {
  let lowest: { asset: string; ratio: string; cut: bigint } | undefined
  for (const stated of assets) {
    const ratio = ratioOf(stated)
    if (ratio === undefined) continue
    const cut = BigInt(ratio.replace('.', ''))
    if (lowest === undefined || cut < lowest.cut) lowest = { asset: stated.asset, ratio, cut }
  }
  return lowest && { asset: lowest.asset, ratio: lowest.ratio }
}
