/** What an import of a stylesheet or a picture gives: class names of a CSS module, nothing, an address. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>
  export default names
}
declare module '*.css'
declare module '*.svg' {
  const url: string
  export default url
}
