/** The contracts that are traded, and the one that the screen stands at: the address's, until another is chosen over it. */
import { useCall, useInstruments, usePair, usePlace, useRelisted } from '@evenkeel/ui'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { getContracts } from '../contract/index.ts'
import { type Listed, listedAt, listedOf } from './listed.ts'

export function useContracts() {
  const { query } = usePlace()
  const { symbol: kept, choose: keep } = usePair('lever')
  const { read, instruments, failed, retry, all, bySymbol } = useListedContracts()
  const asked = query.get('symbol') ?? undefined
  const [address, setAddress] = useState({ asked, isOver: false })
  // Another address is asked anew, also for a symbol that one was chosen over before.
  if (address.asked !== asked) setAddress({ asked, isOver: false })
  const wanted = address.isOver ? undefined : asked
  const listed = all && listedAt(all, wanted, kept)

  const take = useEffectEvent(() => {
    if (listed != null && listed.symbol === wanted) keep(listed.instrument)
  })
  const isKnown = listed !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each symbol that the address names
  useEffect(() => take(), [asked, isKnown])

  return {
    /** `undefined` while they are on their way, `null` when nothing is traded. */
    listed,
    all: all ?? NONE,
    bySymbol,
    insurance: read.data?.insurance,
    error: read.data === undefined ? read.error : undefined,
    failed: failed && instruments === undefined,
    reload() {
      read.reload()
      if (instruments === undefined) retry()
    },
    read,
    choose(chosen: Listed) {
      setAddress({ asked, isOver: true })
      keep(chosen.instrument)
    },
  }
}

/** The contracts that are traded, wherever the reader stands. */
export function useListedContracts() {
  const { value: instruments, failed, retry } = useInstruments()
  const read = useCall(getContracts)
  useRelisted(read.reload)
  const all = useMemo(
    () => read.data && instruments && listedOf(read.data.contracts, instruments),
    [read.data, instruments],
  )
  const bySymbol = useMemo(() => new Map(all?.map((one) => [one.symbol, one])), [all])
  return { read, instruments, failed, retry, all, bySymbol }
}

export type Contracts = ReturnType<typeof useContracts>

const NONE: readonly Listed[] = []
