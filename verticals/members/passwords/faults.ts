/** Which passwords are refused: rule E5. */
import type { Refused } from '@evenkeel/kernel'
import { refuse } from '@evenkeel/kernel'
import { type PasswordRefusal, passwordFault } from './rules.ts'

export function faultOf(
  password: string,
  names: readonly string[],
): Refused<PasswordRefusal> | undefined {
  const fault = passwordFault(password, names)
  return fault && refuse(fault)
}
