/** The signer of a sandbox: its key comes from the sandbox's seed, beside those of members' addresses. */
import { HDKey } from '@scure/bip32'
import { openSandboxSeed } from '../../chains/sandboxSeed.ts'
import type { ChainSettings } from '../../chains/settings.ts'
import { accountOf, signPayout } from './evmSigning.ts'
import { type Signer, SignerRefusal } from './signer.ts'

/** The second account: those of members are below the first. */
const PATH = "m/44'/60'/1'/0/0"

export async function openSandboxSigner(
  dataDir: string,
  chains: readonly ChainSettings[],
): Promise<Signer> {
  const { privateKey } = HDKey.fromMasterSeed(await openSandboxSeed(dataDir)).derive(PATH)
  if (privateKey === null) throw new Error('a seed has private keys')
  const account = accountOf(privateKey)
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
