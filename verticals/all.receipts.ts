/** Every kind of receipt that anybody can check by its file, one line each, and how their key is replaced. */
import type { ReceiptFile } from '@evenkeel/wire/server'
import { contractReceipts } from './contracts/receiptFile.ts'
import { optionReceipts } from './options/receiptFile.ts'

export { addReceiptKey } from './market/receipts/keys.ts'

export const receiptFiles: readonly ReceiptFile[] = [optionReceipts, contractReceipts]
