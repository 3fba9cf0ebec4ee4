/** What an import of a stylesheet gives: the class names of a CSS module, or nothing. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>
  export default names
}
declare module '*.css'
