/** Every route, for tests that look at the calls and never have one answered. */
import { type Parts, routesOf } from '@evenkeel/verticals/all.routes.ts'
import type { Route } from '@evenkeel/wire/server'

export const routes: readonly Route[] = routesOf({ members: {} } as Parts)
