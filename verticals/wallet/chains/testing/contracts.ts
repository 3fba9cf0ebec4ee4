/** Small contracts for a chain of tests, assembled by hand: tokens that report transfers, and one that passes a value on. */
import { TRANSFER_TOPIC } from '../evm/transfers.ts'

const op = {
  stop: '00',
  eq: '14',
  shr: '1c',
  caller: '33',
  callvalue: '34',
  calldataload: '35',
  codecopy: '39',
  mstore: '52',
  jumpi: '57',
  gas: '5a',
  jumpdest: '5b',
  dup1: '80',
  log3: 'a3',
  call: 'f1',
  return: 'f3',
  revert: 'fd',
  add: '01',
  sub: '03',
  lt: '10',
  sload: '54',
  sstore: '55',
}

const push = (hex: string) => (0x5f + hex.length / 2).toString(16) + hex
const byte = (value: number) => push(value.toString(16).padStart(2, '0'))
const store = (at: number, ...value: readonly string[]) => [...value, byte(at), op.mstore].join('')
const argument = (nth: number) => byte(4 + 32 * nth) + op.calldataload
const word = (text: string) => push(Buffer.from(text).toString('hex').padEnd(64, '0'))

/** `transfer(address,uint256)` and `symbol()`, as callers name them. */
const TRANSFER = 'a9059cbb'
const SYMBOL = '95d89b41'
const BALANCE_OF = '70a08231'

const report = [
  store(0, argument(1)),
  argument(0) + op.caller + push(TRANSFER_TOPIC.slice(2)),
  byte(32) + byte(0) + op.log3,
].join('')
const answerTrue = store(0, byte(1)) + byte(32) + byte(0) + op.return
const refuse = byte(0) + byte(0) + op.revert
const answerSymbol =
  store(0, byte(32)) + store(32, byte(4)) + store(64, word('USDT')) + byte(96) + byte(0) + op.return

/** Reports any transfer that anybody asks for. Whoever deploys it again has a token of the same name. */
export const token = deployed(
  branches([
    [TRANSFER, report + answerTrue],
    [SYMBOL, answerSymbol],
  ]),
)

/** Reports the transfer and takes it back. */
export const revertingToken = deployed(branches([[TRANSFER, report + refuse]]))

/** Reports each transfer twice. */
export const twiceToken = deployed(branches([[TRANSFER, report + report + answerTrue]]))

const own = op.caller + op.sload
const others = argument(0) + op.sload
/** Nothing is there to jump to: who has less than is asked for fails. */
const checkEnough = argument(1) + own + op.lt + byte(0) + op.jumpi
const take = argument(1) + own + op.sub + op.caller + op.sstore
const give = argument(1) + others + op.add + argument(0) + op.sstore

/** Knows who has how much, and moves no more than that; all of it is first with whoever deploys it. */
export const heldToken = deployed(
  branches([
    [TRANSFER, checkEnough + take + give + report + answerTrue],
    [BALANCE_OF, store(0, others) + byte(32) + byte(0) + op.return],
  ]),
  push('e8d4a51000') + op.caller + op.sstore,
)

/** Moves as that does, and reports nothing. */
export const silentToken = deployed(
  branches([
    [TRANSFER, checkEnough + take + give + answerTrue],
    [BALANCE_OF, store(0, others) + byte(32) + byte(0) + op.return],
  ]),
  push('e8d4a51000') + op.caller + op.sstore,
)

/** Says that it has moved what it was asked for, moves nothing, and reports nothing. */
export const idleToken = deployed(
  branches([
    [TRANSFER, answerTrue],
    [BALANCE_OF, store(0, others) + byte(32) + byte(0) + op.return],
  ]),
  push('e8d4a51000') + op.caller + op.sstore,
)

/** Passes the value that it gets on to the address in the call: nothing of that is in the block's list. */
export const forwarder = deployed(
  [byte(0).repeat(4), op.callvalue, byte(0), op.calldataload, op.gas, op.call, op.stop].join(''),
)

export const transferCall = (to: string, raw: bigint) =>
  `0x${TRANSFER}${padded(to)}${raw.toString(16).padStart(64, '0')}`
export const forwardCall = (to: string) => `0x${padded(to)}`

const padded = (address: string) => address.slice(2).toLowerCase().padStart(64, '0')

/** Goes where the call's first four bytes say, and reverts for any other. */
function branches(parts: readonly (readonly [selector: string, code: string])[]): string {
  const selected = byte(0) + op.calldataload + byte(0xe0) + op.shr
  const check = (selector: string, target: number) =>
    // A copy of what was asked for each question.
    `${op.dup1}${push(selector)}${op.eq}61${target.toString(16).padStart(4, '0')}${op.jumpi}`
  const checkBytes = check(TRANSFER, 0).length / 2
  const headBytes = selected.length / 2 + parts.length * checkBytes + refuse.length / 2
  let at = headBytes
  const checks: string[] = []
  for (const [selector, code] of parts) {
    checks.push(check(selector, at))
    at += 1 + code.length / 2
  }
  const bodies = parts.map(([, code]) => op.jumpdest + code)
  return [selected, ...checks, refuse, ...bodies].join('')
}

/** What makes a contract with this code: it does what comes first, and copies all behind itself. */
function deployed(code: string, first = ''): string {
  const size = (code.length / 2).toString(16).padStart(4, '0')
  const bytes = 14 + first.length / 2
  const copy = `61${size}${byte(bytes)}${byte(0)}${op.codecopy}61${size}${byte(0)}${op.return}`
  const maker = first + copy
  if (maker.length / 2 !== bytes) throw new Error(`the maker has ${maker.length / 2} bytes`)
  return `0x${maker}${code}`
}
