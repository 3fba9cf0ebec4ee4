/** Tokens: coins that a contract of a chain keeps, listed by operators while the exchange runs. Rule W57: README.md. */
import { type Asset, accept, oneOf, record, refuse, uint, word } from '@evenkeel/kernel'
import {
  type ChainName,
  chains,
  type Network,
  type NetworkSet,
  networkFault,
  networkName,
} from './networks.ts'
import type { State } from './state.ts'

/** Which contract is the coin on a chain, and how fine it counts there: neither ever changes. */
export type Token = {
  readonly asset: Asset
  readonly chain: ChainName
  readonly contract: string
  readonly decimals: number
}

export type ListToken = { readonly type: 'listToken' } & Token & Network
export type TokenListed = { readonly type: 'tokenListed' } & Token
type CoinListed = { readonly type: 'coinListed'; readonly asset: Asset }
export type TokenRefusal = 'tokenUnsound' | 'tokenKnown' | 'contractKnown'

export const DECIMALS_MOST = 36
const ASSET = /^[A-Z0-9]{2,12}$/
const CONTRACT = /^0x[0-9a-fA-F]{40}$/
const evmChains: ReadonlySet<ChainName> = new Set(['ethereum', 'bnb', 'polygon'])

export const tokenCodec = record<Token>({
  asset: word,
  chain: oneOf(chains),
  contract: word,
  decimals: uint,
})

export const tokenEvents = {
  tokenListed: { code: 29, fields: tokenCodec },
} as const

export function listToken({ type: _, contract, decimals, ...network }: ListToken, state: State) {
  const { asset, chain } = network
  const isWhole = Number.isInteger(decimals) && decimals >= 0 && decimals <= DECIMALS_MOST
  if (!ASSET.test(asset) || !CONTRACT.test(contract) || !isWhole || !evmChains.has(chain))
    return refuse('tokenUnsound')
  if (state.tokens.has(networkName(asset, chain))) return refuse('tokenKnown')
  const same = (one: Token) =>
    one.chain === chain && one.contract.toLowerCase() === contract.toLowerCase()
  if ([...state.tokens.values()].some(same)) return refuse('contractKnown')
  const fault = networkFault(network)
  if (fault !== undefined) return refuse(fault)
  const listed: TokenListed = { type: 'tokenListed', asset, chain, contract, decimals }
  const set: NetworkSet = { type: 'networkSet', ...network }
  return state.coins.has(asset)
    ? accept<TokenListed | NetworkSet>(listed, set)
    : accept<CoinListed | TokenListed | NetworkSet>({ type: 'coinListed', asset }, listed, set)
}
