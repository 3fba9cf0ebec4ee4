/** Asks before a page is left that shows what cannot be shown again. */
import { useEffect, useRef, useState } from 'react'
import { pageLayers, useLayer } from './useLayer.ts'

export type Hold = {
  /** Somebody is about to leave, and is to be asked. */
  readonly isAsked: boolean
  stay(): void
  /** Without asking, where nobody was asked: `back` leads out. */
  leave(): void
}

/** While `held`, the page is not left, by "back" or by a link, before its reader was asked. */
export function useHold(held: boolean, back: () => void): Hold {
  const [asked, setAsked] = useState<Step>()
  const [taken, setTaken] = useState<Step>()
  const unasked = useRef<Step>(undefined)
  const isOn = held && taken === undefined
  useLayer(isOn && asked === undefined, () => setAsked({ go: back }))
  useEffect(() => {
    if (!isOn) return
    const release = pageLayers().hold((go) => {
      unasked.current = { go }
      setAsked({ go })
    })
    return () => {
      release()
      // The page went away with the question, as at the end of a session: nobody answers any more.
      if (unasked.current !== undefined) pageLayers().afterwards(unasked.current.go)
      unasked.current = undefined
    }
  }, [isOn])
  useEffect(() => {
    // Later than the steps of what lay over the page, which are taken back first.
    if (taken !== undefined) setTimeout(() => pageLayers().afterwards(taken.go))
  }, [taken])
  useEffect(() => {
    if (!isOn) return
    const warn = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isOn])

  function answer(step: Step | undefined) {
    unasked.current = undefined
    setAsked(undefined)
    if (step !== undefined) setTaken(step)
  }
  return {
    isAsked: asked !== undefined,
    stay: () => answer(undefined),
    leave: () => answer(asked ?? { go: back }),
  }
}

type Step = { readonly go: () => void }
