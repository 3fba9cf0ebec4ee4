/** The messages about withdrawals, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'notice.requested.subject': '{amount} {asset} 提幣申請',
  'notice.requested.body':
    '您已申請透過 {network} 提幣 {amount} {asset} 至尾碼為 {address} 的地址。若非本人操作，請立即在 App 中撤銷，並於安全中心凍結帳戶、變更密碼。',
  'notice.requested.short':
    'Evenkeel：已申請提幣 {amount} {asset} 至 {address}。非本人？請立即在 App 撤銷。',
  'notice.byProgram.subject': 'API 金鑰申請提幣 {amount} {asset}',
  'notice.byProgram.body':
    '使用您 API 金鑰的程式已申請透過 {network} 提幣 {amount} {asset} 至尾碼為 {address} 的地址。若非本人操作，請立即在 App 中撤銷，並於安全中心刪除金鑰、凍結帳戶。',
  'notice.byProgram.short':
    'Evenkeel：API 金鑰已申請提幣 {amount} {asset} 至 {address}。非本人？請立即在 App 撤銷。',
  'notice.approved.subject': '{amount} {asset} 提幣已核准',
  'notice.approved.body': '您透過 {network} 提幣的 {amount} {asset} 已核准，即將發送，無法再撤銷。',
  'notice.approved.short': 'Evenkeel：您的 {amount} {asset} 提幣已核准，即將發送。',
  'notice.cancelled.subject': '{amount} {asset} 提幣已撤銷',
  'notice.cancelled.body':
    '您透過 {network} 提幣的 {amount} {asset} 已撤銷，金額與手續費已可再次使用。不是您本人操作？請變更密碼。',
  'notice.cancelled.short': 'Evenkeel：您的 {amount} {asset} 提幣已撤銷，款項可再次使用。',
  'notice.paid.subject': '{amount} {asset} 提幣完成',
  'notice.paid.body': '{amount} {asset} 已透過 {network} 發送並確認，交易詳情請見提幣紀錄。',
  'notice.paid.short': 'Evenkeel：您的 {amount} {asset} 提幣已完成。',
  'notice.rejected.subject': '{amount} {asset} 提幣被拒絕',
  'notice.rejected.body':
    '您透過 {network} 提幣 {amount} {asset} 的申請被拒絕，金額與手續費已退回帳戶，原因請見提幣紀錄。',
  'notice.rejected.short': 'Evenkeel：{amount} {asset} 提幣被拒絕，款項已退回帳戶。',
  'code.words':
    '您透過 {network} 提幣 {amount} {asset} 至尾碼 {address} 地址的驗證碼。僅在這 6 碼與您的目標地址相符時輸入：',
} satisfies typeof en
