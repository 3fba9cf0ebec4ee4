/** The chain of the audit log: any byte of it that is not as it was written is found. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AuditRow, auditHash, auditLine, checkAudit, NO_AUDIT } from './audit.ts'

function chain(many: number): AuditRow[] {
  const rows: AuditRow[] = []
  for (let seq = 1; seq <= many; seq++) {
    const isEnd = seq % 2 === 0
    const row = {
      seq,
      at: 1_700_000_000_000 + seq,
      operator: isEnd ? 3 : null,
      name: 'olga',
      role: 'admin',
      action: 'console/set_role',
      address: '127.0.0.1',
      outcome: isEnd ? 'done' : 'begun',
      begun: isEnd ? seq - 1 : null,
      subject: 'operator 4',
      before: '{"role":"support"}',
      after: null,
      reason: 'Ünterwegs',
      previous: rows.at(-1)?.hash ?? NO_AUDIT.hash,
      hash: '',
    }
    rows.push({ ...row, hash: auditHash(row) })
  }
  return rows
}

const faultIn = (lines: readonly string[]): string | undefined => {
  const check = checkAudit()
  for (const line of lines) {
    const fault = check.line(line)
    if (fault !== undefined) return fault
  }
  return undefined
}

test('[L1] a whole chain is right, and tells its head', () => {
  const rows = chain(6)
  const check = checkAudit()
  for (const row of rows) assert.equal(check.row(row), undefined)
  assert.deepEqual(check.head, { seq: 6, hash: rows[5]?.hash })
  assert.equal(faultIn(rows.map(auditLine)), undefined)
})

test('[L1] every flipped bit of an export is found', () => {
  const text = Buffer.from(chain(4).map(auditLine).join('\n'))
  for (let at = 0; at < text.length; at++)
    for (const bit of [1, 4, 32]) {
      const flipped = Buffer.from(text)
      flipped.writeUInt8(flipped.readUInt8(at) ^ bit, at)
      assert.notEqual(faultIn(flipped.toString().split('\n')), undefined, `byte ${at}`)
    }
})

test('[L1] a row that is left out, put in twice or moved is found, and where', () => {
  const lines = chain(4).map(auditLine)
  const [first = '', second = '', third = '', fourth = ''] = lines
  assert.match(faultIn([first, third, fourth]) ?? '', /row 2 is missing/)
  assert.match(faultIn([second, third]) ?? '', /row 1 is missing/)
  assert.match(faultIn([first, first, second]) ?? '', /row 2 is missing/)
  assert.match(faultIn([first, third, second, fourth]) ?? '', /row 2 is missing/)
})

test('[L1] a row that was changed and hashed anew breaks the chain at the next one', () => {
  const [first, second, third] = chain(3) as [AuditRow, AuditRow, AuditRow]
  const anew = (row: AuditRow) => auditLine({ ...row, hash: auditHash(row) })
  const changed = anew({ ...second, reason: 'another' })
  assert.match(faultIn([first, third].map(auditLine).toSpliced(1, 0, changed)) ?? '', /row 3 does/)
  const loose = anew({ ...second, previous: NO_AUDIT.hash })
  assert.match(faultIn([auditLine(first), loose]) ?? '', /row 2 does not follow/)
})

test('[L1] fields in another order, or more of them, are not what was exported', () => {
  const [row] = chain(1)
  assert(row !== undefined)
  const { hash, ...rest } = row
  assert.notEqual(faultIn([JSON.stringify({ hash, ...rest })]), undefined)
  assert.notEqual(faultIn([JSON.stringify({ ...row, more: 1 })]), undefined)
  for (const line of ['', 'null', '[]', '7', '{}']) assert.notEqual(faultIn([line]), undefined)
})
