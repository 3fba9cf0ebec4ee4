/** An e-mail address or another that is long: where it does not fit, it breaks before its sign. */
import { Fragment } from 'react'

export function Address({ value }: { value: string }) {
  const [name, ...host] = value.split(/(?=@)/)
  return (
    <>
      {name}
      {host.map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}
