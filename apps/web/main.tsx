/** Starts the web app. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, preload } from './App.tsx'
import { createShell } from './shell.ts'
import './app.css'

const shell = createShell(window)
preload(shell.router.place().path)
const root = document.getElementById('app')
if (root === null) throw new Error('index.html has no #app')
createRoot(root).render(
  <StrictMode>
    <App shell={shell} />
  </StrictMode>,
)
