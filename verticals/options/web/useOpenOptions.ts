/** The member's options that are not settled, as they are now. */
import { useCall, useChannel, useClient } from '@evenkeel/ui'
import { useEffect, useState } from 'react'
import { getOpenOptions, getOption, optionsChannel } from '../contract/index.ts'
import { isMissed, knownIn, type OpenOptions, type Option, withNews } from './optionLists.ts'

export function useOpenOptions() {
  const read = useCall(getOpenOptions)
  useChannel(optionsChannel, (news) => read.update((open) => withNews(open, news)))
  const open: OpenOptions | undefined = read.data
  return {
    read,
    open,
    options: open?.options,
  }
}
export type Open = ReturnType<typeof useOpenOptions>

const AGAIN_MS = 1_000

/** An option that is looked at, as it is now: what was settled while nobody listened, as during a restart, is read by itself. */
export function useLatest(
  option: Option | undefined,
  { open }: Partial<Open> = {},
): Option | undefined {
  const { client } = useClient()
  const [found, setFound] = useState<Option>()
  const known = option && knownIn(open, option.id)
  const missed = option && isMissed(open, option) ? option.id : undefined
  useEffect(() => {
    if (missed === undefined) return
    const over = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    async function ask(id: string) {
      const answer = await client
        .call(getOption, { id }, { signal: over.signal })
        .catch(() => undefined)
      if (over.signal.aborted) return
      if (answer !== undefined) setFound(answer)
      // Its result may not be written down yet, or the exchange not be back.
      if (answer?.isSettled !== true) timer = setTimeout(ask, AGAIN_MS, id)
    }
    void ask(missed)
    return () => {
      over.abort()
      clearTimeout(timer)
    }
  }, [client, missed])
  return known ?? (found !== undefined && found.id === option?.id ? found : option)
}
