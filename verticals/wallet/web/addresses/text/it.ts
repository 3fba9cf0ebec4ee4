/** Texts of the address book, in Italian. */
import type en from './en.ts'

export default {
  'refusal.addressMalformed': 'Questo non è un indirizzo valido di questa rete.',
  'refusal.addressChecksumWrong':
    'L’indirizzo contiene un errore: il checksum non corrisponde. Copialo di nuovo.',
  'refusal.addressOfOtherNetwork':
    'Questo indirizzo appartiene a un’altra rete. Scegli la rete giusta o un altro indirizzo.',
  'refusal.addressKnown': 'Questo indirizzo è già nella tua rubrica.',
  'refusal.tooManyAddresses': 'La rubrica è piena: massimo 100 indirizzi. Eliminane prima uno.',
  'refusal.addressDoesNotExist': 'Questo indirizzo non è più nella tua rubrica.',
  'addresses.title': 'Rubrica indirizzi',
  'addresses.add': 'Aggiungi indirizzo',
  'addresses.search': 'Cerca moneta, nota o indirizzo',
  'addresses.none': 'Nessun indirizzo. Salva le destinazioni dei prelievi e scegli con un tocco.',
  'addresses.noneHere': 'Nessun indirizzo {asset} salvato su {network}.',
  'addresses.usableFrom': 'Nuovo: utilizzabile dal {time}',
  'addresses.copy': 'Copia indirizzo',
  'addresses.entry': 'Dettagli indirizzo',
  'addresses.addedAt': 'Aggiunto',
  'addresses.save': 'Salva',
  'addresses.saved': 'Nota salvata',
  'addresses.remove': 'Elimina',
  'addresses.removeAsk': 'Eliminare «{remark}» dalla rubrica?',
  'addresses.removeHint': 'Per usarlo di nuovo dalla rubrica dovrai aggiungerlo un’altra volta.',
  'addresses.removed': 'Indirizzo eliminato',
  'addresses.added': 'Indirizzo aggiunto',
  'addresses.coin': 'Moneta',
  'addresses.chooseCoin': 'Scegli una moneta',
  'addresses.network': 'Rete',
  'addresses.chooseNetwork': 'Scegli una rete',
  'addresses.address': 'Indirizzo',
  'addresses.addressPlace': 'Inserisci o incolla l’indirizzo',
  'addresses.paste': 'Incolla',
  'addresses.pasteFailed':
    'Il browser non permette di leggere gli appunti. Incolla direttamente nel campo.',
  'addresses.networkHint':
    'Il wallet di destinazione deve supportare {network}. Le monete inviate su un’altra rete possono andare perse.',
  'addresses.remark': 'Nota',
  'addresses.remarkPlace': 'Ad esempio: wallet hardware',
  'addresses.transactionPassword': 'Password di transazione',
  'addresses.secondCode': 'Codice dell’autenticatore o di recupero',
  'addresses.rest':
    'Con la lista autorizzata attiva, un nuovo indirizzo è utilizzabile dopo 24 ore.',
  'addresses.choose': 'Scegli un indirizzo',
  'addresses.enterAddress': 'Inserisci un indirizzo',
  'addresses.enterRemark': 'Inserisci una nota',
  'addresses.enterPassword': 'Inserisci la password di transazione',
  'addresses.enterCode': 'Inserisci il codice',
} satisfies typeof en
