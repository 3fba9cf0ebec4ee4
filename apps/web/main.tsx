/** Starts the web app. */
import { keepInstallPrompt } from '@evenkeel/ui'
import '@evenkeel/ui/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App, fetchTexts } from './App.tsx'
import { keepFiles } from './installed.ts'
import { createNavigation } from './navigation.ts'
import { loaderOf, textsOf } from './pages.ts'
import { createShell } from './shell.ts'
import { createLaterTexts } from './texts.ts'
import './app.css'

keepInstallPrompt(window)
const shell = createShell(window)
const texts = createLaterTexts(shell.state().language)
const navigation = createNavigation({
  router: shell.router,
  loaderOf,
  alongside: (path) => Promise.all([texts.need(textsOf(path)), shell.mayOpen(path)]),
  onFailure(error, path) {
    // biome-ignore lint/suspicious/noConsole: the spec wants it logged, and a page has no other log
    console.error(`The page ${path} could not be opened.`, error)
  },
  reload: () => location.reload(),
})
fetchTexts(shell.state().language)
keepFiles(window, shell.state().language)
const root = document.getElementById('app')
if (root === null) throw new Error('index.html has no #app')
const app = createRoot(root)
// Whether the site is under maintenance is known before anything is shown.
shell.ready.then(() =>
  startTransition(() =>
    app.render(
      <StrictMode>
        <App shell={shell} navigation={navigation} texts={texts} />
      </StrictMode>,
    ),
  ),
)
