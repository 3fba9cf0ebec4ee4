/** The texts of deposits, in Spanish. */
import type en from './en.ts'

export default {
  'refusal.depositsNotTaken': 'Los depósitos en esta red están suspendidos.',
  'refusal.belowDepositMinimum': 'El depósito mínimo es de {minimum} {asset}.',
  'refusal.transactionMalformed': 'Esto no es un ID de transacción (TxID) de esta red.',
  'refusal.transactionKnown': 'Esta transacción ya figura entre tus depósitos.',
  'refusal.proofMissing': 'Sube una imagen del comprobante de pago.',
  'refusal.tooManyDeposits':
    'Ya tienes {most} depósitos en revisión. Espera a que se resuelva alguno.',
  'refusal.faucetEmpty':
    'Ya has recibido los fondos de prueba de hoy de esta moneda. Vuelve mañana.',
  'refusal.depositDoesNotExist': 'Este depósito no existe.',
  'deposit.title': 'Depositar',
  'deposit.records': 'Depósitos',
  'deposit.coin': 'Moneda',
  'deposit.chooseCoin': 'Elige una moneda',
  'deposit.searchCoin': 'Buscar monedas',
  'deposit.network': 'Red',
  'deposit.chooseNetwork': 'Elige una red',
  'deposit.address': 'Dirección de depósito de {asset}',
  'deposit.wrongNetwork':
    'Envía solo {asset} por {network} a esta dirección. Lo que se envíe por otra red se perderá.',
  'deposit.sandboxTitle': 'Dirección de sandbox',
  'deposit.sandbox':
    'No envíes nada a esta dirección: todo lo que se envíe se perderá. Usa los fondos de prueba.',
  'deposit.testChain':
    'Envía solo monedas de la red de prueba a la que está conectado este sandbox. Las monedas reales enviadas aquí se pierden.',
  'deposit.shared':
    'Todos los usuarios comparten esta dirección. Registra tu pago abajo para que se te acredite.',
  'deposit.minimum': 'Depósito mínimo',
  'deposit.confirmations': 'Se acredita tras',
  'deposit.about':
    '{count, plural, one {aprox. # confirmación de la red} many {aprox. # de confirmaciones de la red} other {aprox. # confirmaciones de la red}}',
  'deposit.afterReview': 'la revisión de nuestro equipo',
  'deposit.account': 'Se acredita en',
  'deposit.automatic':
    'Los depósitos en esta red se acreditan automáticamente. Registra tu pago solo si no aparece.',
  'deposit.reviewed':
    'Nuestro equipo revisa los depósitos en esta red. Registra tu pago después de enviarlo.',
  'deposit.sandboxReview':
    'Así se envía un pago a revisión. En un sandbox puedes inventarlo: sus operadores deciden sobre él.',
  'deposit.tell': 'Registrar un pago',
  'deposit.amount': 'Importe',
  'deposit.transaction': 'TxID (opcional)',
  'deposit.proof': 'Comprobante de pago',
  'deposit.submit': 'Enviar a revisión',
  'deposit.enterAmount': 'Introduce un importe',
  'deposit.addProof': 'Añade el comprobante',
  'deposit.submitted': 'Enviado. Te avisaremos cuando se haya revisado.',
  'deposit.recent': 'Depósitos recientes',
  'deposit.all': 'Todos los depósitos',
  'deposit.none': 'Aún no hay depósitos. El primero aparecerá aquí.',
  'deposit.testFunds': 'Fondos de prueba',
  'deposit.testFundsAbout':
    'Monedas gratis para probar este sandbox, una vez al día. No tienen valor.',
  'deposit.getTestFunds': 'Obtener {amount} {asset}',
  'deposit.testFundsTaken': 'Ya has recibido los {asset} de hoy. Mañana habrá más (UTC).',
  'deposit.testFundsComing': 'Los fondos de prueba están en camino.',
  'deposit.unavailable': 'Ahora mismo no se puede depositar ninguna moneda.',
  'deposit.details': 'Detalles del depósito',
  'deposit.time': 'Hora',
  'deposit.status': 'Estado',
  'deposit.reason': 'Motivo',
  'deposit.txid': 'TxID',
  'deposit.explorer': 'Ver en el explorador',
  'deposit.status.confirming': 'Confirmando {done}/{needed}',
  'deposit.status.credited': 'Acreditado',
  'deposit.status.belowMinimum': 'Por debajo del mínimo',
  'deposit.status.dropped': 'Descartado por la red',
  'deposit.status.pendingReview': 'Pendiente de revisión',
  'deposit.status.approved': 'Aprobado',
  'deposit.status.rejected': 'Rechazado',
  'deposit.belowMinimumAbout':
    'El importe es inferior al depósito mínimo, por lo que no se ha acreditado.',
  'deposit.droppedAbout':
    'La red descartó el bloque con este depósito. Si vuelve a llegar, se acreditará de nuevo.',
  'deposit.reviewAbout':
    'Nuestro equipo está comprobando este depósito. Te avisaremos del resultado.',
} satisfies typeof en
