/** Texts of messages to members, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'mail.antiPhishing': '您的防釣魚碼：{word}',
  'mail.foot': '本訊息由系統自動發送。Evenkeel 的訊息絕不含連結，請自行開啟 App。',
  'mail.notYou':
    '不是您本人操作？請立即更改登入密碼，並在安全中心凍結帳戶。若已無法登入，請在登入頁面重設密碼。',
  'mail.unknownDevice': '未知裝置',
  'mail.when': '時間：{at} UTC',
  'mail.device': '裝置：{device}',
  'mail.address': 'IP 位址：{address}',
  'mail.reason': '原因：{reason}',
  'mail.purpose.register': '您註冊 Evenkeel 的驗證碼：',
  'mail.purpose.reset': '您重設登入密碼的驗證碼：',
  'mail.purpose.thaw': '您解凍帳戶的驗證碼：',
  'mail.purpose.oldContact': '您確認目前聯絡方式的驗證碼：',
  'mail.purpose.newContact': '您確認新聯絡方式的驗證碼：',
  'mail.code.subject': '您的 Evenkeel 驗證碼',
  'mail.code.body':
    '{purpose}\n\n{code}\n\n{minutes} 分鐘內有效，只能使用一次，且僅限於您申請時所用的裝置。\n\nEvenkeel 的任何人都不會向您索取此驗證碼，請勿告訴任何人。若非您本人申請，請忽略此訊息：沒有驗證碼，什麼都不會發生。',
  'mail.registeredAlready.subject': '有人嘗試用您的電子郵件註冊',
  'mail.registeredAlready.body':
    '有人（也許是您本人）嘗試用這個電子郵件地址註冊 Evenkeel。該地址已有帳戶，因此未發送驗證碼。\n\n若是您本人：請直接登入，或在登入頁面重設密碼。\n\n若不是您本人，則無須任何處理。沒有人得知此帳戶存在，帳戶也沒有任何變更。',
  'mail.signedIn.subject': '您的 Evenkeel 帳戶有新的登入',
  'mail.signedIn.body': '有一部我們尚未認得的裝置登入了您的帳戶。\n\n{facts}\n\n{notYou}',
  'mail.accountChanged.subject': '您的 Evenkeel 帳戶：{event}',
  'mail.accountChanged.body': '您的 Evenkeel 帳戶有以下變更：\n\n{event}\n\n{facts}\n\n{notYou}',
  'mail.identityVerified.subject': '您的身分認證已通過',
  'mail.identityVerified.body': '好消息：{event}。\n\n您無須再做任何事。',
  'mail.identityRefused.subject': '您的身分認證未能完成',
  'mail.identityRefused.body':
    '我們已審核您提交的資料：{event}。\n\n{facts}\n\n請在 App 中開啟身分認證，修正後重新提交。',
  'sms.code': '{purpose}{code}。{minutes} 分鐘內有效。Evenkeel 絕不會向您索取此碼。',
  'sms.registeredAlready':
    '有人嘗試用這個號碼註冊 Evenkeel，但該號碼已有帳戶。若是您本人，請登入或重設密碼；若不是，則無須任何處理。',
  'sms.signedIn':
    'Evenkeel：新的登入，{device}，{at} UTC。不是您本人？請立即更改密碼，並在 App 中凍結帳戶。',
  'sms.accountChanged':
    'Evenkeel：{event}，{at} UTC。不是您本人？請立即更改密碼，並在 App 中凍結帳戶。',
  'sms.identityVerified': 'Evenkeel：{event}。您無須再做任何事。',
  'sms.identityRefused': 'Evenkeel：{event}。請開啟 App 查看原因並重新提交。',
  'mail.event.signedIn': '新的登入',
  'mail.event.passwordChanged': '登入密碼已更改',
  'mail.event.transactionPasswordChanged': '交易密碼已更改',
  'mail.event.secondFactorOn': '雙重驗證已開啟',
  'mail.event.secondFactorOff': '雙重驗證已關閉',
  'mail.event.passkeyAdded': '已新增通行密鑰',
  'mail.event.passkeyRemoved': '已移除通行密鑰',
  'mail.event.emailChanged': '電子郵件已更改',
  'mail.event.phoneChanged': '手機號碼已更改',
  'mail.event.walletLinked': '已綁定錢包',
  'mail.event.antiPhishingChanged': '防釣魚碼已更改',
  'mail.event.allowListOn': '提幣白名單已開啟',
  'mail.event.allowListOff': '提幣白名單已關閉',
  'mail.event.apiKeyMade': '已建立 API 金鑰',
  'mail.event.apiKeyRemoved': '已刪除 API 金鑰',
  'mail.event.frozen': '帳戶已凍結',
  'mail.event.thawed': '帳戶已解凍',
  'mail.event.identityVerified': '基本認證已通過',
  'mail.event.identityRefused': '基本認證未通過',
  'mail.event.advancedVerified': '進階認證已通過',
  'mail.event.advancedRefused': '進階認證未通過',
  'mail.left': '剩餘復原碼：{left} 組',
  'mail.event.recoveryCodeUsed': '已使用復原碼',
  'mail.event.recoveryCodesMade': '已產生新的復原碼',
  'mail.event.wrongPasswords': '密碼多次輸入錯誤',
  'mail.wrongPasswords.subject': '您的 Evenkeel 帳戶被多次輸入錯誤密碼',
  'mail.wrongPasswords.body':
    '有人在幾分鐘內，從我們不認得的裝置反覆為您的帳戶輸入錯誤密碼。所有嘗試都沒有成功。最後一次：\n\n{facts}\n\n如果是您本人忘記密碼，請在登入頁面重設。\n\n如果不是您本人，之後每次嘗試都會更加困難，且無人登入成功。請確認登入密碼夠長且未在其他地方使用，並在安全中心開啟驗證器或通行密鑰。\n\n此訊息每天最多寄送一次。',
  'sms.wrongPasswords':
    'Evenkeel：您的帳戶被多次輸入錯誤密碼，{at} UTC。無人登入成功。不是您本人？請改用夠長且不在別處使用的密碼，並在 App 中開啟驗證器。',
  'mail.event.frozenByOperator': '帳戶已由交易所凍結',
  'mail.event.thawedByOperator': '帳戶已由交易所解凍',
  'mail.frozenByOperator.subject': '您的 Evenkeel 帳戶已被凍結',
  'mail.frozenByOperator.body':
    '我們已凍結您的帳戶。所有裝置皆已登出，目前無法登入。\n\n{facts}\n\n您的資金與未成交訂單維持不變。您無法自行解凍，請聯絡客服。',
  'sms.frozenByOperator': 'Evenkeel：您的帳戶已被凍結，{at} UTC。僅能由客服解凍。',
  'mail.thawedByOperator.subject': '您的 Evenkeel 帳戶已解凍',
  'mail.thawedByOperator.body':
    '我們已解除您帳戶的凍結。\n\n{facts}\n\n若您也曾自行凍結，請在登入頁面解凍；否則您可照常登入。',
  'sms.thawedByOperator': 'Evenkeel：交易所已解凍您的帳戶，{at} UTC。',
} satisfies typeof en
