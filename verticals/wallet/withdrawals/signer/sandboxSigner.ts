/** The signer of a sandbox: its key comes from the sandbox's seed, beside those of members' addresses. */
import { openSandboxSeed } from '../../chains/sandboxSeed.ts'
import type { ChainSettings } from '../../chains/settings.ts'
import { keysOf } from '../../signing/keys.ts'
import { signPayout } from './evmSigning.ts'
import { type Signer, SignerRefusal } from './signer.ts'

export async function openSandboxSigner(
  dataDir: string,
  chains: readonly ChainSettings[],
): Promise<Signer> {
  const account = keysOf(await openSandboxSeed(dataDir)).hotWallet
  const paid = new Map(chains.filter(({ rpc }) => rpc.length > 0).map((one) => [one.name, one]))
  return {
    addressOf: async (chain) => (paid.has(chain) ? account.address : undefined),
    async sign(order) {
      const chain = paid.get(order.chain)
      if (chain === undefined) throw new SignerRefusal('this chain is not paid on')
      return signPayout(account, chain, order)
    },
  }
}
