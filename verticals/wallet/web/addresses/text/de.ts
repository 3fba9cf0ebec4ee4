/** Texts of the address book, in German. */
import type en from './en.ts'

export default {
  'refusal.addressMalformed': 'Das ist keine gültige Adresse dieses Netzwerks.',
  'refusal.addressChecksumWrong':
    'Die Adresse enthält einen Tippfehler: Die Prüfsumme stimmt nicht. Kopieren Sie sie erneut.',
  'refusal.addressOfOtherNetwork':
    'Diese Adresse gehört zu einem anderen Netzwerk. Wählen Sie das richtige Netzwerk oder eine andere Adresse.',
  'refusal.addressKnown': 'Diese Adresse steht bereits in Ihrem Adressbuch.',
  'refusal.tooManyAddresses':
    'Ihr Adressbuch ist voll: höchstens 100 Adressen. Löschen Sie zuerst eine.',
  'refusal.addressDoesNotExist': 'Diese Adresse steht nicht mehr in Ihrem Adressbuch.',
  'addresses.title': 'Adressbuch',
  'addresses.add': 'Adresse hinzufügen',
  'addresses.search': 'Coin, Notiz oder Adresse suchen',
  'addresses.none':
    'Noch keine Adressen. Speichern Sie Ihre Auszahlungsziele und wählen Sie sie mit einem Tipp.',
  'addresses.noneHere': 'Noch keine {asset}-Adresse für {network} gespeichert.',
  'addresses.usableFrom': 'Neu: nutzbar ab {time}',
  'addresses.copy': 'Adresse kopieren',
  'addresses.entry': 'Adressdetails',
  'addresses.addedAt': 'Hinzugefügt',
  'addresses.save': 'Speichern',
  'addresses.saved': 'Notiz gespeichert',
  'addresses.remove': 'Löschen',
  'addresses.removeAsk': '„{remark}“ aus Ihrem Adressbuch löschen?',
  'addresses.removeHint':
    'Um sie wieder aus dem Adressbuch zu nutzen, müssen Sie sie neu hinzufügen.',
  'addresses.removed': 'Adresse gelöscht',
  'addresses.added': 'Adresse hinzugefügt',
  'addresses.coin': 'Coin',
  'addresses.chooseCoin': 'Coin auswählen',
  'addresses.network': 'Netzwerk',
  'addresses.chooseNetwork': 'Netzwerk auswählen',
  'addresses.address': 'Adresse',
  'addresses.addressPlace': 'Adresse eingeben oder einfügen',
  'addresses.paste': 'Einfügen',
  'addresses.pasteFailed':
    'Ihr Browser erlaubt kein Lesen der Zwischenablage. Fügen Sie die Adresse direkt ins Feld ein.',
  'addresses.networkHint':
    'Die Empfänger-Wallet muss {network} unterstützen. Über ein anderes Netzwerk gesendete Coins können verloren gehen.',
  'addresses.remark': 'Notiz',
  'addresses.remarkPlace': 'Zum Beispiel: Hardware-Wallet',
  'addresses.transactionPassword': 'Transaktionspasswort',
  'addresses.secondCode': 'Authenticator- oder Wiederherstellungscode',
  'addresses.rest': 'Bei eingeschalteter Whitelist ist eine neue Adresse nach 24 Stunden nutzbar.',
  'addresses.choose': 'Adresse auswählen',
  'addresses.enterAddress': 'Adresse eingeben',
  'addresses.enterRemark': 'Notiz eingeben',
  'addresses.enterPassword': 'Transaktionspasswort eingeben',
  'addresses.enterCode': 'Code eingeben',
} satisfies typeof en
