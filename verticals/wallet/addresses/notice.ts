/** The message about a new entry of the address book: whoever did not add it should know at once. */
import type { Millis } from '@evenkeel/kernel'
import { fill } from '@evenkeel/wire'
import type { MemberNotice } from '@evenkeel/wire/server'
import { chainTitles } from '../contract/chainTitles.ts'
import type { ChainName } from '../core/networks.ts'
import type en from './text/en.ts'

type Added = {
  readonly asset: string
  readonly chain: ChainName
  readonly address: string
  readonly at: Millis
}

/** The remark is not in it: that is whatever a thief would like the member to read. */
export function addedNotice({ asset, chain, address, at }: Added): MemberNotice {
  return async (language) => {
    const { default: texts } = (await import(`./text/${language}.ts`)) as { default: typeof en }
    const figures = {
      asset,
      network: chainTitles[chain],
      address: `${address.slice(0, 8)}…${address.slice(-6)}`,
      at: new Date(at).toISOString().slice(0, 16).replace('T', ' '),
    }
    return {
      subject: fill(texts['notice.addressAdded.subject'], language, figures),
      body: fill(texts['notice.addressAdded.body'], language, figures),
      short: fill(texts['notice.addressAdded.short'], language, figures),
    }
  }
}
