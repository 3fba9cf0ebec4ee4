/** The form of a new address: what is filled in, and at which field a refusal is said. */
import type { Refusal } from '@evenkeel/ui'
import { plainRemark } from '../../contract/remark.ts'
import type { Book, Chain } from './entry.ts'

export type Form = {
  readonly asset: string
  /** Empty until it is chosen: a coin that is on several has no usual one. */
  readonly chain: Chain | ''
  readonly address: string
  readonly remark: string
  readonly password: string
  readonly totp: string
}

type Networks = Book['networks']
export type Field = 'address' | 'password' | 'totp'

const fields: Readonly<Record<Field, readonly string[]>> = {
  address: [
    'addressMalformed',
    'addressChecksumWrong',
    'addressOfOtherNetwork',
    'addressIsOurs',
    'addressKnown',
    'networkNotListed',
  ],
  password: [
    'transactionPasswordWrong',
    'transactionPasswordExhausted',
    'transactionPasswordNotSet',
  ],
  totp: ['secondFactorWrong'],
}

/** With the coin and network that the way here named, as far as they are listed. */
export function emptyForm(networks: Networks, wished: URLSearchParams): Form {
  const [asset, chain] = [wished.get('asset') ?? '', wished.get('chain')]
  const blank = { address: '', remark: '', password: '', totp: '' }
  const chosen = networks.some((one) => one.asset === asset) ? asset : ''
  const named = networks.find((one) => one.asset === asset && one.chain === chain)
  return { ...blank, asset: chosen, chain: named?.chain ?? onlyChain(networks, chosen) }
}

/** Another coin: its network, if it has but one. */
export function withCoin(form: Form, asset: string, networks: Networks): Form {
  const stays = networks.some((one) => one.asset === asset && one.chain === form.chain)
  return { ...form, asset, chain: stays ? form.chain : onlyChain(networks, asset) }
}

export function coinsIn(networks: Networks): string[] {
  return [...new Set(networks.map(({ asset }) => asset))]
}

export function chainsOf(networks: Networks, asset: string): Chain[] {
  return networks.filter((one) => one.asset === asset).map(({ chain }) => chain)
}

/** The first field, from the top, that is not filled in yet. */
export type Lack = Exclude<keyof Form, 'password'> | 'proof'

export function lackIn(form: Form, needsSecond: boolean): Lack | undefined {
  const { asset, chain, address, remark, password, totp } = form
  if (asset === '') return 'asset'
  if (chain === '') return 'chain'
  if (address.trim() === '') return 'address'
  if (plainRemark(remark) === undefined) return 'remark'
  if (password === '') return 'proof'
  return needsSecond && totp.length < 6 ? 'totp' : undefined
}

/** What the server is asked of an address; nothing before coin, network and address are there. */
export function questionOf({ asset, chain, address: typed }: Form) {
  const address = typed.trim()
  if (asset === '' || chain === '' || address === '') return undefined
  return { asset, chain, address }
}

/** What is sent; nothing, as long as something is missing. */
export function wholeOf(form: Form, needsSecond: boolean) {
  const { asset, chain, password, totp } = form
  const [address, remark] = [form.address.trim(), plainRemark(form.remark)]
  if (lackIn(form, needsSecond) !== undefined || chain === '' || remark === undefined)
    return undefined
  const proof = { transaction_password: password, ...(needsSecond && { totp }) }
  return { asset, chain, address, remark, ...proof }
}

export function errorAt(field: Field, ...faults: readonly (Refusal | undefined)[]) {
  return faults.find((fault) => fault !== undefined && fields[field].includes(fault.reason))
    ?.message
}

/** What is about none of the fields, and has to be said beside them. */
export function errorBeside(fault: Refusal | undefined): string | undefined {
  const isSaid = fault !== undefined && Object.values(fields).flat().includes(fault.reason)
  return isSaid ? undefined : fault?.message
}

function onlyChain(networks: Networks, asset: string): Chain | '' {
  const [first = '', ...others] = chainsOf(networks, asset)
  return others.length === 0 ? first : ''
}
