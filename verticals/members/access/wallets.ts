/** Wallets sign in by signing a message that this exchange made for them (EIP-4361): rule E11. */
import type { MemberId, Millis } from '@evenkeel/kernel'
import type { Origin } from '@evenkeel/wire/server'
import { createTickets, rateLimitKey } from '@evenkeel/wire/server'
import type { Contact, Contacts } from '../contacts.ts'
import type { WalletPurpose } from '../contract/index.ts'
import type { Site } from '../site.ts'

export type Wallets = {
  /** The message to sign; nothing, when this exchange is not at that host. */
  challenge(wallet: AskedWallet, why: Why, from: WalletOrigin): Promise<string | undefined>
  /** The wallet that signed a message which was made at this host, for this; the message is used up. */
  verify(signed: Signed, why: Why, host: string): Promise<WalletContact | undefined>
  owner(wallet: WalletContact): Promise<MemberId | undefined>
}
export type AskedWallet = { readonly address: string; readonly chainId: number }
export type Signed = { readonly message: string; readonly signature: string }
/** What a signature is for; to change something, for the member who is signed in. */
export type Why =
  | { readonly purpose: 'signIn'; readonly member?: undefined }
  | { readonly purpose: Exclude<WalletPurpose, 'signIn'>; readonly member: MemberId }
type WalletOrigin = Pick<Origin, 'host' | 'address'>
export type WalletContact = Contact & { readonly kind: 'wallet' }

type Options = { readonly contacts: Contacts; readonly site: Site; readonly now: () => Millis }
/** All that a message is made of, beside its nonce: the same message can be made again. */
type MessageFields = {
  readonly address: `0x${string}`
  readonly chainId: number
  readonly host: string
  readonly origin: string
  readonly at: Millis
  readonly why: Why
}

const LASTS_MS = 5 * 60_000
const statements: Readonly<Record<WalletPurpose, string>> = {
  signIn: 'Sign in to Evenkeel. This costs nothing and moves nothing.',
  prove:
    'Confirm a change to the security of your Evenkeel account. Sign only if you are making it.',
  link: 'Let this wallet sign in to your Evenkeel account. Sign only if you are linking it.',
}
const NONCE = /^Nonce: ([0-9a-f]{64})$/m

export function createWallets({ contacts, site, now }: Options): Wallets {
  const tickets = createTickets<MessageFields>(now, LASTS_MS)
  return {
    async challenge({ address, chainId }, why, { host, address: caller }) {
      const here = site.at(host)
      // A wallet has no way to say that it signs for an address of IPv6.
      if (here === undefined || here.name.startsWith('[')) return undefined
      const small = address.toLowerCase() as `0x${string}`
      const asked = { address: small, chainId, host, origin: here.origin, at: now(), why }
      return written(asked, nonceOf(tickets.give(asked, rateLimitKey(caller))))
    },

    async verify({ message, signature }, { purpose, member }, host) {
      const [, nonce] = NONCE.exec(message) ?? []
      const asked = nonce === undefined ? undefined : tickets.take(ticketOf(nonce))
      if (nonce === undefined || asked === undefined || asked.host !== host) return undefined
      if (asked.why.purpose !== purpose || asked.why.member !== member) return undefined
      if ((await written(asked, nonce)) !== message) return undefined
      const signer = await recovered(message, signature as `0x${string}`)
      return signer === asked.address ? { kind: 'wallet', text: signer } : undefined
    },

    owner: (wallet) => contacts.find(wallet),
  }
}

async function written({ address, chainId, host, origin, at, why }: MessageFields, nonce: string) {
  // Takes 160 ms to load: not before the first wallet comes.
  const { createSiweMessage } = await import('viem/siwe')
  return createSiweMessage({
    address,
    chainId,
    domain: host,
    uri: origin,
    nonce,
    version: '1',
    statement: statements[why.purpose],
    issuedAt: new Date(at),
    expirationTime: new Date(at + LASTS_MS),
  })
}

async function recovered(message: string, signature: `0x${string}`): Promise<string | undefined> {
  const { recoverMessageAddress } = await import('viem/utils')
  return recoverMessageAddress({ message, signature }).then(
    (address) => address.toLowerCase(),
    // No point of the curve: nobody signed this.
    () => undefined,
  )
}

/** A nonce has letters and digits only, a ticket has more. */
function nonceOf(ticket: string): string {
  return Buffer.from(ticket, 'base64url').toString('hex')
}

function ticketOf(nonce: string): string {
  return Buffer.from(nonce, 'hex').toString('base64url')
}
