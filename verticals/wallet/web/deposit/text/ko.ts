/** The texts of deposits, in Korean. */
import type en from './en.ts'

export default {
  'refusal.depositsNotTaken': '이 네트워크의 입금이 중단되었습니다.',
  'refusal.belowDepositMinimum': '최소 입금액은 {minimum} {asset}입니다.',
  'refusal.transactionMalformed': '이 네트워크의 거래 ID(TxID)가 아닙니다.',
  'refusal.transactionKnown': '이미 입금 내역에 있는 거래입니다.',
  'refusal.proofMissing': '결제 증빙 이미지를 업로드해 주세요.',
  'refusal.tooManyDeposits':
    '이미 {most}건의 입금이 심사 중입니다. 하나가 처리될 때까지 기다려 주세요.',
  'refusal.faucetEmpty': '이 코인의 오늘 테스트 자금을 이미 받으셨습니다. 내일 다시 이용해 주세요.',
  'refusal.depositDoesNotExist': '존재하지 않는 입금입니다.',
  'deposit.title': '입금',
  'deposit.records': '입금 내역',
  'deposit.coin': '코인',
  'deposit.chooseCoin': '코인 선택',
  'deposit.searchCoin': '코인 검색',
  'deposit.network': '네트워크',
  'deposit.chooseNetwork': '네트워크 선택',
  'deposit.address': '{asset} 입금 주소',
  'deposit.wrongNetwork':
    '이 주소로는 {network}을(를) 통해 {asset}만 보내세요. 다른 네트워크로 보낸 코인은 잃게 됩니다.',
  'deposit.sandboxTitle': '샌드박스 주소',
  'deposit.sandbox':
    '이 주소로 보내지 마세요. 보낸 자산은 모두 잃게 됩니다. 대신 테스트 자금을 이용하세요.',
  'deposit.testChain':
    '이 샌드박스가 연결된 테스트 네트워크의 코인만 보내세요. 실제 코인을 보내면 잃게 됩니다.',
  'deposit.shared':
    '모든 회원이 함께 쓰는 주소입니다. 입금이 반영되도록 아래에서 결제 내역을 제출해 주세요.',
  'deposit.minimum': '최소 입금액',
  'deposit.confirmations': '반영 기준',
  'deposit.about': '{count, plural, other {네트워크 컨펌 약 #회}}',
  'deposit.afterReview': '담당자 검토',
  'deposit.account': '반영 계정',
  'deposit.automatic':
    '이 네트워크의 입금은 자동으로 반영됩니다. 표시되지 않을 때만 결제 내역을 제출해 주세요.',
  'deposit.reviewed':
    '이 네트워크의 입금은 담당자가 심사합니다. 송금한 뒤 결제 내역을 제출해 주세요.',
  'deposit.sandboxReview':
    '입금 심사를 신청하는 방법입니다. 샌드박스에서는 가상의 입금으로 시험해 볼 수 있으며 운영자가 결정합니다.',
  'deposit.tell': '결제 내역 제출',
  'deposit.amount': '수량',
  'deposit.transaction': 'TxID (선택)',
  'deposit.proof': '결제 증빙',
  'deposit.submit': '심사 제출',
  'deposit.enterAmount': '수량을 입력하세요',
  'deposit.addProof': '결제 증빙을 추가하세요',
  'deposit.submitted': '제출되었습니다. 심사가 끝나면 알려 드립니다.',
  'deposit.recent': '최근 입금',
  'deposit.all': '전체 입금 내역',
  'deposit.none': '아직 입금 내역이 없습니다. 첫 입금이 여기에 표시됩니다.',
  'deposit.testFunds': '테스트 자금',
  'deposit.testFundsAbout':
    '이 샌드박스를 체험하기 위한 무료 코인으로 하루에 한 번 받을 수 있으며 가치가 없습니다.',
  'deposit.getTestFunds': '{amount} {asset} 받기',
  'deposit.testFundsTaken':
    '오늘의 {asset}을(를) 이미 받으셨습니다. 내일(UTC) 다시 받을 수 있습니다.',
  'deposit.testFundsComing': '테스트 자금이 오는 중입니다.',
  'deposit.unavailable': '현재 입금할 수 있는 코인이 없습니다.',
  'deposit.details': '입금 상세',
  'deposit.time': '시간',
  'deposit.status': '상태',
  'deposit.reason': '사유',
  'deposit.txid': 'TxID',
  'deposit.explorer': '익스플로러에서 보기',
  'deposit.status.confirming': '컨펌 중 {done}/{needed}',
  'deposit.status.credited': '반영 완료',
  'deposit.status.belowMinimum': '최소 금액 미만',
  'deposit.status.dropped': '네트워크에서 제외됨',
  'deposit.status.pendingReview': '심사 대기',
  'deposit.status.approved': '승인됨',
  'deposit.status.rejected': '거절됨',
  'deposit.belowMinimumAbout': '최소 입금액보다 적어 반영되지 않았습니다.',
  'deposit.droppedAbout':
    '이 입금이 포함된 블록이 네트워크에서 제외되었습니다. 다시 도착하면 다시 반영됩니다.',
  'deposit.reviewAbout': '담당자가 이 입금을 확인하고 있습니다. 결과를 알려 드립니다.',
} satisfies typeof en
