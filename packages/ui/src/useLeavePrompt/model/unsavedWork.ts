/** Forms with unsaved work, each with the part of the application it belongs to. */
const unsaved = new Map<object, string | undefined>();

const askFirst = (event: Event): void => event.preventDefault();

/**
 * Notes a form with unsaved work. While there is any, closing or reloading the window asks first.
 * @param scope part of the application that can be left on its own, e.g. the id of a tab
 * @returns takes the note back
 */
export function noteUnsaved(form: object, scope?: string): () => void {
  unsaved.set(form, scope);
  globalThis.addEventListener?.('beforeunload', askFirst);
  return () => {
    unsaved.delete(form);
    if (unsaved.size === 0) globalThis.removeEventListener?.('beforeunload', askFirst);
  };
}

/** Whether leaving would lose work: in one part of the application, or without `scope` anywhere. */
export const hasUnsavedWork = (scope?: string): boolean => (scope === undefined ? unsaved.size > 0 : [...unsaved.values()].includes(scope));
