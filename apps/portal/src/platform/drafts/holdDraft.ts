/** Drafts of new documents of this window: whether their page is still open. */
const isOpenHere = new Map<string, boolean>();

/** Only there where the address is `https` or of this computer; elsewhere a draft whose page is open in another window is offered, too. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks;

/** Tells all windows of this browser that the page of a draft is open, until the returned function is called or the window is gone. */
export function hold(key: string): () => void {
  isOpenHere.set(key, true);
  let release = (): void => undefined;
  const isOver = new Promise<void>((resolve) => (release = resolve));
  void locks()?.request(key, () => isOver);
  return () => {
    isOpenHere.set(key, false);
    release();
  };
}

/** Another window has the page of the draft open, too, as when its tab was duplicated. Asked of a draft that is held here. */
export async function isAwaitedElsewhere(key: string): Promise<boolean> {
  const { pending = [] } = (await locks()?.query()) ?? {};
  return pending.some(({ name }) => name === key);
}

/** Answers which drafts have an open page. */
export async function openPages(): Promise<(key: string) => boolean> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const openAnywhere = new Set(held.map(({ name }) => name));
  // This window knows it before its lock is given back.
  return (key) => isOpenHere.get(key) ?? openAnywhere.has(key);
}
