/** Listing tokens: what is taken, what is refused, and that neither contract nor decimals ever change. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stage } from '@evenkeel/kernel/testing'
import { type State, wallet } from '../core.ts'

const CONTRACT = '0x514910771AF9Ca656af840dff83E8264EcF986CA'
const link = {
  type: 'listToken',
  asset: 'LINK',
  chain: 'ethereum',
  contract: CONTRACT,
  decimals: 18,
  depositMin: 1n,
  withdrawalMin: 5n,
  withdrawalFee: 1n,
  dailyMax: 100n,
  dailyMaxAdvanced: 200n,
  fourEyesAbove: 50n,
} as const

test('[W57] a token is listed with its coin, its contract and its terms', () => {
  const on = stage(wallet)
  on.submit(link)
  const state = on.state() as State
  assert.deepEqual([...state.coins.keys()], ['LINK'])
  const token = { asset: 'LINK', chain: 'ethereum', contract: CONTRACT, decimals: 18 }
  assert.deepEqual(state.tokens.get('LINK ethereum'), token)
  assert.equal(state.networks.get('LINK ethereum')?.withdrawalMin, 5n)
  on.submit({ ...link, chain: 'polygon' })
  assert.equal(state.tokens.size, 2)
})

test('[W57] [M6] what is listed is never listed again, be it with other decimals or another contract', () => {
  const on = stage(wallet)
  on.submit(link)
  on.refused(link, 'tokenKnown')
  on.refused({ ...link, decimals: 6 }, 'tokenKnown')
  on.refused({ ...link, contract: `0x${'1'.repeat(40)}` }, 'tokenKnown')
  on.refused({ ...link, asset: 'FAKE', contract: CONTRACT.toLowerCase() }, 'contractKnown')
  assert.equal((on.state() as State).tokens.size, 1)
})

for (const [name, part, refusal] of [
  ['no contract', { contract: 'LINK' }, 'tokenUnsound'],
  ['a contract that is too short', { contract: '0x12' }, 'tokenUnsound'],
  ['more decimals than there are', { decimals: 37 }, 'tokenUnsound'],
  ['less than none', { decimals: -1 }, 'tokenUnsound'],
  ['part of a decimal', { decimals: 1.5 }, 'tokenUnsound'],
  ['a chain that is none of the EVM', { chain: 'tron' }, 'tokenUnsound'],
  ['a name in small letters', { asset: 'link' }, 'tokenUnsound'],
  ['terms that do not fit together', { dailyMax: 201n }, 'networkTermsWrong'],
  ['a withdrawal of nothing', { withdrawalMin: 0n }, 'networkTermsWrong'],
] as const)
  test(`[W57] ${name} is refused as ${refusal}, and nothing is listed`, () => {
    const on = stage(wallet)
    on.refused({ ...link, ...part }, refusal)
    const { coins, networks, tokens } = on.state() as State
    assert.deepEqual([coins.size, networks.size, tokens.size], [0, 0, 0])
  })
