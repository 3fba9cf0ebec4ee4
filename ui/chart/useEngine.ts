/** Loads the drawing when a chart is shown, and ends it when the chart goes. */
import { type RefObject, useEffect, useState } from 'react'
import type { Engine, Reading } from './engine.ts'

export function useEngine(host: RefObject<HTMLElement | null>) {
  const [engine, setEngine] = useState<Engine>()
  const [reading, setReading] = useState<Reading>()
  const [isBroken, setBroken] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    let isGone = false
    let mine: Engine | undefined
    async function load() {
      try {
        const { createEngine } = await import('./engine.ts')
        if (isGone || host.current === null) return
        const onBroken = () => !isGone && setBroken(true)
        mine = await createEngine(host.current, { onReading: setReading, onBroken })
        if (isGone) mine.end()
        else setEngine(mine)
      } catch {
        if (!isGone) setBroken(true)
      }
    }
    void load()
    return () => {
      isGone = true
      mine?.end()
      setEngine(undefined)
      setReading(undefined)
    }
  }, [attempt, host])

  function reload() {
    setBroken(false)
    setAttempt((count) => count + 1)
  }
  return { engine, reading, isBroken, reload }
}
