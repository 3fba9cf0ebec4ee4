/** What a receipt says, in traditional Chinese. */
import type en from './en.ts'

export default {
  'receipt.title': '捐款收據',
  'receipt.number': '收據編號',
  'receipt.date': '日期',
  'receipt.project': '專案',
  'receipt.donor': '捐款人',
  'receipt.contact': '聯絡方式',
  'receipt.address': '地址',
  'receipt.amount': '捐款金額',
  'receipt.fiat': '法幣指定金額',
  'receipt.worth': '計入金額',
  'receipt.price': '參考價',
  'receipt.rate': '參考匯率',
  'receipt.received': '{issuer} 確認已收到此筆捐款，並於撥款前為上述專案保管。',
  'receipt.nothingInReturn': '本捐款無任何對價，亦未收取手續費。',
  'receipt.check': '是否可抵稅，依您居住地的法律而定。',
  'receipt.sandbox': '沙盒環境：本交易所不涉及真實資金，此收據不證明任何真實捐款。',
} satisfies typeof en
