/** The wallets of this browser: each announces itself (EIP-6963), and signs what it is asked to. */

type Provider = {
  request(asked: {
    readonly method: string
    readonly params?: readonly unknown[]
  }): Promise<unknown>
}

export type Wallet = {
  readonly id: string
  readonly name: string
  /** A picture that came with it, never one from elsewhere. */
  readonly icon: string | undefined
  readonly provider: Provider
}

type Announced = {
  readonly info?: { readonly uuid?: string; readonly name?: string; readonly icon?: string }
  readonly provider?: Provider
}

const PATIENCE_MS = 150
const NAME_MAX = 40

/** All that answer within a moment; the older way of being there counts when nobody does. */
export async function findWallets(window: Window): Promise<readonly Wallet[]> {
  const found = new Map<string, Wallet>()
  const hear = (event: Event) => {
    const { info, provider } = (event as CustomEvent<Announced>).detail ?? {}
    if (typeof provider?.request !== 'function' || typeof info?.uuid !== 'string') return
    const icon = /^data:image\//.test(info.icon ?? '') ? info.icon : undefined
    const name = String(info.name ?? '').slice(0, NAME_MAX)
    found.set(info.uuid, { id: info.uuid, name, icon, provider })
  }
  window.addEventListener('eip6963:announceProvider', hear)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  window.removeEventListener('eip6963:announceProvider', hear)
  const { ethereum } = window as Window & { readonly ethereum?: Provider }
  if (found.size === 0 && typeof ethereum?.request === 'function')
    return [{ id: 'injected', name: '', icon: undefined, provider: ethereum }]
  return [...found.values()]
}

export type WalletAccount = { readonly address: string; readonly chainId: number }

/** Asks the wallet who it is; its owner may say no. */
export async function accountOf({ provider }: Wallet): Promise<WalletAccount> {
  const accounts = await provider.request({ method: 'eth_requestAccounts' })
  const chain = await provider.request({ method: 'eth_chainId' })
  const [address] = Array.isArray(accounts) ? accounts : []
  if (typeof address !== 'string' || typeof chain !== 'string')
    throw new TypeError('the wallet named no account')
  return { address, chainId: Number.parseInt(chain, 16) }
}

export async function signed({ provider }: Wallet, message: string, address: string) {
  const signature = await provider.request({
    method: 'personal_sign',
    params: [hexOf(message), address],
  })
  if (typeof signature !== 'string') throw new TypeError('the wallet signed nothing')
  return signature
}

/** The owner pressed no: that is no failure, and nothing to talk about. */
export function isDeclined(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === 4001
}

function hexOf(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
