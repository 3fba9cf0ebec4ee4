/** The gallery's layers over the page, its menu, its messages and its long list. */
import {
  type Area,
  AreaPicker,
  Badge,
  Button,
  Details,
  Dialog,
  DialogText,
  InfiniteList,
  LanguagePicker,
  ListRow,
  Sheet,
  SideMenu,
  useToast,
} from '@evenkeel/ui'
import { useState } from 'react'
import styles from './Gallery.module.css'
import { Part } from './Part.tsx'
import { areas } from './samples.ts'

type Layer = 'sheet' | 'order' | 'message' | 'menu' | 'area' | 'language'

export function Over() {
  const toast = useToast()
  const [open, setOpen] = useState<Layer>()
  const [area, setArea] = useState<Area>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Part title="Layers">
        <div className={styles.row}>
          {(['sheet', 'order', 'message', 'menu', 'area', 'language'] as const).map((layer) => (
            <Button key={layer} size="small" look="quiet" onClick={() => setOpen(layer)}>
              {layer}
            </Button>
          ))}
        </div>
        <p className={styles.quiet}>
          {area === undefined ? 'No area' : `${area.name} ${area.code}`}
        </p>
      </Part>
      <Part title="Toasts">
        <div className={styles.row}>
          <Button size="small" look="quiet" onClick={() => toast('Order placed', 'success')}>
            success
          </Button>
          <Button size="small" look="quiet" onClick={() => toast('Insufficient funds', 'failure')}>
            failure
          </Button>
          <Button size="small" look="quiet" onClick={() => toast('Loading…', 'loading')}>
            loading
          </Button>
        </div>
      </Part>
      <Part title="10,000 rows">
        <Long />
      </Part>

      <Sheet open={open === 'sheet'} title="Select pair" onClose={close}>
        <ListRow title="BTC/USDT" detail="Vol 2.18B" value="118,264.51" onPress={close} />
        <ListRow title="ETH/USDT" detail="Vol 1.34B" value="4,312.07" onPress={close} />
        <ListRow title="Another layer on top" chevron onPress={() => setOpen('message')} />
      </Sheet>
      <Dialog
        open={open === 'order'}
        title="Confirm order"
        look="up"
        confirm="Confirm buy"
        onConfirm={close}
        onClose={close}
      >
        <Details
          rows={[
            { label: 'Pair', value: 'BTC/USDT' },
            { label: 'Side', value: 'Buy · Limit' },
            { label: 'Price', value: '118,264.51 USDT' },
            { label: 'Amount', value: '0.0105 BTC' },
            { label: 'Fee (0.1%)', value: '1.2418 USDT' },
          ]}
        />
      </Dialog>
      <Dialog
        open={open === 'message'}
        title="Not logged in"
        cancel={null}
        onConfirm={close}
        onClose={close}
      >
        <DialogText>Not logged in or session expired, go to login page!</DialogText>
      </Dialog>
      <SideMenu
        open={open === 'menu'}
        head={<b>ann@example.com</b>}
        current="/test"
        groups={[
          {
            id: 'main',
            rows: [
              { id: 'home', icon: 'home', label: 'Home', path: '/home' },
              { id: 'test', icon: 'image', label: 'Gallery', path: '/test' },
            ],
          },
          {
            id: 'account',
            title: 'Account',
            rows: [
              { id: 'identity', icon: 'identity', label: 'Verification', path: '/identity' },
              {
                id: 'service',
                icon: 'service',
                label: 'Customer service',
                end: <Badge tone="danger">3</Badge>,
              },
            ],
          },
        ]}
        onGo={() => undefined}
        onAct={close}
        onClose={close}
      />
      <AreaPicker
        open={open === 'area'}
        areas={areas}
        value={area}
        onConfirm={setArea}
        onClose={close}
      />
      <LanguagePicker open={open === 'language'} onChange={() => undefined} onClose={close} />
    </>
  )
}

const rows = Array.from({ length: 10_000 }, (_, nth) => ({ id: `${nth + 1}`, nth: nth + 1 }))

/** Comes in pages of 200; the third fails once. */
function Long() {
  const [count, setCount] = useState(200)
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState<'not yet' | 'now' | 'before'>('not yet')
  function more() {
    setLoading(true)
    setTimeout(() => {
      setLoading(false)
      const fails = count === 400 && failed === 'not yet'
      setFailed(fails ? 'now' : failed === 'now' ? 'before' : failed)
      if (!fails) setCount(Math.min(rows.length, count + 200))
    }, 300)
  }
  return (
    <div className={styles.box}>
      <InfiniteList
        scroll="box"
        label="Records"
        rows={rows.slice(0, count)}
        rowPx={60}
        more={count < rows.length}
        loading={loading}
        failed={failed === 'now'}
        keyOf={({ id }) => id}
        onMore={more}
      >
        {({ nth }) => <ListRow title={`Record ${nth}`} detail="Transfer" value={`+${nth}.00`} />}
      </InfiniteList>
    </div>
  )
}
