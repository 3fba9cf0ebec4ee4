/** Why a call of the console about money is refused, in Korean. */
import type en from './en.ts'

export default {
  'refusal.accountUnknown': '해당 계정이 없습니다.',
  'refusal.confirmationDiffers': '입력한 코인이 이번 입금 처리의 코인과 다릅니다.',
  'refusal.worthDiffers': '{amount} {asset}의 가치는 {worth} USDT입니다. 수량과 코인을 확인하세요.',
  'refusal.worthUnknown': '현재 {asset}의 기준 가격이 없습니다. 가격이 생기면 다시 시도하세요.',
  'refusal.treasuryTooSmall': '재무 잔액은 {free} {asset}입니다.',
  'refusal.fundsReserved':
    '최대 {free} {asset}까지 회수할 수 있습니다. 나머지는 회원 지급을 위해 묶여 있습니다.',
} satisfies typeof en
