/** The keys that come from the signer's seed: of the hot wallet, and of every address that members pay to. */
import { HDKey } from '@scure/bip32'
import type { PrivateKeyAccount } from 'viem/accounts'
import { accountOf } from '../withdrawals/signer/evmSigning.ts'

export type SignerKeys = {
  readonly hotWallet: PrivateKeyAccount
  /** Of the address that this member pays to. */
  depositAccount(member: number): PrivateKeyAccount
  /** What the exchange derives members' addresses from: it can spend nothing with it. */
  readonly xpub: string
}

/** Members' addresses are below the first account, and the hot wallet is the first of the second. */
const DEPOSITS = "m/44'/60'/0'"
const HOT_WALLET = "m/44'/60'/1'/0/0"
const EXTERNAL = 0

export function keysOf(seed: Uint8Array): SignerKeys {
  const root = HDKey.fromMasterSeed(seed)
  const deposits = root.derive(DEPOSITS)
  const external = deposits.deriveChild(EXTERNAL)
  return {
    hotWallet: accountIn(root.derive(HOT_WALLET)),
    depositAccount(member) {
      const child = external.deriveChild(member)
      if (child.index !== member) throw new RangeError(`there is no address for member ${member}`)
      return accountIn(child)
    },
    xpub: deposits.publicExtendedKey,
  }
}

function accountIn({ privateKey }: HDKey): PrivateKeyAccount {
  if (privateKey === null) throw new Error('a seed has private keys')
  return accountOf(privateKey)
}
