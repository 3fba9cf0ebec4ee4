/** Preloaded by `sim/limits.test.ts`: changes one piece of one source file as it is loaded. */
import { registerHooks } from 'node:module'

const { file, from, to } = JSON.parse(process.env.EVENKEEL_MUTATION ?? '')

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith(`/${file}`)) return loaded
    const parts = String(loaded.source).split(from)
    if (parts.length !== 2)
      throw new Error(`${file}: '${from}' stands there ${parts.length - 1} times`)
    return { ...loaded, source: parts.join(to) }
  },
})
