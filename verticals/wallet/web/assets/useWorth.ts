/** What a member's money is worth, read again only when something comes in, goes out, or a day begins. */
import { type Called, timeZoneHere, useCall, useChannel } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useEffect, useEffectEvent } from 'react'
import { getWorth, type worthDays } from '../../contract/worth.ts'
import { balancesChannel } from '../../contract.ts'

/** So that the closing price of the minute is known by then. */
const SETTLING_MS = 1_500

export function useWorth(days: (typeof worthDays)[number]): Called<Answer<typeof getWorth>> {
  const worth = useCall(getWorth, { days, zone: timeZoneHere() })
  useChannel(balancesChannel, () => worth.refresh())
  const again = useEffectEvent(() => worth.reload())
  const { at, good_until: until } = worth.data ?? {}
  useEffect(() => {
    if (at === undefined || until === undefined) return undefined
    // By the server's clock, whatever the one of this device says.
    const timer = setTimeout(again, until - at + SETTLING_MS)
    return () => clearTimeout(timer)
  }, [at, until])
  return worth
}
