/** What operators are told at the console's entrance and about each other, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'refusal.signInWrong': '名稱或密碼錯誤。',
  'refusal.operatorCodeWrong': '驗證碼錯誤或已使用過。',
  'refusal.invitationOver': '此連結已使用過或已失效，請向管理員索取新連結。',
  'refusal.noPasskey': '您尚未設定通行金鑰，請使用驗證器的驗證碼。',
  'refusal.operatorUnknown': '查無此操作員。',
  'refusal.operatorSessionOver': '此工作階段已結束。',
  'refusal.operatorNameTaken': '已有同名的操作員。',
  'refusal.ownAccess': '您無法變更自己的存取權限，請聯絡其他管理員。',
  'refusal.lastAdmin': '這是最後一位管理員，請先指派其他人為管理員。',
  'refusal.queueUnknown': '沒有這個佇列。',
  'refusal.caseUnknown': '此案件已不在等待處理。',
  'refusal.caseTaken': '{name} 正在處理此案件。',
  'refusal.caseChanged': '您開啟後此案件已有變動，請重新查看再決定。',
  'refusal.addressUnreadable': '無法讀取地址，這筆提領永遠無法支付。您可以拒絕它。',
  'refusal.costCoinWrong': '此網路以其他幣種收取費用。',
  'refusal.paidBySigner': '這筆提領由簽署程式支付，手動支付會付兩次。',
  'refusal.notLookedAt': '請先開啟案件再決定。',
  'refusal.photosUnopened': '請先查看每張照片再通過驗證。',
  'refusal.idNumberTaken': '已有其他會員以此證件號碼通過驗證。',
  'refusal.pictureLinkOver': '此圖片的連結已失效，請重新開啟案件。',
  'refusal.picturesBusy': '目前無法顯示圖片，請稍後再試。',
} satisfies typeof en
