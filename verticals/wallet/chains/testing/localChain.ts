/** An EVM chain of this machine for tests: mined when they say so, paid from its own accounts, and reorganised. */
import { createNode, type Node } from '../evm/node.ts'
import { forwardCall, transferCall } from './contracts.ts'
import { createEngine } from './evmEngine.ts'
import { serveNode } from './servedNode.ts'

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
  const engine = await createEngine(LOCAL_CHAIN_ID)
  const { url, stop } = await serveNode(engine)
  const call = (method: string, ...params: readonly unknown[]) => engine.call(method, params)
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
      for (let nth = 0; nth < blocks; nth++) await call('evm_mine')
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
      // Another miner's: no later block equals the one that was in its place.
      await call('hardhat_setCoinbase', `0x${(++reorganisations).toString(16).padStart(40, '0')}`)
    },
    stop,
  }
}
