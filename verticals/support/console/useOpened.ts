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
    /** The one that stands there stays, with what was typed since. */
    open: (id: Id) => setOpened((now) => (now?.id === id ? now : { key: String(id), id })),
    openNew: () => setOpened({ key: `draft ${++drafts.current}` }),
    /** Of the editor that saved it: another may stand there by the time of the answer. */
    saved: (key: string | undefined, id: Id) =>
      setOpened((now) => (now?.key === key ? now && { ...now, id } : now)),
    close: () => setOpened(undefined),
  }
}
