/** Mail by SMTP: through TLS, wherever it leaves this machine. */
import { createTransport } from 'nodemailer'
import { readContact } from '../contacts.ts'
import type { Way } from './lane.ts'
import { mailOf } from './writing.ts'

/** Why a mail server cannot be had through TLS; or that nobody knows yet, since it does not let us in. */
export type MailFault = 'plain' | 'untrusted' | 'unanswered'

const PATIENCE_MS = 10_000
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
const CERTIFICATE = /CERT|SELF_SIGNED|SIGNATURE|ISSUER/

export function createMailWay({ url, from }: { readonly url: string; readonly from: string }): Way {
  const transport = transportTo(url)
  const domain = /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? new URL(url).hostname
  return async (message, name) => {
    const { text: address } = message.to
    const read = readContact({ email: address })
    if ('ok' in read || read.text !== address) throw notAnAddress()
    const { subject, text, html } = await mailOf(message)
    await transport.sendMail({
      from,
      to: { name: '', address },
      subject,
      text,
      html,
      messageId: `<${name}@${domain}>`,
      // No absence note or list answers to it.
      headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
    })
  }
}

/** Asks the server for TLS and signs in, without sending anything. */
export async function mailFaultOf(url: string): Promise<MailFault | undefined> {
  const transport = transportTo(url)
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    const { code, originalCode } = error as { code?: unknown; originalCode?: unknown }
    if (CERTIFICATE.test(String(originalCode))) return 'untrusted'
    return code === 'ETLS' ? 'plain' : 'unanswered'
  } finally {
    transport.close()
  }
}

function transportTo(url: string) {
  const { hostname, search } = new URL(url)
  const isHere = LOOPBACK.test(hostname)
  // What stands there would win over what is said below.
  if (search !== '') throw new TypeError('the address of a mail server has no options')
  return createTransport({
    url,
    // Codes and addresses are in every mail: who hides the server's offer of TLS must not read them.
    requireTLS: !isHere,
    // A relay on this machine often shows a certificate of its own making.
    ignoreTLS: isHere,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: 2 * PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function notAnAddress(): Error {
  const failure = new Error('not an address that a mail can be sent to')
  return Object.assign(failure, { code: 'EENVELOPE', responseCode: 553 })
}
