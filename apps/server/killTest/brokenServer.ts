/** The server with a journal that answers too early: the kill test must find it out. */
import { registerHooks } from 'node:module'

const early = new URL('./earlyJournal.ts', import.meta.url).href
const parts = ['/journal/postgresJournal.ts', '/projections/projector.ts']

registerHooks({
  resolve(specifier, context, next) {
    const isPart = parts.some((part) => specifier.endsWith(part))
    const ofServer = /\/apps\/server\/(server|recovery)\.ts$/.test(context.parentURL ?? '')
    return isPart && ofServer ? { url: early, shortCircuit: true } : next(specifier, context)
  },
})

await import('../main.ts')
