/** What the environment may say, and what stops the start. */
import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { BadConfig } from '@evenkeel/wire/server'
import { readConfig } from './config.ts'

test('without settings it is a sandbox on loopback that trusts no proxy', () => {
  const config = readConfig({})
  assert.equal(config.production, false)
  assert.equal(config.host, '127.0.0.1')
  assert.equal(config.dataDir, resolve('data'))
  assert.equal(config.trustedProxies, 0)
  assert.equal(config.databaseUrl, undefined)
  assert.deepEqual(config.limits, {
    addressPerSecond: 100,
    memberPerSecond: 50,
    socketsPerAddress: 200,
    connectionsPerAddress: 200,
  })
})

test('an empty variable is one that is not set', () => {
  const names = [
    'HOST',
    'PORT',
    'OPS_PORT',
    'DATA',
    'SECRET_FILE',
    'TRUSTED_PROXIES',
    'SNAPSHOT_EVERY',
  ]
  const env = Object.fromEntries(names.map((name) => [`EVENKEEL_${name}`, '']))
  assert.deepEqual(readConfig({ ...env, DATABASE_URL: '' }), readConfig({}))
})

const production = {
  EVENKEEL_ENV: 'production',
  EVENKEEL_SECRET_FILE: '/run/secret',
  EVENKEEL_SITE: 'https://exchange.example',
  EVENKEEL_SMTP_FILE: '/run/smtp',
}

test('[K2] production does not start without a secret of its own', () => {
  for (const file of [undefined, ''])
    assert.throws(
      () => readConfig({ ...production, EVENKEEL_SECRET_FILE: file }),
      (error) => error instanceof BadConfig && /EVENKEEL_SECRET_FILE/.test(error.message),
    )
  const config = readConfig(production)
  assert.deepEqual([config.production, config.secretFile], [true, '/run/secret'])
})

test('an unknown EVENKEEL_ENV is refused', () => {
  for (const mode of ['', 'prod', 'Production', 'test', 'sandbox '])
    assert.throws(() => readConfig({ EVENKEEL_ENV: mode }), BadConfig, mode)
})

test('numbers are whole and in their range; anything else names the variable', () => {
  const wrong = ['-1', '1.5', '1e3', '0x10', ' 1', 'abc', '65536', '99999999999', '１', 'NaN']
  for (const text of wrong)
    assert.throws(
      () => readConfig({ EVENKEEL_PORT: text }),
      /EVENKEEL_PORT is '.*'; it must be/,
      text,
    )
  for (const text of ['0', '1', '65535'])
    assert.equal(readConfig({ EVENKEEL_PORT: text }).port, Number(text))
  assert.throws(() => readConfig({ EVENKEEL_TRUSTED_PROXIES: '11' }), BadConfig)
  for (const name of [
    'EVENKEEL_ADDRESS_PER_SECOND',
    'EVENKEEL_MEMBER_PER_SECOND',
    'EVENKEEL_SNAPSHOT_EVERY',
  ])
    assert.throws(() => readConfig({ [name]: '0' }), BadConfig, `${name} of nothing`)
})

test('prices are simulated in a sandbox, never in production', () => {
  assert.deepEqual(readConfig({}).prices, { kind: 'simulator' })
  assert.deepEqual(readConfig(production).prices, { kind: 'none' })
  assert.throws(() => readConfig({ ...production, EVENKEEL_PRICES: 'simulator' }), BadConfig)
  for (const text of ['yes', 'upstream', 'upstream:', 'upstream:a b', 'upstream:a,,b'])
    assert.throws(() => readConfig({ EVENKEEL_PRICES: text }), BadConfig, text)
})

test('[K2] production does not start without a way to reach members, and without its own address', () => {
  const without = (name: string) => readConfig({ ...production, [name]: '' })
  assert.throws(() => without('EVENKEEL_SMTP_FILE'), /EVENKEEL_SMTP_FILE or EVENKEEL_SMS_FILE/)
  assert.throws(() => without('EVENKEEL_SITE'), /EVENKEEL_SITE/)
  const bySms = { EVENKEEL_SMTP_FILE: '', EVENKEEL_SMS_FILE: '/run/sms' }
  assert.equal(readConfig({ ...production, ...bySms }).messages.smsFile, '/run/sms')
  for (const site of ['http://a.example', 'https://a.example/', 'a.example', 'https://A b'])
    assert.throws(() => readConfig({ EVENKEEL_SITE: site }), /EVENKEEL_SITE is/, site)
})
