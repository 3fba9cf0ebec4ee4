/** What operators are told at the console's entrance and about each other, in German. */
import type en from './en.ts'

export default {
  'refusal.signInWrong': 'Name oder Passwort falsch.',
  'refusal.operatorCodeWrong': 'Der Code ist falsch oder wurde bereits verwendet.',
  'refusal.invitationOver':
    'Dieser Link wurde bereits verwendet oder ist nicht mehr gültig. Bitten Sie einen Administrator um einen neuen.',
  'refusal.noPasskey':
    'Sie haben noch keinen Passkey. Verwenden Sie den Code Ihrer Authenticator-App.',
  'refusal.operatorUnknown': 'Diesen Operator gibt es nicht.',
  'refusal.operatorSessionOver': 'Diese Sitzung ist bereits beendet.',
  'refusal.operatorNameTaken': 'Es gibt bereits einen Operator mit diesem Namen.',
  'refusal.ownAccess':
    'Sie können Ihren eigenen Zugang nicht ändern. Bitten Sie einen anderen Administrator.',
  'refusal.lastFactor':
    'Das ist Ihr einziger zweiter Faktor. Fügen Sie zuerst einen anderen hinzu.',
  'refusal.lastAdmin': 'Dies ist der letzte Administrator. Ernennen Sie zuerst einen anderen.',
  'refusal.queueUnknown': 'Diese Warteschlange gibt es nicht.',
  'refusal.caseUnknown': 'Dieser Fall wartet nicht mehr.',
  'refusal.caseTaken': '{name} bearbeitet diesen Fall.',
  'refusal.caseChanged':
    'Der Fall hat sich geändert, seit Sie ihn geöffnet haben. Sehen Sie ihn noch einmal an, bevor Sie entscheiden.',
  'refusal.addressUnreadable':
    'Die Adresse ist nicht lesbar, diese Auszahlung kann also nie ausgeführt werden. Sie können sie ablehnen.',
  'refusal.costCoinWrong': 'Dieses Netzwerk berechnet seine Kosten in einem anderen Coin.',
  'refusal.paidBySigner':
    'Diese Auszahlung führt der Signer aus. Von Hand bezahlt ginge sie zweimal hinaus.',
  'refusal.amountTooLarge':
    'Das ist mehr, als ein Betrag sein kann, und lässt sich so nicht gutschreiben.',
  'refusal.payoutUnproven':
    'Die Chain beweist nicht, dass nichts gezahlt wurde. Diese Auszahlung kann weder abgelehnt noch erneut gesendet werden.',
  'refusal.transactionNotSigned':
    'Der Signer hat diese Transaktion nicht für diese Auszahlung signiert.',
  'refusal.notLookedAt': 'Öffnen Sie den Fall, bevor Sie entscheiden.',
  'refusal.photosUnopened': 'Sehen Sie sich jedes Foto an, bevor Sie verifizieren.',
  'refusal.idNumberTaken': 'Mit dieser Ausweisnummer ist bereits ein anderes Mitglied verifiziert.',
  'refusal.pictureLinkOver': 'Der Link zu diesem Bild ist abgelaufen. Öffnen Sie den Fall erneut.',
  'refusal.picturesBusy':
    'Bilder können gerade nicht angezeigt werden. Versuchen Sie es gleich noch einmal.',
  'refusal.adminNeeded': 'Nur ein Admin darf Zugänge ändern.',
  'refusal.otherAdminCanDoIt': 'Ein anderer Admin kann das in der Konsole tun.',
} satisfies typeof en
