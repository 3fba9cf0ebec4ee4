/** Texts of the address book, in Russian. */
import type en from './en.ts'

export default {
  'refusal.addressMalformed': 'Это недействительный адрес для этой сети.',
  'refusal.addressChecksumWrong':
    'В адресе опечатка: контрольная сумма не совпадает. Скопируйте его ещё раз.',
  'refusal.addressOfOtherNetwork':
    'Этот адрес относится к другой сети. Выберите правильную сеть или другой адрес.',
  'refusal.addressKnown': 'Этот адрес уже есть в вашей адресной книге.',
  'refusal.tooManyAddresses':
    'Адресная книга заполнена: не более 100 адресов. Сначала удалите один из них.',
  'refusal.addressDoesNotExist': 'Этого адреса больше нет в вашей адресной книге.',
  'addresses.title': 'Адресная книга',
  'addresses.add': 'Добавить адрес',
  'addresses.search': 'Монета, метка или адрес',
  'addresses.none': 'Адресов пока нет. Сохраните адреса для вывода и выбирайте их одним касанием.',
  'addresses.noneHere': 'Нет сохранённых адресов {asset} в сети {network}.',
  'addresses.usableFrom': 'Новый: доступен с {time}',
  'addresses.copy': 'Скопировать адрес',
  'addresses.entry': 'Сведения об адресе',
  'addresses.addedAt': 'Добавлен',
  'addresses.save': 'Сохранить',
  'addresses.saved': 'Метка сохранена',
  'addresses.remove': 'Удалить',
  'addresses.removeAsk': 'Удалить «{remark}» из адресной книги?',
  'addresses.removeHint':
    'Чтобы снова выбрать его из адресной книги, придётся добавить его заново.',
  'addresses.removed': 'Адрес удалён',
  'addresses.added': 'Адрес добавлен',
  'addresses.coin': 'Монета',
  'addresses.chooseCoin': 'Выберите монету',
  'addresses.network': 'Сеть',
  'addresses.chooseNetwork': 'Выберите сеть',
  'addresses.address': 'Адрес',
  'addresses.addressPlace': 'Введите или вставьте адрес',
  'addresses.paste': 'Вставить',
  'addresses.pasteFailed': 'Браузер не даёт прочитать буфер обмена. Вставьте адрес прямо в поле.',
  'addresses.networkHint':
    'Кошелёк получателя должен поддерживать {network}. Монеты, отправленные по другой сети, могут быть потеряны.',
  'addresses.remark': 'Метка',
  'addresses.remarkPlace': 'Например: аппаратный кошелёк',
  'addresses.transactionPassword': 'Платёжный пароль',
  'addresses.secondCode': 'Код аутентификатора или резервный код',
  'addresses.rest': 'При включённом белом списке новый адрес можно использовать через 24 часа.',
  'addresses.choose': 'Выберите адрес',
  'addresses.enterAddress': 'Введите адрес',
  'addresses.enterRemark': 'Введите метку',
  'addresses.enterPassword': 'Введите платёжный пароль',
  'addresses.enterCode': 'Введите код',
} satisfies typeof en
