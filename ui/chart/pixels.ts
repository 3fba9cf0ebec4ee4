/** Whether the browser counts a canvas in the pixels that it is shown with. */

/**
 * Where a device is only emulated, as in developers' tools and in tests, Chromium answers in pixels of the machine
 * and not of the device, and a canvas that believes it is blurred.
 */
export function countsPixels(place: HTMLElement): Promise<boolean> {
  return new Promise((resolve) => {
    const observer = new ResizeObserver(([entry]) => {
      observer.disconnect()
      const counted = entry?.devicePixelContentBoxSize[0]?.inlineSize ?? 0
      resolve(Math.abs(counted - place.clientWidth * devicePixelRatio) < 2)
    })
    try {
      observer.observe(place, { box: 'device-pixel-content-box' })
    } catch {
      resolve(true) // A browser that cannot count is asked in another way.
    }
  })
}

/** Makes something that asks for the count while it is made, and is to find that nobody counts. */
export function withoutCount<Made>(make: () => Made): Made {
  const { observe } = ResizeObserver.prototype
  ResizeObserver.prototype.observe = function (target, options) {
    if (options?.box === 'device-pixel-content-box') throw new TypeError('nobody counts here')
    observe.call(this, target, options)
  }
  try {
    return make()
  } finally {
    ResizeObserver.prototype.observe = observe
  }
}
