/** What people say of themselves: one spelling inside, a part of it outside. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  addressInPart,
  idNumberInPart,
  indexed,
  isOfAge,
  readAdvanced,
  readBasic,
} from './fields.ts'

const said = { name: 'Ann', idNumber: 'X1234', city: 'Ede', address: 'Quay 7' }

test('[X1] names lose what cannot be seen and what turns text around, and are in one form', () => {
  const tricky = {
    ...said,
    name: ' A\u202Enn\u0007\u2066 e\u0301\u200B\n<b>x</b> ',
    address: 'Quay 7\r\n\u202E \n\n3511  AB',
  }
  assert.deepEqual(readBasic(tricky), {
    ...said,
    name: 'Ann é<b>x</b>',
    address: 'Quay 7\n3511 AB',
  })
})

test('[E22] fields of which nothing is left are named', () => {
  const empty = { name: '\u202E', idNumber: '-./ -', city: ' \u200B', address: '\n\n \u0000' }
  assert.deepEqual(readBasic(empty), { wrong: ['name', 'id_number', 'city', 'address'] })
})

test('[E22] days that do not exist, and countries, are refused', () => {
  for (const birthDate of ['1990-02-29', '1990-13-01', '1990-00-10', '1990-04-31', '1900-02-29'])
    assert.deepEqual(
      readAdvanced({ birthDate, country: 'NL' }),
      { wrong: ['birth_date'] },
      birthDate,
    )
  for (const country of ['QX', 'ZZ', 'AA'])
    assert.deepEqual(
      readAdvanced({ birthDate: '1992-02-29', country }),
      { wrong: ['country'] },
      country,
    )
  const told = { birthDate: '1992-02-29', country: 'NL' }
  assert.deepEqual(readAdvanced(told), told)
})

test('[E22] who was born on 29 February is of age on 1 March', () => {
  const born = { birthDate: '2008-02-29', country: 'NL' }
  assert.equal(isOfAge(born, Date.parse('2026-02-28T23:59:59Z')), false)
  assert.equal(isOfAge(born, Date.parse('2026-03-01T00:00:00Z')), true)
})

test('[E23] an id number is one whatever its case, width and spaces', () => {
  for (const text of ['ab-12 34', 'AB1234', 'ａｂ１２３４', ' A.B.1/2-3 4'])
    assert.equal(indexed(text), 'AB1234')
})

test('[E24] an id number and an address are shown in part, and never whole', () => {
  assert.equal(idNumberInPart('X 123-456.789'), '••••6789')
  assert.equal(idNumberInPart('1234'), '••••34')
  assert.equal(addressInPart('17 Quay\n3511 AB Utrecht'), '17 Quay …')
  assert.equal(addressInPart('17 Quay, Utrecht'), '17 Quay …')
  assert.equal(addressInPart('17 Quay Utrecht'), '17 Quay …')
  assert.equal(addressInPart('abcd'), 'ab …')
})
