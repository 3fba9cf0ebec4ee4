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
} satisfies typeof en
