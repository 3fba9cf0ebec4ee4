/** The signer of a sandbox: its key comes from the sandbox's seed, beside those of members' addresses. */
import { openSandboxSeed } from '../../chains/sandboxSeed.ts'
import type { ChainSettings } from '../../chains/settings.ts'
import { keysOf } from '../../signing/keys.ts'
import { signCancellation, signPayout } from './evmSigning.ts'
import { checkOrder, type Signer, SignerRefusal } from './signer.ts'

export async function openSandboxSigner(
  dataDir: string,
  chains: readonly ChainSettings[],
): Promise<Signer> {
  const account = keysOf(await openSandboxSeed(dataDir)).hotWallet
  const paid = new Map(chains.filter(({ rpc }) => rpc.length > 0).map((one) => [one.name, one]))
  function paidOn(name: ChainSettings['name']): ChainSettings {
    const chain = paid.get(name)
    if (chain === undefined) throw new SignerRefusal('this chain is not paid on')
    return chain
  }
  return {
    addressOf: async (chain) => (paid.has(chain) ? account.address : undefined),
    async check(draft) {
      paidOn(draft.chain)
      checkOrder({ ...draft, nonce: 0 })
    },
    sign: async (order) => signPayout(account, paidOn(order.chain), order),
    signCancellation: async (order) => signCancellation(account, paidOn(order.chain), order),
  }
}
