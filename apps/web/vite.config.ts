/** How the web app is built and served while it is worked on. */
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bareContracts } from './vite.contracts.ts'
import { flags, licences } from './vite.files.ts'
import { head } from './vite.head.ts'
import { fetchedImports } from './vite.importing.ts'
import { listFiles } from './vite.kept.ts'
import { strictImports } from './vite.strict.ts'
import { textsByLanguage, textsChunk } from './vite.texts.ts'

const server = 'http://127.0.0.1:8080'
const FIRST =
  /\/(wire\/language|ui\/(chart\/own|data\/(balances|earnings|balancesHidden|persistently|useNews))|verticals\/(support|market)\/contract\/words|verticals\/wallet\/contract|verticals\/wallet\/web\/balances)\.ts$/

export default defineConfig({
  root: import.meta.dirname,
  // The server checks what is sent and what it answers; here contracts name calls, and the schemas in them do nothing.
  resolve: { alias: { 'zod/mini': fileURLToPath(new URL('./idleSchemas.ts', import.meta.url)) } },
  plugins: [
    bareContracts(),
    textsByLanguage(),
    fetchedImports(),
    react(),
    head(),
    flags(),
    licences(),
    listFiles(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // The page's policy allows no script or font that is not a file of its own.
    assetsInlineLimit: 0,
    // All styles together are a fifth of the scripts: one file is there sooner than its parts.
    cssCodeSplit: false,
    rolldownOptions: {
      onLog: strictImports,
      output: {
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        codeSplitting: {
          groups: [
            // It changes seldom: a new version of the app leaves it in the browser's cache. With it goes
            // what fetches files: every language needs it, and it would travel with one of them.
            {
              name: 'react',
              test: /\/node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper|apps\/web\/importing/,
            },
            { debugName: 'texts', name: textsChunk },
            // What the first page needs at once goes with the kit: beside it among the pieces there
            // would be what it does not need.
            { name: 'kit', test: FIRST },
            // Each file of its own costs the way there and back: what most pages need comes in one,
            {
              name: 'kit',
              test: /\/(ui|wire|kernel|verticals|lucide-react)\//,
              minShareCount: 30,
            },
            // and what some share in few, as far as none carries much that it does not need. A page
            // stays a file of its own: in one of these it would bring all that it imports.
            {
              name: 'pieces',
              test: /\/(ui|verticals)\/(?!.*\wScreen\.tsx$)/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 4_000,
            },
          ],
        },
      },
    },
  },
  // Under its own name the server would take every request for a foreign page's.
  server: {
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/wss': { target: server, ws: true },
    },
  },
})
