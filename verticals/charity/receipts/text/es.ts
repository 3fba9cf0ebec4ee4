/** What a receipt says, in Spanish. */
import type en from './en.ts'

export default {
  'receipt.title': 'Recibo de donación',
  'receipt.number': 'Número de recibo',
  'receipt.date': 'Fecha',
  'receipt.project': 'Proyecto',
  'receipt.donor': 'Donante',
  'receipt.contact': 'Contacto',
  'receipt.address': 'Dirección',
  'receipt.amount': 'Importe donado',
  'receipt.fiat': 'Importe en moneda fiat',
  'receipt.worth': 'Valorado en',
  'receipt.price': 'Precio de referencia',
  'receipt.rate': 'Tipo de cambio de referencia',
  'receipt.received':
    '{issuer} confirma que ha recibido esta donación y que la conserva para el proyecto indicado hasta su pago.',
  'receipt.nothingInReturn': 'No se entregó nada a cambio. No se cobró ninguna comisión.',
  'receipt.check': 'Si es deducible de impuestos depende de la ley de tu lugar de residencia.',
  'receipt.sandbox':
    'Sandbox: este exchange no maneja dinero real y este recibo no acredita ninguna donación real.',
} satisfies typeof en
