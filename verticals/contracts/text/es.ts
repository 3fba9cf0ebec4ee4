/** What the server answers about contracts, in Spanish. */
import type en from './en.ts'

export default {
  'refusal.contractDoesNotExist': 'Este contrato no existe.',
  'refusal.lotsInvalid': 'Introduce lotes enteros, de 1 a {maximum}.',
  'refusal.leverageNotOffered': 'Este apalancamiento no está disponible para este contrato.',
  'refusal.distanceInvalid': 'La distancia del trailing debe estar entre 0,01 % y 50 %.',
  'refusal.marketClosed': 'Este mercado está cerrado en este momento. Abre el {opensUtc} (UTC).',
  'refusal.positionTooSmall': 'Puedes cerrar como máximo {lots} lotes de esta posición.',
  'refusal.positionTooLarge':
    'Con este apalancamiento una posición puede valer como máximo {maximum} USDT.',
  'refusal.openInterestReached': 'Ahora mismo solo se pueden abrir {lots} lotes más en este lado.',
  'refusal.targetPriceWrong':
    'El take profit y el stop loss deben estar en el lado correcto del precio.',
  'refusal.tooManyTargets':
    'Una posición puede tener como máximo {maximum} órdenes de take profit y stop loss.',
  'refusal.positionDoesNotExist': 'No tienes esa posición.',
  'refusal.contractTermsUnsound':
    'Estos términos no son válidos: los tramos deben subir en valor y mantenimiento y bajar en apalancamiento, la comisión de taker debe quedar por debajo del mantenimiento y este por debajo del margen del mayor apalancamiento.',
  'refusal.maintenanceRaised':
    'No se puede subir el mantenimiento mientras haya posiciones abiertas: movería sus precios de liquidación.',
} satisfies typeof en
