/** Loads a part of a page, trying until it comes: the rest of the page stays as it is meanwhile. */
const RETRY_MS = 5_000

export async function persistently<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch {
    await new Promise((again) => setTimeout(again, RETRY_MS))
    return persistently(load)
  }
}
