/** Texts of the address book, in Spanish. */
import type en from './en.ts'

export default {
  'refusal.addressMalformed': 'Esta no es una dirección válida de esta red.',
  'refusal.addressChecksumWrong':
    'La dirección contiene un error: la suma de verificación no coincide. Cópiala de nuevo.',
  'refusal.addressOfOtherNetwork':
    'Esta dirección es de otra red. Elige la red correcta u otra dirección.',
  'refusal.addressKnown': 'Esta dirección ya está en tu libreta de direcciones.',
  'refusal.tooManyAddresses':
    'Tu libreta está llena: 100 direcciones como máximo. Elimina una primero.',
  'refusal.addressDoesNotExist': 'Esta dirección ya no está en tu libreta.',
  'addresses.title': 'Libreta de direcciones',
  'addresses.add': 'Añadir dirección',
  'addresses.search': 'Buscar moneda, nota o dirección',
  'addresses.none':
    'Aún no hay direcciones. Guarda tus destinos de retiro y elígelos con un toque.',
  'addresses.noneHere': 'Aún no hay direcciones de {asset} en {network}.',
  'addresses.usableFrom': 'Nueva: disponible desde el {time}',
  'addresses.copy': 'Copiar dirección',
  'addresses.entry': 'Detalles de la dirección',
  'addresses.addedAt': 'Añadida',
  'addresses.save': 'Guardar',
  'addresses.saved': 'Nota guardada',
  'addresses.remove': 'Eliminar',
  'addresses.removeAsk': '¿Eliminar «{remark}» de tu libreta?',
  'addresses.removeHint': 'Para volver a usarla desde tu libreta tendrás que añadirla de nuevo.',
  'addresses.removed': 'Dirección eliminada',
  'addresses.added': 'Dirección añadida',
  'addresses.coin': 'Moneda',
  'addresses.chooseCoin': 'Elige una moneda',
  'addresses.network': 'Red',
  'addresses.chooseNetwork': 'Elige una red',
  'addresses.address': 'Dirección',
  'addresses.addressPlace': 'Escribe o pega la dirección',
  'addresses.paste': 'Pegar',
  'addresses.pasteFailed': 'Tu navegador no permite leer el portapapeles. Pega en el campo.',
  'addresses.networkHint':
    'La billetera de destino debe admitir {network}. Lo enviado por otra red puede perderse.',
  'addresses.remark': 'Nota',
  'addresses.remarkPlace': 'Por ejemplo: billetera física',
  'addresses.transactionPassword': 'Contraseña de transacción',
  'addresses.secondCode': 'Código del autenticador o de recuperación',
  'addresses.rest':
    'Con la lista blanca activada, una dirección nueva se puede usar a las 24 horas.',
  'addresses.choose': 'Elige una dirección',
  'addresses.enterAddress': 'Introduce una dirección',
  'addresses.enterRemark': 'Introduce una nota',
  'addresses.enterPassword': 'Introduce tu contraseña de transacción',
  'addresses.enterCode': 'Introduce el código',
} satisfies typeof en
