/** The calls about operators, with their answers. */
import { handleOperator, type OperatorRoute } from '@evenkeel/wire/server'
import { getEntrance } from './contract/index.ts'

export function routesOf(): readonly OperatorRoute[] {
  return [handleOperator(getEntrance, async () => ({ is_sandbox: true, has_passkeys: false }))]
}
