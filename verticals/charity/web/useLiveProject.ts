/** A project as it is while somebody looks at it: its figures change at once, and the rest is read again. */
import { useCall, useChannel } from '@evenkeel/ui'
import { useNews } from '@evenkeel/ui/data/useNews.ts'
import { charityChannel, getProject } from '../contract/index.ts'

export function useLiveProject(id: string) {
  const read = useCall(getProject, { id })
  const isIt = (one: { readonly id: string }) => one.id === id
  useChannel(charityChannel, ({ projects }) => {
    const told = projects.find(isIt)
    if (told === undefined) return
    read.update((known) => ({ ...known, project: { ...known.project, ...told } }))
  })
  // What it holds and where it went changes as well.
  useNews(charityChannel, ({ projects }) => projects.some(isIt), read.refresh)
  return read
}
