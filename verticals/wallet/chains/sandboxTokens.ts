/** The tokens that a sandbox offers on each chain, by the contracts that they have in the world. */
import type { ChainName } from './chain.ts'
import type { Token } from './settings.ts'

export const sandboxTokens: Readonly<Record<ChainName, readonly Token[]>> = {
  bitcoin: [],
  ethereum: [
    usdt('0xdAC17F958D2ee523a2206206994597C13D831ec7', 6),
    { asset: 'LINK', contract: '0x514910771AF9Ca656af840dff83E8264EcF986CA', decimals: 18 },
  ],
  bnb: [usdt('0x55d398326f99059fF775485246999027B3197955', 18)],
  polygon: [usdt('0xc2132D05D31c914a87C6611C10748AEb04B58e8F', 6)],
  tron: [usdt('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 6)],
}

function usdt(contract: string, decimals: number): Token {
  return { asset: 'USDT', contract, decimals }
}
