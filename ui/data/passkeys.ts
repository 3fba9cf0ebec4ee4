/** The passkeys of this device, in the words that the server speaks. */

export type Json = Readonly<Record<string, unknown>>

/** Whether this browser knows passkeys, and how to write them down. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'
  )
}

/** No browser makes a passkey for a bare address: it needs the name of the site. */
export function isNamed({ hostname }: Pick<Location, 'hostname'>): boolean {
  return !/^(\d+(\.\d+){3}|\[.*\])$/.test(hostname)
}

/** Asks the device for one of its passkeys; nothing, when its owner says no. */
export async function askPasskeyOf(options: Json): Promise<Json | undefined> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  return written(() => navigator.credentials.get({ publicKey }))
}

/** Has the device make a passkey; nothing, when its owner says no. */
export async function makePasskey(options: Json): Promise<Json | undefined> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  return written(() => navigator.credentials.create({ publicKey }))
}

async function written(ask: () => Promise<Credential | null>): Promise<Json | undefined> {
  try {
    const credential = (await ask()) as PublicKeyCredential | null
    return credential === null ? undefined : { ...credential.toJSON() }
  } catch (error) {
    const { name } = error as Error
    if (name === 'NotAllowedError' || name === 'AbortError') return undefined
    throw error
  }
}
