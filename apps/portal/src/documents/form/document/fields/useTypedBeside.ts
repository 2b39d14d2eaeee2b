import { useEffect } from 'react';
import { nothingBeside, useOpenForm } from '../openForm.ts';

/** Says that something is typed beside the fields of the form: the foot and the tab show it. */
export function useTypedBeside(isUnsaved: boolean, isKept: boolean): void {
  const { beside } = useOpenForm();
  useEffect(() => {
    beside.set(() => ({ isUnsaved, isKept }));
    return () => beside.set(() => nothingBeside);
  }, [beside, isUnsaved, isKept]);
}
