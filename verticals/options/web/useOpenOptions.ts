/** The member's options that are not settled, as they are now. */
import { useCall, useChannel } from '@evenkeel/ui'
import { getOpenOptions, optionsChannel } from '../contract/index.ts'
import { type OpenOptions, type Option, withNews } from './optionLists.ts'

export function useOpenOptions() {
  const read = useCall(getOpenOptions)
  useChannel(optionsChannel, (news) => read.update((open) => withNews(open, news)))
  const open: OpenOptions | undefined = read.data
  return {
    read,
    options: open?.options,
    /** An option as it is now, as far as that was told: one that is settled too. */
    latest: (option: Option): Option =>
      open?.told?.get(option.id)?.option ??
      open?.options.find(({ id }) => id === option.id) ??
      option,
  }
}
export type Open = ReturnType<typeof useOpenOptions>
