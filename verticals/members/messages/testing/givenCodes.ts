/** Codes for one new address, asked for by whomever, and entered. */
import assert from 'node:assert/strict'
import type { Tables } from '@evenkeel/wire/server'
import type { CodeWish, SentCode, Visitor } from '../codes.ts'
import { newMail, stage } from './stage.ts'

export function givenCodes(tables: Tables) {
  const staged = stage(tables)
  const to = newMail()
  const ask = (wish: Partial<CodeWish> = {}, by?: Visitor) =>
    staged.send({ purpose: 'reset', to, language: 'en', ...wish }, by)
  const send = async (wish: Partial<CodeWish> = {}, by?: Visitor) => {
    const sent = await ask(wish, by)
    if ('ok' in sent) throw new Error(sent.refusal)
    return sent
  }
  const refusal = async (wish: Partial<CodeWish> = {}, by?: Visitor) => {
    const sent = await ask(wish, by)
    return 'ok' in sent ? sent.refusal : undefined
  }
  const enter = ({ ticket }: SentCode, code: string, other: Partial<CodeWish> = {}) =>
    staged.codes.check({ purpose: 'reset', to, ticket, code, ...other })
  const right = (sent: SentCode, other: Partial<CodeWish> = {}) => enter(sent, codeOf(sent), other)
  return { ...staged, to, ask, send, refusal, enter, right }
}

export const codeOf = ({ sandboxCode }: SentCode) => sandboxCode ?? assert.fail('no code was told')
