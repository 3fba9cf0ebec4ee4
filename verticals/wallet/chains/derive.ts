/** Members' own addresses, derived from an account's public key: whoever runs the exchange cannot spend with it (rule N2). */
import { ECDH, hash } from 'node:crypto'
import type { MemberId } from '@evenkeel/kernel'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bech32 } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { checksummed, tronAddress } from './address.ts'
import type { ChainFamily } from './chain.ts'

/** An account's public key, from which every member's address comes. */
export type AccountKey = {
  /** The address of this member: `0/member` below the account. */
  addressOf(member: MemberId): string
  /** Tells the keys of an exchange apart, in the table of addresses; the same for an `xpub` and a `zpub` of one key. */
  readonly id: string
}

export type KeyFault =
  | 'it is no extended public key'
  | 'it is a private key, which has no place here'
  | 'it is not the key of an account, three levels below the root'

type Versions = { readonly private: number; readonly public: number }

/** As BIP-32 and, for the witness programs of BIP-84, SLIP-132 number them. */
const X: Versions = { private: 0x0488ade4, public: 0x0488b21e }
const Z: Versions = { private: 0x04b2430c, public: 0x04b24746 }
const ACCOUNT_DEPTH = 3
/** As high as an index goes that is derived from a public key. */
const MEMBERS_MOST = 2 ** 31
const EXTERNAL = 0
const paths: Readonly<Record<ChainFamily, string>> = {
  bitcoin: "m/84'/0'/0'",
  evm: "m/44'/60'/0'",
  tron: "m/44'/195'/0'",
}

/** Reads an extended key as wallets export it: `xpub`, and for Bitcoin `zpub`. */
export function readAccountKey(
  family: ChainFamily,
  text: string,
): { readonly key: AccountKey } | { readonly fault: KeyFault } {
  const key = keyIn(text, X) ?? (family === 'bitcoin' ? keyIn(text, Z) : undefined)
  if (key === undefined) return { fault: 'it is no extended public key' }
  if (key.privateKey !== null) return { fault: 'it is a private key, which has no place here' }
  if (key.depth !== ACCOUNT_DEPTH)
    return { fault: 'it is not the key of an account, three levels below the root' }
  return { key: accountKey(family, key) }
}

/** The key of the first account below a seed: for a sandbox. */
export function accountKeyOf(family: ChainFamily, seed: Uint8Array): AccountKey {
  const account = HDKey.fromMasterSeed(seed).derive(paths[family])
  return accountKey(family, account.wipePrivateData())
}

function keyIn(text: string, versions: Versions): HDKey | undefined {
  try {
    return HDKey.fromExtendedKey(text, versions)
  } catch {
    return undefined
  }
}

function accountKey(family: ChainFamily, account: HDKey): AccountKey {
  const external = account.deriveChild(EXTERNAL)
  return {
    id: idOf(account),
    addressOf(member) {
      if (!Number.isSafeInteger(member) || member < 0 || member >= MEMBERS_MOST)
        throw new RangeError(`there is no address for member ${member}`)
      const { publicKey, index } = external.deriveChild(member)
      // BIP-32 goes on to the next index where one has no key; then two members would share one.
      if (publicKey === null || index !== member)
        throw new RangeError(`there is no address for member ${member}`)
      return written[family](publicKey)
    },
  }
}

function idOf({ publicKey, chainCode }: HDKey): string {
  if (publicKey === null || chainCode === null) throw new Error('an account has a public key')
  return hash('sha256', Buffer.concat([publicKey, chainCode])).slice(0, 32)
}

const written: Readonly<Record<ChainFamily, (publicKey: Uint8Array) => string>> = {
  // A witness program of version 0: the hash of the key.
  bitcoin: (publicKey) => bech32.encode('bc', [0, ...bech32.toWords(ripemd160(sha256(publicKey)))]),
  evm: (publicKey) => checksummed(`0x${Buffer.from(hashed(publicKey)).toString('hex')}`),
  tron: (publicKey) => tronAddress(hashed(publicKey)),
}

/** The last 20 bytes of the hash of both coordinates. */
function hashed(publicKey: Uint8Array): Uint8Array {
  const point = ECDH.convertKey(publicKey, 'secp256k1', undefined, undefined, 'uncompressed')
  return keccak_256(Buffer.from(point as Buffer).subarray(1)).slice(-20)
}
