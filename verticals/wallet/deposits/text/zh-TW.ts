/** What members are told about deposits by mail and SMS, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'credited.subject': '充值已入帳：{amount} {asset}',
  'credited.body': '您透過 {network} 充值的 {amount} {asset} 已存入您的現貨帳戶。',
  'credited.short': 'Evenkeel：您充值的 {amount} {asset} 已入帳。',
  'rejected.subject': '充值被拒絕：{amount} {asset}',
  'rejected.body': '您透過 {network} 充值的 {amount} {asset} 已被拒絕。\n\n原因：{reason}',
  'rejected.short': 'Evenkeel：您充值的 {amount} {asset} 已被拒絕。原因：{reason}',
  'test.subject': '測試資金已入帳：{amount} {asset}',
  'test.body': '您的測試資金 {amount} {asset} 已存入您的現貨帳戶，在此沙盒之外沒有任何價值。',
  'test.short': 'Evenkeel：您的測試資金 {amount} {asset} 已入帳。',
} satisfies typeof en
