/** An EVM chain of this machine for tests: mined when they say so, paid from its own accounts, and reorganised. */
import { createNode, type Node } from '../evm/node.ts'
import { forwardCall, transferCall } from './contracts.ts'

export const LOCAL_CHAIN_ID = 1337

export type LocalChain = {
  readonly url: string
  node(name?: string): Node
  call(method: string, ...params: readonly unknown[]): Promise<unknown>
  head(): Promise<number>
  mine(blocks?: number): Promise<void>
  /** Each of these makes a transaction, in a block of its own, and tells its hash; one that fails is in a block as well. */
  pay(to: string, wei: bigint): Promise<string>
  deploy(code: string): Promise<string>
  transfer(token: string, to: string, raw: bigint): Promise<string>
  forward(forwarder: string, to: string, wei: bigint): Promise<string>
  /** Everything after it is gone once the chain goes back to it. */
  snapshot(): Promise<string>
  goBack(snapshot: string): Promise<void>
  stop(): Promise<void>
}

const GAS = '0x30d40'
const GAS_PRICE = '0x77359400'

export async function startChain(): Promise<LocalChain> {
  const server = (await quietly(() => import('ganache'))).default.server({
    logging: { quiet: true },
    wallet: { deterministic: true, totalAccounts: 2, defaultBalance: 1_000_000 },
    chain: { chainId: LOCAL_CHAIN_ID, vmErrorsOnRPCResponse: false },
    miner: { blockTime: 0 },
  })
  await server.listen(0, '127.0.0.1')
  const url = `http://127.0.0.1:${server.address().port}`
  const node = createNode('the local chain', url, { timeoutMs: 60_000 })
  const call = (method: string, ...params: readonly unknown[]) => node.call(method, params)
  const [from] = (await call('eth_accounts')) as [string]

  let reorganisations = 0

  /** All of it is fixed, so that the same payment after a reorganisation is the same transaction. */
  async function send(fields: object): Promise<string> {
    const fixed = { from, gas: GAS, gasPrice: GAS_PRICE, type: '0x0' }
    return (await call('eth_sendTransaction', { ...fixed, ...fields })) as string
  }

  return {
    url,
    call,
    node: (name = 'node 1') => createNode(name, url, { timeoutMs: 60_000 }),
    head: async () => Number(await call('eth_blockNumber')),
    async mine(blocks = 1) {
      await call('evm_mine', { blocks })
    },
    pay: (to, wei) => send({ to, value: `0x${wei.toString(16)}` }),
    async deploy(code) {
      const tx = await send({ data: code, gas: '0xf4240' })
      const receipt = (await call('eth_getTransactionReceipt', tx)) as Record<string, string>
      if (receipt.status !== '0x1') throw new Error('the contract was not made')
      return receipt.contractAddress as string
    },
    transfer: (token, to, raw) => send({ to: token, data: transferCall(to, raw) }),
    forward: (forwarder, to, wei) =>
      send({ to: forwarder, value: `0x${wei.toString(16)}`, data: forwardCall(to) }),
    snapshot: async () => (await call('evm_snapshot')) as string,
    async goBack(snapshot) {
      if ((await call('evm_revert', snapshot)) !== true) throw new Error('there is no way back')
      // Blocks tell whole seconds: made in the same one, an empty block would be the one that went.
      await call('evm_increaseTime', ++reorganisations * 100)
    },
    stop: () => server.close(),
  }
}

/** It says on loading that it does without a native part, which nobody needs to know. */
async function quietly<Value>(load: () => Promise<Value>): Promise<Value> {
  const { write } = process.stderr
  process.stderr.write = () => true
  try {
    return await load()
  } finally {
    process.stderr.write = write
  }
}
