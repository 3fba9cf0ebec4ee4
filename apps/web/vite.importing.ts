/** Has the built app import by way of `importing.ts`, in the place of the bundler's own helper. */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
const OURS = fileURLToPath(new URL('importing.ts', import.meta.url))

export function fetchedImports(): Plugin {
  return {
    name: 'fetched-imports',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies } } }),
    load: (id) =>
      id === HELPER
        ? `export { importFetched as __vitePreload } from ${JSON.stringify(OURS)}`
        : undefined,
  }
}

/** The bundler names no files for a module that imports nothing: its own is one all the same. */
function resolveDependencies(
  file: string,
  files: string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] {
  return hostType === 'html' || files.includes(file) ? files : [file, ...files]
}
