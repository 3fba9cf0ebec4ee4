/** The engine of the local chain: EDR, which is what Hardhat's node runs on, in this process. */
import {
  ContractDecoder,
  EdrContext,
  L1_CHAIN_TYPE,
  l1ProviderFactory,
  MineOrdering,
  OSAKA,
} from '@nomicfoundation/edr'
import { hexToBytes } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import type { Node } from '../evm/node.ts'

const BLOCK_GAS = 30_000_000n
const GWEI = 10n ** 9n
/** Of each of its own accounts, in wei. */
const BALANCE = 10n ** 24n
const ownKeys = ['0x'.padEnd(66, '1'), '0x'.padEnd(66, '2')] as readonly `0x${string}`[]

type Answer = { readonly result?: unknown; readonly error?: { readonly message: string } }

/** One for the process: EDR warns on standard error of a second. */
let opened: Promise<EdrContext> | undefined

/** A chain in memory: every transaction is in a block of its own until `evm_setAutomine` ends that. */
export async function createEngine(chainId: number): Promise<Node> {
  opened ??= openContext()
  const context = await opened
  const provider = await context.createProvider(
    L1_CHAIN_TYPE,
    {
      chainId: BigInt(chainId),
      networkId: BigInt(chainId),
      hardfork: OSAKA,
      genesisState: ownKeys.map((key) => ({
        address: hexToBytes(privateKeyToAddress(key)),
        balance: BALANCE,
      })),
      ownedAccounts: [...ownKeys],
      network: {
        genesisBlockGasLimit: BLOCK_GAS,
        genesisBlockTime: BigInt(Math.floor(Date.now() / 1000)),
      },
      mining: {
        autoMine: true,
        blockGasLimit: BLOCK_GAS,
        memPool: { order: MineOrdering.Priority },
      },
      initialBaseFeePerGas: GWEI,
      minGasPrice: 0n,
      defaultTransactionGasLimit: BLOCK_GAS / 2n,
      // As on a public node: a call that fails is an error, a transaction that fails has a receipt.
      bailOnCallFailure: true,
      bailOnTransactionFailure: false,
      allowBlocksWithSameTimestamp: false,
      allowUnlimitedContractSize: false,
      coinbase: new Uint8Array(20),
      observability: {},
      precompileOverrides: [],
    },
    { enable: false, decodeConsoleLogInputsCallback: () => [], printLineCallback: () => {} },
    { subscriptionCallback: () => {} },
    new ContractDecoder(),
  )
  return {
    name: 'the local chain',
    async call(method, params) {
      const { data } = await provider.handleRequest(
        JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      )
      const answer = (typeof data === 'string' ? JSON.parse(data) : data) as Answer
      if (answer.error !== undefined) throw new Error(`${method}: ${answer.error.message}`)
      return answer.result
    },
  }
}

async function openContext(): Promise<EdrContext> {
  const context = new EdrContext()
  await context.registerProviderFactory(L1_CHAIN_TYPE, l1ProviderFactory())
  return context
}
