/** Starts the console. */
import '@evenkeel/ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createNavigation } from '../web/navigation.ts'
import { createLaterTexts } from '../web/texts.ts'
import { App } from './App.tsx'
import { access, findPage, textsAt } from './pages.ts'
import { createShell } from './shell.ts'
import './console.css'

const shell = createShell(window)
const texts = createLaterTexts(shell.state().language)
const nowhere = { load: () => import('./NotFoundPage.tsx') }
const navigation = createNavigation({
  router: shell.router,
  loaderOf: (path) => findPage(path)?.page ?? nowhere,
  alongside: (path) => texts.need([...textsAt(path), ...access.texts]),
  onFailure(error, path) {
    // biome-ignore lint/suspicious/noConsole: a page has no other log
    console.error(`The page ${path} could not be opened.`, error)
  },
  reload: () => location.reload(),
})
const root = document.getElementById('app')
if (root === null) throw new Error('index.html has no #app')
const app = createRoot(root)
shell.ready.then(() =>
  app.render(
    <StrictMode>
      <App shell={shell} navigation={navigation} texts={texts} />
    </StrictMode>,
  ),
)
