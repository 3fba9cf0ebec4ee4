/** Why a call of the console about members is refused, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'refusal.memberUnknown': '沒有這位會員。',
  'refusal.nothingPrivate': '這裡已沒有任何內容。',
  'refusal.noteIsEmpty': '請先輸入內容。',
  'refusal.memberFrozen': '營運人員已凍結此帳戶。',
  'refusal.memberNotFrozen': '沒有營運人員凍結此帳戶。',
  'refusal.noOutbox': '此交易所會實際寄出訊息，因此沒有寄件匣。',
  'refusal.memberHoldsFunds':
    '此會員仍持有：{holds}。請先完成出金。若放棄，將無人能再取用。放棄須由兩位管理員同意。',
  'refusal.withdrawalsOpen':
    '這位會員有未完成的提幣。請先付款或拒絕：刪除會員後，提幣地址也會一併消失。',
} satisfies typeof en
