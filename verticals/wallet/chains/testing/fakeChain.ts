/** A chain in memory, whose nodes say whatever a test wants: they lie, lag, belong elsewhere, or are gone. */
import type { Node } from '../evm/node.ts'
import { NodeFault } from '../evm/reading.ts'
import { LOCAL_CHAIN_ID } from './localChain.ts'

export type FakeTransaction = {
  readonly hash: string
  readonly to: string
  readonly value: bigint
}

export type FakeNode = Node & {
  /** Whether it cannot be reached. */
  isGone: boolean
  chainId: number
  /** How far it says that it is, if that is not how far it is. */
  head: number | undefined
  /** Transactions that it has in a block, and nobody else. */
  readonly madeUp: Map<number, FakeTransaction[]>
  /** From this block on it has others than everybody else. */
  forkedFrom: number | undefined
  /** What it was asked. */
  readonly calls: string[]
}

export type FakeChain = {
  mine(blocks?: number, transactions?: readonly FakeTransaction[]): void
  readonly height: number
  node(name: string): FakeNode
}

export const fakeHash = (...parts: readonly (string | number)[]) =>
  `0x${Buffer.from(parts.join(' ')).toString('hex').padStart(64, '0').slice(-64)}`
const hex = (number: number | bigint) => `0x${number.toString(16)}`

type Blocks = readonly (readonly FakeTransaction[])[]

export function createFakeChain(): FakeChain {
  const blocks: (readonly FakeTransaction[])[] = [[]]
  return {
    get height() {
      return blocks.length - 1
    },
    mine(count = 1, transactions = []) {
      blocks.push(transactions)
      for (let nth = 1; nth < count; nth++) blocks.push([])
    },
    node: (name) => createFakeNode(name, blocks),
  }
}

function createFakeNode(name: string, blocks: Blocks): FakeNode {
  const state = { isGone: false, chainId: LOCAL_CHAIN_ID, forkedFrom: undefined, head: undefined }
  const fake: FakeNode = Object.assign(state, {
    name,
    calls: [],
    madeUp: new Map<number, FakeTransaction[]>(),
    call,
  })
  const headOf = () => fake.head ?? blocks.length - 1
  const isForked = (number: number) => number >= (fake.forkedFrom ?? Number.POSITIVE_INFINITY)
  const hashOf = (number: number) => fakeHash('block', number, isForked(number) ? name : 'all')
  const transactionsIn = (number: number) => [
    ...(blocks[number] ?? []),
    ...(fake.madeUp.get(number) ?? []),
  ]

  function find(tx: string) {
    for (let number = 0; number <= headOf(); number++) {
      const found = transactionsIn(number).find(({ hash }) => hash === tx)
      if (found !== undefined) return { ...found, number, blockHash: hashOf(number) }
    }
    return undefined
  }

  function block(number: number, isFull: unknown) {
    if (number > headOf()) return null
    const transactions = transactionsIn(number).map(({ hash, to, value }) =>
      isFull === true ? { hash, to, value: hex(value), blockHash: hashOf(number) } : hash,
    )
    const parentHash = number === 0 ? fakeHash('none') : hashOf(number - 1)
    return { number: hex(number), hash: hashOf(number), parentHash, transactions }
  }

  const answers: Readonly<Record<string, (first: unknown, second: unknown) => unknown>> = {
    eth_chainId: () => hex(fake.chainId),
    eth_blockNumber: () => hex(headOf()),
    eth_getBlockByNumber: (number, isFull) => block(Number(number), isFull),
    eth_getLogs: () => [],
    eth_getTransactionReceipt(tx) {
      const found = find(String(tx))
      const { blockHash } = found ?? {}
      return found ? { transactionHash: tx, blockHash, status: '0x1', logs: [] } : null
    },
    eth_getTransactionByHash(tx) {
      const { hash, to, value, blockHash } = find(String(tx)) ?? {}
      return hash === undefined ? null : { hash, to, blockHash, value: hex(value ?? 0n) }
    },
  }

  async function call(method: string, [first, second]: readonly unknown[]): Promise<unknown> {
    fake.calls.push(method)
    if (fake.isGone) throw new NodeFault('cannot be reached')
    return answers[method]?.(first, second)
  }
  return fake
}
