/** What operators are refused about charity, in traditional Chinese. */
import type en from './en.ts'

export default {
  'refusal.projectExists': '已有使用此短名稱的專案。',
  'refusal.projectUnsound':
    '短名稱、目標或截止日有誤：請使用小寫字母與連字號，目標須高於已募金額，截止日須在五年內。',
  'refusal.payoutUnsound': '撥款須有大於零的金額與證明文件。',
  'refusal.raisedExceeded': '此專案可撥款餘額僅剩 {free} {asset}。',
  'refusal.custodyExceeded': '撥款來源僅有 {free} {asset}。',
  'refusal.documentWrong': '文件未完整送達，或不是 PDF、PNG 或 JPEG。',
} satisfies typeof en
