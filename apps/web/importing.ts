/**
 * How the built apps import: all files of a module are fetched first, and only then is it imported. A browser that
 * follows the HTML standard remembers a failed import until its document is gone, and so does every module that imports
 * the one that failed; a failed fetch is forgotten at once. What was fetched is imported from the browser's cache.
 */

/** Only a new document can import the module: this build's file is gone, or the browser remembers a failure. */
export class ImportStuck extends Error {
  override readonly name = 'ImportStuck'
}

/** Files that have arrived, or are on their way. */
const fetches = new Map<string, Promise<void>>()

/** The build calls it in the place of every `import()`. `files` are the module's own and those it imports statically. */
export async function importFetched<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const linked = linkedFiles()
  await Promise.all(files.map((file) => (linked.has(`/${file}`) ? undefined : fetchOnce(file))))
  try {
    return await load()
  } catch (cause) {
    throw new ImportStuck('A module was fetched and could not be imported.', { cause })
  }
}

/** Files that the document itself names: it has loaded them, or is about to. */
function linkedFiles(): ReadonlySet<string | null> {
  const links = document.querySelectorAll('link[rel=modulepreload], script[src]')
  return new Set([...links].map((link) => link.getAttribute('href') ?? link.getAttribute('src')))
}

function fetchOnce(file: string): Promise<void> {
  const known = fetches.get(file)
  if (known !== undefined) return known
  const fetching = fetchFile(file)
  fetches.set(file, fetching)
  fetching.catch(() => fetches.delete(file))
  return fetching
}

async function fetchFile(file: string): Promise<void> {
  const answer = await fetch(`/${file}`)
  // The server has another build by now.
  if (answer.status === 404) throw new ImportStuck(`${file} is gone.`)
  if (!answer.ok) throw new Error(`${file} was answered with ${answer.status}.`)
  // The browser keeps only what was read to its end.
  await answer.arrayBuffer()
}
