/** The contracts that are traded, and the one that the screen stands at. */
import { useCall, useInstruments, useRelisted } from '@evenkeel/ui'
import { useTradedSymbol } from '@evenkeel/ui/data/useTradedSymbol.ts'
import { useMemo } from 'react'
import { getContracts } from '../contract/index.ts'
import { type Listed, listedAt, listedOf } from './listed.ts'

export function useContracts() {
  const { read, instruments, failed, retry, all, bySymbol } = useListedContracts()
  const { found: listed, choose } = useTradedSymbol({
    mode: 'lever',
    find: (...wanted) => all && listedAt(all, ...wanted),
    instrumentOf: ({ instrument }: Listed) => instrument,
  })

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
    choose,
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
