/** Entries of the address book as they are shown and found. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cutMiddle, type Entry, findEntries, restsUntil } from './entry.ts'

const entry = (asset: string, chain: Entry['chain'], remark: string, address: string): Entry => ({
  id: remark,
  asset,
  chain,
  remark,
  address,
  added_at: 1_000,
})
const ledger = entry('BTC', 'bitcoin', 'Café Ledger', 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')
const tron = entry('USDT', 'tron', 'Börse', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')
const found = (typed: string) => findEntries([ledger, tron], typed).map(({ asset }) => asset)

test('[W32] an entry is found by coin, network, remark and any part of its address', () => {
  assert.deepEqual(found(''), ['BTC', 'USDT'])
  assert.deepEqual(found('usd'), ['USDT'])
  assert.deepEqual(found('trc20'), ['USDT'])
  assert.deepEqual(found(' cafe '), ['BTC'])
  assert.deepEqual(found('BORSE'), ['USDT'])
  assert.deepEqual(found('z306fyu'), ['BTC'])
  assert.deepEqual(found('tjrab'), ['USDT'])
  assert.deepEqual(found('nothing'), [])
})

test('[W32] an address is cut in its middle, and never so that it gets no shorter', () => {
  assert.equal(cutMiddle(tron.address), 'TJRabPrw…8kjpRTv8')
  assert.equal(cutMiddle('12345678901234567'), '12345678901234567')
  assert.equal(cutMiddle('abcdefghijklmnopqr'), 'abcdefgh…klmnopqr')
})

test('[W32] an entry rests until withdrawals to it begin, with the allow-list on', () => {
  assert.equal(restsUntil(ledger, 0), undefined)
  const resting = { ...ledger, usable_from: 2_000 }
  assert.equal(restsUntil(resting, 1_999), 2_000)
  assert.equal(restsUntil(resting, 2_000), undefined)
})
