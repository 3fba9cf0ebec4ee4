/** Which chains are connected, from a file that the environment names; read and checked once, at the start (rule N11). */
import { readFileSync } from 'node:fs'
import type { Asset } from '@evenkeel/kernel'
import { BadConfig, type Environment } from '@evenkeel/wire/server'
import { readAddress } from './address.ts'
import { type ChainFamily, type ChainName, chainNames, chains, isChainName } from './chain.ts'
import { type AccountKey, readAccountKey } from './derive.ts'
import { type Fields, readFields } from './fields.ts'
import { sandboxTokens } from './sandboxTokens.ts'

export type ChainsSettings = {
  readonly isProduction: boolean
  /** Where the signer listens; without one a sandbox signs for itself, and in production people pay by hand. */
  readonly signerSocket?: string | undefined
  readonly chains: readonly ChainSettings[]
}

export type ChainSettings = {
  readonly name: ChainName
  readonly family: ChainFamily
  /** What its nodes must say that their chain is; only EVM chains have one. */
  readonly chainId: number | undefined
  /** Where members' addresses come from; a sandbox has a seed instead. */
  readonly key: AccountKey | undefined
  /** The house's one address, where members have none of their own: what arrives there is credited by hand. */
  readonly sharedAddress: string | undefined
  /** Where payouts of a signer come from. */
  readonly hotWallet?: string | undefined
  /** Nodes, of which a majority must agree; without any, deposits are credited by hand. */
  readonly rpc: readonly string[]
  readonly confirmations: number
  /** The first block to look at, if not the newest at the first start. */
  readonly startBlock: number | undefined
  /** Where a transaction can be looked at, with `{tx}` for its hash. */
  readonly explorer: string | undefined
  readonly native: Coin
  readonly tokens: readonly Token[]
}
export type Coin = { readonly asset: Asset; readonly decimals: number }
export type Token = Coin & { readonly contract: string }

const CONFIRMATIONS_MOST = 10_000
const DECIMALS_MOST = 36
const ASSET = /^[A-Z0-9]{2,12}$/
const EXPLORER = /^https:\/\/[^\s{}]+\{tx\}[^\s{}]*$/
const LOCAL = /^(localhost|127(\.[0-9]{1,3}){3}|\[::1\])$/

export function readSettings(env: Environment, isProduction: boolean): ChainsSettings {
  const file = env.EVENKEEL_CHAINS_FILE
  const signer = env.EVENKEEL_SIGNER_SOCKET ? { signerSocket: env.EVENKEEL_SIGNER_SOCKET } : {}
  if (!file) return { isProduction, ...signer, chains: isProduction ? [] : sandboxChains() }
  const described: Fields = readFields(jsonIn(file), 'EVENKEEL_CHAINS_FILE')
  const named = described.names.map((name) => {
    if (!isChainName(name))
      described.fail(`names the chain '${name}'; it can be ${chainNames.join(', ')}`)
    return readChain(name, described.inside(name), isProduction)
  })
  return { isProduction, ...signer, chains: named }
}

/** Where to look at a transaction. */
export function explorerLink({ explorer }: ChainSettings, tx: string): string | undefined {
  return explorer?.replace('{tx}', encodeURIComponent(tx))
}

function jsonIn(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new BadConfig('EVENKEEL_CHAINS_FILE names a file that cannot be read.')
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new BadConfig('EVENKEEL_CHAINS_FILE names a file that is not JSON.')
  }
}

/** All chains, with addresses that are not to be paid to. */
function sandboxChains(): ChainSettings[] {
  return chainNames.map((name) => ({
    name,
    rpc: [],
    key: undefined,
    sharedAddress: undefined,
    startBlock: undefined,
    explorer: undefined,
    tokens: sandboxTokens[name],
    family: chains[name].family,
    chainId: chains[name].chainId,
    confirmations: chains[name].confirmations,
    native: chains[name].native,
  }))
}

function readChain(name: ChainName, fields: Fields, isProduction: boolean): ChainSettings {
  const { family, chainId, native, confirmations } = chains[name]
  fields.only(
    'xpub',
    'address',
    'rpc',
    'confirmations',
    'startBlock',
    'explorer',
    'native',
    'tokens',
    ...(family === 'evm' ? ['chainId', 'hotWallet'] : []),
  )
  const key = readKey(family, fields)
  const rpc = readNodes(family, fields)
  const sharedAddress = readOwnAddress(name, fields, 'address')
  const hotWallet = readOwnAddress(name, fields, 'hotWallet')
  if (key !== undefined && sharedAddress !== undefined)
    fields.fail('has an xpub and an address; it can have one of them')
  if (isProduction && key === undefined && sharedAddress === undefined)
    fields.fail('needs an xpub, or an address for deposits by hand')
  if (rpc.length > 0 && sharedAddress !== undefined)
    fields.fail('has rpc and an address; deposits to one address of all are credited by hand')
  if (hotWallet !== undefined && rpc.length === 0)
    fields.fail('has a hotWallet and no rpc; without nodes nothing is paid from it')
  const ownId = fields.count('chainId', 1, Number.MAX_SAFE_INTEGER)
  if (isProduction && ownId !== undefined && ownId !== chainId)
    fields.fail(`has the chainId ${ownId}; in production it is ${chainId}`)
  // One block is no proof of anything where others can make blocks too.
  const least = isProduction ? 2 : 1
  return {
    name,
    family,
    key,
    rpc,
    sharedAddress,
    chainId: ownId ?? chainId,
    ...(hotWallet === undefined ? {} : { hotWallet }),
    confirmations: fields.count('confirmations', least, CONFIRMATIONS_MOST) ?? confirmations,
    startBlock: fields.count('startBlock', 0, Number.MAX_SAFE_INTEGER),
    explorer: readExplorer(fields),
    native: fields.has('native') ? readCoin(fields.inside('native')) : native,
    tokens: readTokens(name, fields),
  }
}

/** What is wrong is told without the text: a private key must not end in a log. */
function readKey(family: ChainFamily, fields: Fields): AccountKey | undefined {
  const text = fields.text('xpub')
  if (text === undefined) return undefined
  const read = readAccountKey(family, text)
  return 'key' in read ? read.key : fields.fail(`has an xpub that cannot be used: ${read.fault}`)
}

function readOwnAddress(
  chain: ChainName,
  fields: Fields,
  name: 'address' | 'hotWallet',
): string | undefined {
  const text = fields.text(name)
  if (text === undefined) return undefined
  const read = readAddress(chain, text)
  const what = name === 'address' ? 'an address' : 'a hotWallet'
  return read.ok ? read.address : fields.fail(`has ${what} that is none (${read.fault})`)
}

/** A node's address often holds a key, so it is never told. */
function readNodes(family: ChainFamily, fields: Fields): readonly string[] {
  const urls = fields.texts('rpc') ?? []
  if (urls.length > 0 && family !== 'evm') fields.fail('has rpc; only EVM chains are followed')
  for (const [nth, url] of urls.entries()) {
    const { protocol, hostname, username } = URL.parse(url) ?? {}
    const isSafe = protocol === 'https:' || (protocol === 'http:' && LOCAL.test(hostname ?? ''))
    if (!isSafe || username !== '')
      fields.fail(`has as rpc[${nth}] no https address (http is for this machine only)`)
  }
  // A node that is asked twice would be a majority by itself.
  if (new Set(urls).size < urls.length) fields.fail('has the same rpc twice')
  return urls
}

function readExplorer(fields: Fields): string | undefined {
  const text = fields.text('explorer')
  if (text !== undefined && !EXPLORER.test(text))
    fields.fail('has an explorer that is not as https://explorer.example/tx/{tx}')
  return text
}

function readCoin(fields: Fields): Coin {
  const asset = fields.text('asset') ?? ''
  if (!ASSET.test(asset)) fields.fail('needs an asset, as USDT')
  const decimals = fields.count('decimals', 0, DECIMALS_MOST)
  return { asset, decimals: decimals ?? fields.fail('needs decimals') }
}

function readTokens(chain: ChainName, fields: Fields): readonly Token[] {
  const tokens = fields.each('tokens').map((token) => {
    token.only('asset', 'contract', 'decimals')
    const read = readAddress(chain, token.text('contract') ?? '')
    if (!read.ok) return token.fail(`needs the address of its contract (${read.fault})`)
    return { ...readCoin(token), contract: read.address }
  })
  if (new Set(tokens.map(({ contract }) => contract)).size < tokens.length)
    fields.fail('has the same contract twice')
  return tokens
}
