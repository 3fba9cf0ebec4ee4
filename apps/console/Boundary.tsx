/** Catches what a page throws, so that the rest of the console is not lost with it. */
import { Component, type ReactNode } from 'react'
import styles from './Boundary.module.css'

type Props = { readonly children: ReactNode }

/** Speaks English only: what failed may have been the texts themselves. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className={styles.failed} role="alert">
        <h1 className={styles.title}>This page could not be shown.</h1>
        <button type="button" className={styles.reload} onClick={() => location.reload()}>
          Reload
        </button>
      </div>
    )
  }
}
