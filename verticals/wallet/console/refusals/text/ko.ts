/** Why a call of the console about money is refused, in Korean. */
import type en from './en.ts'

export default {
  'refusal.accountUnknown': '해당 계정이 없습니다.',
  'refusal.confirmationDiffers': '입력한 코인이 이번 입금 처리의 코인과 다릅니다.',
  'refusal.worthDiffers': '{amount} {asset}의 가치는 {worth} USDT입니다. 수량과 코인을 확인하세요.',
  'refusal.worthUnknown': '현재 {asset}의 기준 가격이 없습니다. 가격이 생기면 다시 시도하세요.',
} satisfies typeof en
