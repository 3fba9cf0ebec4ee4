/** The texts of the proof of liabilities, in Korean. */
import type en from './en.ts'

export default {
  'refusal.proofDoesNotExist': '이 번호의 증명이 없습니다.',
  'refusal.proofTreeNotKept':
    '이 증명의 트리는 더 이상 보관되지 않습니다. 최근 증명의 트리는 받을 수 있습니다.',
  'proof.none': '아직 공개된 증명이 없습니다.',
  'proof.sandbox': '샌드박스입니다. 여기의 잔액과 수탁 자산은 실제 돈이 아닙니다.',
  'proof.number': '증명 번호',
  'proof.time': '잔액 기준 시각',
  'proof.members': '잔액 보유 회원',
  'proof.coins': '코인별',
  'proof.owed': '회원 보유량',
  'proof.custody': '수탁 자산(당사 원장 기준)',
  'proof.custodySandbox': '샌드박스(체인 없음)',
  'proof.custodyNote':
    '수탁 자산은 당사 원장에 체인별로 기록된 금액입니다. 이 증명은 자산이 실제로 있음을 보여 주지 않습니다.',
  'proof.own': '내 잔액 확인',
  'proof.ownHint':
    '브라우저가 회원님의 UID와 잔액으로 직접 계산하여 모두에게 공개된 값과 비교합니다.',
  'proof.demo': '증명은 실제 잔액에 대한 것입니다. 확인하려면 실제 계정으로 전환하세요.',
  'proof.signIn': '로그인하고 잔액 확인하기',
  'proof.check': '내 잔액 확인하기',
  'proof.verdict.included': '회원님의 잔액이 이 증명에 포함되어 있습니다.',
  'proof.verdict.heldNothing': '그 시점에 보유한 자산이 없어 포함될 내용이 없습니다.',
  'proof.verdict.leftOut':
    '그 시점에 코인을 보유했지만 이 증명에 없습니다. 화면을 캡처해 문의해 주세요.',
  'proof.verdict.fails':
    '이 증명은 회원님의 잔액과 일치하지 않습니다. 화면을 캡처해 문의해 주세요.',
  'proof.step.statement': '공표문의 해시가 공개된 해시와 같습니다',
  'proof.step.leaf': '회원님의 리프는 UID {uid}와 아래 금액으로 만들어졌습니다',
  'proof.step.root': '내 리프에서 공개된 루트까지의 단계: {count}',
  'proof.step.totals': '루트의 합계가 공개된 총액과 같습니다',
  'proof.step.bill': '금액이 그 시점의 거래 내역과 같습니다',
  'proof.inProof': '증명의 금액',
  'proof.byBill': '거래 내역의 금액',
  'proof.hashes': '경로의 모든 해시',
  'proof.meaning': '증명하는 것과 증명하지 않는 것',
  'proof.proves':
    '총액이 모든 리프의 합이고, 0보다 작은 리프가 없으며, 회원님의 리프가 포함되어 있음을 증명합니다. 더 많은 회원이 확인할수록 누락이 없다는 것이 확실해집니다.',
  'proof.provesNot': '수탁 코인이 실제로 있는지, 다른 곳에 빚이 없는지는 증명하지 않습니다.',
  'proof.shows':
    '트리는 매번 새 솔트로 이름 없이 모든 잔액을 보여 줍니다. 정확한 잔액을 아는 사람은 알아볼 수 있습니다.',
  'proof.evidence': '직접 검증하기',
  'proof.hash': '이 증명의 해시',
  'proof.root': '트리의 루트',
  'proof.previous': '이전 증명의 해시',
  'proof.journal': '배치 {batch} 이후의 저널',
  'proof.compare': '다른 사람이 보는 해시와 비교하세요. 모두에게 같아야 합니다.',
  'proof.download': '트리 내려받기',
  'proof.verify': '누구나 파일을 검증할 수 있습니다:',
  'proof.keys': '영수증 서명 키',
  'proof.keyNow': '현재 서명 키',
  'proof.keyBefore': '교체됨, 해당 영수증에는 계속 유효',
  'proof.keysHint':
    '옵션과 포지션의 모든 영수증은 Ed25519로 서명됩니다. 나중에 영수증을 확인하려면 키를 직접 보관하세요. 목록은 추가만 됩니다.',
  'proof.all': '모든 증명',
  'proof.nth': '증명 {number}',
} satisfies typeof en
