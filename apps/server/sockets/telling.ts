/** One message of a channel, written once for all who hear it. */
import type { Channel, Published } from '@evenkeel/wire'
import { type Encode, encoderOf } from '@evenkeel/wire/server'
import type { Client } from './client.ts'

export type Tell = <C extends Channel>(
  clients: Iterable<Client>,
  channel: C,
  data: Published<C>,
) => void

export function createTelling(): Tell {
  const encoders = new Map<Channel, Encode>()
  return (clients, channel, data) => {
    const told = [...clients].filter(
      (client) => client.dialect === 'spec' && hears(client, channel),
    )
    if (told.length === 0) return
    const encode = encoders.get(channel) ?? encoderOf(channel.data)
    encoders.set(channel, encode)
    const text = `{"channel":"${channel.name}","data":${encode(data)}}`
    for (const { line } of told) line.say(text)
  }
}

/** Without a list, every channel is told that is for this realm. */
export function hears({ channels, session }: Client, { name, policy }: Channel): boolean {
  if (policy === 'realMember' && session?.realm !== 'real') return false
  return channels?.includes(name) ?? true
}
