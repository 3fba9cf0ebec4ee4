/** What the platform says to a caller, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'refusal.badRequest': '請求內容有誤，請檢查後重試。',
  'refusal.keyMissing': '此請求必須附帶冪等鍵。',
  'refusal.keyReused': '此請求已用於其他操作，請重新開始。',
  'refusal.keyExpired': '此請求已超過一天，未再次執行。請先查看您的委託與紀錄，再重新操作。',
  'refusal.keyFromFuture': '此裝置的時鐘比交易所快，請校正後再試。',
  'refusal.tooManyKeys': '數小時內的請求過多，請稍後再試。',
  'refusal.notLoggedIn': '您尚未登入或登入狀態已過期，請前往登入。',
  'refusal.sessionExpired': '登入狀態已過期，請重新登入。',
  'refusal.notAllowed': '您無權執行此操作。',
  'refusal.stepUpNeeded': '請以雙重驗證確認此操作。',
  'refusal.demoNotAllowed': '模擬帳戶無法使用此功能，請切換至真實帳戶。',
  'refusal.notFound': '找不到相關內容。',
  'refusal.tooLarge': '請求內容過大。',
  'refusal.tooManyRequests': '請求過於頻繁，請稍候。',
  'refusal.deadlinePassed': '處理逾時，操作未執行，請重試。',
  'refusal.exchangeBusy': '交易所目前繁忙，操作未執行，請重試。',
  'refusal.historyBehind': '紀錄稍有延遲，資料不會遺失，請稍後再查看。',
  'refusal.cancelOnly': '交易所目前僅接受撤單，操作未執行，請稍後再試。',
  'refusal.exchangeFrozen': '目前交易已暫停。未執行任何操作，您的資產維持不變。',
  'refusal.maintenance': '交易所維護中。未執行任何操作，請稍後再試。',
  'refusal.withdrawalsFrozen': '目前暫停提幣。您的資產仍在您的帳戶中。',
  'refusal.marketHalted': '此市場已暫停交易。您仍可撤銷委託。',
  'refusal.approvalNeeded': '此變更需要另一位操作員核准。',
  'refusal.serverError': '系統發生錯誤，請稍後再試。',
} satisfies typeof en
