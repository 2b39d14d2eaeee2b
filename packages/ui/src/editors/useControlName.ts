import { useLayoutEffect, useState } from 'react';

/** The name of a control that is no native field: what the application says, or the words of the label that points at its id. */
export function useControlName(id: string | undefined, given: string | undefined): string | undefined {
  const [label, setLabel] = useState<string>();
  useLayoutEffect(() => {
    if (given === undefined && id !== undefined) setLabel(document.querySelector<HTMLLabelElement>(`label[for="${CSS.escape(id)}"]`)?.textContent ?? undefined);
  }, [id, given]);
  return given ?? label;
}
