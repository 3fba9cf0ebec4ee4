/** What of the NFT market operators change, two of them at a time: its fees, and collections that are minted. */
import { formatAmount, type Machine } from '@evenkeel/kernel'
import { readTerm, type TermsGroup, termsGroup } from '@evenkeel/wire/server'
import { type MintCollection, nft, type State } from './core/index.ts'
import { CODE } from './core/rules.ts'
import { kinds } from './core/traits.ts'

const stateOf = (machine: Machine) => machine.state('real', nft) as State

export const marketTerms = termsGroup({
  core: nft,
  command: 'setMarketTerms',
  realms: ['real'],
  fields: [
    { name: 'feeBps', as: 'bps' },
    { name: 'royaltyBps', as: 'bps' },
    { name: 'listingFee', as: 'amount' },
  ],
  all: (machine) => [stateOf(machine).terms],
  idOf: () => 'market',
})

const rowOf = ({ code, kind, size, basePrice }: Omit<MintCollection, 'type' | 'seed'>) => ({
  id: code,
  values: { kind, size: String(size), basePrice: formatAmount(basePrice) },
})

/** NF1: one that was minted never changes; a new one is minted by two. */
export const collectionTerms: TermsGroup = {
  core: nft,
  command: 'mintCollection',
  realms: ['real'],
  fields: [
    { name: 'kind', as: 'choice', options: kinds },
    { name: 'size', as: 'count' },
    { name: 'basePrice', as: 'amount' },
  ],
  newName: CODE,
  list: (machine) => [...stateOf(machine).collections.values()].map(rowOf),
  commandFor(machine, { id: code, values }) {
    const kind = kinds.find((one) => one === values.kind)
    const size = readTerm('count', values.size ?? '')
    const basePrice = readTerm('amount', values.basePrice ?? '')
    if (kind === undefined || size === undefined || basePrice === undefined) return undefined
    const seed = seedIn(machine, code)
    return { type: 'mintCollection', code, kind, seed, size, basePrice } as MintCollection
  },
  rowOf: (command) => rowOf(command as MintCollection),
}

/** That of one that was minted, or that it would be minted with. */
export function seedIn(machine: Machine, code: string): number {
  return stateOf(machine).byCode.get(code)?.seed ?? seedOf(code)
}

/** What its items are follows from the name, which two operators have read: nobody picks the rare ones. */
export function seedOf(code: string): number {
  let mixed = 0x811c9dc5
  for (const letter of code) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x01000193)
  return mixed >>> 0
}
