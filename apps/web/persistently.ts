/** Fetching what nobody would see missing: it is tried until it comes. */
const RETRY_MS = 5_000

export async function persistently<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch {
    await new Promise((again) => setTimeout(again, RETRY_MS))
    return persistently(load)
  }
}
