/** The texts of the proof of liabilities, in Spanish. */
import type en from './en.ts'

export default {
  'refusal.proofDoesNotExist': 'No existe ninguna prueba con este número.',
  'refusal.proofTreeNotKept':
    'El árbol de esta prueba ya no se conserva. Los de las más recientes, sí.',
  'proof.none': 'Aún no se ha publicado ninguna prueba.',
  'proof.sandbox': 'Esto es un sandbox: ni los saldos ni la custodia son dinero real.',
  'proof.number': 'Número de prueba',
  'proof.time': 'Saldos a fecha de',
  'proof.members': 'Usuarios con saldo',
  'proof.coins': 'Por moneda',
  'proof.owed': 'Los usuarios tienen',
  'proof.custody': 'En custodia, según nuestro libro mayor',
  'proof.custodySandbox': 'Sandbox (sin cadena)',
  'proof.custodyNote':
    'Las cifras de custodia son las de nuestro libro mayor, cadena por cadena. Esta prueba no demuestra que las monedas estén ahí.',
  'proof.own': 'Tu propia comprobación',
  'proof.ownHint':
    'Tu navegador hace él mismo los cálculos con tu UID y tus saldos, y compara el resultado con lo que se publicó para todos.',
  'proof.demo':
    'Las pruebas son de saldos reales. Cambia a tu cuenta real para comprobar los tuyos.',
  'proof.signIn': 'Inicia sesión para comprobar tus saldos',
  'proof.check': 'Comprobar mis saldos',
  'proof.verdict.included': 'Tus saldos están en esta prueba.',
  'proof.verdict.heldNothing': 'En ese momento no tenías nada, así que no hay nada que incluir.',
  'proof.verdict.leftOut':
    'En ese momento tenías monedas, pero no estás en esta prueba. Haz una captura y contáctanos.',
  'proof.verdict.fails': 'Esta prueba no coincide con tus saldos. Haz una captura y contáctanos.',
  'proof.step.statement': 'La declaración tiene el hash que se publicó',
  'proof.step.leaf': 'Tu hoja se compone de tu UID {uid} y los importes de abajo',
  'proof.step.root': 'Pasos de tu hoja a la raíz publicada: {count}',
  'proof.step.totals': 'Las sumas en la raíz son los totales publicados',
  'proof.step.bill': 'Los importes son los de tu extracto en ese momento',
  'proof.inProof': 'En la prueba',
  'proof.byBill': 'Según tu extracto',
  'proof.hashes': 'Todos los hashes del camino',
  'proof.meaning': 'Qué demuestra y qué no',
  'proof.proves':
    'Demuestra que los totales son la suma de todas las hojas, que ninguna es negativa y que la tuya está entre ellas. Cuantos más usuarios lo comprueben, más seguro es que no falta nadie.',
  'proof.provesNot':
    'No demuestra que las monedas en custodia estén ahí, ni que no debamos nada a terceros.',
  'proof.shows':
    'El árbol muestra cada saldo sin nombre, con una sal nueva cada vez. Quien conozca tus saldos exactos podría reconocerlos.',
  'proof.evidence': 'Compruébalo tú',
  'proof.hash': 'Hash de esta prueba',
  'proof.root': 'Raíz del árbol',
  'proof.previous': 'Hash de la prueba anterior',
  'proof.journal': 'Diario tras el lote {batch}',
  'proof.compare': 'Compara el hash con el que ven los demás: debe ser el mismo para todos.',
  'proof.download': 'Descargar el árbol',
  'proof.verify': 'Cualquiera puede verificar el archivo:',
  'proof.keys': 'Claves con las que se firman los comprobantes',
  'proof.keyNow': 'Firma ahora',
  'proof.keyBefore': 'Reemplazada; sus comprobantes siguen siendo válidos',
  'proof.keysHint':
    'Cada comprobante de una opción o posición se firma con Ed25519. Guarda una clave para comprobar comprobantes con ella más adelante: la lista solo crece.',
  'proof.all': 'Todas las pruebas',
  'proof.nth': 'Prueba {number}',
} satisfies typeof en
