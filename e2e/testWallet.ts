/** A wallet in the browser, which announces itself as extensions do (EIP-6963), with a key of its own. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

/** What it is called in a list of wallets. */
export const WALLET = 'Plank Wallet'

export type TestWallet = {
  /** Its address as the app shows it. */
  readonly shown: string
  /** Every message that it was asked to sign. */
  readonly signs: readonly string[]
  /** From now on its owner says no. */
  decline(): void
}
type WalletRequest = { readonly method: string; readonly params?: readonly string[] }

/** The page is loaded again: a wallet is there before the app is. */
export async function withWallet(page: Page): Promise<TestWallet> {
  const account = privateKeyToAccount(generatePrivateKey())
  const { address } = account
  const signs: string[] = []
  let declines = false
  await page
    .context()
    .exposeFunction('askWallet', async ({ method, params = [] }: WalletRequest) => {
      if (method === 'eth_requestAccounts') return [address]
      if (method === 'eth_chainId') return '0x1'
      assert.equal(method, 'personal_sign')
      assert.equal(params[1], address)
      const raw = params[0] as `0x${string}`
      signs.push(Buffer.from(raw.slice(2), 'hex').toString())
      return declines ? undefined : account.signMessage({ message: { raw } })
    })
  await page.context().addInitScript((name) => {
    const { askWallet } = globalThis as unknown as {
      askWallet(asked: WalletRequest): Promise<unknown>
    }
    const provider = {
      async request(asked: WalletRequest) {
        const answer = await askWallet(asked)
        if (answer !== undefined) return answer
        throw Object.assign(new Error('the user said no'), { code: 4001 })
      },
    }
    const info = { uuid: 'test', name, rdns: 'org.example.plank', icon: '' }
    const detail = Object.freeze({ info: Object.freeze(info), provider })
    addEventListener('eip6963:requestProvider', () =>
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
    )
  }, WALLET)
  await page.reload()
  return {
    shown: `${address.slice(0, 6)}…${address.slice(-4)}`.toLowerCase(),
    signs,
    decline() {
      declines = true
    },
  }
}
