/** How the call about the tick chain is answered. */
import { refuse } from '@evenkeel/kernel'
import { tickProofOf } from '@evenkeel/wire'
import { badRequest, handle, type Route } from '@evenkeel/wire/server'
import { getTickProof } from '../contract/index.ts'
import { instrumentOf } from '../instruments.ts'
import type { Ticks } from './open.ts'
import type { Published } from './store.ts'

/** A proof reads a minute of the chain; what is listed counts by the page. */
const PROOF_COST = 5
const PAGE = 200

export function tickRoutesOf(
  ticks: Pick<Ticks, 'minutesBefore' | 'prove'> & {
    readonly chain: Pick<Ticks['chain'], 'head' | 'sealed'>
  },
  isListed: (symbol: string) => boolean,
): readonly Route[] {
  return [
    handle(
      getTickProof,
      async ({ input: { before = Number.MAX_SAFE_INTEGER, size, symbol, at, kind } }) => {
        if (symbol === undefined && at !== undefined) return badRequest(['symbol'])
        if (symbol !== undefined && instrumentOf(symbol) === undefined)
          return refuse('pairDoesNotExist')
        const { head, sealed: sealedUntil } = ticks.chain
        const minutes = (await ticks.minutesBefore(before, size)).map(minuteView)
        const published = { head: head && minuteView(head), sealedUntil, minutes }
        if (symbol === undefined) return published
        const proof = await ticks.prove(symbol, at ?? sealedUntil, kind)
        // What was never listed is not in the chain; what was, and is no longer, stays provable.
        if (proof === undefined)
          return refuse(isListed(symbol) ? 'tickNotProven' : 'pairDoesNotExist')
        return { ...published, proof: tickProofOf(proof) }
      },
      ({ size, symbol }) => 1 + Math.floor(size / PAGE) + (symbol === undefined ? 0 : PROOF_COST),
    ),
  ]
}

const minuteView = ({ minute, hash }: Published) => ({ ...minute, hash })
