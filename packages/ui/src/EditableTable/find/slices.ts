/** Long work in slices, between which the browser draws and takes keys. */
export interface Slices {
  /** Calls back after the browser had its turn. Answers how to give that up. */
  later: (work: () => void) => () => void;
  /** Begins a slice. Answers whether there is time left in it. */
  begin: () => () => boolean;
}

/** Half of what a frame has. */
const sliceMs = 8;

export const browserSlices: Slices = {
  later(work) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  },
  begin() {
    const end = performance.now() + sliceMs;
    return () => performance.now() < end;
  },
};
