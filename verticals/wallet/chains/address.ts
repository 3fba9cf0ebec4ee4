/** Addresses as people type them: which network one belongs to, and whether it can be one at all (rule N1). */

import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { type ChainFamily, type ChainName, chains } from './chain.ts'

export type AddressFault = 'addressMalformed' | 'addressChecksumWrong' | 'addressOfOtherNetwork'
export type ReadAddress =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly fault: AddressFault }

/** What a text is, whichever network was asked for. */
type Found =
  | { readonly network: ChainFamily; readonly address: string }
  | { readonly network: 'other' }
  /** It has the form of an address of this network, and cannot be one. */
  | { readonly network: ChainFamily; readonly fault: 'addressChecksumWrong' | 'addressMalformed' }

const base58check = createBase58check(sha256)
const EVM = /^0x[0-9a-fA-F]{40}$/
const ZERO = /^0x0{40}$/
const BASE58 = /^[1-9A-HJ-NP-Za-km-z]{25,36}$/
const BECH32 = /^([\x21-\x7e]{1,83})1[0-9a-z]{6,}$/
const BECH32_MOST = 90
const HASHED_BYTES = 21
const P2PKH = 0x00
const P2SH = 0x05
const TRON = 0x41
const begins: Readonly<Record<string, ChainFamily>> = { 1: 'bitcoin', 3: 'bitcoin', T: 'tron' }
/** Witness programs of version 0 are a key's hash or a script's. */
const V0_BYTES: readonly number[] = [20, 32]

export function readAddress(chain: ChainName, text: string): ReadAddress {
  const { family } = chains[chain]
  const found = find(text)
  if (found === undefined) return { ok: false, fault: 'addressMalformed' }
  if ('fault' in found) {
    const isMistyped = found.network === family
    return { ok: false, fault: isMistyped ? found.fault : 'addressMalformed' }
  }
  if (found.network !== family) return { ok: false, fault: 'addressOfOtherNetwork' }
  return { ok: true, address: found.address }
}

/** With the checksum of EIP-55 in its letters. */
export function checksummed(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = Buffer.from(keccak_256(Buffer.from(digits))).toString('hex')
  const letters = [...digits].map((digit, nth) =>
    Number.parseInt(hash.charAt(nth), 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${letters.join('')}`
}

export function tronAddress(hashed: Uint8Array): string {
  return base58check.encode(Uint8Array.of(TRON, ...hashed))
}

function find(text: string): Found | undefined {
  if (EVM.test(text)) return ofEvm(text)
  // First, since all of a bech32 address may be letters of base58.
  return ofBech32(text) ?? (BASE58.test(text) ? ofBase58(text) : undefined)
}

/** Without a checksum if the letters are all of one case. */
function ofEvm(text: string): Found {
  if (ZERO.test(text)) return { network: 'evm', fault: 'addressMalformed' }
  const address = checksummed(text)
  const digits = text.slice(2)
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (isMixed && text !== address) return { network: 'evm', fault: 'addressChecksumWrong' }
  return { network: 'evm', address }
}

function ofBase58(text: string): Found | undefined {
  const bytes = attempt(() => base58check.decode(text))
  if (bytes === undefined) {
    const network = begins[text.charAt(0)]
    return network === undefined ? undefined : { network, fault: 'addressChecksumWrong' }
  }
  const [version] = bytes
  const isHash = bytes.length === HASHED_BYTES
  if (isHash && version === TRON) return { network: 'tron', address: text }
  if (isHash && (version === P2PKH || version === P2SH))
    return { network: 'bitcoin', address: text }
  return { network: 'other' }
}

function ofBech32(text: string): Found | undefined {
  const small = text.toLowerCase()
  const isMixed = text !== small && text !== text.toUpperCase()
  const [, prefix] = BECH32.exec(small) ?? []
  if (prefix === undefined || isMixed || text.length > BECH32_MOST) return undefined
  const plain = attempt(() => bech32.decode(small as `${string}1${string}`))
  const changed = attempt(() => bech32m.decode(small as `${string}1${string}`))
  const words = (plain ?? changed)?.words
  if (prefix !== 'bc') return words === undefined ? undefined : { network: 'other' }
  if (words === undefined) return { network: 'bitcoin', fault: 'addressChecksumWrong' }
  const [version = 0, ...program] = words
  const bytes = attempt(() => bech32.fromWords(program))?.length ?? 0
  const hasLength = version === 0 ? V0_BYTES.includes(bytes) : bytes >= 2 && bytes <= 40
  if (version > 16 || !hasLength) return { network: 'bitcoin', fault: 'addressMalformed' }
  // Each version has its checksum: that of version 0 does not notice a `q` too many in the others.
  const isRight = version === 0 ? plain !== undefined : changed !== undefined
  if (!isRight) return { network: 'bitcoin', fault: 'addressChecksumWrong' }
  return { network: 'bitcoin', address: small }
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
