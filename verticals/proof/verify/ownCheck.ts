/** The whole check that a member makes: the way to the root, and the amounts against what the bill said then. */
import { checkInclusion, type Inclusion, type InclusionFault } from './inclusion.ts'
import type { Statement } from './statement.ts'

export type Held = { readonly asset: string; readonly amount: string }

export type OwnRow = {
  readonly asset: string
  /** As decimals. */
  readonly inProof: string
  readonly byBill: string
}

/** In the order in which they are made; the first that fails is the last that says something. */
export const ownSteps = ['statement', 'leaf', 'root', 'totals', 'bill'] as const
export type OwnStep = (typeof ownSteps)[number]

export type OwnCheck = {
  /** Held nothing and is not there; or held something and is not there. */
  readonly verdict: 'included' | 'heldNothing' | 'leftOut' | 'fails'
  readonly failed?: OwnStep
  readonly rows: readonly OwnRow[]
  /** The hash of the leaf, then of each node up to the root. */
  readonly hashes: readonly string[]
}

const stepOf: Readonly<Record<InclusionFault, OwnStep>> = {
  statementNotPublished: 'statement',
  malformed: 'leaf',
  sumsOverflow: 'root',
  rootDiffers: 'root',
  totalsDiffer: 'totals',
}

export function checkOwn(
  statement: Statement,
  hash: string,
  uid: number,
  inclusion: Inclusion | undefined,
  held: readonly Held[],
): OwnCheck {
  const rows = rowsOf(statement, inclusion, held)
  if (inclusion === undefined)
    return { verdict: held.length === 0 ? 'heldNothing' : 'leftOut', rows, hashes: [] }
  const { fault, hashes } = checkInclusion(statement, hash, uid, inclusion)
  if (fault !== undefined) return { verdict: 'fails', failed: stepOf[fault], rows, hashes }
  const isEqual = rows.every(({ inProof, byBill }) => inProof === byBill)
  return isEqual
    ? { verdict: 'included', rows, hashes }
    : { verdict: 'fails', failed: 'bill', rows, hashes }
}

/** Of every asset that either of the two knows of. */
function rowsOf(
  { assets }: Statement,
  inclusion: Inclusion | undefined,
  held: readonly Held[],
): OwnRow[] {
  const inProof = new Map(
    assets.map(({ asset }, nth) => [asset, inclusion?.amounts[nth] ?? '0'] as const),
  )
  const byBill = new Map(held.map(({ asset, amount }) => [asset, amount] as const))
  return [...new Set([...inProof.keys(), ...byBill.keys()])]
    .map((asset) => ({
      asset,
      inProof: inProof.get(asset) ?? '0',
      byBill: byBill.get(asset) ?? '0',
    }))
    .filter((row) => row.inProof !== '0' || row.byBill !== '0')
}
