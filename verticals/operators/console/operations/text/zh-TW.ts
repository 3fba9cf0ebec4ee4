/** What operations refuse, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'refusal.switchUnknown': '沒有這個開關。',
  'refusal.proposalDoesNotExist': '此提案已不存在。',
  'refusal.proposalNotOpen': '此提案已獲核准。',
  'refusal.proposalExpired': '此提案已超過 24 小時，已失效。',
  'refusal.tooManyProposals': '待處理的提案過多，請先處理部分提案。',
  'refusal.proposalTooLong': '此提案過長。',
  'refusal.parameterUnsound': '此設定或其值無效。',
  'refusal.valueOutOfRange': '請輸入 {least} 至 {most} 的整數。',
  'refusal.auditBehind': '稽核日誌落後於日誌所記載的內容。',
  'refusal.auditRewritten': '稽核日誌中有一列已與日誌所記載的不同。',
  'refusal.termsUnchanged': '這些條款已在生效中。',
  'refusal.proposalChanged': '提案內容已與您看到的不同，請重新檢視。',
  'refusal.marketListed': '此市場已上架：請開啟該列以更改條件。',
  'refusal.instrumentUnknown': '市場沒有此名稱的報價，或無法在此上架。',
  'refusal.proposalLapsed': '提案人在此之後已被停用、重設或更換職務，必須重新提案。',
  'refusal.nothingToProlong': '原本要延長的措施已經結束。如需再次實施，請重新提案。',
  'refusal.proposalOutdated': '自提案後，此會員的持有資產已有變動。請在該會員頁面重新提案刪除。',
} satisfies typeof en
