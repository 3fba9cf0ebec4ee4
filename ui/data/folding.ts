/** A chart above a form, that folds where the window is too low for both: the form is never pushed below the fold by it. */
import { useState } from 'react'
import { useIsTall, useRoomBeside } from './room.ts'

type Folding = {
  readonly isShown: boolean
  /** Absent where a chart stands beside the column. */
  readonly toggle: (() => void) | undefined
}

/** `roomPx`: how tall a window both need, in design pixels. What was asked for in a low window holds for this visit. */
export function useFolding(
  isWanted: boolean,
  roomPx: number,
  onWanted: (wanted: boolean) => void,
): Folding {
  const isBeside = useRoomBeside()
  const hasRoom = useIsTall(roomPx)
  const [unfolded, setUnfolded] = useState(false)
  const isShown = isWanted && (hasRoom || unfolded)
  function toggle() {
    setUnfolded(!isShown)
    if (hasRoom || !isWanted) onWanted(!isShown)
  }
  return { isShown: isShown && !isBeside, toggle: isBeside ? undefined : toggle }
}
