/** Texts of messages to members, in Italian. */
import type en from './en.ts'

export default {
  'mail.antiPhishing': 'Il tuo codice anti-phishing: {word}',
  'mail.foot':
    'Questo messaggio è stato inviato automaticamente. I messaggi di Evenkeel non contengono mai link: apri tu l’app.',
  'mail.notYou':
    'Non sei stato tu? Cambia subito la password di accesso e congela l’account nel centro sicurezza. Se non riesci più ad accedere, reimposta la password dalla pagina di accesso.',
  'mail.unknownDevice': 'dispositivo sconosciuto',
  'mail.when': 'Quando: {at} UTC',
  'mail.device': 'Dispositivo: {device}',
  'mail.address': 'Indirizzo IP: {address}',
  'mail.reason': 'Motivo: {reason}',
  'mail.purpose.register': 'Il tuo codice per registrarti su Evenkeel:',
  'mail.purpose.reset': 'Il tuo codice per reimpostare la password di accesso:',
  'mail.purpose.thaw': 'Il tuo codice per sbloccare l’account congelato:',
  'mail.purpose.oldContact': 'Il tuo codice per confermare i tuoi recapiti attuali:',
  'mail.purpose.newContact': 'Il tuo codice per confermare i tuoi nuovi recapiti:',
  'mail.code.subject': 'Il tuo codice di verifica Evenkeel',
  'mail.code.body':
    '{purpose}\n\n{code}\n\nVale {minutes, plural, one {# minuto} other {# minuti}}, una sola volta e solo sul dispositivo da cui l’hai richiesto.\n\nNessuno di Evenkeel ti chiederà mai questo codice. Non darlo a nessuno. Se non l’hai richiesto, ignora questo messaggio: senza il codice non succede nulla.',
  'mail.registeredAlready.subject': 'Qualcuno ha provato a registrarsi con la tua e-mail',
  'mail.registeredAlready.body':
    'Qualcuno, forse tu, ha provato a registrarsi su Evenkeel con questo indirizzo e-mail. Appartiene già a un account, quindi non è stato inviato alcun codice.\n\nSe sei stato tu: accedi, oppure reimposta la password dalla pagina di accesso.\n\nSe non sei stato tu, non devi fare nulla. A nessuno è stato detto che l’account esiste, e nulla è cambiato.',
  'mail.signedIn.subject': 'Nuovo accesso al tuo account Evenkeel',
  'mail.signedIn.body':
    'È stato effettuato l’accesso al tuo account da un dispositivo che non conoscevamo ancora.\n\n{facts}\n\n{notYou}',
  'mail.accountChanged.subject': 'Il tuo account Evenkeel: {event}',
  'mail.accountChanged.body':
    'C’è stata una modifica nel tuo account Evenkeel:\n\n{event}\n\n{facts}\n\n{notYou}',
  'mail.identityVerified.subject': 'La tua verifica è riuscita',
  'mail.identityVerified.body': 'Buone notizie: {event}.\n\nNon devi fare altro.',
  'mail.identityRefused.subject': 'Non è stato possibile completare la tua verifica',
  'mail.identityRefused.body':
    'Abbiamo esaminato i tuoi documenti: {event}.\n\n{facts}\n\nApri la verifica dell’identità nell’app, correggi i dati e inviali di nuovo.',
  'sms.code':
    '{purpose} {code}. Vale {minutes, plural, one {# minuto} other {# minuti}}. Nessuno di Evenkeel te lo chiederà mai.',
  'sms.registeredAlready':
    'Qualcuno ha provato a registrarsi su Evenkeel con questo numero, che ha già un account. Se sei stato tu, accedi o reimposta la password. Altrimenti non devi fare nulla.',
  'sms.signedIn':
    'Evenkeel: nuovo accesso, {device}, {at} UTC. Non sei stato tu? Cambia subito la password e congela l’account nell’app.',
  'sms.accountChanged':
    'Evenkeel: {event}, {at} UTC. Non sei stato tu? Cambia subito la password e congela l’account nell’app.',
  'sms.identityVerified': 'Evenkeel: {event}. Non devi fare altro.',
  'sms.identityRefused': 'Evenkeel: {event}. Apri l’app per vedere il motivo e inviare di nuovo.',
  'mail.event.signedIn': 'Nuovo accesso',
  'mail.event.passwordChanged': 'Password di accesso cambiata',
  'mail.event.transactionPasswordChanged': 'Password di transazione cambiata',
  'mail.event.secondFactorOn': 'Secondo fattore attivato',
  'mail.event.secondFactorOff': 'Secondo fattore disattivato',
  'mail.event.passkeyAdded': 'Passkey aggiunta',
  'mail.event.passkeyRemoved': 'Passkey rimossa',
  'mail.event.emailChanged': 'Indirizzo e-mail cambiato',
  'mail.event.phoneChanged': 'Numero di cellulare cambiato',
  'mail.event.walletLinked': 'Wallet collegato',
  'mail.event.antiPhishingChanged': 'Codice anti-phishing cambiato',
  'mail.event.allowListOn': 'Whitelist dei prelievi attivata',
  'mail.event.allowListOff': 'Whitelist dei prelievi disattivata',
  'mail.event.apiKeyMade': 'Chiave API creata',
  'mail.event.apiKeyRemoved': 'Chiave API eliminata',
  'mail.event.frozen': 'Account congelato',
  'mail.event.thawed': 'Account sbloccato',
  'mail.event.identityVerified': 'Verifica di base superata',
  'mail.event.identityRefused': 'Verifica di base non superata',
  'mail.event.advancedVerified': 'Verifica avanzata superata',
  'mail.event.advancedRefused': 'Verifica avanzata non superata',
  'mail.left': 'Codici di recupero rimasti: {left}',
  'mail.event.recoveryCodeUsed': 'Codice di recupero usato',
  'mail.event.recoveryCodesMade': 'Nuovi codici di recupero creati',
  'mail.event.wrongPasswords': 'Password errate ripetute',
  'mail.wrongPasswords.subject':
    'Sono state inserite molte password errate per il tuo account Evenkeel',
  'mail.wrongPasswords.body':
    'Qualcuno ha inserito più e più volte una password errata per il tuo account nel giro di pochi minuti, da dispositivi che non conosciamo. Nessuno di questi tentativi è riuscito. L’ultimo:\n\n{facts}\n\nSe eri tu e hai dimenticato la password, reimpostala dalla pagina di accesso.\n\nSe non eri tu: nessuno è entrato, e ogni nuovo tentativo diventa più difficile. Assicurati che la password di accesso sia lunga e non usata altrove, e attiva un autenticatore o una passkey nel centro sicurezza.\n\nRicevi questo messaggio al massimo una volta al giorno.',
  'sms.wrongPasswords':
    'Evenkeel: molte password errate inserite per il tuo account, {at} UTC. Nessuno è entrato. Non eri tu? Usa una password lunga che non usi altrove e attiva un autenticatore nell’app.',
  'mail.event.frozenByOperator': 'Account congelato dall’exchange',
  'mail.event.thawedByOperator': 'Account sbloccato dall’exchange',
  'mail.frozenByOperator.subject': 'Il tuo account Evenkeel è stato congelato',
  'mail.frozenByOperator.body':
    'Abbiamo congelato il tuo account. Tutti i dispositivi sono stati disconnessi e nessuno può accedere.\n\n{facts}\n\nI tuoi fondi e gli ordini aperti restano come sono. Non puoi sbloccare l’account da solo: contatta l’assistenza clienti.',
  'sms.frozenByOperator':
    'Evenkeel: il tuo account è stato congelato, {at} UTC. Solo l’assistenza clienti può sbloccarlo.',
  'mail.thawedByOperator.subject': 'Il tuo account Evenkeel è stato sbloccato',
  'mail.thawedByOperator.body':
    'Abbiamo sbloccato il tuo account.\n\n{facts}\n\nSe lo avevi congelato anche tu, sbloccalo nella pagina di accesso. Altrimenti puoi accedere come prima.',
  'sms.thawedByOperator': 'Evenkeel: l’exchange ha sbloccato il tuo account, {at} UTC.',
} satisfies typeof en
