/** The texts of deposits, in German. */
import type en from './en.ts'

export default {
  'refusal.depositsNotTaken': 'Einzahlungen in diesem Netzwerk sind ausgesetzt.',
  'refusal.belowDepositMinimum': 'Die Mindesteinzahlung beträgt {minimum} {asset}.',
  'refusal.transactionMalformed': 'Das ist keine Transaktions-ID (TxID) dieses Netzwerks.',
  'refusal.transactionKnown': 'Diese Transaktion steht bereits unter Ihren Einzahlungen.',
  'refusal.proofMissing': 'Laden Sie ein Bild Ihres Zahlungsnachweises hoch.',
  'refusal.tooManyDeposits':
    'Sie haben bereits {most} Einzahlungen in Prüfung. Warten Sie, bis über eine davon entschieden ist.',
  'refusal.faucetEmpty':
    'Sie haben die heutigen Testmittel dieses Coins schon erhalten. Kommen Sie morgen wieder.',
  'refusal.depositDoesNotExist': 'Diese Einzahlung gibt es nicht.',
  'deposit.title': 'Einzahlen',
  'deposit.records': 'Einzahlungen',
  'deposit.coin': 'Coin',
  'deposit.chooseCoin': 'Coin wählen',
  'deposit.searchCoin': 'Coins suchen',
  'deposit.network': 'Netzwerk',
  'deposit.chooseNetwork': 'Netzwerk wählen',
  'deposit.address': '{asset}-Einzahlungsadresse',
  'deposit.wrongNetwork':
    'Senden Sie an diese Adresse nur {asset} über {network}. Über ein anderes Netzwerk gesendete Coins sind verloren.',
  'deposit.sandboxTitle': 'Sandbox-Adresse',
  'deposit.sandbox':
    'Zahlen Sie nicht an diese Adresse: Was dorthin gesendet wird, ist verloren. Nutzen Sie stattdessen Testmittel.',
  'deposit.testChain':
    'Senden Sie nur Coins des Testnetzwerks, mit dem diese Sandbox verbunden ist. Echte Coins, die hier ankommen, sind verloren.',
  'deposit.shared':
    'Diese Adresse teilen sich alle Mitglieder. Melden Sie Ihre Zahlung unten, damit sie Ihnen gutgeschrieben werden kann.',
  'deposit.minimum': 'Mindesteinzahlung',
  'deposit.confirmations': 'Gutschrift nach',
  'deposit.about':
    '{count, plural, one {etwa # Netzwerkbestätigung} other {etwa # Netzwerkbestätigungen}}',
  'deposit.afterReview': 'Prüfung durch unser Team',
  'deposit.account': 'Gutschrift auf',
  'deposit.automatic':
    'Einzahlungen in diesem Netzwerk werden automatisch gutgeschrieben. Melden Sie eine Zahlung nur, wenn sie nicht erscheint.',
  'deposit.reviewed':
    'Einzahlungen in diesem Netzwerk prüft unser Team. Melden Sie Ihre Zahlung, nachdem Sie sie gesendet haben.',
  'deposit.sandboxReview':
    'So wird eine Zahlung zur Prüfung eingereicht. In einer Sandbox dürfen Sie eine erfinden: Die Operatoren entscheiden darüber.',
  'deposit.tell': 'Zahlung melden',
  'deposit.amount': 'Betrag',
  'deposit.transaction': 'TxID (optional)',
  'deposit.proof': 'Zahlungsnachweis',
  'deposit.submit': 'Zur Prüfung einreichen',
  'deposit.enterAmount': 'Betrag eingeben',
  'deposit.addProof': 'Zahlungsnachweis hinzufügen',
  'deposit.submitted': 'Eingereicht. Wir benachrichtigen Sie nach der Prüfung.',
  'deposit.recent': 'Letzte Einzahlungen',
  'deposit.all': 'Alle Einzahlungen',
  'deposit.none': 'Noch keine Einzahlungen. Ihre erste erscheint hier.',
  'deposit.testFunds': 'Testmittel',
  'deposit.testFundsAbout':
    'Kostenlose Coins zum Ausprobieren dieser Sandbox, einmal am Tag. Sie haben keinen Wert.',
  'deposit.getTestFunds': '{amount} {asset} holen',
  'deposit.testFundsTaken':
    'Sie haben die heutigen {asset} schon erhalten. Morgen (UTC) gibt es mehr.',
  'deposit.testFundsComing': 'Die Testmittel sind unterwegs.',
  'deposit.unavailable': 'Zurzeit kann kein Coin eingezahlt werden.',
  'deposit.details': 'Einzahlungsdetails',
  'deposit.time': 'Zeit',
  'deposit.status': 'Status',
  'deposit.reason': 'Grund',
  'deposit.txid': 'TxID',
  'deposit.explorer': 'Im Explorer ansehen',
  'deposit.status.confirming': 'Bestätigung {done}/{needed}',
  'deposit.status.credited': 'Gutgeschrieben',
  'deposit.status.belowMinimum': 'Unter Minimum',
  'deposit.status.dropped': 'Vom Netzwerk verworfen',
  'deposit.status.pendingReview': 'Prüfung ausstehend',
  'deposit.status.approved': 'Genehmigt',
  'deposit.status.rejected': 'Abgelehnt',
  'deposit.belowMinimumAbout':
    'Der Betrag liegt unter der Mindesteinzahlung und wurde daher nicht gutgeschrieben.',
  'deposit.droppedAbout':
    'Das Netzwerk hat den Block mit dieser Einzahlung verworfen. Trifft sie erneut ein, wird sie erneut gutgeschrieben.',
  'deposit.reviewAbout':
    'Unser Team prüft diese Einzahlung. Wir benachrichtigen Sie über das Ergebnis.',
} satisfies typeof en
