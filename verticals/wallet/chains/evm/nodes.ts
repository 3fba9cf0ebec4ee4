/** Several nodes of one chain as one: who cannot be reached is left out, and nothing is believed that a majority does not say (rule N9). */
import { type Ask, agreedBy, faultsIn, firstOf, highestOfMost, named } from './majority.ts'
import type { Node } from './node.ts'
import {
  type Block,
  type Log,
  NodeFault,
  type Receipt,
  readBlock,
  readHeader,
  readLogs,
  readNumber,
  readReceipt,
  readTransaction,
  type Transaction,
} from './reading.ts'

export type Nodes = {
  /** Asks them how far they are; fails if fewer than half of them can be used. */
  look(): Promise<View>
  /** Something did not fit: another node is to be asked first from now on. */
  turn(): void
}

/** The chain as the nodes see it that could be reached just now. */
export type View = {
  /** The highest block that a majority has. */
  readonly head: number
  /** What a majority says that the hash of this block is. */
  hashAt(number: number): Promise<string>
  /** Blocks in a row that begin after `parent` and end with `last`, from the first node that has them. */
  blocks(parent: { number: number; hash: string }, last: string, count: number): Promise<Block[]>
  /** The transfers that these contracts report in a block; only a hint, since one node says so. */
  logs(blockHash: string, contracts: readonly string[], topic: string): Promise<readonly Log[]>
  /** What a majority says about a transaction that is in a block; nothing if they say that it is in none. */
  receipt(tx: string): Promise<Receipt | undefined>
  transaction(tx: string): Promise<Transaction | undefined>
}

const hex = (number: number) => `0x${number.toString(16)}`

/** So long is a node left alone that has failed: one that hangs would slow down every look. */
const REST_MS = 15_000

export function createNodes(chainId: number, all: readonly Node[]): Nodes {
  /** Those whose chain was asked for since they could last not be reached. */
  const known = new Set<Node>()
  const restsUntil = new Map<Node, number>()
  /** Others may be kept from us, so that one that lies is left alone with us. */
  const least = Math.ceil(all.length / 2)
  let turns = 0

  type Reached = { readonly node: Node; readonly head: number }

  /** Those that answer; with what is wrong with the others. */
  async function reach(nodes: readonly Node[], faults: string[]): Promise<readonly Reached[]> {
    const heads = await Promise.allSettled(nodes.map(headOf))
    faults.push(...faultsIn(heads))
    return heads.flatMap((head, nth) =>
      head.status === 'fulfilled' ? [{ node: nodes[nth] as Node, head: head.value }] : [],
    )
  }

  async function headOf(node: Node): Promise<number> {
    try {
      if (!known.has(node)) await checkChain(node)
      return readNumber(await node.call('eth_blockNumber', []), 'the head')
    } catch (error) {
      // Behind the same address there may be another node when it comes back.
      known.delete(node)
      restsUntil.set(node, performance.now() + REST_MS)
      throw named(node, error)
    }
  }

  async function checkChain(node: Node): Promise<void> {
    const id = readNumber(await node.call('eth_chainId', []), 'the chain id')
    if (id !== chainId) throw new NodeFault(`it is a node of chain ${id}, not of ${chainId}`)
    known.add(node)
  }

  return {
    async look() {
      const now = performance.now()
      const isResting = (node: Node) => now < (restsUntil.get(node) ?? 0)
      const faults: string[] = []
      const awake = await reach(
        all.filter((node) => !isResting(node)),
        faults,
      )
      const woken = awake.length < least ? await reach(all.filter(isResting), faults) : []
      const reached = [...awake, ...woken]
      if (reached.length < least)
        throw new NodeFault(
          `${reached.length} of ${all.length} nodes can be used: ${faults.join('; ')}`,
        )
      const heads = reached.map((one) => one.head)
      const head = highestOfMost(heads, reached.length) as number
      const first = turns % reached.length
      const inTurn = [...reached.slice(first), ...reached.slice(0, first)]
      return createView(
        head,
        inTurn.map(({ node }) => node),
      )
    },
    turn() {
      turns++
    },
  }
}

function createView(head: number, nodes: readonly Node[]): View {
  const first = <Value>(ask: Ask<Value>) => firstOf(nodes, ask)
  const agreed = <Value>(what: string, ask: Ask<Value>) => agreedBy(nodes, what, ask)
  return {
    head,
    async hashAt(number) {
      const header = await agreed(`block ${number}`, async (node) => {
        const read = readHeader(
          await node.call('eth_getBlockByNumber', [hex(number), false]),
          number,
        )
        return read?.hash
      })
      if (header === undefined) throw new NodeFault(`the nodes do not have block ${number}`)
      return header
    },

    blocks: (parent, last, count) =>
      first(async (node) => {
        const numbers = Array.from({ length: count }, (_, nth) => parent.number + 1 + nth)
        const blocks = await Promise.all(numbers.map((number) => fullBlock(node, number)))
        checkRow(parent.hash, blocks, last)
        return blocks
      }),

    logs: (blockHash, contracts, topic) =>
      first(async (node) => {
        const filter = { blockHash, address: contracts, topics: [topic] }
        const logs = readLogs(await node.call('eth_getLogs', [filter]))
        if (logs.some((log) => log.blockHash !== blockHash))
          throw new NodeFault('a log is of another block')
        return logs
      }),

    receipt: (tx) =>
      agreed('a receipt', async (node) =>
        readReceipt(await node.call('eth_getTransactionReceipt', [tx]), tx),
      ),

    transaction: (tx) =>
      agreed('a transaction', async (node) => {
        const answer = await node.call('eth_getTransactionByHash', [tx])
        // One that waits for a block has none yet.
        if (answer === null || (answer as { blockHash?: unknown }).blockHash === null)
          return undefined
        const read = readTransaction(answer)
        if (read.hash !== tx) throw new NodeFault('it is another transaction')
        return read
      }),
  }
}

async function fullBlock(node: Node, number: number): Promise<Block> {
  const block = readBlock(await node.call('eth_getBlockByNumber', [hex(number), true]), number)
  if (block === undefined) throw new NodeFault(`it does not have block ${number}`)
  return block
}

/** Each names the one before it, and the last is the one that a majority has: so a majority has all of them. */
function checkRow(parentHash: string, blocks: readonly Block[], last: string): void {
  let before = parentHash
  for (const block of blocks) {
    if (block.parentHash !== before) throw new NodeFault(`block ${block.number} does not fit`)
    before = block.hash
  }
  if (before !== last) throw new NodeFault('its blocks are not those of the others')
}
