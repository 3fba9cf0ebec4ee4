/** The message about a new address, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'notice.addressAdded.subject': '您的 Evenkeel 地址簿新增了地址',
  'notice.addressAdded.body':
    '您的地址簿於 {at} UTC 新增了提幣地址：{address}（{network} 的 {asset}）。若非您本人操作，請刪除該地址，立即更改登入密碼，並在安全中心凍結帳戶。',
  'notice.addressAdded.short':
    'Evenkeel：地址簿新增提幣地址 {address}（{asset}）。若非本人操作，請立即更改密碼並在 App 中凍結帳戶。',
} satisfies typeof en
