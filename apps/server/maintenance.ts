/** The site under maintenance: calls are refused before anybody is asked who they are. Threat O5. */
import type { Offers } from '@evenkeel/wire/server'
import type { Calls } from './calls.ts'
import { platform } from './envelopes.ts'

/** Answers what tells of the maintenance and what ends a session, and nothing else. */
export function closedForMaintenance(calls: Calls, isMaintained: () => boolean): Calls {
  return {
    refuse: calls.refuse,
    outcome: async (route, asking) =>
      isMaintained() ? platform('maintenance') : calls.outcome(route, asking),
    answer: (route, asking) =>
      isMaintained() && route.call.whileMaintenance !== true
        ? calls.refuse(platform('maintenance'), asking.language)
        : calls.answer(route, asking),
  }
}

/** Asked anew for each call: whoever keeps the switches is opened after most others. */
export function maintenanceOf(offered: Offers) {
  const maintainedSince = () => offered.switches?.now().maintainedSince
  return { maintainedSince, isMaintained: () => maintainedSince() !== undefined }
}
