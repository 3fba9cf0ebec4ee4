/** The settings of charts as components follow them: what one chart changes, the others on the page show too. */
import { useCallback, useSyncExternalStore } from 'react'
import {
  type ChartPlace,
  type ChartSettings,
  keepSettings,
  keepShared,
  readSettings,
  readShared,
  type SharedSettings,
} from './chartSettings.ts'

type Change<Value> = (changed: Partial<Value>) => void

const stores = {
  large: storeOf(
    () => readSettings(localStorage, 'large'),
    (settings) => keepSettings(localStorage, 'large', settings),
  ),
  small: storeOf(
    () => readSettings(localStorage, 'small'),
    (settings) => keepSettings(localStorage, 'small', settings),
  ),
}
const shared = storeOf(
  () => readShared(localStorage),
  (settings) => keepShared(localStorage, settings),
)

export function useSettings(place: ChartPlace): readonly [ChartSettings, Change<ChartSettings>] {
  return useStore(stores[place])
}

export function useShared(): readonly [SharedSettings, Change<SharedSettings>] {
  return useStore(shared)
}

function useStore<Value>(store: Store<Value>): readonly [Value, Change<Value>] {
  const value = useSyncExternalStore(store.subscribe, store.now)
  return [value, useCallback((changed) => store.change(changed), [store])]
}

type Store<Value> = {
  now(): Value
  change(changed: Partial<Value>): void
  subscribe(listener: () => void): () => void
}

/** Read when it is first asked for. */
function storeOf<Value>(read: () => Value, keep: (value: Value) => void): Store<Value> {
  const listeners = new Set<() => void>()
  let value: Value | undefined
  function now(): Value {
    value ??= read()
    return value
  }
  return {
    now,
    change(changed) {
      value = { ...now(), ...changed }
      keep(value)
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
