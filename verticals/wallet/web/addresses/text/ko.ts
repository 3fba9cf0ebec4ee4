/** Texts of the address book, in Korean. */
import type en from './en.ts'

export default {
  'refusal.addressMalformed': '이 네트워크의 올바른 주소가 아닙니다.',
  'refusal.addressChecksumWrong':
    '주소에 오타가 있습니다. 체크섬이 일치하지 않으니 다시 복사해 주세요.',
  'refusal.addressOfOtherNetwork':
    '다른 네트워크의 주소입니다. 올바른 네트워크나 다른 주소를 선택해 주세요.',
  'refusal.addressKnown': '이미 주소록에 있는 주소입니다.',
  'refusal.tooManyAddresses': '주소록이 가득 찼습니다(최대 100개). 먼저 하나를 삭제해 주세요.',
  'refusal.addressDoesNotExist': '주소록에 더 이상 없는 주소입니다.',
  'addresses.title': '주소록',
  'addresses.add': '주소 추가',
  'addresses.search': '코인, 메모 또는 주소 검색',
  'addresses.none': '저장된 주소가 없습니다. 출금 주소를 저장하면 한 번에 선택할 수 있습니다.',
  'addresses.noneHere': '{network} 네트워크에 저장된 {asset} 주소가 없습니다.',
  'addresses.usableFrom': '신규: {time}부터 사용 가능',
  'addresses.copy': '주소 복사',
  'addresses.entry': '주소 상세',
  'addresses.addedAt': '추가일',
  'addresses.save': '저장',
  'addresses.saved': '메모가 저장되었습니다',
  'addresses.remove': '삭제',
  'addresses.removeAsk': '주소록에서 ‘{remark}’을(를) 삭제할까요?',
  'addresses.removeHint': '주소록에서 다시 사용하려면 새로 추가해야 합니다.',
  'addresses.removed': '주소가 삭제되었습니다',
  'addresses.added': '주소가 추가되었습니다',
  'addresses.coin': '코인',
  'addresses.chooseCoin': '코인을 선택해 주세요',
  'addresses.network': '네트워크',
  'addresses.chooseNetwork': '네트워크를 선택해 주세요',
  'addresses.address': '주소',
  'addresses.addressPlace': '주소를 입력하거나 붙여넣으세요',
  'addresses.paste': '붙여넣기',
  'addresses.pasteFailed':
    '브라우저에서 클립보드를 읽을 수 없습니다. 입력란에 직접 붙여넣어 주세요.',
  'addresses.networkHint':
    '받는 지갑이 {network} 네트워크를 지원해야 합니다. 다른 네트워크로 보내면 코인을 잃을 수 있습니다.',
  'addresses.remark': '메모',
  'addresses.remarkPlace': '예: 하드웨어 지갑',
  'addresses.transactionPassword': '거래 비밀번호',
  'addresses.secondCode': '인증 앱 코드 또는 복구 코드',
  'addresses.rest': '출금 허용 목록이 켜져 있으면 새 주소는 24시간 후에 사용할 수 있습니다.',
  'addresses.choose': '주소를 선택해 주세요',
} satisfies typeof en
