/** The shell's texts, in traditional Chinese. */
import type en from './en.ts'

export default {
  'web.language': '語言',
  'web.toLight': '切換為淺色主題',
  'web.toDark': '切換為深色主題',
  'web.notFound': '找不到頁面',
  'web.notFoundHint': '網址可能輸入有誤，或頁面已移動。',
  'web.home': '回到首頁',
  'web.signIn': '登入',
  'web.signInHint': '目前尚未提供以密碼登入的帳戶。在沙盒環境中，請執行以下指令並開啟顯示的連結。',
  'web.linkOver': '此連結已失效，請重新產生：{command}',
  'web.token': '工作階段權杖',
  'web.tokenHint': '貼上權杖',
  'web.enter': '繼續',
} satisfies typeof en
