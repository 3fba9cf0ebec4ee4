/** Cores by name, for tests of one vertical that command another's. */
import type { AnyCore } from '@evenkeel/kernel'
import { cores } from '@evenkeel/verticals/all.server.ts'

export function coreNamed(name: string): AnyCore {
  const core = cores.find((one) => one.name === name)
  if (core === undefined) throw new TypeError(`there is no core ${name}`)
  return core
}
