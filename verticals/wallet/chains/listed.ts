/** The chains of the file with the tokens that operators have listed since: whoever asks is told those of now (rule W57). */
import type { ChainName } from './chain.ts'
import type { ChainSettings, ChainsSettings, Token } from './settings.ts'

/** `tokensOn` is asked each time: what two operators have listed is watched and paid from then on. */
export function withListed(
  settings: ChainsSettings,
  tokensOn: (chain: ChainName) => readonly Token[],
): ChainsSettings {
  return { ...settings, chains: settings.chains.map((chain) => live(chain, tokensOn)) }
}

function live(
  chain: ChainSettings,
  tokensOn: (chain: ChainName) => readonly Token[],
): ChainSettings {
  return {
    ...chain,
    get tokens() {
      return together(tokensOn(chain.name), chain.tokens)
    },
  }
}

/** What was listed stays what it is, whatever the file comes to say of that coin or contract. */
function together(listed: readonly Token[], ofFile: readonly Token[]): readonly Token[] {
  if (listed.length === 0) return ofFile
  const isListed = ({ asset, contract }: Token) =>
    listed.some((one) => one.asset === asset || isSame(one.contract, contract))
  return [...listed, ...ofFile.filter((token) => !isListed(token))]
}

export function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
