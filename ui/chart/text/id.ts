/** What a chart says beside its figures, in Indonesian. */
import type en from './en.ts'

export default {
  'chart.own': 'Tampilkan order dan transaksi saya',
  'chart.ownList': 'Order dan transaksi saya di grafik ini',
  'chart.remaining': 'Sisa',
  'chart.full': 'Grafik layar penuh',
  'chart.paramsOf': 'Parameter {name}',
  'chart.reset': 'Kembalikan ke awal',
  'chart.save': 'Simpan',
  'chart.param.period': 'Periode',
  'chart.param.periodOf': 'Periode {of}',
  'chart.param.deviations': 'Simpangan baku',
  'chart.param.fast': 'Periode cepat',
  'chart.param.slow': 'Periode lambat',
  'chart.param.signal': 'Periode sinyal',
  'chart.param.smoothing': 'Penghalusan {of}',
  'chart.problem.range': 'Bilangan bulat dari {least} sampai {most}',
  'chart.problem.decimals': 'Angka dari {least} sampai {most}, maksimal 2 desimal',
  'chart.problem.twice': 'Periode ini sudah dipakai',
  'chart.problem.fastBelowSlow': 'Periode lambat harus lebih panjang dari yang cepat',
} satisfies typeof en
