/** A receipt as the exchange answers for it: its facts are recorded in the receipt chain, and all of it is signed. */
import { bytesOf, plainBytes } from './bytes.ts'
import { rootBy } from './merkle.ts'
import { plainJson } from './plainJson.ts'
import type { Verdict } from './receipt.ts'
import { readReceiptBlock, receiptBlockHash, receiptLeaf } from './receiptBlock.ts'

/** Where the facts of a receipt stand in the receipt chain. */
export type ReceiptRecord = {
  /** In hex. */
  readonly salt: string
  /** The line of the block. */
  readonly block: string
  readonly index: number
  readonly path: readonly string[]
}
/** Ed25519, both in hex. */
export type ReceiptSignature = { readonly key: string; readonly value: string }

/** A block of the receipt chain that must have been published as it is here. */
export type PublishedBlock = { readonly number: number; readonly hash: string }

export const recordFaults = [
  /** The signature is missing, or is not of this receipt and this key. */
  'signatureWrong',
  /** What the receipt states is not what is recorded in its block. */
  'recordWrong',
] as const
export type RecordFault = (typeof recordFaults)[number]

/** `block` is absent until the minute is published, `isSigned` false where this machine cannot check a signature. */
export type SignedVerdict<Fault> = Verdict<Fault | RecordFault> & {
  readonly block?: PublishedBlock | undefined
  readonly key?: string
  readonly isSigned?: boolean
}

/** The part of Web Cryptography that is needed, the same in browsers and in Node. */
declare const crypto: {
  readonly subtle?: {
    importKey(
      format: 'raw',
      key: Uint8Array,
      algorithm: 'Ed25519',
      isExtractable: boolean,
      uses: readonly ['verify'],
    ): Promise<unknown>
    verify(
      algorithm: 'Ed25519',
      key: unknown,
      signature: Uint8Array,
      message: Uint8Array,
    ): Promise<boolean>
  }
}

const SIGNED = 12
const SIGNATURE_BYTES = 64
const KEY_BYTES = 32

/** The facts of a receipt: all of it but what proves it, which the signature covers. */
export function factsText(receipt: object): string {
  const { proofs: _, record: __, signature: ___, ...facts } = receipt as Record<string, unknown>
  if (Array.isArray(facts.steps))
    facts.steps = facts.steps.map(({ proof: _, mark: __, ...step }) => step)
  return plainJson(facts)
}

/** What is signed: a byte that says what it is, then the receipt without its signature. */
export function signedBytes(receipt: object): Uint8Array {
  const { signature: _, ...signed } = receipt as Record<string, unknown>
  const letters = plainBytes(plainJson(signed)) ?? new Uint8Array()
  const bytes = new Uint8Array(1 + letters.length)
  bytes[0] = SIGNED
  bytes.set(letters, 1)
  return bytes
}

/** Checks all that a receipt says, by the rules of its product and by its record and signature. What is published is for the caller to compare. */
export async function checkSigned<Receipt extends object, Fault>(
  receipt: Receipt,
  check: (receipt: Receipt) => Verdict<Fault>,
): Promise<SignedVerdict<Fault>> {
  const verdict = check(receipt)
  if (verdict.fault !== undefined) return verdict
  const { record, signature } = receipt as {
    readonly record?: ReceiptRecord
    readonly signature?: ReceiptSignature
  }
  try {
    const block = record === undefined ? undefined : blockOf(receipt, record)
    if (record !== undefined && block === undefined) return { fault: 'recordWrong' }
    const isSigned = await isSignedBy(receipt, signature)
    if (isSigned === false || signature === undefined) return { fault: 'signatureWrong' }
    return { ...verdict, block, key: signature.key, isSigned: isSigned === true }
  } catch {
    return { fault: 'recordWrong' }
  }
}

function blockOf(receipt: object, record: ReceiptRecord): PublishedBlock | undefined {
  const { salt, block: line, index, path } = record
  const block = readReceiptBlock(line)
  if (block === undefined) return undefined
  const leaf = receiptLeaf(salt, factsText(receipt))
  if (rootBy(leaf, index, block.receipts, path) !== block.root) return undefined
  return { number: block.number, hash: receiptBlockHash(line) }
}

/** `undefined` where there is no Ed25519: an old browser, or a page that did not come over HTTPS. */
async function isSignedBy(
  receipt: object,
  signature: ReceiptSignature | undefined,
): Promise<boolean | undefined> {
  // The signature does not cover itself: any other field in it would be signed by nobody.
  if (Object.keys(signature ?? {}).some((name) => name !== 'key' && name !== 'value')) return false
  const key = bytesOf(signature?.key ?? '', KEY_BYTES)
  const value = bytesOf(signature?.value ?? '', SIGNATURE_BYTES)
  if (key === undefined || value === undefined) return false
  const { subtle } = crypto
  if (subtle === undefined) return undefined
  try {
    const imported = await subtle.importKey('raw', key, 'Ed25519', false, ['verify'])
    return await subtle.verify('Ed25519', imported, value, signedBytes(receipt))
  } catch (error) {
    return (error as Error).name === 'NotSupportedError' ? undefined : false
  }
}

/** The block that a receipt names, to be shown and to be asked for; nothing before its minute is published. */
export function blockNamedBy(record: ReceiptRecord | undefined): PublishedBlock | undefined {
  const block = record && readReceiptBlock(record.block)
  return record && block && { number: block.number, hash: receiptBlockHash(record.block) }
}
