/** What the member has invested and earned, by coin: read again whenever an order changes. */
import { useCall } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { getEarnings } from '../contract/index.ts'

export type CoinEarnings = Answer<typeof getEarnings>['coins'][number]

export function useEarnings() {
  const [since] = useState(() => String(midnightOf(Date.now())))
  return useCall(getEarnings, { since })
}

/** Where the day of a moment began, by the clock on the wall here. */
export function midnightOf(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0)
}
