/** Passkeys as WebAuthn has them: what a device is asked, and what its answer says, wherever they are kept. */
import { isIP } from 'node:net'
import type { PasskeyReader } from '@evenkeel/wire/server'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { createSite, type Site } from '../site.ts'

type Credential = Record<string, unknown>
type Expected = Parameters<PasskeyReader['readAnswer']>[1]
type Kept = Parameters<PasskeyReader['readAnswer']>[2]

const CREDENTIAL = /^[\w-]{1,1400}$/
/** EdDSA, ES256 and RS256: what devices have, and nothing that Node calls an experiment. */
const ALGORITHMS = [-8, -7, -257]
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

/** Where a passkey can be for: a name, which an address of the network is not. */
export function domainAt(site: Site, host: string): ReturnType<Site['at']> {
  const here = site.at(host)
  return here !== undefined && isIP(here.name.replace(/[[\]]/g, '')) === 0 ? here : undefined
}

export const passkeyReader: PasskeyReader = {
  siteAt: (host, outside) => domainAt(createSite(outside), host),

  idOf({ id }) {
    return typeof id === 'string' && CREDENTIAL.test(id) ? id : undefined
  },

  async toRegister({ site, handle, account, known }) {
    const { generateRegistrationOptions } = await library()
    const options = await generateRegistrationOptions({
      rpName: 'Evenkeel',
      rpID: site.name,
      userName: account,
      userDisplayName: account,
      userID: new Uint8Array(Buffer.from(handle)),
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map((id) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    return { challenge: options.challenge, options: { ...options } }
  },

  async readRegistered(credential, asked) {
    const made = await registered(credential, asked).catch(() => undefined)
    if (made === undefined || !CREDENTIAL.test(made.id)) return undefined
    // As the browser says, who may say anything.
    const said: unknown = made.transports
    const transports = TRANSPORTS.filter((one) => Array.isArray(said) && said.includes(one))
    const { id, counter } = made
    return { id, publicKey: Buffer.from(made.publicKey), counter, transports }
  },

  async toAnswer({ site, known, challenge }) {
    const { generateAuthenticationOptions } = await library()
    const options = await generateAuthenticationOptions({
      rpID: site.name,
      userVerification: 'required',
      ...(known.length > 0 && { allowCredentials: known.map((id) => ({ id })) }),
      ...(challenge !== undefined && { challenge: new Uint8Array(Buffer.from(challenge)) }),
    })
    return { challenge: options.challenge, options: { ...options } }
  },

  readAnswer: (credential, asked, kept) => answered(credential, asked, kept).catch(() => undefined),
}

/** Takes 170 ms to load: not before the first passkey comes. */
function library() {
  return import('@simplewebauthn/server')
}

/** What a device has made. Throws for whatever is wrong with it. */
async function registered(credential: Credential, { challenge, origin, name }: Expected) {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const response = credential as unknown as RegistrationResponseJSON
  const attestation = decodeAttestationObject(
    new Uint8Array(Buffer.from(response.response.attestationObject, 'base64url')),
  )
  // None was asked for. To check the certificates of one, the library would fetch what they name.
  const isPlain = attestation.get('fmt') === 'none' || attestation.get('fmt') === 'packed'
  if (!isPlain || attestation.get('attStmt').get('x5c') !== undefined) return undefined
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: name,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return registrationInfo?.credential
}

/** The counter of a right answer. Throws for whatever is wrong with it. */
async function answered(credential: Credential, asked: Expected, kept: Kept) {
  const response = credential as unknown as AuthenticationResponseJSON
  // Where nobody said who it is but the device, it must say so.
  if (kept.handle !== undefined && response.response.userHandle !== inBase64(kept.handle))
    return undefined
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: asked.challenge,
    expectedOrigin: asked.origin,
    expectedRPID: asked.name,
    credential: {
      id: response.id,
      counter: kept.counter,
      publicKey: new Uint8Array(kept.publicKey),
    },
    requireUserVerification: true,
  })
  return verified ? authenticationInfo.newCounter : undefined
}

function inBase64(text: string): string {
  return Buffer.from(text).toString('base64url')
}
