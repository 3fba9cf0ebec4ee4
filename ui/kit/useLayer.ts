/** Makes something that lies over the page close on the back button. */
import { useEffect, useEffectEvent } from 'react'
import { createLayers, type Layers } from './layers.ts'

let shared: Layers | undefined

/** The page's layers; the first call looks for steps that were left over by a reload. */
export function pageLayers(): Layers {
  shared ??= createLayers(window)
  return shared
}

export function useLayer(open: boolean, onBack: () => void): void {
  const hear = useEffectEvent(onBack)
  useEffect(() => {
    if (!open) return
    const layer = pageLayers().open(() => hear())
    return () => layer.close()
  }, [open])
}
