/** Messages to members about deposits that are over: credited, or rejected with the reason. */
import { formatAmount } from '@evenkeel/kernel'
import { fill, type Language } from '@evenkeel/wire'
import { type MemberNotice, reasonIn } from '@evenkeel/wire/server'
import type { DepositRecord } from './records.ts'
import type en from './text/en.ts'

type Texts = typeof en

/** Nothing for one that is not over. */
export function noticeOf(
  { kind, status, amount, asset }: Pick<DepositRecord, 'kind' | 'status' | 'amount' | 'asset'>,
  network: string,
  kept: string | undefined,
): MemberNotice | undefined {
  const name = status === 'rejected' ? 'rejected' : kind === 'test' ? 'test' : 'credited'
  if (status !== 'rejected' && status !== 'credited' && status !== 'approved') return undefined
  return async (language) => {
    const texts = await textsIn(language)
    const figures = {
      amount: formatAmount(amount),
      asset,
      network,
      reason: kept === undefined ? '' : reasonIn(language, kept),
    }
    const said = (key: keyof Texts) => fill(texts[key], language, figures)
    return {
      subject: said(`${name}.subject`),
      body: said(`${name}.body`),
      short: said(`${name}.short`),
    }
  }
}

async function textsIn(language: Language): Promise<Texts> {
  return (await import(`./text/${language}.ts`)).default
}
