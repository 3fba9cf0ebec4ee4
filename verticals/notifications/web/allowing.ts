/** Asks the browser for leave to push, and ends it again. */

export type Allowed =
  | { readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  | 'denied'
  | 'unsupported'
  | 'failed'

const WAIT_MS = 8_000

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Only upon a press: a browser asks its user once. */
export async function allowPush(key: string): Promise<Allowed> {
  if (!canPush()) return 'unsupported'
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const worker = await workerHere()
  if (worker === undefined) return 'unsupported'
  try {
    const wish = { userVisibleOnly: true, applicationServerKey: key }
    const made = await worker.pushManager.subscribe(wish)
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON()
    return { endpoint, p256dh, auth }
  } catch {
    return 'failed'
  }
}

export async function endPushHere(): Promise<void> {
  const worker = canPush() ? await workerHere() : undefined
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}

/** It is registered a little after the page is there. */
function workerHere(): Promise<ServiceWorkerRegistration | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), WAIT_MS))
  return Promise.race([navigator.serviceWorker.ready, late])
}
