/** Every route and channel, for tests that look at the calls and never have one answered. */
import { verticals } from '@evenkeel/verticals/all.server.ts'
import type { OperatorRoute, Route } from '@evenkeel/wire/server'
import { channelsOf, loadTellers } from '../verticals.ts'

const loaded = await Promise.all(verticals.map((one) => one.routes({})))
export const routes: readonly Route[] = loaded.flat()
const ofConsole = await Promise.all(verticals.map((one) => one.consoleRoutes?.({}) ?? []))
export const consoleRoutes: readonly OperatorRoute[] = ofConsole.flat()
export const channels = channelsOf(await loadTellers())
