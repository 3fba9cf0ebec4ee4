/** How the calls of the proof of liabilities are answered. */
import { refuse } from '@evenkeel/kernel'
import { handle, handleFile, type Route } from '@evenkeel/wire/server'
import { getInclusion, getLatest, getList, getTree } from './contract.ts'
import type { ProofOffice } from './open.ts'
import { type Proof, proofAt, proofsBefore } from './store.ts'

/** What is sent of a tree counts as much. */
const TREE_COST = 50
const INCLUSION_COST = 5

export function routesOf({ proofs, trees, desk, balancesAt }: ProofOffice): readonly Route[] {
  const shown = (proof: Proof) => {
    const { statement, hash } = proof
    const assets = statement.assets.map(({ asset, total, reserves }) => {
      return { asset, total, reserves: [...reserves] }
    })
    return { ...statement, assets, hash, has_tree: proofs.hasTree(proof) }
  }
  return [
    handle(getLatest, async () => {
      const proof = proofs.latest()
      return proof === undefined ? {} : { proof: shown(proof) }
    }),

    handle(getList, async ({ input, tables, ids }) => {
      const after = input.after === undefined ? undefined : ids.read('page', input.after)
      if (input.after !== undefined && after === undefined) return { rows: [] }
      const before = after?.id ?? Number.MAX_SAFE_INTEGER
      const found = await proofsBefore(tables, before, input.size + 1)
      const last = found.length > input.size ? found[input.size - 1] : undefined
      return {
        rows: found.slice(0, input.size).map(shown),
        next: last && ids.of('page', last.statement.number),
      }
    }),

    handle(
      getInclusion,
      async ({ input, member, tables }) => {
        const proof = await proofAt(tables, input.number)
        if (proof === undefined) return refuse('proofDoesNotExist')
        if (!proofs.hasTree(proof)) return refuse('proofTreeNotKept')
        const uid = await desk().uidOf(member.id)
        if (uid === undefined) throw new Error('a member who asks has a UID')
        const held = await balancesAt()(member.id, proof.entries)
        const inclusion = await proofs.inclusionOf(proof, member.id, uid)
        return {
          proof: shown(proof),
          held: [...held].map(([asset, amount]) => ({ asset, amount })),
          ...(inclusion && {
            inclusion: {
              ...inclusion,
              amounts: [...inclusion.amounts],
              siblings: [...inclusion.siblings],
            },
          }),
        }
      },
      () => INCLUSION_COST,
    ),

    handleFile(
      getTree,
      async ({ input, tables }) => {
        const proof = await proofAt(tables, input.number)
        if (proof === undefined) return refuse('proofDoesNotExist')
        if (!proofs.hasTree(proof)) return refuse('proofTreeNotKept')
        return trees.open(proof.statement.number) ?? refuse('exchangeBusy')
      },
      () => TREE_COST,
    ),
  ]
}
