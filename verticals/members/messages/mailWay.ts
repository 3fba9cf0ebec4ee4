/** Mail by SMTP, with TLS wherever the server offers it. */
import { createTransport } from 'nodemailer'
import { readContact } from '../contacts.ts'
import type { Way } from './lane.ts'
import { mailOf } from './writing.ts'

const PATIENCE_MS = 10_000
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

export function createMailWay({ url, from }: { readonly url: string; readonly from: string }): Way {
  const { hostname, username } = new URL(url)
  const transport = createTransport({
    url,
    // Somebody on the way who hides the server's offer of TLS must not learn the password.
    requireTLS: username !== '' && !LOOPBACK.test(hostname),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: 2 * PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? hostname
  return async (message, name) => {
    const { text: address } = message.to
    const read = readContact({ email: address })
    if ('ok' in read || read.text !== address) throw notAnAddress()
    const { subject, text, html } = await mailOf(message)
    await transport.sendMail({
      from,
      to: { name: '', address },
      ...{ subject, text, html },
      messageId: `<${name}@${domain}>`,
      // No absence note or list answers to it.
      headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
    })
  }
}

function notAnAddress(): Error {
  const failure = new Error('not an address that a mail can be sent to')
  return Object.assign(failure, { code: 'EENVELOPE', responseCode: 553 })
}
