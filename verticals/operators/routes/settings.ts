/** How the calls of the plain settings are answered. */
import { refuse } from '@evenkeel/kernel'
import { handleOperator, type OperatorRoute } from '@evenkeel/wire/server'
import { getSettings, isSound, setSetting } from '../contract/index.ts'
import type { Operators } from '../operators.ts'
import { namesOf } from './names.ts'

export function settingRoutes(parts: Operators): readonly OperatorRoute[] {
  return [
    handleOperator(getSettings, async () => {
      const [all, nameOf] = [await parts.settings.all(), await namesOf(parts.people)]
      return {
        settings: all.map(({ name, value, changedAt, by }) => ({
          name,
          value,
          changed_at: changedAt,
          by: nameOf(by),
        })),
      }
    }),

    handleOperator(setSetting, async ({ input, operator, note }) => {
      const { name, value, reason } = input
      note({ subject: `setting ${name}`, reason })
      if (!isSound(name, value)) return refuse('parameterUnsound')
      const before = await parts.settings.set(name, value, operator.id)
      note({ before: { value: before }, after: { value } })
      parts.tellOperators('settings')
      parts.tellSite()
      return {}
    }),
  ]
}
