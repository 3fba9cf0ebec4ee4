/** Every route and channel, for tests that look at the calls and never have one answered. */
import { verticals } from '@evenkeel/verticals/all.server.ts'
import type { Route } from '@evenkeel/wire/server'
import { channelsOf, loadTellers } from '../verticals.ts'

const loaded = await Promise.all(verticals.map((one) => one.routes({})))
export const routes: readonly Route[] = loaded.flat()
export const channels = channelsOf(await loadTellers())
