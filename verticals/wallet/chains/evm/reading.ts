/** What an EVM node says, read strictly: whatever has another shape is a fault of the node, never a guess. */

/** A node that cannot be reached, refuses, or says what cannot be. */
export class NodeFault extends Error {
  override readonly name = 'NodeFault'
}

export type Block = {
  readonly number: number
  readonly hash: string
  readonly parentHash: string
  readonly transactions: readonly Transaction[]
}
export type Transaction = {
  readonly hash: string
  readonly blockHash: string
  /** Nothing where a contract is made. */
  readonly to: string | undefined
  readonly value: bigint
}
export type Receipt = {
  readonly tx: string
  readonly blockHash: string
  readonly isSuccess: boolean
  readonly logs: readonly Log[]
}
export type Log = {
  readonly tx: string
  readonly blockHash: string
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

type Fields = Readonly<Record<string, unknown>>

const QUANTITY = /^0x[0-9a-f]{1,64}$/i
const HASH = /^0x[0-9a-f]{64}$/i
const ADDRESS = /^0x[0-9a-f]{40}$/i
const DATA = /^0x([0-9a-f]{2})*$/i

export function readQuantity(value: unknown, what: string): bigint {
  return BigInt(matching(value, QUANTITY, what))
}

/** A number of a block or a chain, which is never near 2^53. */
export function readNumber(value: unknown, what: string): number {
  const number = Number(readQuantity(value, what))
  if (!Number.isSafeInteger(number)) throw new NodeFault(`${what} is too large`)
  return number
}

/** The block of this number, with its transactions; nothing if the node does not have it. */
export function readBlock(value: unknown, number: number): Block | undefined {
  const header = readHeader(value, number)
  if (header === undefined) return undefined
  const transactions = list((value as Fields).transactions, 'transactions').map(readTransaction)
  if (transactions.some(({ blockHash }) => blockHash !== header.hash))
    throw new NodeFault('a transaction is of another block')
  return { ...header, transactions }
}

export function readHeader(
  value: unknown,
  number: number,
): Pick<Block, 'number' | 'hash' | 'parentHash'> | undefined {
  if (value === null) return undefined
  const fields = object(value, 'a block')
  if (readNumber(fields.number, 'number') !== number) throw new NodeFault('it is another block')
  return { number, hash: hash(fields.hash, 'hash'), parentHash: hash(fields.parentHash, 'parent') }
}

export function readTransaction(value: unknown): Transaction {
  const { hash: tx, blockHash, to, value: sent } = object(value, 'a transaction')
  return {
    hash: hash(tx, 'hash'),
    blockHash: hash(blockHash, 'blockHash'),
    to: to === null || to === undefined ? undefined : address(to, 'to'),
    value: readQuantity(sent, 'value'),
  }
}

/** The receipt of this transaction; nothing if the node does not have it in a block. */
export function readReceipt(value: unknown, tx: string): Receipt | undefined {
  if (value === null) return undefined
  const fields = object(value, 'a receipt')
  if (hash(fields.transactionHash, 'transactionHash') !== tx)
    throw new NodeFault('it is the receipt of another transaction')
  const blockHash = hash(fields.blockHash, 'blockHash')
  const logs = readLogs(fields.logs)
  if (logs.some((log) => log.tx !== tx || log.blockHash !== blockHash))
    throw new NodeFault('a log is of another transaction')
  // Without a status it would be of before 2017, when a failed transaction looked like any other.
  return { tx, blockHash, isSuccess: readQuantity(fields.status, 'status') === 1n, logs }
}

export function readLogs(value: unknown): readonly Log[] {
  return list(value, 'logs').map((each) => {
    const fields = object(each, 'a log')
    if (fields.removed === true) throw new NodeFault('a log was removed')
    return {
      tx: hash(fields.transactionHash, 'transactionHash'),
      blockHash: hash(fields.blockHash, 'blockHash'),
      address: address(fields.address, 'address'),
      topics: list(fields.topics, 'topics').map((topic) => hash(topic, 'topic')),
      data: matching(fields.data, DATA, 'data'),
    }
  })
}

function object(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null) throw new NodeFault(`${what} is no object`)
  return value as Fields
}

function list(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new NodeFault(`${what} is no list`)
  return value
}

const hash = (value: unknown, what: string) => matching(value, HASH, what)
const address = (value: unknown, what: string) => matching(value, ADDRESS, what)

/** In small letters, so that equal ones are the same text. */
function matching(value: unknown, pattern: RegExp, what: string): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw new NodeFault(`${what} is malformed`)
  return value.toLowerCase()
}
