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

/** The marks of all ways of trading together; none for a visitor. */
export function useOwnMarks(isShown: boolean) {
  const { signedIn } = useSession()
  const [byMode, setByMode] = useState<Readonly<Record<string, Marks>>>({})
  const isWanted = signedIn && isShown
  const take = useCallback(
    (mode: string, marks: Marks) => setByMode((known) => ({ ...known, [mode]: marks })),
    [],
  )
  const marks = useMemo((): Marks => {
    const all = Object.values(byMode)
    if (!isWanted || all.length === 0) return noMarks
    return {
      lines: all.flatMap(({ lines }) => lines),
      fills: all.flatMap(({ fills }) => fills),
    }
  }, [byMode, isWanted])
  return { marks, take, isWanted }
}
