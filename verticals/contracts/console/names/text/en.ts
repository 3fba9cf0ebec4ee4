/** The name of contracts in the console's navigation, in English: the keys of every other language. */
export default {
  'contractDesk.name': 'Contract risk',
}
