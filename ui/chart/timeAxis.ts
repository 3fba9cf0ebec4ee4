/** The words of the time axis, where they stand. */
import type { AxisTick, Chart } from 'klinecharts'
import type { Formats } from './formats.ts'
import type { Panes } from './panes.ts'
import { timeTicks } from './ticks.ts'

/** Design pixels that a word takes, with what keeps it from its neighbour; and where room is short. */
const ROOM = 60
const ROOM_LEAST = 42
/** So many words there are, where there is room for them. */
const WANTED = 5

type Seen = {
  readonly from: number
  readonly to: number
  readonly lengthMs: number
  readonly formats: Formats
  xOf(index: number): number
}

export function timeAxis(chart: Chart, panes: Panes, seen: Seen): AxisTick[] {
  const { from, to, lengthMs, formats, xOf } = seen
  const candle = chart.getBarSpace().bar / panes.unit()
  const ticks = timeTicks({
    starts: chart.getDataList(),
    from,
    to,
    room: ROOM / candle,
    closest: ROOM_LEAST / candle,
    wanted: WANTED,
    lengthMs,
    local: formats.local,
  }).map(({ index, start, cut }) => ({
    coord: xOf(index),
    value: start,
    text: formats.axis(start, cut),
  }))
  // At the edges words would be cut.
  const edge = (ROOM / 3) * panes.unit()
  return ticks.filter(({ coord }) => coord > edge && coord < panes.width() - edge)
}
