/** The limits that the member set themselves, read once and changed by what they set. */
import { useCall, useChannel } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { getLimits, optionsChannel } from '../contract/index.ts'

export type OwnLimits = Answer<typeof getLimits>

export function useLimits() {
  const { data, error, reload, refresh, update } = useCall(getLimits)
  // What is placed and settled is counted.
  useChannel(optionsChannel, refresh)
  return { own: data, error, reload, become: (next: OwnLimits) => update(() => next) }
}
export type Limits = ReturnType<typeof useLimits>
