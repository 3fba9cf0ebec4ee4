/** What was done to the account or its session on the way to the sign-in page: told there until its reader goes on. */

export const deeds = ['frozen', 'thawed', 'reset', 'ended'] as const
export type Deed = (typeof deeds)[number]

const KEY = 'entrance.done'

/** Kept for this tab: a page that is loaded anew still tells it, and no link can say it. */
export function keepDone(deed: Deed): void {
  sessionStorage.setItem(KEY, deed)
}

export function readDone(): Deed | undefined {
  const kept = sessionStorage.getItem(KEY)
  return deeds.find((deed) => deed === kept)
}

export function forgetDone(): void {
  sessionStorage.removeItem(KEY)
}
