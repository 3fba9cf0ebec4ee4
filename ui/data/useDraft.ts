/** A message that is being written, as a screen keeps it. */
import { useState } from 'react'
import { afterSending, type Draft, emptyDraft, isReady } from './draft.ts'

export function useDraft() {
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const set = (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change }))
  return {
    ...draft,
    isReady: isReady(draft),
    /** What a call that sends it is given. */
    message: {
      text: draft.words,
      ...(draft.picture !== undefined && { picture: draft.picture }),
    },
    setWords: (words: string) => set({ words }),
    setPicture: (picture: string | undefined) => set({ picture }),
    setUploading: (isUploading: boolean) => set({ isUploading }),
    /** Makes room for a picture, or takes it away with what is in it. */
    add: (isAdding: boolean) => set({ isAdding, picture: undefined, isUploading: false }),
    /** Of the same draw as the `message` that was sent: it takes away just that. */
    sent: () => setDraft((now) => afterSending(now, draft)),
  }
}
