/** What chains are called wherever people read of them, in every language. */
import type { ChainName } from '../core/networks.ts'

export const chainTitles: Readonly<Record<ChainName, string>> = {
  bitcoin: 'Bitcoin',
  ethereum: 'Ethereum (ERC20)',
  bnb: 'BNB Smart Chain (BEP20)',
  polygon: 'Polygon PoS',
  tron: 'TRON (TRC20)',
}

/** On a badge beside a coin. */
export const chainTags: Readonly<Record<ChainName, string>> = {
  bitcoin: 'Bitcoin',
  ethereum: 'ERC20',
  bnb: 'BEP20',
  polygon: 'Polygon',
  tron: 'TRC20',
}
