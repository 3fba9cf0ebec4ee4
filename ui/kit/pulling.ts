/** Pull to refresh as a machine of five states: what a finger, and the end of a refresh, make of it. */

export const HEAD_PX = 50
export const SUCCESS_MS = 500

/** `loosing`: letting go now refreshes. */
export type PullStatus = 'normal' | 'pulling' | 'loosing' | 'loading' | 'success'

export type Pull = {
  readonly status: PullStatus
  /** How far the page is drawn down. */
  readonly distance: number
}

export type PullStep =
  | { readonly type: 'moved'; readonly by: number }
  | { readonly type: 'released' }
  | { readonly type: 'refreshed' }
  | { readonly type: 'failed' }
  | { readonly type: 'shown' }

export const atRest: Pull = { status: 'normal', distance: 0 }

/** A finger that comes while it refreshes changes nothing. */
export function pull(state: Pull, step: PullStep): Pull {
  const busy = state.status === 'loading' || state.status === 'success'
  if (step.type === 'moved') return busy ? state : drawn(step.by)
  if (step.type === 'released') {
    if (busy) return state
    return state.status === 'loosing' ? { status: 'loading', distance: HEAD_PX } : atRest
  }
  if (step.type === 'refreshed' && state.status === 'loading')
    return { status: 'success', distance: HEAD_PX }
  if (step.type === 'failed' && state.status === 'loading') return atRest
  if (step.type === 'shown' && state.status === 'success') return atRest
  return state
}

/** How something that is read stands. */
export type Standing = {
  readonly value: unknown
  /** Another one each time that it could not be read. */
  readonly failure: unknown
  readonly busy: boolean
}

/** What became of a read since it was asked for again: it has something new, it failed, or neither yet. */
export function outcome(before: Standing, now: Standing): 'waiting' | 'refreshed' | 'failed' {
  if (now.busy) return 'waiting'
  if (now.failure === undefined) return now.value === before.value ? 'waiting' : 'refreshed'
  return now.failure === before.failure ? 'waiting' : 'failed'
}

function drawn(by: number): Pull {
  const distance = eased(Math.max(0, by))
  if (distance === 0) return atRest
  return { status: distance < HEAD_PX ? 'pulling' : 'loosing', distance }
}

/** The further, the harder: past the head it follows by half, past twice the head by a quarter. */
function eased(by: number): number {
  if (by <= HEAD_PX) return by
  if (by <= HEAD_PX * 2) return HEAD_PX + (by - HEAD_PX) / 2
  return HEAD_PX * 1.5 + (by - HEAD_PX * 2) / 4
}
