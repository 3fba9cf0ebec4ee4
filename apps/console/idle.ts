/** Ends a visit that nobody uses, after a warning; and keeps one alive whose operator is at work without asking the exchange. */

export const IDLE = {
  /** So long without a press, and it is over: as on the exchange. */
  overMs: 30 * 60_000,
  warnMs: 28 * 60_000,
  /** Who is at work is heard of by the exchange at least so often. */
  tellMs: 5 * 60_000,
  lookMs: 5_000,
}

type Options = {
  now(): number
  onWarn(isWarned: boolean): void
  onOver(): void
  /** Tells the exchange that somebody is here. */
  tell(): void
  readonly timing?: typeof IDLE
}

export type Idle = {
  /** Somebody pressed something. While the warning stands, only its own button counts. */
  touch(): void
  stay(): void
  /** Looked at now and then. */
  look(): void
  /** A visit begins. */
  begin(): void
}

export function createIdle({ now, onWarn, onOver, tell, timing = IDLE }: Options): Idle {
  let touched = now()
  let told = now()
  let isWarned = false

  function warn(next: boolean): void {
    if (isWarned === next) return
    isWarned = next
    onWarn(next)
  }
  function stay(): void {
    touched = now()
    told = now()
    warn(false)
    tell()
  }

  return {
    touch() {
      if (!isWarned) touched = now()
    },
    stay,
    look() {
      const quietMs = now() - touched
      if (quietMs >= timing.overMs) {
        warn(false)
        onOver()
      } else if (quietMs >= timing.warnMs) warn(true)
      else if (touched > told && now() - told >= timing.tellMs) {
        told = now()
        tell()
      }
    },
    begin() {
      touched = now()
      told = now()
      warn(false)
    },
  }
}
