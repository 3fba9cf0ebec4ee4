/** Wallets sign in by signing a message that this exchange made for them (EIP-4361): rule E11. */
import type { MemberId, Millis } from '@evenkeel/kernel'
import type { Contact, Contacts } from '../contacts.ts'
import type { Site } from '../site.ts'
import { createTickets } from './tickets.ts'

export type Wallets = {
  /** The message to sign; nothing, when this exchange is not at that host. */
  challenge(address: string, chainId: number, host: string): Promise<string | undefined>
  /** The wallet that signed a message which was made at this host; the message is used up. */
  verify(message: string, signature: string, host: string): Promise<WalletContact | undefined>
  owner(wallet: WalletContact): Promise<MemberId | undefined>
}
export type WalletContact = Contact & { readonly kind: 'wallet' }

type Options = { readonly contacts: Contacts; readonly site: Site; readonly now: () => Millis }
/** All that a message is made of, beside its nonce: the same message can be made again. */
type Asked = {
  readonly address: `0x${string}`
  readonly chainId: number
  readonly host: string
  readonly origin: string
  readonly at: Millis
}

const LASTS_MS = 5 * 60_000
const STATEMENT = 'Sign in to Evenkeel. This costs nothing and moves nothing.'
const NONCE = /^Nonce: ([0-9a-f]{64})$/m

export function createWallets({ contacts, site, now }: Options): Wallets {
  const tickets = createTickets<Asked>(now, LASTS_MS)
  return {
    async challenge(address, chainId, host) {
      const here = site.at(host)
      // A wallet has no way to say that it signs for an address of IPv6.
      if (here === undefined || here.name.startsWith('[')) return undefined
      const small = address.toLowerCase() as `0x${string}`
      const asked = { address: small, chainId, host, origin: here.origin, at: now() }
      return written(asked, nonceOf(tickets.give(asked)))
    },

    async verify(message, signature, host) {
      const [, nonce] = NONCE.exec(message) ?? []
      const asked = nonce === undefined ? undefined : tickets.take(ticketOf(nonce))
      if (nonce === undefined || asked === undefined || asked.host !== host) return undefined
      if ((await written(asked, nonce)) !== message) return undefined
      const signer = await recovered(message, signature as `0x${string}`)
      return signer === asked.address ? { kind: 'wallet', text: signer } : undefined
    },

    owner: (wallet) => contacts.find(wallet),
  }
}

async function written({ address, chainId, host, origin, at }: Asked, nonce: string) {
  // Takes 160 ms to load: not before the first wallet comes.
  const { createSiweMessage } = await import('viem/siwe')
  return createSiweMessage({
    ...{ address, chainId, domain: host, uri: origin, nonce },
    ...{ version: '1', statement: STATEMENT },
    ...{ issuedAt: new Date(at), expirationTime: new Date(at + LASTS_MS) },
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
