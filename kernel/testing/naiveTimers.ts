/** Cancel timers in the naive models: when each ends, by member. */
export type NaiveTimers = ReadonlyMap<number, number>

/** Set anew to end at a moment; gone, where that is 0. */
export function withTimer(timers: NaiveTimers, member: number, until: number): NaiveTimers {
  const others = [...timers].filter(([other]) => other !== member)
  return new Map(until === 0 ? others : [...others, [member, until]])
}

/** Whose timer has ended: the earliest, and of one moment the lower number. */
export function endedTimer(timers: NaiveTimers, now: number): number | undefined {
  const ended = [...timers].filter(([, until]) => until <= now)
  return ended.sort(([one, at], [other, then]) => at - then || one - other)[0]?.[0]
}
