/** Which row is open in an editor. A new one keeps its editor when it is saved: what is typed until the list is read again stays. */
import { useRef, useState } from 'react'

type Opened<Id> = {
  /** Which editor stands there: another one starts anew. */
  readonly key: string
  /** Of the row, once there is one. */
  readonly id?: Id
}

/** An editor that always stands there begins with a draft. */
export const emptyDraft: Opened<never> = { key: 'draft' }

export function useOpened<Id extends string | number = string>(first?: Opened<Id>) {
  const [opened, setOpened] = useState(first)
  const drafts = useRef(0)
  return {
    key: opened?.key,
    id: opened?.id,
    /** Of one that was opened from the list, the row must be there. */
    isDraft: opened !== undefined && opened.key !== String(opened.id),
    open: (id: Id) => setOpened({ key: String(id), id }),
    openNew: () => setOpened({ key: `draft ${++drafts.current}` }),
    saved: (id: Id) => setOpened((now) => now && { ...now, id }),
    close: () => setOpened(undefined),
  }
}
