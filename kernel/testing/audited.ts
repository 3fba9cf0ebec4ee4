/** What a core's audit says of one check in the real realm. */
import type { AuditCheck } from '../audit.ts'
import type { Machine } from '../machine.ts'

export function audited(machine: Machine, of: AuditCheck) {
  const told = { lookedAt: 0, expected: 0, faults: [] as string[] }
  machine.audit('real', {
    expect(check, count) {
      if (check === of) told.expected += count
    },
    look(check, fault) {
      if (check === of) told.lookedAt++
      if (fault !== undefined) told.faults.push(fault)
    },
  })
  return told
}
