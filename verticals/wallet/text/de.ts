/** The wallet's texts, in German. */
import type en from './en.ts'

export default {
  'refusal.coinDoesNotExist': 'Dieser Coin ist nicht gelistet.',
  'refusal.sameAccount': 'Wählen Sie zwei verschiedene Konten.',
  'refusal.amountIsZero': 'Geben Sie einen Betrag über null ein.',
  'refusal.insufficientFunds': 'Nicht genügend Guthaben',
  'account.spot': 'Spot-Konto',
  'account.trading': 'Handelskonto',
  'account.finance': 'Finanzkonto',
  'transfer.title': 'Transfer',
  'transfer.from': 'Von',
  'transfer.to': 'An',
  'transfer.swap': 'Konten tauschen',
  'transfer.coin': 'Coin',
  'transfer.amount': 'Betrag',
  'transfer.all': 'Alles',
  'transfer.available': 'Verfügbar',
  'transfer.submit': 'Übertragen',
  'transfer.submitCoin': '{asset} übertragen',
  'transfer.enterAmount': 'Betrag eingeben',
  'transfer.chooseCoin': 'Coin auswählen',
  'transfer.fee': 'Gebühr',
  'transfer.feeFree': 'Kostenlos',
  'transfer.arrival': 'Gutschrift',
  'transfer.instant': 'Sofort',
  'transfer.confirm': '{amount} {asset} von {from} auf {to} übertragen?',
  'transfer.done': 'Transfer erfolgreich',
  'transfer.free': 'Transfers zwischen Ihren Konten sind kostenlos und sofort verfügbar.',
  'transfer.records': 'Transferverlauf',
  'transfer.noRecords': 'Noch keine Transfers. Ihr erster Transfer erscheint hier.',
  'transfer.noCoins': 'Noch nichts zu übertragen. Zahlen Sie zuerst einen Coin ein.',
  'refusal.networkNotListed': 'Dieser Coin ist in diesem Netzwerk nicht verfügbar.',
  'refusal.networkTermsWrong': 'Diese Gebühren, Mindestbeträge und Limits passen nicht zusammen.',
  'refusal.blockIsFinal':
    'Dieser Block ist endgültig; daraus kann nichts mehr gutgeschrieben werden.',
  'refusal.depositKnown': 'Diese Einzahlung ist bereits gutgeschrieben.',
  'refusal.operatorNeeded': 'Das darf nur ein Operator.',
  'refusal.otherOperatorNeeded': 'Ein zweiter, anderer Operator muss das bestätigen.',
  'refusal.figuresDiffer': 'Die Angaben weichen vom Vorschlag ab.',
  'refusal.belowWithdrawalMinimum': 'Die Mindestauszahlung beträgt {minimum} {asset}.',
  'refusal.dailyLimitReached':
    'Das übersteigt Ihr Tageslimit. Heute können Sie noch {left} {asset} auszahlen.',
  'refusal.debtOutstanding':
    'Das Netzwerk hat eine frühere Einzahlung zurückgenommen, die Sie schon verwendet hatten. Zahlen Sie diesen Coin zuerst wieder ein.',
  'refusal.withdrawalDoesNotExist': 'Diese Auszahlung gibt es nicht.',
  'refusal.withdrawalNotOpen':
    'Diese Auszahlung wird bereits bearbeitet und lässt sich nicht mehr ändern.',
  'refusal.nonceUsed': 'Diese Transaktionsnummer ist schon vergeben.',
  'refusal.nonceDiffers': 'Das ist nicht die Transaktionsnummer dieser Auszahlung.',
  'refusal.depositsBusy':
    'Gerade werden zu viele Einzahlungen gemeldet. Bitte versuchen Sie es gleich noch einmal.',
  'refusal.transactionUsed': 'Mit dieser Transaktion wurde schon eine andere Auszahlung bezahlt.',
  'refusal.reservesExceeded':
    'Das ist mehr, als die Börse in diesem Netzwerk hält. Noch {free} {asset} können gutgeschrieben werden.',
  'refusal.tokenKnown': 'Dieser Coin ist in diesem Netzwerk bereits gelistet.',
  'refusal.contractKnown':
    'Dieser Contract ist in diesem Netzwerk bereits unter einem anderen Coin gelistet.',
  'refusal.tokenUnsound':
    'Ein Token braucht ein Symbol, eine Contract-Adresse in einem EVM-Netzwerk und 0 bis 36 Dezimalstellen.',
} satisfies typeof en
