/** Answers that are made once and kept, as long as they are among the last that were asked for. */

export function kept<Value>(most: number, make: (key: number) => Value): (key: number) => Value {
  const values = new Map<number, Value>()
  return (key) => {
    const value = values.get(key) ?? make(key)
    values.delete(key)
    values.set(key, value)
    if (values.size > most) values.delete(values.keys().next().value!)
    return value
  }
}
