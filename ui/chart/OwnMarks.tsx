/** Gathers what is the member's own on the charts of a pair, from the verticals that bring it. */
import { Suspense, useCallback, useMemo, useState } from 'react'
import { useClient } from '../data/context.ts'
import { useSession } from '../data/hooks.ts'
import type { Instrument } from '../data/market.ts'
import { WithTexts } from '../data/WithTexts.tsx'
import { type OwnMarks as Marks, noMarks } from './own.ts'

type Props = {
  readonly instrument: Instrument
  /** The ways of trading whose marks are shown; all when it is left out. */
  readonly modes: readonly string[] | undefined
  onMarks(mode: string, marks: Marks): void
}

/** Draws nothing itself: what it finds is told. */
export function OwnMarks({ instrument, modes, onMarks }: Props) {
  const { ownMarks = [] } = useClient()
  const wanted = ownMarks.filter(({ mode }) => modes === undefined || modes.includes(mode))
  return wanted.map(({ mode, texts, Piece }) => (
    <Suspense key={mode}>
      <WithTexts texts={texts}>
        <Piece instrument={instrument} onMarks={(marks) => onMarks(mode, marks)} />
      </WithTexts>
    </Suspense>
  ))
}

/** The marks of the ways of trading that are shown, of all when they are left out; none for a visitor. */
export function useOwnMarks(isShown: boolean, modes: readonly string[] | undefined) {
  const { signedIn } = useSession()
  const [byMode, setByMode] = useState<Readonly<Record<string, Marks>>>({})
  const isWanted = signedIn && isShown
  const take = useCallback(
    (mode: string, marks: Marks) => setByMode((known) => ({ ...known, [mode]: marks })),
    [],
  )
  const shown = modes?.join(' ')
  const marks = useMemo((): Marks => {
    // What another way of trading has told here before is none of this one.
    const wanted = shown?.split(' ') ?? Object.keys(byMode)
    const all = wanted.flatMap((mode) => byMode[mode] ?? [])
    if (!isWanted || all.length === 0) return noMarks
    return {
      lines: all.flatMap(({ lines }) => lines),
      fills: all.flatMap(({ fills }) => fills),
    }
  }, [byMode, isWanted, shown])
  return { marks, take, isWanted }
}
