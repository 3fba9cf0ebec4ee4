/** How the console is built. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { licences } from '../web/vite.files.ts'
import { fetchedImports } from '../web/vite.importing.ts'
import { strictImports } from '../web/vite.strict.ts'

const BUILT_IN = [
  'react',
  'react-dom',
  'scheduler',
  'lucide-react',
  'uqr',
  'use-sync-external-store',
  '@tanstack/react-table',
  '@tanstack/table-core',
  '@tanstack/react-store',
  '@tanstack/store',
  '@tanstack/react-virtual',
  '@tanstack/virtual-core',
  '@fontsource-variable/inter',
  'country-flag-icons',
  'cryptocurrency-icons',
]
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: import.meta.dirname,
  // The server checks what is sent and what it answers; here contracts name calls, and the schemas in them do nothing.
  resolve: { alias: { 'zod/mini': here('../web/idleSchemas.ts') } },
  plugins: [fetchedImports(), react(), head(), licences(BUILT_IN)],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // The page's policy allows no script or font that is not a file of its own.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      onLog: strictImports,
      output: {
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /\/node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper|apps\/web\/importing/,
            },
            // All texts of a language travel together: an operator reads one, and stays for hours.
            { debugName: 'texts', name: textsChunk, test: /\/text\/[\w-]+\.ts$/ },
            { name: 'kit', test: /\/(ui|wire|kernel|node_modules)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
})

function textsChunk(id: string): string | null {
  const [, language] = /\/text\/([\w-]+)\.ts$/.exec(id) ?? []
  return language === undefined ? null : `text-${language}`
}

/** Puts the script of the page's head into the page: the server vouches for it by its hash. */
function head(): Plugin {
  return {
    name: 'head',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          '<!-- head.js -->',
          () => `<script>\n${readFileSync(here('head.js'), 'utf8')}</script>`,
        ),
    },
  }
}
