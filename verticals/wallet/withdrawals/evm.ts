/** An EVM chain as payouts need it: what a majority of its nodes says, and sending what was signed. */
import { type Ask, agreedBy, firstOf, reachedBy } from '../chains/evm/majority.ts'
import type { Node } from '../chains/evm/node.ts'
import { type Log, NodeFault, readLogs, readNumber, readQuantity } from '../chains/evm/reading.ts'
import type { Payment } from './signer/evmSigning.ts'

export type Mined = {
  readonly block: number
  readonly isSuccess: boolean
  /** What the chain took for it, in its smallest unit. */
  readonly cost: bigint
  readonly logs: readonly Log[]
}
export type Sent = { readonly tx: string; readonly from: string; readonly nonce: number }

export type PayoutChain = {
  head(): Promise<number>
  /** How many transactions of this address there are up to a block. */
  countOf(address: string, at: number | 'latest' | 'pending'): Promise<number>
  /** Of a transaction that is in a block of the chain, as a majority says. */
  mined(tx: string): Promise<Mined | undefined>
  transactionsIn(block: number): Promise<readonly Sent[]>
  /** As a block left it; without one, as it is now. */
  balanceOf(address: string, contract?: string, at?: number): Promise<bigint>
  /** Fails for what would fail on the chain. */
  gasFor(from: string, payment: Payment): Promise<bigint>
  fees(): Promise<{ readonly maxFee: bigint; readonly tip: bigint }>
  /** To every node; what one has already, it says, and that is as good. */
  send(raw: string): Promise<void>
}

/** The nodes refuse to estimate it: on the chain it would fail. */
export class WouldFail extends NodeFault {}

const hex = (number: number | bigint) => `0x${number.toString(16)}`
const BALANCE_OF = '70a08231'
/** What a token's transfer takes differs with what its holders have: a fifth more than it would now. */
const GAS_MORE = 120n
const TIP_LEAST = 1_000_000n
type Fields = Readonly<Record<string, unknown>>

/** Several nodes as one that payouts can trust: of all of them, not of those that can be reached. */
function askingOf(nodes: readonly Node[]) {
  return {
    agreed: <Value>(what: string, ask: Ask<Value>) => agreedBy(nodes, what, ask),
    reached: (what: string, ask: Ask<number>) => reachedBy(nodes, what, ask),
    first: <Value>(ask: Ask<Value>) => firstOf(nodes, ask),
  }
}

type Asking = ReturnType<typeof askingOf>

export function createPayoutChain(chainId: number, nodes: readonly Node[]): PayoutChain {
  const asking = askingOf(nodes)
  return {
    ...looking(chainId, asking),
    ...preparing(asking),
    async send(raw) {
      // Whether it got there, the chain tells: a node that refuses may have it already.
      await Promise.allSettled(nodes.map((node) => node.call('eth_sendRawTransaction', [raw])))
    },
  }
}

/** What there is on the chain. */
function looking(
  chainId: number,
  { agreed, reached }: Asking,
): Pick<PayoutChain, 'head' | 'countOf' | 'mined' | 'transactionsIn'> {
  return {
    async head() {
      const id = await agreed('the chain', (node) => node.call('eth_chainId', []))
      if (readNumber(id, 'the chain id') !== chainId)
        throw new NodeFault(`these are no nodes of chain ${chainId}`)
      return reached('the head', async (node) =>
        readNumber(await node.call('eth_blockNumber', []), 'the head'),
      )
    },

    countOf: (address, at) =>
      reached('a count', async (node) => {
        const block = typeof at === 'number' ? hex(at) : at
        return readNumber(await node.call('eth_getTransactionCount', [address, block]), 'a count')
      }),

    mined: (tx) =>
      agreed('a receipt', async (node) => {
        const receipt = (await node.call('eth_getTransactionReceipt', [tx])) as Fields | null
        return receipt === null ? undefined : readMined(receipt, tx)
      }),

    transactionsIn: (block) =>
      agreed('a block', async (node) => {
        const found = (await node.call('eth_getBlockByNumber', [hex(block), true])) as Fields
        return (found.transactions as readonly Fields[]).map(({ hash, from, nonce }) => ({
          tx: String(hash).toLowerCase(),
          from: String(from).toLowerCase(),
          nonce: readNumber(nonce, 'a nonce'),
        }))
      }),
  }
}

/** What a payout takes. */
function preparing({ agreed, first }: Asking): Pick<PayoutChain, 'balanceOf' | 'gasFor' | 'fees'> {
  return {
    balanceOf: (address, contract, at) =>
      agreed('a balance', async (node) => {
        const block = at === undefined ? 'latest' : hex(at)
        if (contract === undefined)
          return readQuantity(await node.call('eth_getBalance', [address, block]), 'a balance')
        const data = `0x${BALANCE_OF}${address.slice(2).toLowerCase().padStart(64, '0')}`
        return readQuantity(
          await node.call('eth_call', [{ to: contract, data }, block]),
          'a balance',
        )
      }),

    gasFor: (from, { to, value, data }) =>
      first(async (node) => {
        const asked = { from, to, value: hex(value), data }
        const gas = readQuantity(await node.call('eth_estimateGas', [asked]), 'the gas')
        return data === '0x' ? gas : (gas * GAS_MORE) / 100n
      }).catch((error) => {
        throw isRefused(error) ? new WouldFail(error.message) : error
      }),

    fees: () =>
      first(async (node) => {
        const price = readQuantity(await node.call('eth_gasPrice', []), 'the gas price')
        const tip = price / 10n > TIP_LEAST ? price / 10n : TIP_LEAST
        return { maxFee: price * 2n + tip, tip }
      }),
  }
}

/** A node has answered, and with an error: it was reached. */
function isRefused(error: unknown): error is NodeFault {
  return error instanceof NodeFault && error.message.includes('refused with')
}

function readMined(receipt: Fields, tx: string): Mined {
  if (String(receipt.transactionHash).toLowerCase() !== tx)
    throw new NodeFault('it is the receipt of another transaction')
  const gas = readQuantity(receipt.gasUsed, 'the gas')
  return {
    block: readNumber(receipt.blockNumber, 'the block'),
    isSuccess: readQuantity(receipt.status, 'the status') === 1n,
    cost: gas * readQuantity(receipt.effectiveGasPrice, 'the gas price'),
    logs: readLogs(receipt.logs),
  }
}
