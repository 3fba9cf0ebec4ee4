/** What a receipt says, in Japanese. */
import type en from './en.ts'

export default {
  'receipt.title': '寄付受領書',
  'receipt.number': '受領書番号',
  'receipt.date': '日付',
  'receipt.project': 'プロジェクト',
  'receipt.donor': '寄付者',
  'receipt.contact': '連絡先',
  'receipt.address': '住所',
  'receipt.amount': '寄付額',
  'receipt.fiat': '法定通貨での指定額',
  'receipt.worth': '換算額',
  'receipt.price': '参照価格',
  'receipt.rate': '通貨の参照レート',
  'receipt.received':
    '{issuer} はこの寄付を受領し、支払いまで上記プロジェクトのために保管することを証明します。',
  'receipt.nothingInReturn': '対価の提供はなく、手数料も発生していません。',
  'receipt.check': '税控除の可否は、お住まいの国や地域の法律によります。',
  'receipt.sandbox':
    'サンドボックス：この取引所では実際の資金を扱っておらず、本受領書は実際の寄付を証明するものではありません。',
} satisfies typeof en
