/** A wallet for tests: a key of its own that signs what it is asked to. */
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

export function createTestWallet() {
  const account = privateKeyToAccount(generatePrivateKey())
  return {
    address: account.address,
    /** As `personal_sign` has it: the message in hexadecimal digits. */
    sign: (hex: string) => account.signMessage({ message: { raw: hex as `0x${string}` } }),
  }
}
